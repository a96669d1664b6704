import { expect, test } from "vitest";
import { createRecentValues } from "./recent-values";

test("a value is kept for a fixed time after it was last set", () => {
  const keys = createRecentValues<true>(60, 10);
  expect(keys.get("a", 0)).toBeNull();
  keys.set("a", true, 0);
  expect([keys.get("a", 59), keys.get("a", 60), keys.get("b", 0)]).toEqual([true, null, null]);
  keys.set("a", true, 50);
  expect([keys.get("a", 109), keys.get("a", 110)]).toEqual([true, null]);
});

test("a clock that is set back does not keep a value longer", () => {
  const keys = createRecentValues<true>(60, 10);
  keys.set("a", true, 1_000);
  expect(keys.get("a", 900)).toBeNull();
});

test("above the maximum of keys, the oldest is dropped", () => {
  const keys = createRecentValues<true>(60, 3);
  for (const key of ["a", "b", "c", "a", "d"]) keys.set(key, true, 0);
  expect(["a", "b", "c", "d"].filter((key) => keys.get(key, 1))).toEqual(["a", "c", "d"]);
  for (let nth = 0; nth < 10_000; nth += 1) keys.set(`n${nth}`, true, 1);
  expect(["n9996", "n9997", "n9999"].map((key) => keys.get(key, 1))).toEqual([null, true, true]);
});
