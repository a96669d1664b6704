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

const success = { ok: true, value: undefined };
const hourAhead = () => Date.now() + 3_600_000;
const make = async (fields = {}, key = "k") =>
  value(await provider.createBot(someBot(fields), key)).botId;

/** A bot whose meeting was recorded. */
async function recorded() {
  const botId = await make();
  simulator().control.step(botId, 99);
  const [recording] = value(await provider.getBot(botId)).recordings;
  if (!recording) throw new Error("nothing was recorded");
  return { botId, recording };
}

describe("a bot", () => {
  test("records, announces itself and carries nothing personal; one key makes one bot", async () => {
    const bot = value(await provider.createBot(someBot(), "job-1.0"));
    expect(bot).toMatchObject({ notetakerId: "job-1", revision: 0, recordings: [] });
    expect(value(await provider.createBot(someBot(), "job-1.0")).botId).toBe(bot.botId);

    const { bots, calls } = simulator().control.state();
    expect(bots).toHaveLength(1);
    expect(bots[0]?.request).toMatchObject({
      meeting_url: "https://meet.google.com/abc-defg-hij",
      bot_name: "Notetaker",
      recording_config: {
        ...{ video_mixed_mp4: {}, audio_mixed_mp3: {}, participant_events: {} },
        retention: { type: "timed", hours: 168 },
      },
      chat: { on_bot_join: { send_to: "everyone", message: "Hello, I record." } },
      automatic_video_output: {
        ...{ in_call_recording: { kind: "jpeg" }, in_call_not_recording: { kind: "jpeg" } },
      },
    });
    // Metadata outlives every deletion at the provider.
    expect(bots[0]?.request.metadata).toEqual({ job_id: "job-1", revision: "0" });
    expect(bots[0]?.request).not.toHaveProperty("join_at");
    expect(calls[0]).toMatchObject({ path: "/api/v1/bot/", idempotencyKey: "job-1.0" });
  });

  test("that waits is deleted, one in a call leaves, and removing a removed one succeeds", async () => {
    const waiting = await make({ joinAt: hourAhead() });
    for (let nth = 0; nth < 2; nth += 1) expect(await provider.removeBot(waiting)).toEqual(success);
    expect(await provider.getBot(waiting)).toMatchObject({ class: "gone" });

    const botId = await make({}, "k2");
    simulator().control.step(botId, 2);
    expect(await provider.removeBot(botId)).toEqual(success);
    simulator().control.step(botId, 99);
    const { changes } = value(await provider.getBot(botId));
    expect(changes.at(-2)).toMatchObject({ to: "left", reason: "nothing_recorded" });
    expect(await provider.removeBot(botId)).toEqual(success);
  });

  const commands = () =>
    simulator()
      .control.state()
      .calls.map(({ method, path }) => `${method} ${path.split("/").at(-2)}`);

  test.each([
    ...[400, 403, 405, 409, 500, 503].map((status) => [status, true] as const),
    ...[401, 402, 429].map((status) => [status, false] as const),
  ])("in a call whose DELETE is refused with %i is told to leave: %s", async (status, leaves) => {
    const botId = await make();
    simulator().control.step(botId, 3);
    simulator().control.fault({ operation: "delete_bot", fault: { kind: "status", status } });
    expect((await provider.removeBot(botId)).ok).toBe(leaves);
    expect(commands().includes("POST leave_call")).toBe(leaves);
  });

  test("whose DELETE is never answered is not told to leave", async () => {
    const botId = await make();
    const fault = { kind: "reset", effect: "before" } as const;
    simulator().control.fault({ operation: "delete_bot", fault });
    expect(await provider.removeBot(botId)).toMatchObject({ class: "ambiguous" });
    expect(commands()).not.toContain("POST leave_call");
  });

  test("on its way is told to leave again later; one that waits is deleted after all", async () => {
    for (const status of [400, 405] as const) {
      simulator().control.fault({ operation: "delete_bot", fault: { kind: "status", status } });
      const setOut = await make({}, `k${status}`);
      // A bot that has set out and is not there yet knows no command.
      const code = "http_400_cannot_command_unstarted_bot";
      expect(await provider.removeBot(setOut)).toMatchObject({ class: "retry", code });
    }
    const waiting = await make({ joinAt: hourAhead() }, "k2");
    const refused = { kind: "status", status: 500 } as const;
    simulator().control.fault({ operation: "delete_bot", fault: refused });
    expect(await provider.removeBot(waiting)).toEqual(success);
    expect(await provider.getBot(waiting)).toMatchObject({ class: "gone" });

    const unstarted = {
      kind: "status",
      status: 400,
      code: "cannot_command_unstarted_bot",
    } as const;
    const { botId } = await recorded();
    simulator().control.fault({ operation: "leave_call", fault: unstarted });
    expect(await provider.removeBot(botId), "it has left").toEqual(success);
    simulator().control.fault({ operation: "leave_call", fault: unstarted });
    simulator().control.fault({ operation: "get_bot", fault: { kind: "status", status: 503 } });
    expect(await provider.removeBot(botId), "nothing is known of it").toMatchObject({ ok: false });
  });
});

