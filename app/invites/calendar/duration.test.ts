import { expect, test } from "vitest";
import { dayMs, hourMs, minuteMs, readDuration } from "./calendar-time";

test.each([
  ["PT45S", 45_000],
  ["PT1H30M", hourMs + 30 * minuteMs],
  ["+P1DT2H3M4S", dayMs + 2 * hourMs + 3 * minuteMs + 4_000],
  ["P2W", 14 * dayMs],
  ["P1W2D", 9 * dayMs],
  ["PT0S", 0],
])("%s are %d ms", (text, milliseconds) => {
  expect(readDuration(text)).toBe(milliseconds);
});

test.each(["-PT1H", "PT1.5H", "1H", "PT1H30", "P1M", "PT99999999S", " PT1H", "PT1H\n", ""])(
  "%j is none",
  (text) => {
    expect(readDuration(text)).toBeNull();
  },
);
