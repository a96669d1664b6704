import { expect, test } from "vitest";
import { facts, relative, sheet, utc } from "./print.ts";

test("a table aligns words left and numbers right, and has a dash for nothing", () => {
  const rows = [
    ["dispatch", 7, "fake"],
    ["poll", 1_000, null],
  ];
  expect(sheet("Steps", ["step", "jobs", "error"], rows)).toBe(
    ["Steps", "  step      jobs  error", "  dispatch     7  fake", "  poll      1000  –"].join(
      "\n",
    ),
  );
  expect(sheet("Steps", ["step"], [])).toBe("Steps: none");
});

test("a cell that is too long is cut", () => {
  const [, , line = ""] = sheet("T", ["a", "b"], [["x".repeat(200), "end"]]).split("\n");
  expect(line).toMatch(/x…  end$/);
  expect(line.length).toBeLessThan(50);
});

test("facts leave out what there is not", () => {
  expect(
    facts("Job", [
      ["status", "ready"],
      ["reason", null],
    ]),
  ).toBe("Job\n  status  ready");
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

test("an instant is written in UTC", () => {
  expect(utc(Date.UTC(2026, 10, 20, 15, 0, 5))).toBe("2026-11-20 15:00:05 UTC");
});
