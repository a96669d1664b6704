import { describe, expect, test } from "vitest";
import { someBot } from "../../../../tests/support/fake-provider";
import { createBotBody, transcriptBody } from "./bot-body.server";
import { createRecallProvider, judge } from "./recall.server";
import { toSnapshot } from "./snapshot.server";
import { wireBot, wireParticipantEvents } from "./wire.server";

/** How Recall.ai's answers are read, where its simulator has no such answer. */

const recordingWith = (media: object | null, fields: object = {}) =>
  toSnapshot(
    wireBot.parse({
      id: "bot-1",
      recordings: [
        { id: "r", started_at: null, completed_at: null, media_shortcuts: media, ...fields },
      ],
    }),
  ).recordings[0];

describe("of a recording", () => {
  const url = "https://store.example/a";

  test.each([
    [
      { status: { code: "done" }, data: { download_url: url } },
      { status: "done", url },
    ],
    [
      { status: { code: "done" }, data: null },
      { status: "done", url: null },
    ],
    [
      { status: { code: "failed" }, data: null },
      { status: "failed", url: null },
    ],
    [
      { status: { code: "deleted" }, data: null },
      { status: "deleted", url: null },
    ],
    [
      { status: { code: "paused" }, data: null },
      { status: "processing", url: null },
    ],
    // An address that may not be fetched yet is none.
    [
      { status: { code: "processing" }, data: { download_url: url } },
      { status: "processing", url: null },
    ],
    // One without a status can be fetched.
    [
      { status: null, data: { download_url: url } },
      { status: "done", url },
    ],
    [
      { status: { code: null }, data: { download_url: url } },
      { status: "done", url },
    ],
    [
      { status: null, data: null },
      { status: "processing", url: null },
    ],
    [{ data: {} }, { status: "processing", url: null }],
    [null, { status: "absent", url: null }],
  ])("%j is %j", (artifact, expected) => {
    for (const part of ["video_mixed", "audio_mixed", "transcript"]) {
      const { video, audio, transcript } = recordingWith({ [part]: artifact }) ?? {};
      const found = { video_mixed: video, audio_mixed: audio, transcript }[part];
      expect(found, part).toEqual(expected);
    }
    const events = artifact?.data
      ? { ...artifact, data: { participant_events_download_url: Object.values(artifact.data)[0] } }
      : artifact;
    expect(recordingWith({ participant_events: events })?.participantEvents).toEqual(expected);
  });

  test("without media everything is absent, and its own state is on the way", () => {
    const absent = { status: "absent", url: null };
    expect(recordingWith(null)).toMatchObject({
      ...{ video: absent, audio: absent, transcript: absent, participantEvents: absent },
      status: "processing",
    });
    expect(recordingWith({}, { status: { code: "failed" } })?.status).toBe("failed");
  });
});

test("a change without a time stays behind its forerunner", () => {
  const change = (code: string, at?: string) => ({ code, sub_code: null, created_at: at });
  const changes = [
    change("joining_call", "2026-11-20T15:00:01Z"),
    change("done"),
    change("ready", "2026-11-20T15:00:00Z"),
  ];
  const read = toSnapshot(wireBot.parse({ id: "b", status_changes: changes })).changes;
  expect(read.map(({ code }) => code)).toEqual(["ready", "joining_call", "done"]);
});

test("what somebody did has nobody, no time and no text where the answer has none", () => {
  const nobody = { id: null, name: null, isHost: null };
  const event = { action: "chat_message", participant: null, timestamp: null, data: null };
  expect(wireParticipantEvents.parse([event])).toEqual([
    { action: "chat_message", participant: nobody, at: null, text: null },
  ]);
});

test("a code of 500 characters is read, and a longer one is none", () => {
  const subCodeOf = (sub_code: string) =>
    toSnapshot(wireBot.parse({ id: "b", status_changes: [{ code: "fatal", sub_code }] })).changes[0]
      ?.subCode;
  expect(subCodeOf("a".repeat(500))).toHaveLength(500);
  expect(subCodeOf("a".repeat(501))).toBeNull();
});

test.each([
  [299, "ambiguous"],
  [300, "paused"],
  [399, "paused"],
  [499, "permanent"],
])("a refusal with %i is %s", (status, kind) => {
  expect(judge(status, null).class).toBe(kind);
});

describe("the list of a job's bots", () => {
  const baseUrl = "https://recall.example";
  const bot = (id: string) => ({ id, metadata: { job_id: "job-1", revision: "0" } });

  /** So many pages, each with a bot. */
  function listOf(pages: number) {
    let calls = 0;
    const fetch = () => {
      calls += 1;
      const next = calls < pages ? `${baseUrl}/api/v1/bot/?page=${calls + 1}` : null;
      return Promise.resolve(Response.json({ next, results: [bot(`bot-${calls}`)] }));
    };
    return createRecallProvider({ baseUrl, apiKey: "a-key" }, fetch).findBots("job-1");
  }

  test("is read over five pages; of one that is longer, part is no answer", async () => {
    const all = await listOf(5);
    expect(all.ok && all.value.map(({ botId }) => botId)).toEqual([
      ...["bot-1", "bot-2", "bot-3", "bot-4", "bot-5"],
    ]);
    expect(await listOf(6)).toMatchObject({ ok: false, code: "too_many_pages" });
  });
});

test("a bot leaves a silent, an empty and a machines' meeting, and tells its late guests", () => {
  const body = createBotBody(someBot(), null);
  const minutes = 60;
  expect(body.automatic_leave).toMatchObject({
    waiting_room_timeout: 10 * minutes,
    noone_joined_timeout: 15 * minutes,
    in_call_not_recording_timeout: 20 * minutes,
    in_call_recording_timeout: 240 * minutes,
    everyone_left_timeout: { timeout: 60, activate_after: 1 },
    silence_detection: { timeout: 60 * minutes, activate_after: 20 * minutes },
    bot_detection: {
      using_participant_names: { timeout: minutes, activate_after: 15 * minutes },
    },
  });
  expect(body.chat.on_participant_join).toEqual({ message: "I record.", exclude_host: false });
  expect(body).not.toHaveProperty("google_meet");
  expect(createBotBody(someBot(), "a-group")).toMatchObject({
    google_meet: { login_required: false, google_login_group_id: "a-group" },
  });
});

test("who speaks is told by their own sound, and the provider detects the language", () => {
  expect(transcriptBody).toEqual({
    provider: { recallai_async: { language_code: "auto" } },
    diarization: { use_separate_streams_when_available: true },
  });
});

test("a bot that is changed stays in the group that signs in", async () => {
  const bodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return Response.json({ id: "bot-1" });
  };
  for (const group of ["a-group", undefined]) {
    const config = { baseUrl: "https://recall.example", apiKey: "a-key" };
    const given = group === undefined ? config : { ...config, googleLoginGroupId: group };
    const provider = createRecallProvider(given, fetch);
    await provider.createBot(someBot(), "k");
    await provider.updateBot("bot-1", someBot());
  }
  const google = { login_required: false, google_login_group_id: "a-group" };
  expect(bodies).toMatchObject([{ google_meet: google }, { google_meet: google }, {}, {}]);
  expect(bodies.slice(2).some((body) => JSON.stringify(body).includes("google_meet"))).toBe(false);
});
