import { expect, test } from "vitest";
import { costOfManualWork, numberIn } from "./calculator";

test("20 hours a week at $45", () => {
  expect(costOfManualWork(20, 45)).toEqual({
    hoursPerMonth: 87,
    dollarsPerMonth: 3900,
    dollarsPerYear: 46_800,
  });
});

test("a fraction of an hour counts", () => {
  expect(costOfManualWork(2.5, 45.5)).toEqual({
    hoursPerMonth: 11,
    dollarsPerMonth: 493,
    dollarsPerYear: 5915,
  });
});

const field = { label: "Hours", value: 20, min: 0.5, max: 400 };

test.each(["12", "2.5", "0.5", "400", " 12 "])("%j is used unchanged", (text) => {
  expect(numberIn(text, field)).toEqual({ number: Number(text) });
});

test("a missing field falls back to the example without a message", () => {
  expect(numberIn(null, field)).toEqual({ number: 20 });
});

test.each([
  ["9999", 400, "tooLarge"],
  ["Infinity", 400, "tooLarge"],
  ["0", 0.5, "tooSmall"],
  ["-3", 0.5, "tooSmall"],
  ["ten", 20, "noNumber"],
  ["2,5", 20, "noNumber"],
  ["", 20, "noNumber"],
  [" ", 20, "noNumber"],
])("%j is said to be replaced", (text, number, replacedBecause) => {
  expect(numberIn(text, field)).toEqual({ number, replacedBecause });
});
