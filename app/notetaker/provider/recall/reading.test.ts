import { describe, expect, test } from "vitest";
import { someBot } from "../../../../tests/support/fake-provider";
import type { FailureReason } from "../../status";
import type { RefusalClass } from "../bot-provider";
import { createBotBody, transcriptBody } from "./bot-body.server";
import { changeOf } from "./codes";
import { classify } from "./recall.server";
import { wireBot, wireParticipantEvents } from "./wire.server";

/** How Recall.ai's answers are read, where its simulator has no such answer. */

test.each<[RefusalClass, number[]]>([
  ["permanent", [400, 403, 405, 418, 422, 499]],
  // The API does not redirect: a base URL that does is wrong for every call.
  ["paused", [300, 301, 307, 399, 401, 402]],
  ["gone", [404, 410]],
  ["retry", [408, 409, 425, 429, 502, 503, 504]],
  ["retry_new_key", [507]],
  ["ambiguous", [299, 500, 501, 520]],
])("a refusal is %s if its status is one of %j", (kind, statuses) => {
  for (const status of statuses)
    expect([status, classify(status, null).class]).toEqual([status, kind]);
});

const recordingWith = (media: object | null, fields: object = {}) =>
  wireBot.parse({
    id: "bot-1",
    recordings: [
      { id: "r", started_at: null, completed_at: null, media_shortcuts: media, ...fields },
    ],
  }).recordings[0];

describe("a file of a recording", () => {
  const url = "https://store.example/a";
  const absent = { status: "absent", url: null };
  test.each([
    ["done", url, { status: "done", url }],
    ["done", null, { status: "done", url: null }],
    ["failed", null, { status: "failed", url: null }],
    ["deleted", null, { status: "deleted", url: null }],
    ["paused", null, { status: "processing", url: null }],
    // An address that may not be fetched yet is none; one without a status can be fetched.
    ["processing", url, { status: "processing", url: null }],
    [null, url, { status: "done", url }],
    [null, null, { status: "processing", url: null }],
    [undefined, undefined, absent],
  ])("with the status %s and the address %s is %j", (code, address, expected) => {
    const part = (name: string) =>
      code === undefined ? null : { status: { code }, data: { [name]: address } };
    const media = {
      ...{ video_mixed: part("download_url"), audio_mixed: part("download_url") },
      transcript: part("download_url"),
      participant_events: part("participant_events_download_url"),
    };
    expect(recordingWith(media)).toMatchObject({
      ...{ video: expected, audio: expected, transcript: expected, participantEvents: expected },
    });
  });

  test("is absent without media", () => {
    expect(recordingWith(null)).toMatchObject({ video: absent, status: "processing" });
    expect(recordingWith({}, { status: { code: "failed" } })?.status).toBe("failed");
  });
});

test("a change without a time has the time of the change before it; an unknown code is left out", () => {
  const at = Date.parse("2026-11-20T15:00:01.5Z");
  const read = wireBot.parse({
    ...{ id: "b", metadata: null },
    status_changes: [
      { code: "ready", created_at: "2026-11-20T15:00:00", sub_code: "a".repeat(501) },
      { code: "joining_call", created_at: "2026-11-20T15:00:01.5+00:00", extra: true },
      { code: "in_breakout_room_soon", created_at: null },
      { code: "done", created_at: null, sub_code: 7 },
    ],
  });
  const changes = (["joining", "finished"] as const).map((to) => ({ to, reason: null, at }));
  expect(read).toMatchObject({ notetakerId: null, revision: null, changes });
});

test.each([
  ["joining_call", "joining", null],
  ["in_waiting_room", "waiting_room", null],
  ["in_call_not_recording", "in_call", null],
  ["recording_permission_allowed", "in_call", null],
  ["recording_permission_denied", "in_call", "recording_not_allowed"],
  ["in_call_recording", "recording", null],
  ["call_ended", "left", null],
  ["done", "finished", null],
  ["media_expired", "finished", null],
  ["fatal", "finished", "provider_down"],
])("the code %s means %s with the reason %s", (code, to, reason) => {
  for (const subCode of [null, "something_new", "constructor"]) {
    expect(changeOf(code, subCode, 1)).toEqual({ to, reason, at: 1 });
  }
});

test("unknown codes are left out", () => {
  for (const code of ["ready", "__proto__", ""]) expect(changeOf(code, null, 1)).toBeNull();
});

test.each<[FailureReason, readonly string[]]>([
  ["not_admitted", ["timeout_exceeded_waiting_room"]],
  ["nobody_came", ["timeout_exceeded_noone_joined"]],
  ["nobody_came", ["timeout_exceeded_only_bots_detected_using_participant_names"]],
  ["nobody_came", ["timeout_exceeded_only_bots_detected_using_participant_events"]],
  ["sign_in_required", ["google_meet_sign_in_missing_login_credentials"]],
  ["sign_in_failed", ["google_meet_sign_in_failed", "google_meet_sign_in_captcha_failed"]],
  ["sign_in_failed", ["google_meet_sso_sign_in_failed"]],
])("the reason %s is read from %j", (reason, subCodes) => {
  for (const subCode of subCodes) {
    expect(changeOf("call_ended", subCode, 1)?.reason).toBe(reason);
    expect(changeOf("in_call_recording", subCode, 1)?.reason).toBeNull();
  }
});

test("an event without its fields has no participant, time or text", () => {
  const event = { action: "chat_message", participant: null, timestamp: null, data: null };
  const participant = { id: null, name: null, isHost: null };
  const read = { action: "chat_message", participant, at: null, text: null };
  expect(wireParticipantEvents.parse([event])).toEqual([read]);
});

test("a bot leaves a silent, an empty and a bots-only meeting, and greets late guests", () => {
  const noLoginGroup = null;
  const body = createBotBody(someBot(), noLoginGroup);
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
  expect(body.google_meet).toBeUndefined();
});

test("speakers are separated by their audio streams, and the provider detects the language", () => {
  expect(transcriptBody).toEqual({
    provider: { recallai_async: { language_code: "auto" } },
    diarization: { use_separate_streams_when_available: true },
  });
});
