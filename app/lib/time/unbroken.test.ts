import { expect, test } from "vitest";
import { unbroken } from "./unbroken";

test("a time and its AM or PM stay on one line", () => {
  expect(unbroken("Thu, June 12, 2026, 3:30 PM US/Eastern")).toBe(
    "Thu, June 12, 2026, 3:30\u00a0PM US/Eastern",
  );
  expect(unbroken("2026-06-12 12:00 AM (UTC)")).toBe("2026-06-12 12:00\u00a0AM (UTC)");
});

test("other words stay as they are", () => {
  expect(unbroken("I AM in room 3 PMO")).toBe("I AM in room 3 PMO");
});
