import { expect, test } from "vitest";
import { facts, relative, sheet } from "./print.ts";

const now = Date.UTC(2026, 10, 20, 15, 0, 5);

test("a table aligns numbers right, shows times as distances, and shortens long cells and ids", () => {
  const rows = [
    { step: "dispatch", jobs: 7, lastError: "fake", firstAt: now - 60_000, id: "a".repeat(32) },
    { step: "x".repeat(200), jobs: 1_000, lastError: null, firstAt: null, id: "b".repeat(32) },
  ];
  const [title, ...lines] = sheet("Steps", rows, now).split("\n");
  expect(title).toBe("Steps");
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ["step", "jobs", "last error", "first", "id"],
    ["dispatch", "7", "fake", "60 s ago", "aaaaaaaa"],
    [`${"x".repeat(35)}…`, "1000", "–", "–", "bbbbbbbb"],
  ]);
  expect(lines[1]?.indexOf("7")).toBe((lines[2]?.indexOf("1000") ?? 0) + 3);
  expect(sheet("Steps", [], now)).toBe("Steps: none");
});

test("facts leave out null, and write times in UTC", () => {
  const row = { status: "ready", reason: null, hasAddress: true, endedAt: now };
  expect(facts("Job", row, now)).toBe(
    "Job\n  status       ready\n  has address  yes\n  ended at     2026-11-20 15:00:05 UTC (now)",
  );
});

test.each([
  [-500, "now"],
  [-59_000, "59 s ago"],
  [119_000, "in 119 s"],
  [-120_000, "2 min ago"],
  [3 * 3_600_000, "in 3 h"],
  [-72 * 3_600_000, "3 days ago"],
])("%i ms from now is %s", (distance, words) => {
  expect(relative(1e12 + distance, 1e12)).toBe(words);
});
