import { describe, expect, test } from "vitest";
import type { RefusalClass } from "../bot-provider";
import { classify } from "./attendee.server";
import { changesOf, codeOf, lobbyOf, subCodeOf } from "./codes";
import { toChat, toTranscript } from "./media.server";
import { isOver, toSnapshot } from "./snapshot.server";
import { wireBot, wireTranscript } from "./wire.server";

/** How Attendee's answers are read, where its simulator has no such answer. */

const nothing = { video: null, deserted: false };
const joinAt = Date.parse("2026-11-20T15:00:00Z");

const bot = (fields: object) =>
  wireBot.parse({
    ...{ id: "bot_1", metadata: null, state: "scheduled", recording_state: "not_started" },
    ...{ join_at: "2026-11-20T15:00:00Z", events: [], ...fields },
  });
const event = (type: string, minute: number) => ({
  ...{ type, sub_type: null, created_at: `2026-11-20T15:0${minute}:00Z` },
});

test.each<[number, string | null, RefusalClass]>([
  [400, null, "permanent"],
  [400, "Unexpected field(s): foo.", "permanent"],
  [400, "Organization has run out of credits. Please add more credits.", "paused"],
  [400, "You have exceeded the maximum number of concurrent bots (5).", "retry"],
  [400, "An error occurred while creating the bot. Error ID: 1", "ambiguous"],
  [400, "Version conflict. Please try again.", "retry"],
  [400, "Bot is in state staged but can only be deleted when in scheduled state", "dispatched"],
  [400, "Event leave_requested not allowed when bot is in state ended.", "not_in_call"],
  [404, "Bot not found", "gone"],
  // A proxy in front of an installation, while that is being replaced.
  [404, null, "ambiguous"],
  ...[300, 302, 399, 401].map((status): [number, null, "paused"] => [status, null, "paused"]),
  ...[403, 405, 426, 499].map((status): [number, null, "permanent"] => [status, null, "permanent"]),
  ...[408, 425, 429].map((status): [number, null, "retry"] => [status, null, "retry"]),
  ...[299, 500, 502, 504].map((status): [number, null, "ambiguous"] => [status, null, "ambiguous"]),
])("a refusal with %i and %j is %s", (status, error, kind) => {
  expect(classify(status, error === null ? null : { error }).class).toBe(kind);
});

