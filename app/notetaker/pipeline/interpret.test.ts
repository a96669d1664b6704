import { describe, expect, test } from "vitest";
import type { FailureReason } from "../status";
import type { BotChange, BotState } from "../provider/bot-provider";
import { interpret } from "./interpret";

const change = (to: BotState, at: number, reason: FailureReason | null = null): BotChange => {
  return { to, at, reason };
};
const read = (changes: readonly BotChange[], { isOverdue = false } = {}) =>
  interpret({
    ...{ botId: "bot", notetakerId: "job", revision: 0, isOverdue, recordings: [], changes },
  });

test("a bot that waits for its time is scheduled, and may be overdue", () => {
  const waiting = { reached: "scheduled", reachedAt: null, endedAt: null, isFinished: false };
  expect(read([])).toMatchObject({ ...waiting, isOverdue: false, recording: null });
  expect(read([], { isOverdue: true })).toMatchObject({ ...waiting, isOverdue: true });
  expect(read([change("joining", 1)], { isOverdue: true })).toMatchObject({
    reached: "joining",
    isOverdue: false,
  });
});

test("the furthest status counts, from its first time by the provider's clock", () => {
  const reading = read([
    change("recording", 9),
    change("joining", 1),
    change("recording", 5),
    change("in_call", 7),
  ]);
  expect(reading).toMatchObject({ reached: "recording", reachedAt: 5 });
});

test("the meeting ends with the call, and the bot is finished once it has shut down", () => {
  expect(read([change("left", 5)])).toMatchObject({ endedAt: 5, isFinished: false });
  expect(read([change("finished", 9), change("left", 5)])).toMatchObject({
    endedAt: 5,
    isFinished: true,
  });
  expect(read([change("finished", 7)])).toMatchObject({ endedAt: 7, isFinished: true });
});

describe("the reason", () => {
  test.each<[string, readonly BotChange[], FailureReason]>([
    ["an end in the lobby", [change("waiting_room", 1), change("left", 2)], "not_admitted"],
    ["an end in the call", [change("in_call", 1), change("left", 2)], "nothing_recorded"],
    [
      "a permission denied",
      [change("in_call", 1, "recording_not_allowed"), change("left", 2)],
      "recording_not_allowed",
    ],
    [
      "an end after a permission denied",
      [change("in_call", 1, "recording_not_allowed"), change("left", 2, "denied")],
      "denied",
    ],
    [
      "two ends, of which the first counts",
      [change("left", 1, "denied"), change("finished", 2, "provider_down")],
      "denied",
    ],
  ])("of %s", (_what, changes, reason) => {
    expect(read(changes).reason).toBe(reason);
  });
});