describe("findBots", () => {
  /** A provider whose API answers every call with this JSON. */
  const answering = (reply: (url: string) => unknown) =>
    createRecallProvider({ baseUrl: simulator().url, apiKey }, (input) =>
      Promise.resolve(Response.json(reply(String(input)))),
    );

  test("finds every bot of a notetaker on several pages, and no others", async () => {
    simulator().control.configure({ rateLimits: false });
    for (let revision = 0; revision < 45; revision += 1) await make({ revision }, `k${revision}`);
    await make({ notetakerId: "job-2" }, "other");
    simulator().control.configure({ rateLimits: true });
    const bots = value(await provider.findBots("job-1"));
    expect(new Set(bots.map(({ revision }) => revision)).size).toBe(45);
    expect(bots.every(({ notetakerId }) => notetakerId === "job-1")).toBe(true);
    expect(await provider.findBots("job-9")).toEqual({ ok: true, value: [] });
  });

  test("leaves out other bots even if the provider ignores the filter", async () => {
    const results = ["job-2", "job-1", null].map((job, nth) => ({
      ...{ id: `b${nth}`, metadata: job && { job_id: job } },
    }));
    const all = answering(() => ({ next: null, results }));
    expect(value(await all.findBots("job-1")).map(({ botId }) => botId)).toEqual(["b1"]);
  });

  test.each([
    ["another", () => "https://elsewhere.example"],
    ["one that begins like the provider's", () => `${simulator().url}.elsewhere.example`],
    ["one behind the provider's as a name", () => `${simulator().url}@elsewhere.example`],
  ])("never takes the key to another origin: %s", async (_, originOf) => {
    const urls: string[] = [];
    const pages = answering((url) => {
      urls.push(url);
      return { next: `${originOf()}/api/v1/bot/?page=2`, results: [] };
    });
    expect(await pages.findBots("job-1")).toMatchObject({ class: "ambiguous" });
    expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set([simulator().url]));
  });

  test("refuses a list of more than five pages instead of returning a part", async () => {
    const pages = answering(() => ({ next: `${simulator().url}/api/v1/bot/?page=2`, results: [] }));
    expect(await pages.findBots("job-1")).toMatchObject({ code: "too_many_pages" });
  });
});

describe("the results of a meeting", () => {
  test("are its changes, video, audio, transcript on request and chat, until they are deleted", async () => {
    const { botId, recording } = await recorded();
    const { changes } = value(await provider.getBot(botId));
    const life = ["joining", "waiting_room", "in_call", "recording", "left", "finished"];
    expect(changes.map(({ to }) => to)).toEqual(life);
    expect(recording).toMatchObject({
      status: "done",
      transcript: { status: "absent", url: null },
    });
    expect(recording.startedAt).toBeLessThanOrEqual(recording.completedAt ?? 0);
    const typeOf = async ({ url }: { readonly url: string | null }) =>
      (await fetch(url ?? "")).headers.get("content-type");
    expect(await typeOf(recording.video)).toBe("video/mp4");
    expect(await typeOf(recording.audio)).toBe("audio/mpeg");

    expect(await provider.requestTranscript(recording.recordingId, "t1")).toEqual(success);
    const transcript = async () => value(await provider.getBot(botId)).recordings[0]?.transcript;
    expect(await transcript()).toEqual({ status: "processing", url: null });
    simulator().control.configure({ speed: 1 });
    await simulator().control.advance(3_000);
    simulator().control.configure({ speed: 0 });
    const url = (await transcript())?.url ?? "";
    const parts = value(await provider.fetchTranscript(url, null));
    expect(parts[0]?.participant).toEqual({ id: 100, name: "Maya Benson", isHost: true });
    expect(parts[0]?.words[0]).toMatchObject({ text: "Morning,", start: 1.2 });
    const unnamed = parts.find(({ participant }) => participant.name === null);
    expect(unnamed?.words.at(-1)).toEqual({ text: "you.", start: null, end: null });

    const eventsUrl = recording.participantEvents.url ?? "";
    const events = value(await provider.fetchParticipantEvents(eventsUrl, null));
    const chat = events.filter(({ action }) => action === "chat_message");
    expect(chat).toHaveLength(4);
    expect(chat[0]).toMatchObject({ text: "Hello, I record.", participant: { name: "Notetaker" } });
    expect(chat[1]).toMatchObject({ at: 95, participant: { name: "Dana Fisher" } });
    expect(events.find(({ action }) => action === "join")?.text).toBeNull();

    expect(await provider.deleteMedia(botId)).toEqual(success);
    const [after] = value(await provider.getBot(botId)).recordings;
    expect(after).toMatchObject({ status: "deleted", video: { status: "deleted", url: null } });
    expect(await provider.fetchParticipantEvents(eventsUrl, null)).toMatchObject({ class: "gone" });
    expect(await provider.deleteMedia(botId)).toMatchObject({ class: "gone" });
  });
});