describe("what happened to a bot", () => {
  test("is in the order of its times, whatever the order of the answer", () => {
    const events = [
      event("joined_meeting", 2),
      event("post_processing_completed", 9),
      event("join_requested", 1),
    ];
    const read = toSnapshot(bot({ state: "ended", events }), nothing, joinAt);
    const codes = ["joining_call", "in_call_not_recording", "done"];
    expect(read.changes.map(({ code }) => code)).toEqual(codes);
    expect(read).toMatchObject({ notetakerId: null, revision: null });
  });

  test("takes an event without a readable time for simultaneous with the one before it", () => {
    const lost = { ...event("joined_meeting", 0), created_at: "soon" };
    const timesOf = (events: object[], fields = {}) =>
      toSnapshot(bot({ events, ...fields }), nothing, joinAt + 7).changes.map(
        ({ at }) => at - joinAt,
      );
    expect(timesOf([event("join_requested", 1), lost])).toEqual([60_000, 60_000]);
    expect(timesOf([lost, event("join_requested", 1)])).toEqual([60_000, 60_000]);
    expect([timesOf([lost]), timesOf([lost], { join_at: null })]).toEqual([[0], [7]]);
  });

  test("is overdue five and a half minutes after its time, and not before", () => {
    const overdueMs = 5.5 * 60_000;
    const codesAt = (now: number, fields = {}) =>
      toSnapshot(bot(fields), nothing, now).changes.map(({ code, at }) => [code, at]);
    expect(codesAt(joinAt + overdueMs)).toEqual([]);
    expect(codesAt(joinAt + overdueMs + 1)).toEqual([["overdue", joinAt + overdueMs]]);
    expect(codesAt(joinAt + overdueMs + 1, { join_at: null })).toEqual([]);
  });

  test.each([
    [{ state: "ended", events: [event("join_requested", 1)] }, "done", joinAt + 60_000],
    [{ state: "fatal_error" }, "fatal", joinAt],
    [{ state: "data_deleted", join_at: null }, "media_expired", joinAt + 7],
  ])("ends with its state: %j", (fields, code, at) => {
    expect(toSnapshot(bot(fields), nothing, joinAt + 7).changes.at(-1)).toMatchObject({ code, at });
  });

  test.each([
    ["join_requested", "joining_call"],
    ["put_in_waiting_room", "in_waiting_room"],
    ["joined_meeting", "in_call_not_recording"],
    ["recording_permission_granted", "in_call_recording"],
    ["recording_resumed", "in_call_recording"],
    ["recording_permission_denied", "recording_permission_denied"],
    ["left_meeting", "call_ended"],
    ["meeting_ended", "call_ended"],
    ["could_not_join_meeting", "fatal"],
    ["fatal_error", "fatal"],
    ["post_processing_completed", "done"],
    ["data_deleted", "media_expired"],
    ["leave_requested", null],
  ])("%s is %s", (type, code) => {
    expect(codeOf(type)).toBe(code);
  });

  test.each([
    ["could_not_join_meeting", "request_to_join_denied", "bot_kicked_from_waiting_room"],
    ["could_not_join_meeting", "waiting_room_timeout_exceeded", "timeout_exceeded_waiting_room"],
    ["could_not_join_meeting", "meeting_not_started_waiting_for_host", "meeting_not_started"],
    ["could_not_join_meeting", "meeting_not_found", "meeting_not_found"],
    ["could_not_join_meeting", "login_required", "meeting_requires_sign_in"],
    ["could_not_join_meeting", "bot_login_attempt_failed", "meeting_requires_sign_in"],
    ["could_not_join_meeting", "blocked_by_captcha", "google_meet_bot_blocked"],
    ["could_not_join_meeting", "unable_to_connect_to_meeting", "google_meet_internal_error"],
    ["could_not_join_meeting", null, null],
    ["fatal_error", "heartbeat_timeout", "bot_errored"],
    ["meeting_ended", null, "call_ended_by_host"],
    ["left_meeting", null, null],
  ])("%s for %s: %s", (type, sub, why) => {
    expect(subCodeOf(type, sub, null)).toBe(why);
  });

  const denied = { type: "recording_permission_denied", sub: null, at: 1 };
  const granted = { type: "recording_permission_granted", sub: null, at: 1 };
  test.each([
    ["user_requested", [], "bot_received_leave_call"],
    ["auto_leave_only_participant_in_meeting", [], "timeout_exceeded_everyone_left"],
    ["auto_leave_silence", [], "timeout_exceeded_silence_detected"],
    ["auto_leave_max_uptime_exceeded", [], "timeout_exceeded_in_call_recording"],
    ["something_new", [], null],
    // A bot that may not record did not leave because of silence.
    ["auto_leave_silence", [denied], "timeout_exceeded_recording_permission_denied"],
    ["user_requested", [denied], "bot_received_leave_call"],
    ["auto_leave_silence", [denied, granted], "timeout_exceeded_silence_detected"],
  ])("told to leave (%s) it left for that", (sub, before, why) => {
    const left = [
      { type: "leave_requested", sub, at: 2 },
      { type: "left_meeting", sub: null, at: 3 },
    ];
    expect(changesOf([...before, ...left]).at(-1)).toEqual({
      ...{ code: "call_ended", subCode: why, at: 3 },
    });
  });

  test("at the door for 45 seconds it waits in the lobby, from then on", () => {
    const asked = [{ type: "join_requested", sub: null, at: joinAt }];
    expect(lobbyOf(asked, joinAt + 44_999)).toBeNull();
    const waits = { code: "in_waiting_room", subCode: null, at: joinAt + 45_000 };
    expect(lobbyOf(asked, joinAt + 45_000)).toEqual(waits);
    expect(lobbyOf([], joinAt + 45_000)).toBeNull();
  });

  test("is over once it has failed or ended", () => {
    const states = ["ended", "fatal_error", "post_processing", "scheduled", "data_deleted", ""];
    expect(states.filter((state) => isOver({ state }))).toEqual(["ended", "fatal_error"]);
  });
});

describe("what was said", () => {
  const said = (...all: object[]) => wireTranscript.parse(all);

  test("counts from the first frame, each word from its utterance", () => {
    const words = [
      { word: "Good", start: 0.5, end: 0.75 },
      { word: "morning", start: null, end: null },
    ];
    const parts = toTranscript(
      said(
        { timestamp_ms: 5_000, duration_ms: 1_500, transcription: { transcript: "Later" } },
        { timestamp_ms: 3_000, duration_ms: 2_000, transcription: { words } },
        { timestamp_ms: 500, transcription: null },
      ),
      1_000,
    );
    expect(parts.map((part) => part.words)).toEqual([
      [{ text: "", start: 0, end: null }],
      [
        { text: "Good", start: 2.5, end: 2.75 },
        { text: "morning", start: null, end: null },
      ],
      [{ text: "Later", start: 4, end: 5.5 }],
    ]);
  });

  test("counts from the first utterance without a recording; chat then has no time", () => {
    const parts = toTranscript(said({ timestamp_ms: 9_000 }, { timestamp_ms: 8_000 }), null);
    expect(parts.map(({ words: [word] }) => word?.start)).toEqual([0, 1]);
    expect(toTranscript([], null)).toEqual([]);
    const line = { text: "Hi", timestamp_ms: 4_000, to: "everyone", sender_name: "Ada" };
    const chat = [
      { ...line, sender_uuid: null },
      { ...line, timestamp_ms: null, sender_uuid: "p" },
    ];
    expect(toChat(chat, 1_000).map(({ at }) => at)).toEqual([3, null]);
    expect(toChat(chat, null).map(({ at }) => at)).toEqual([null, null]);
  });
});
