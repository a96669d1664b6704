import { expect, test } from "vitest";
import { packages, hoursSavedPerWeek, timeSaved } from "./packages";

test.each([
  ["basic", "15-20 hours/month", "4-5"],
  ["advanced", "40-50 hours/month", "10-12"],
  ["pro", "80-100 hours/month", "20-25"],
  ["automate90", "200+ hours/month", "50+"],
] as const)("what %s saves in a month is four times what it saves in a week", (id, month, week) => {
  expect([timeSaved(packages[id]), hoursSavedPerWeek(packages[id])]).toEqual([month, week]);
});
