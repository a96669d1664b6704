import { expect, test } from "vitest";
import { durationText } from "./transcript";

const minute = 60_000;

test.each([
  [0, "less than a minute"],
  [29_000, "less than a minute"],
  [minute, "1 minute"],
  [47 * minute, "47 minutes"],
  [60 * minute, "1 hour"],
  [65 * minute, "1 hour 5 minutes"],
  [240 * minute, "4 hours"],
])("%s ms last %s", (ms, text) => {
  expect(durationText(1_000, 1_000 + ms)).toBe(text);
});

test("without an end nobody knows", () => {
  expect(durationText(1, null)).toBe("unknown");
});
