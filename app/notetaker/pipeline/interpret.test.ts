import { describe, expect, test } from "vitest";
import type { FailureReason } from "../status";
import type { BotState } from "../provider/bot-provider";
import { interpret } from "./interpret";

type Change = readonly [to: BotState, at: number, reason?: FailureReason];

const read = (changes: readonly Change[], isOverdue = false) =>
  interpret({
    ...{ botId: "bot", notetakerId: "job", revision: 0, isOverdue, recordings: [] },
    changes: changes.map(([to, at, reason = null]) => ({ to, at, reason })),
  });

test("a bot that only waits for its time is scheduled, and may be overdue", () => {
  const waiting = { reached: "scheduled", reachedAt: null, endedAt: null, finished: false };
  expect(read([])).toMatchObject({ ...waiting, overdue: false, recording: null });
  expect(read([], true)).toMatchObject({ ...waiting, overdue: true });
  expect(read([["joining", 1]], true)).toMatchObject({ reached: "joining", overdue: false });
});

test("the furthest status counts, from its first time, by the provider's clock and not by the list", () => {
  const reading = read([
    ["recording", 9],
    ["joining", 1],
    ["recording", 5],
    ["in_call", 7],
  ]);
  expect(reading).toMatchObject({ reached: "recording", reachedAt: 5 });
});

test("the end is the end of the call; finished only once the bot has shut down", () => {
  expect(read([["left", 5]])).toMatchObject({ endedAt: 5, finished: false });
  const both: readonly Change[] = [
    ["finished", 9],
    ["left", 5],
  ];
  expect(read(both)).toMatchObject({ endedAt: 5, finished: true });
  expect(read([["finished", 7]])).toMatchObject({ endedAt: 7, finished: true });
});

describe("the reason", () => {
  test.each<[string, readonly Change[], FailureReason]>([
    [
      "an end in the lobby",
      [
        ["waiting_room", 1],
        ["left", 2],
      ],
      "not_admitted",
    ],
    [
      "an end in the call",
      [
        ["in_call", 1],
        ["left", 2],
      ],
      "nothing_recorded",
    ],
    [
      "a permission denied",
      [
        ["in_call", 1, "recording_not_allowed"],
        ["left", 2],
      ],
      "recording_not_allowed",
    ],
    [
      "an end after it",
      [
        ["in_call", 1, "recording_not_allowed"],
        ["left", 2, "denied"],
      ],
      "denied",
    ],
    [
      "the first of two",
      [
        ["left", 1, "denied"],
        ["finished", 2, "provider_down"],
      ],
      "denied",
    ],
  ])("of %s", (_what, changes, reason) => {
    expect(read(changes).reason).toBe(reason);
  });
});
