import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { apiKey, setUpSimulator, value } from "../../../../tests/simulators/recall/test-setup";
import { someBot } from "../../../../tests/support/fake-provider";
import type { BotProvider } from "../bot-provider";
import { createRecallProvider } from "./recall.server";

const simulator = setUpSimulator();
let provider: BotProvider;
beforeAll(() => {
  provider = createRecallProvider({ baseUrl: simulator().url, apiKey }, fetch);
});

describe("what a meeting leaves behind", () => {
  test("the transcript is asked for, then fetched; a word without times keeps its text", async () => {
    const { botId, recordingId } = await recordedMeeting();
    expect(await provider.requestTranscript(recordingId, "t1")).toMatchObject({ ok: true });
    const waiting = value(await provider.getBot(botId)).recordings[0];
    expect(waiting?.transcript).toEqual({ status: "processing", url: null });

    simulator().control.configure({ speed: 1 });
    await simulator().control.advance(3_000);
    simulator().control.configure({ speed: 0 });
    const url = value(await provider.getBot(botId)).recordings[0]?.transcript.url ?? "";
    const parts = value(await provider.fetchTranscript(url));
    expect(parts[0]?.participant).toEqual({ id: 100, name: "Maya Okafor", isHost: true });
    expect(parts[0]?.words[0]).toMatchObject({ text: "Morning,", start: 1.2 });
    const unnamed = parts.find((part) => part.participant.name === null);
    expect(unnamed?.words.at(-1)).toEqual({ text: "you.", start: null, end: null });
    const sams = parts.filter((part) => part.participant.name === "Sam Lindqvist");
    expect(new Set(sams.map((part) => part.participant.id)).size).toBe(2);
  });

  test("the sound is a file of its own", async () => {
    const { recording } = await recordedMeeting();
    expect(recording).toMatchObject({ video: { status: "done" }, audio: { status: "done" } });
    const sound = await fetch(recording.audio.url ?? "");
    expect(sound.headers.get("content-type")).toBe("audio/mpeg");
    expect(new Uint8Array(await sound.arrayBuffer()).slice(0, 2)).toEqual(Uint8Array.of(255, 251));
  });

  test("the participant events carry the chat", async () => {
    const { recording } = await recordedMeeting();
    const url = recording.participantEvents.url ?? "";
    const events = value(await provider.fetchParticipantEvents(url));
    const chat = events.filter((event) => event.action === "chat_message");
    expect(chat).toHaveLength(4);
    expect(chat[0]).toMatchObject({ text: "Hello, I record.", participant: { name: "Notetaker" } });
    expect(chat[1]).toMatchObject({ at: 95, participant: { name: "Dana Fisher" } });
    expect(chat[1]?.text).toContain("R&D/prices <2026>");
    expect(events.find((event) => event.action === "join")?.text).toBeNull();
  });

  test("deleteMedia takes everything away, for good", async () => {
    const { botId, recording } = await recordedMeeting();
    expect(await provider.deleteMedia(botId)).toEqual({ ok: true, value: undefined });

    const [after] = value(await provider.getBot(botId)).recordings;
    expect(after).toMatchObject({ status: "deleted", video: { status: "deleted", url: null } });
    expect(
      await provider.fetchParticipantEvents(recording.participantEvents.url ?? ""),
    ).toMatchObject({ class: "gone", status: 404 });
    expect(await provider.deleteMedia(botId)).toMatchObject({ class: "gone" });
  });

  test("an expired address is to be fetched anew, not a lost recording", async () => {
    const { recording } = await recordedMeeting();
    await simulator().control.advance(3_601_000);
    const answer = await provider.fetchParticipantEvents(recording.participantEvents.url ?? "");
    expect(answer).toMatchObject({ class: "retry", status: 403, code: "download_403" });
  });

  test("downloads are fetched without our key", async () => {
    const { recording } = await recordedMeeting();
    let sent = new Headers({ authorization: "unset" });
    const spying = createRecallProvider({ baseUrl: simulator().url, apiKey }, (input, init) => {
      sent = new Headers(init?.headers);
      return fetch(input, init);
    });
    value(await spying.fetchParticipantEvents(recording.participantEvents.url ?? ""));
    expect(sent.get("authorization")).toBeNull();
  });

  test("only https addresses are fetched when the API itself is reached by https", async () => {
    let fetched = 0;
    const secure = createRecallProvider({ baseUrl: "https://recall.example", apiKey }, () => {
      fetched += 1;
      return Promise.reject(new Error("must not be fetched"));
    });
    for (const url of ["http://files.example/a", "ftp://files.example/a", "/a", ""]) {
      expect(await secure.fetchTranscript(url)).toMatchObject({ code: "bad_download_url" });
    }
    expect(fetched).toBe(0);
  });

  test("a download that is larger than allowed is dropped, not held in memory", async () => {
    const server = createServer((_request, response) => response.end(`["${"x".repeat(5_000)}"]`));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const limits = { downloadBytes: 4_000 };
    const small = createRecallProvider({ baseUrl: simulator().url, apiKey }, fetch, limits);
    expect(await small.fetchTranscript(url)).toMatchObject({ code: "answer_too_large" });
    server.close();
  });
});

test("a redirect is followed neither by a call, which carries our key, nor by a download", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const isThere = request.url === "/elsewhere";
    response.writeHead(isThere ? 200 : 307, { Location: "/elsewhere" }).end("[]");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirected = createRecallProvider({ baseUrl, apiKey }, fetch);
  expect(await redirected.getBot("b")).toMatchObject({ class: "paused", code: "http_307" });
  const download = await redirected.fetchTranscript(`${baseUrl}/transcript`);
  expect(download).toMatchObject({ class: "retry", code: "download_307" });
  expect(asked).toEqual(["/api/v1/bot/b/", "/transcript"]);
  server.close();
});

async function recordedMeeting(asked: Parameters<typeof someBot>[0] = {}) {
  const { botId } = value(await provider.createBot(someBot(asked), "k"));
  simulator().control.step(botId, 99);
  const recording = value(await provider.getBot(botId)).recordings[0]!;
  return { botId, recording, recordingId: recording.recordingId };
}