describe("a refusal or a lost answer", () => {
  test("is returned by every call, which never throws", async () => {
    const { url, control } = simulator();
    const calls: readonly ((() => Promise<unknown>) & { readonly times?: number })[] = [
      () => provider.createBot(someBot(), "k"),
      () => provider.findBots("job-1"),
      () => provider.getBot("b"),
      // Asks a second time, to leave.
      Object.assign(() => provider.removeBot("b"), { times: 2 }),
      () => provider.deleteMedia("b"),
      () => provider.requestTranscript("r", "k"),
      () => provider.fetchTranscript(`${url}/media/r/transcript.json`, null),
      () => provider.fetchParticipantEvents(`${url}/media/r/participant_events.json`, null),
    ];
    for (const call of calls) {
      control.fault({
        operation: "*",
        times: call.times ?? 1,
        fault: { kind: "status", status: 503 },
      });
      expect(await call()).toMatchObject({ ok: false, class: "retry", status: 503 });
      control.fault({ operation: "*", fault: { kind: "reset", effect: "before" } });
      expect(await call()).toMatchObject({ class: "ambiguous", status: null, code: "network" });
    }
  });

  test("by a firewall is permanent, for a wrong key a pause, and its words repeat nothing that was sent", async () => {
    const link = someBot({ announcement: "See http://localhost/about" });
    const blocked = { class: "permanent", status: 403, code: "http_403" };
    expect(await provider.createBot(link, "k")).toMatchObject(blocked);
    const stranger = createRecallProvider({ baseUrl: simulator().url, apiKey: "another" }, fetch);
    expect(await stranger.getBot("b")).toMatchObject({
      ...{ class: "paused", code: "http_401", message: '{"detail":"Invalid token."}' },
    });
    const longer = someBot({ announcement: "x y".repeat(200) });
    const answer = await provider.createBot(longer, "k");
    expect(answer).toMatchObject({ class: "permanent", code: "http_400" });
    expect(JSON.stringify(answer)).toContain("no more than 500 characters");
    // A code may quote a person.
    const fault = { kind: "status", status: 400, code: "Meeting of Ann <ann@x.org>" } as const;
    simulator().control.fault({ operation: "create_bot", fault });
    const quoting = await provider.createBot(someBot(), "k2");
    expect(quoting).toMatchObject({ code: "http_400" });
    expect(JSON.stringify(quoting)).not.toContain("ann@");
  });

  test.each([
    [{ kind: "reset", effect: "after" }, "network"],
    [{ kind: "garbage" }, "unreadable_answer"],
  ] as const)("after the bot was made (%j) leaves a bot that is found", async (fault, code) => {
    simulator().control.fault({ operation: "create_bot", fault });
    const lost = await provider.createBot(someBot(), "k");
    expect(lost).toMatchObject({ class: "ambiguous", code });
    expect(value(await provider.findBots("job-1"))).toHaveLength(1);
    expect(await make()).toBe(simulator().control.state().bots[0]?.id);
    expect(simulator().control.state().bots).toHaveLength(1);
  });
});
