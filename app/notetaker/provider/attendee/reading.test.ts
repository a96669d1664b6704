import { describe, expect, test } from "vitest";
import { changesOf, codeOf, lobbyOf, subCodeOf } from "./codes";
import { judge } from "./attendee.server";
import { toChat, toTranscript } from "./media.server";
import { isOver, toSnapshot } from "./snapshot.server";
import { wireBot, wireEvent, wireTranscript } from "./wire.server";

/** How Attendee's answers are read, where its simulator has no such answer. */

const nothing = { film: null, deserted: false };
const joinAt = Date.parse("2026-11-20T15:00:00Z");
const overdueMs = 5.5 * 60_000;

const bot = (fields: object) =>
  wireBot.parse({
    ...{ id: "bot_1", metadata: null, state: "scheduled", recording_state: "not_started" },
    ...{ join_at: "2026-11-20T15:00:00Z", events: [], ...fields },
  });
const event = (type: string, minute: number, sub: string | null = null) => ({
  ...{ type, sub_type: sub },
  created_at: `2026-11-20T15:${String(minute).padStart(2, "0")}:00Z`,
});

describe("what happened to a bot", () => {
  test("is in the order of its times, whatever the order of the answer", () => {
    const events = [
      event("joined_meeting", 2),
      event("post_processing_completed", 9),
      event("join_requested", 1),
    ];
    const { changes } = toSnapshot(bot({ state: "ended", events }), nothing, joinAt);
    expect(changes.map(({ code }) => code)).toEqual([
      ...["joining_call", "in_call_not_recording", "done"],
    ]);
  });

  test("is overdue five and a half minutes after its time, and not before", () => {
    const codesAt = (now: number) =>
      toSnapshot(bot({}), nothing, now).changes.map(({ code, at }) => [code, at]);
    expect(codesAt(joinAt - 60_000)).toEqual([]);
    expect(codesAt(joinAt + overdueMs)).toEqual([]);
    expect(codesAt(joinAt + overdueMs + 1)).toEqual([["overdue", joinAt + overdueMs]]);
    const whenever = toSnapshot(bot({ join_at: null }), nothing, joinAt + overdueMs + 1);
    expect(whenever.changes).toEqual([]);
  });

  test("ends with its state, at the time of what is known of it", () => {
    const endOf = (fields: object) => toSnapshot(bot(fields), nothing, joinAt + 7).changes.at(-1);
    const events = [event("join_requested", 1)];
    expect(endOf({ state: "ended", events })).toMatchObject({ code: "done", at: joinAt + 60_000 });
    expect(endOf({ state: "fatal_error" })).toMatchObject({ code: "fatal", at: joinAt });
    expect(endOf({ state: "data_deleted", join_at: null })).toMatchObject({
      ...{ code: "media_expired", at: joinAt + 7 },
    });
  });

  test("without metadata is nobody's", () => {
    expect(toSnapshot(bot({}), nothing, joinAt)).toMatchObject({
      notetakerId: null,
      revision: null,
    });
  });

  test.each([
    ["user_requested", "bot_received_leave_call"],
    ["auto_leave_only_participant_in_meeting", "timeout_exceeded_everyone_left"],
    ["auto_leave_silence", "timeout_exceeded_silence_detected"],
    ["auto_leave_max_uptime_exceeded", "timeout_exceeded_in_call_recording"],
    ["something_new", null],
  ])("told to leave (%s), it left for that", (sub, why) => {
    const told = [
      { type: "leave_requested", sub, at: 1 },
      { type: "left_meeting", sub: null, at: 2 },
    ];
    expect(changesOf(told)).toEqual([{ code: "call_ended", subCode: why, at: 2 }]);
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
    ["request_to_join_denied", "bot_kicked_from_waiting_room"],
    ["waiting_room_timeout_exceeded", "timeout_exceeded_waiting_room"],
    ["meeting_not_started_waiting_for_host", "meeting_not_started"],
    ["meeting_not_found", "meeting_not_found"],
    ["login_required", "meeting_requires_sign_in"],
    ["bot_login_attempt_failed", "meeting_requires_sign_in"],
    ["blocked_by_captcha", "google_meet_bot_blocked"],
    ["unable_to_connect_to_meeting", "google_meet_internal_error"],
    [null, null],
  ])("it stayed outside for %s: %s", (sub, why) => {
    expect(subCodeOf("could_not_join_meeting", sub, null)).toBe(why);
  });

  test("at the door for 45 seconds it waits in the lobby, from then on", () => {
    const asked = [{ type: "join_requested", sub: null, at: joinAt }];
    expect(lobbyOf(asked, joinAt + 44_999)).toBeNull();
    const waits = { code: "in_waiting_room", subCode: null, at: joinAt + 45_000 };
    expect(lobbyOf(asked, joinAt + 45_000)).toEqual(waits);
    expect(lobbyOf([], joinAt + 45_000)).toBeNull();
  });

  test("with no leave to record it left for that, unless it was told to go", () => {
    const denied = { type: "recording_permission_denied", sub: null, at: 1 };
    const end = { type: "left_meeting", sub: null, at: 3 };
    const whyOf = (sub: string) =>
      changesOf([denied, { type: "leave_requested", sub, at: 2 }, end]).at(-1)?.subCode;
    expect(whyOf("auto_leave_silence")).toBe("timeout_exceeded_recording_permission_denied");
    expect(whyOf("user_requested")).toBe("bot_received_leave_call");
    const granted = { type: "recording_permission_granted", sub: null, at: 2 };
    const silent = { type: "leave_requested", sub: "auto_leave_silence", at: 2 };
    expect(changesOf([denied, granted, silent, end]).at(-1)?.subCode).toBe(
      "timeout_exceeded_silence_detected",
    );
  });
});

