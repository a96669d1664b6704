import { expect, test } from "vitest";
import { costOfManualWork, numberIn } from "./manual-work";

test("20 hours a week at $45", () => {
  expect(costOfManualWork(20, 45)).toEqual({
    hoursPerMonth: 87,
    dollarsPerMonth: 3900,
    dollarsPerYear: 46_800,
  });
});

test.each([
  ["12", 12],
  ["12.4", 12],
  ["9999", 400],
  ["0", 20],
  ["-3", 20],
  ["ten", 20],
  ["Infinity", 20],
  ["", 20],
  [null, 20],
])("%j out of a query string", (text, number) => {
  expect(numberIn(text, 400, 20)).toBe(number);
});
