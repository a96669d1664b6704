import { describe, expect, test } from "vitest";
import {
  dispatchDeadline,
  forgetAt,
  isDueNow,
  joinAtFor,
  lookupDeadline,
  nextDeadline,
  nextDispatchAt,
  nextPollAt,
  nextTryAt,
  pollDeadline,
  purgeAt,
  reminderAt,
} from "./schedule";
import { statuses } from "./status";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = 1_000 * hour;
const now = { startsAt: start, createdAt: start, scheduled: false };
const later = { startsAt: start, createdAt: start - day, scheduled: true };
const lateRequest = { ...later, createdAt: start + 12 * minute };
const noRetryAfter = { retryAfterMs: null };
const halfRandom = () => 0.5;

test.each<[string, unknown, unknown]>([
  ["a bot for now is sent for 15 minutes", dispatchDeadline(now), start + 15 * minute],
  ["a scheduled bot is sent until 10 minutes late", dispatchDeadline(later), start + 10 * minute],
  [
    "a request after the start has 10 minutes of its own",
    dispatchDeadline(lateRequest),
    start + 22 * minute,
  ],
  ["a lost bot is looked up for another hour", lookupDeadline(now), start + 75 * minute],
  ["the first deadline is for sending", nextDeadline(now, start), start + 15 * minute],
  [
    "the next deadline is for looking up",
    nextDeadline(now, start + 15 * minute),
    start + 75 * minute,
  ],
  ["a scheduled bot joins at the start", joinAtFor(later, start - 5 * minute), start],
  ["a start in 30 seconds is joined right away", joinAtFor(later, start - 30_000), null],
  ["a start that passed is joined right away", joinAtFor(later, start + 1), null],
  ["a bot for now joins right away", joinAtFor(now, start), null],
  ["a bot for now does not wait for a tick", isDueNow(now, start), true],
  [
    "a start within 10 minutes does not wait for a tick",
    isDueNow(later, start - 10 * minute + 1),
    true,
  ],
  ["a start in 10 minutes waits for a tick", isDueNow(later, start - 10 * minute), false],
  [
    "a scheduled bot is polled after its start",
    nextPollAt("scheduled", start, start - day),
    start + 2 * minute,
  ],
  [
    "more than a day ahead, a reminder comes an hour before",
    reminderAt(start + day + 1, start),
    start + 23 * hour + 1,
  ],
  ["up to a day ahead there is no reminder", reminderAt(start + day, start), null],
  ["a lost bot is polled for a day", pollDeadline({ startsAt: start }), start + day],
  ["data is purged seven days after the end", purgeAt(start), start + 7 * day],
  ["an address is erased a day after the data", forgetAt(start), start + day],
])("%s", (_rule, actual, expected) => {
  expect(actual).toBe(expected);
});

describe("a dispatch is tried again", () => {
  test("after now, after Retry-After, and no later than the deadline", () => {
    for (const random of [() => 0, halfRandom, () => 0.999_999]) {
      for (const attempts of [0, 1, 5, 50, 5_000]) {
        const next = (retryAfterMs: number | null) =>
          nextDispatchAt({ ...now, attempts }, { retryAfterMs }, start, random) - start;
        expect(next(null)).toBeGreaterThan(0);
        expect(next(null)).toBeLessThanOrEqual(30_000);
        expect(next(2 * minute)).toBe(2 * minute);
        expect(next(day)).toBe(15 * minute);
      }
    }
  });

  test("after longer pauses while the start is far ahead", () => {
    const at = nextDispatchAt({ ...later, attempts: 30 }, noRetryAfter, start - day, halfRandom);
    expect(at).toBe(start - day + 7.5 * minute);
  });

  test("after at least the given pause", () => {
    const refused = { ...now, attempts: 1 };
    expect(nextDispatchAt(refused, noRetryAfter, start, halfRandom, 20_000)).toBe(start + 20_000);
    const asked = { retryAfterMs: 50_000 };
    expect(nextDispatchAt(refused, asked, start, halfRandom, 20_000)).toBe(start + 50_000);
  });

  test("at evenly spread times", () => {
    const fourth = { ...later, attempts: 4 };
    const pauses = Array.from({ length: 10_000 }, (_, index) => {
      const random = () => index / 10_000;
      return nextDispatchAt(fourth, noRetryAfter, start - day, random) - (start - day);
    });
    const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
    expect(mean / (5_000 * 2 ** 4)).toBeCloseTo(0.5, 1);
  });
});

test.each(statuses)("a poll in status %s comes after now", (status) => {
  expect(nextPollAt(status, start, start)).toBeGreaterThan(start);
});

test.each([
  ["poll", 10_000, 40_000, 5 * minute],
  ["remove", 5_000, 20_000, 5 * minute],
  ["purge", 30_000, 2 * minute, 6 * hour],
] as const)(
  "the pauses of %s double between two bounds, and honour Retry-After",
  (step, least, first, most) => {
    const pause = (attempts: number, retryAfterMs: number | null, random: number) =>
      nextTryAt(step, attempts, { retryAfterMs }, start, () => random) - start;
    for (const attempts of [0, 1, 9, 9_999]) {
      expect(pause(attempts, null, 0)).toBe(least);
      expect(pause(attempts, hour, 0)).toBe(hour);
    }
    expect(pause(1, null, 1)).toBe(first);
    expect(pause(2, null, 1)).toBe(2 * first);
    expect(pause(9_999, null, 1)).toBe(most);
  },
);
