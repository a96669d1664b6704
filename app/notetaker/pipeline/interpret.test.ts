import { describe, expect, test } from "vitest";
import type { BotChange, BotSnapshot } from "../provider/bot-provider";
import { interpret, liveStatusOf, reasonOfSubCode } from "./interpret";

const bot = (...changes: [code: string, at: number, subCode?: string][]): BotSnapshot => ({
  botId: "bot",
  notetakerId: "job",
  revision: 0,
  changes: changes.map(([code, at, subCode]): BotChange => ({
    code,
    at,
    subCode: subCode ?? null,
  })),
  recordings: [],
});

describe("reasonOfSubCode", () => {
  test.each([
    ["timeout_exceeded_waiting_room", "not_admitted"],
    ["call_ended_by_platform_waiting_room_timeout", "not_admitted"],
    ["bot_kicked_from_waiting_room", "denied"],
    ["bot_kicked_from_call", "removed_before_recording"],
    ["timeout_exceeded_noone_joined", "nobody_came"],
    ["timeout_exceeded_only_bots_detected_using_participant_names", "nobody_came"],
    ["timeout_exceeded_only_bots_detected_using_participant_events", "nobody_came"],
    ["timeout_exceeded_recording_permission_denied", "recording_not_allowed"],
    ["call_ended_by_host", "nothing_recorded"],
    ["meeting_not_found", "meeting_not_found"],
    ["meeting_link_invalid", "meeting_not_found"],
    ["meeting_link_expired", "meeting_not_found"],
    ["meeting_not_started", "meeting_not_started"],
    ["google_meet_meeting_room_not_ready", "meeting_not_started"],
    ["meeting_requires_sign_in", "sign_in_required"],
    ["google_meet_sign_in_failed", "sign_in_failed"],
    ["google_meet_sign_in_captcha_failed", "sign_in_failed"],
    ["google_meet_sso_sign_in_failed", "sign_in_failed"],
    ["google_meet_sign_in_missing_login_credentials", "sign_in_required"],
    ["google_meet_login_not_available", "sign_ins_in_use"],
    ["google_meet_knocking_disabled", "blocked_by_meeting"],
    ["google_meet_organisation_restricted", "blocked_by_meeting"],
    ["google_meet_bot_blocked", "blocked_by_meeting"],
    ["meeting_locked", "blocked_by_meeting"],
    ["meeting_full", "meeting_full"],
    ["meeting_ended", "meeting_ended"],
    ["bot_errored", "provider_down"],
    ["something_new", null],
    ["constructor", null],
  ])("%s means %s", (subCode, reason) => {
    expect(reasonOfSubCode(subCode)).toBe(reason);
  });
});

describe("interpret", () => {
  test("a bot that only waits for its time is scheduled", () => {
    expect(interpret(bot(["ready", 1]))).toMatchObject({
      reached: "scheduled",
      reachedAt: null,
      endedAt: null,
      finished: false,
      recording: null,
    });
  });

  test("the first time in a status counts, by the provider's clock and not by the list", () => {
    const reading = interpret(
      bot(["in_call_recording", 9], ["joining_call", 1], ["in_call_recording", 5]),
    );
    expect(reading).toMatchObject({ reached: "recording", reachedAt: 5 });
  });

  test("the end is the end of the call; finished only once the bot has shut down", () => {
    expect(interpret(bot(["call_ended", 5]))).toMatchObject({ endedAt: 5, finished: false });
    expect(interpret(bot(["done", 9], ["call_ended", 5]))).toMatchObject({
      endedAt: 5,
      finished: true,
    });
    expect(interpret(bot(["fatal", 7]))).toMatchObject({ endedAt: 7, finished: true });
  });

  test.each([
    [
      "an unknown end in the waiting room",
      [
        ["in_waiting_room", 1],
        ["call_ended", 2, "new"],
      ],
      "not_admitted",
    ],
    [
      "an unknown end in the call",
      [
        ["in_call_not_recording", 1],
        ["call_ended", 2],
      ],
      "nothing_recorded",
    ],
    [
      "an unknown fatal error",
      [
        ["joining_call", 1],
        ["fatal", 2, "new"],
      ],
      "provider_down",
    ],
    [
      "a refused permission",
      [
        ["recording_permission_denied", 1],
        ["call_ended", 2],
      ],
      "recording_not_allowed",
    ],
    [
      "the first known end of several",
      [
        ["call_ended", 1, "bot_kicked_from_call"],
        ["fatal", 2, "bot_errored"],
      ],
      "removed_before_recording",
    ],
  ] as const)("%s gives %s", (_what, changes, reason) => {
    const list = changes.map((change) => [...change] as [string, number, string?]);
    expect(interpret(bot(...list)).reason).toBe(reason);
  });
});

test.each([
  ["joining_call", "joining"],
  ["call_ended", "processing"],
  ["done", "processing"],
  ["fatal", null],
  ["__proto__", null],
])("a webhook's code %s stands for %s", (code, status) => {
  expect(liveStatusOf(code)).toBe(status);
});
