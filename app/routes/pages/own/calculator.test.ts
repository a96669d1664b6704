import { expect, test } from "vitest";
import { calculator } from "~/content/pages/automate";
import { costOfManualWork, numberIn } from "./calculator";

test.each([
  [20, 45, { hoursPerMonth: 87, dollarsPerMonth: 3900, dollarsPerYear: 46_800 }],
  [2.5, 45.5, { hoursPerMonth: 11, dollarsPerMonth: 493, dollarsPerYear: 5915 }],
])("the cost of %d hours a week at $%d an hour is computed", (hours, dollars, cost) => {
  expect(costOfManualWork(hours, dollars)).toEqual(cost);
});

test.each([
  ["12", 12],
  ["2.5", 2.5],
  [" 400 ", 400],
  ["Infinity", 400],
  ["0", 0.5],
  ["-3", 0.5],
  ["ten", 30],
  ["2,5", 30],
  [" ", 30],
  [null, 30],
])("%j in the address counts as %d hours", (text, number) => {
  expect(numberIn(text, calculator.hours)).toBe(number);
});
