import { expect, test } from "vitest";
import { createRecentKeys } from "./recent-keys";

test("a key is remembered for its time, and again from when it is added again", () => {
  const keys = createRecentKeys(60, 10);
  expect(keys.has("a", 0)).toBe(false);
  keys.add("a", 0);
  expect([keys.has("a", 59), keys.has("a", 60), keys.has("b", 0)]).toEqual([true, false, false]);
  keys.add("a", 50);
  expect([keys.has("a", 109), keys.has("a", 110)]).toEqual([true, false]);
});

test("a clock that is put back does not prolong it", () => {
  const keys = createRecentKeys(60, 10);
  keys.add("a", 1_000);
  expect(keys.has("a", 900)).toBe(false);
});

test("a flood of keys pushes out the oldest, and takes no more room", () => {
  const keys = createRecentKeys(60, 3);
  for (const key of ["a", "b", "c", "a", "d"]) keys.add(key, 0);
  expect(["a", "b", "c", "d"].filter((key) => keys.has(key, 1))).toEqual(["a", "c", "d"]);
  for (let nth = 0; nth < 10_000; nth += 1) keys.add(`n${nth}`, 1);
  expect(["n9996", "n9997", "n9999"].map((key) => keys.has(key, 1))).toEqual([false, true, true]);
});
