import { expect, test } from "vitest";
import { dayText } from "./day-text";

test("a day is written out", () => {
  expect(dayText("2026-06-12")).toBe("Fri, June 12, 2026");
  expect(dayText("2028-02-29")).toBe("Tue, February 29, 2028");
});

test.each(["", "2026-02-30", "2026-13-01", "12.06.2026", "2026-6-12"])("'%s' is no day", (text) => {
  expect(dayText(text)).toBeNull();
});
