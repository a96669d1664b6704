import { expect, test } from "vitest";
import { nextAttemptAt } from "./retry-schedule";

const day = 86_400_000;

// The pauses of all ten tries: `tests/worker/outbox.test.ts`.
test("a pause is up to a fifth longer than the table's, so that what failed together is spread", () => {
  expect([0, 0.5, 1].map((random) => nextAttemptAt(1, 0, () => random))).toEqual([
    5_000, 5_500, 6_000,
  ]);
  expect(nextAttemptAt(10, 0, () => 0)).toBeNull();
});

test("never undercuts the receiver's wish, but believes no more than a day of it", () => {
  expect(nextAttemptAt(1, 0, () => 0, 60_000)).toBe(60_000);
  expect(nextAttemptAt(9, 0, () => 0, 60_000)).toBe(day);
  expect(nextAttemptAt(1, 0, () => 0, 365 * day)).toBe(day);
  expect(nextAttemptAt(9, 0, () => 1, 365 * day)).toBe(day * 1.2);
});
