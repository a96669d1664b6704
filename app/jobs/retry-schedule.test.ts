import { describe, expect, test } from "vitest";
import { mostAttempts, nextAttemptAt } from "./retry-schedule";

const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map((s) => s * 1_000);

describe("the retry schedule", () => {
  test.each(pauses.map((pause, index) => [index + 1, pause]))(
    "after try %i waits %i ms, up to a fifth longer",
    (attempt, pause) => {
      expect(nextAttemptAt(attempt, 0, () => 0)).toBe(pause);
      expect(nextAttemptAt(attempt, 0, () => 1)).toBe(pause * 1.2);
    },
  );

  test("ends after ten tries over 75 hours", () => {
    expect(mostAttempts).toBe(10);
    expect(nextAttemptAt(10, 0, () => 0)).toBeNull();
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
    expect(Math.floor(hours)).toBe(75);
  });

  test("never undercuts the receiver's wish", () => {
    expect(nextAttemptAt(1, 0, () => 0, 60_000)).toBe(60_000);
    expect(nextAttemptAt(9, 0, () => 0, 60_000)).toBe(86_400_000);
  });

  test("takes no wish for more than a day", () => {
    expect(nextAttemptAt(1, 0, () => 0, 365 * 86_400_000)).toBe(86_400_000);
    expect(nextAttemptAt(9, 0, () => 1, 365 * 86_400_000)).toBe(86_400_000 * 1.2);
  });

  test("spreads a thousand that failed together", () => {
    const times = Array.from({ length: 1_000 }, (_, index) =>
      nextAttemptAt(2, 0, () => index / 1_000),
    );
    const perMinute = new Map<number, number>();
    for (const at of times) {
      const minute = Math.floor((at ?? 0) / 10_000);
      perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1);
    }
    expect(Math.max(...perMinute.values())).toBeLessThanOrEqual((3 * 1_000) / 6);
  });
});