describe("what was said", () => {
  const said = (...all: object[]) => wireTranscript.parse(all);

  test("is told from the first frame, each word from its utterance", () => {
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

  test("without a recording is told from the first utterance; nothing is nothing", () => {
    const parts = toTranscript(said({ timestamp_ms: 9_000 }, { timestamp_ms: 8_000 }), null);
    expect(parts.map(({ words: [word] }) => word?.start)).toEqual([0, 1]);
    expect(toTranscript([], null)).toEqual([]);
  });

  test("in the chat has a time only where its recording has a beginning", () => {
    const line = { text: "Hi", timestamp_ms: 4_000, to: "everyone", sender_name: "Ada" };
    const chat = [
      { ...line, sender_uuid: null },
      { ...line, timestamp_ms: null, sender_uuid: "p" },
    ];
    expect(toChat(chat, 1_000).map(({ at }) => at)).toEqual([3, null]);
    expect(toChat(chat, null).map(({ at }) => at)).toEqual([null, null]);
  });
});

test("a bot that has failed or ended is over, and no other", () => {
  const over = ["ended", "fatal_error", "post_processing", "scheduled", "data_deleted", ""];
  expect(over.filter((state) => isOver({ state }))).toEqual(["ended", "fatal_error"]);
});

test("fields are read up to their bounds, and nothing beyond", () => {
  const recordingState = (length: number) => bot({ recording_state: "a".repeat(length) });
  expect(recordingState(500).recording_state).toHaveLength(500);
  expect(recordingState(501).recording_state).toBeNull();
  const event = (key: number, trigger: number) =>
    wireEvent.safeParse({ idempotency_key: "k".repeat(key), trigger: "t".repeat(trigger) }).success;
  expect([event(200, 100), event(201, 100), event(200, 101), event(0, 1)]).toEqual([
    ...[true, false, false, false],
  ]);
});

test.each([
  [300, "paused"],
  [399, "paused"],
  [299, "ambiguous"],
  [403, "permanent"],
  [408, "retry"],
  [410, "gone"],
  [425, "retry"],
  [426, "permanent"],
  [499, "permanent"],
])("a refusal with %i is %s", (status, kind) => {
  expect(judge(status, null)).toEqual({ class: kind, code: null });
});
