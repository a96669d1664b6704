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
const start = 1_000 * hour;
const now = { startsAt: start, createdAt: start, scheduled: false };
const later = { startsAt: start, createdAt: start - 24 * hour, scheduled: true };
const noRetryAfter = { retryAfterMs: null };
const randoms = [() => 0, () => 0.5, () => 0.999_999];

describe("deadlines", () => {
  test("a meeting that runs has 15 minutes, a scheduled one 10 after its start", () => {
    expect(dispatchDeadline(now)).toBe(start + 15 * minute);
    expect(dispatchDeadline(later)).toBe(start + 10 * minute);
  });

  test("a scheduled request that reached us after its start has its grace from then on", () => {
    expect(dispatchDeadline({ ...later, createdAt: start + 12 * minute })).toBe(
      start + 22 * minute,
    );
  });

  test("what may have happened is looked up for another hour", () => {
    expect(lookupDeadline(now) - dispatchDeadline(now)).toBe(hour);
    expect(nextDeadline(now, start)).toBe(dispatchDeadline(now));
    expect(nextDeadline(now, dispatchDeadline(now))).toBe(lookupDeadline(now));
  });
});

describe("when a bot is to join", () => {
  test("at a start that is to come, never at one that has passed or for now", () => {
    expect(joinAtFor(later, start - hour)).toBe(start);
    expect(joinAtFor(later, start - 5 * minute)).toBe(start);
    expect(joinAtFor(later, start - 30_000)).toBeNull();
    expect(joinAtFor(later, start + 1)).toBeNull();
    expect(joinAtFor(now, start)).toBeNull();
  });

  test("a start within ten minutes cannot wait for the tick", () => {
    expect(isDueNow(now, start)).toBe(true);
    expect(isDueNow(later, start - 10 * minute + 1)).toBe(true);
    expect(isDueNow(later, start - 10 * minute)).toBe(false);
  });
});

describe("retries of a dispatch", () => {
  test("are later than now, honour Retry-After, and never pass over the deadline", () => {
    for (const random of randoms) {
      for (const attempts of [0, 1, 5, 50, 5_000]) {
        const at = nextDispatchAt({ ...now, attempts }, noRetryAfter, start, random);
        expect(at).toBeGreaterThan(start);
        expect(at).toBeLessThanOrEqual(start + 30_000);
        const asked = { retryAfterMs: 2 * minute };
        expect(nextDispatchAt({ ...now, attempts }, asked, start, random)).toBe(start + 2 * minute);
        const long = { retryAfterMs: 24 * hour };
        expect(nextDispatchAt({ ...now, attempts }, long, start, random)).toBe(
          dispatchDeadline(now),
        );
      }
    }
  });

  test("take their time while the start is far away", () => {
    const at = nextDispatchAt(
      { ...later, attempts: 30 },
      noRetryAfter,
      start - 24 * hour,
      () => 0.5,
    );
    expect(at).toBe(start - 24 * hour + 7.5 * minute);
  });

  test("wait at least as long as is asked for", () => {
    const refused = { ...now, attempts: 1 };
    expect(nextDispatchAt(refused, noRetryAfter, start, () => 0.5, 20_000)).toBe(start + 20_000);
    const asked = { retryAfterMs: 50_000 };
    expect(nextDispatchAt(refused, asked, start, () => 0.5, 20_000)).toBe(start + 50_000);
  });

  test("are spread evenly", () => {
    const samples = Array.from({ length: 10_000 }, (_, index) =>
      nextDispatchAt(
        { ...later, attempts: 4 },
        noRetryAfter,
        start - 24 * hour,
        () => index / 10_000,
      ),
    ).map((at) => at - (start - 24 * hour));
    const mean = samples.reduce((sum, wait) => sum + wait, 0) / samples.length;
    expect(mean / (5_000 * 2 ** 4)).toBeCloseTo(0.5, 1);
  });
});

describe("everything that is tried again is tried later", () => {
  test.each(statuses)("a poll in %s", (status) => {
    expect(nextPollAt(status, start, start)).toBeGreaterThan(start);
  });

  test("a bot that waits for its time is not asked before it", () => {
    expect(nextPollAt("scheduled", start, start - 24 * hour)).toBe(start + 2 * minute);
  });

  const low = () => 0;
  const high = () => 1;
  test.each([
    ["poll", 10_000, 40_000, 5 * minute],
    ["remove", 5_000, 20_000, 5 * minute],
    ["purge", 30_000, 2 * minute, 6 * hour],
  ] as const)("%s: between two bounds, or Retry-After", (step, least, first, most) => {
    const next = (...given: [number, { retryAfterMs: number | null }, number, () => number]) =>
      nextTryAt(step, ...given);
    for (const attempts of [0, 1, 9, 9_999]) {
      expect(next(attempts, noRetryAfter, start, low) - start).toBe(least);
      expect(next(attempts, { retryAfterMs: hour }, start, low) - start).toBe(hour);
    }
    expect(next(1, noRetryAfter, start, high) - start, "the first ceiling is low").toBe(first);
    expect(next(2, noRetryAfter, start, high) - start, "then it doubles").toBe(2 * first);
    expect(next(9_999, noRetryAfter, start, high) - start, "up to the last").toBe(most);
  });
});

describe("what may change, and when somebody is reminded", () => {
  test("an hour before what was booked more than a day ahead", () => {
    expect(reminderAt(start + 24 * hour + 1, start)).toBe(start + 23 * hour + 1);
    expect(reminderAt(start + 24 * hour, start)).toBeNull();
  });
});

test("nobody is asked for a lost bot for more than a day", () => {
  expect(pollDeadline({ startsAt: start })).toBe(start + 24 * hour);
});

test("deletion comes seven days after the end", () => {
  expect(purgeAt(start)).toBe(start + 7 * 24 * hour);
});

test("an address is forgotten a day after everything else", () => {
  expect(forgetAt(start)).toBe(start + 24 * hour);
});
