import { describe, expect, test } from "vitest";
import { judge } from "./refusal.server";
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
