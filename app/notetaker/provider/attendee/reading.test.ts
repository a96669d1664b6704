import { describe, expect, test } from "vitest";
import type { RefusalClass } from "../bot-provider";
import { classify } from "./attendee.server";
import { changesOf, lobbyOf } from "./codes";
import { toChat, toTranscript } from "./media.server";
import { isOver, toSnapshot } from "./snapshot.server";
import { wireBot, wireTranscript } from "./wire.server";

/** How Attendee's answers are read, where its simulator has no such answer. */

const noOutcome = { video: null, wasBotAlone: false };
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
  [400, "Bot is in state staged but can only be deleted when in scheduled state", "permanent"],
  [400, "Event leave_requested not allowed when bot is in state ended.", "permanent"],
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
    const read = toSnapshot(bot({ state: "ended", events }), noOutcome, joinAt);
    expect(read.changes.map(({ to }) => to)).toEqual(["joining", "in_call", "finished"]);
    expect(read).toMatchObject({ notetakerId: null, revision: null });
  });

  test("gives an event without a readable time the time of the event before it", () => {
    const lost = { ...event("joined_meeting", 0), created_at: "soon" };
    const timesOf = (events: object[], fields = {}) =>
      toSnapshot(bot({ events, ...fields }), noOutcome, joinAt + 7).changes.map(
        ({ at }) => at - joinAt,
      );
    expect(timesOf([event("join_requested", 1), lost])).toEqual([60_000, 60_000]);
    expect(timesOf([lost, event("join_requested", 1)])).toEqual([60_000, 60_000]);
    expect([timesOf([lost]), timesOf([lost], { join_at: null })]).toEqual([[0], [7]]);
  });

  test("is overdue five and a half minutes after its time, and not before", () => {
    const overdueMs = 5.5 * 60_000;
    const isOverdue = (now: number, fields = {}) =>
      toSnapshot(bot(fields), noOutcome, now).isOverdue;
    expect(isOverdue(joinAt + overdueMs)).toBe(false);
    expect(isOverdue(joinAt + overdueMs + 1)).toBe(true);
    expect(isOverdue(joinAt + overdueMs + 1, { join_at: null })).toBe(false);
    expect(isOverdue(joinAt + overdueMs + 1, { state: "staged" })).toBe(false);
  });

  test.each([
    [{ state: "ended", events: [event("join_requested", 1)] }, null, joinAt + 60_000],
    [{ state: "fatal_error" }, "provider_down", joinAt],
    [{ state: "data_deleted", join_at: null }, null, joinAt + 7],
  ])("ends with its state: %j", (fields, reason, at) => {
    const { changes } = toSnapshot(bot(fields), noOutcome, joinAt + 7);
    expect(changes.at(-1)).toEqual({ to: "finished", reason, at });
  });

  const changeOf = (type: string, sub: string | null = null) =>
    changesOf([{ type, sub, at: 1 }]).map(({ to, reason }) => [to, reason])[0];

  test.each([
    ["join_requested", null, ["joining", null]],
    ["joined_meeting", null, ["in_call", null]],
    ["recording_resumed", null, ["recording", null]],
    ["recording_permission_denied", null, ["in_call", "recording_not_allowed"]],
    ["left_meeting", null, ["left", "nothing_recorded"]],
    ["fatal_error", "heartbeat_timeout", ["finished", "provider_down"]],
    ["post_processing_completed", null, ["finished", null]],
    ["leave_requested", "auto_leave_silence", undefined],
    ["could_not_join_meeting", "request_to_join_denied", ["finished", "denied"]],
    ["could_not_join_meeting", "bot_login_attempt_failed", ["finished", "sign_in_required"]],
    ["could_not_join_meeting", "unable_to_connect_to_meeting", ["finished", "provider_down"]],
    ["could_not_join_meeting", null, ["finished", "provider_down"]],
  ])("the event %s with the subtype %s is read as %j", (type, sub, change) => {
    expect(changeOf(type, sub)).toEqual(change);
  });

  const denied = { type: "recording_permission_denied", sub: null, at: 1 };
  const granted = { type: "recording_permission_granted", sub: null, at: 1 };
  test.each([
    // A bot that may not record did not leave because of silence.
    ["auto_leave_silence", [denied], "recording_not_allowed"],
    ["user_requested", [denied], "nothing_recorded"],
    ["auto_leave_silence", [denied, granted], "nothing_recorded"],
  ])("a bot that left by %s after %j ended with %s", (sub, before, reason) => {
    const left = [
      { type: "leave_requested", sub, at: 2 },
      { type: "left_meeting", sub: null, at: 3 },
    ];
    expect(changesOf([...before, ...left]).at(-1)).toEqual({ to: "left", reason, at: 3 });
  });

  test("a bot is in the lobby from 45 s after it asked to join", () => {
    const asked = [{ type: "join_requested", sub: null, at: joinAt }];
    expect(lobbyOf(asked, joinAt + 44_999)).toBeNull();
    const waits = { to: "waiting_room", reason: null, at: joinAt + 45_000 };
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
