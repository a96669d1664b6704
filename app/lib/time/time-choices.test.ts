import { describe, expect, test } from "vitest";
import { isTimezone, canonicalZone, timeSlots, todayIn } from "./time-choices.ts";
import { resolveWallTime } from "./wall-time.ts";

describe("the choices of the schedule panel", () => {
  test("each half hour of the day is a choice", () => {
    const minutes = timeSlots.map((slot) => {
      const found = resolveWallTime("2026-06-12", slot, "UTC");
      return found.kind === "ok" ? (found.instant - Date.UTC(2026, 5, 12)) / 60_000 : NaN;
    });
    expect(minutes).toEqual(Array.from({ length: 48 }, (_, nth) => nth * 30));
  });

  test("a zone is a choice only by its name in the form", () => {
    expect(isTimezone("US/Pacific")).toBe(true);
    expect(isTimezone("us/pacific")).toBe(false);
    expect(isTimezone("America/New_York")).toBe(false);
  });

  test.each([
    ["America/New_York", "US/Eastern"],
    ["America/Los_Angeles", "US/Pacific"],
    ["Europe/London", "Europe/London"],
    ["Etc/UTC", "UTC"],
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["Mars/Olympus", null],
    ["<b>", null],
    ["", null],
  ])("the browser's zone %j is %j in the form", (zone, name) => {
    expect(canonicalZone(zone)).toBe(name);
  });
});

describe("todayIn", () => {
  test("is the day in that zone", () => {
    const now = Date.UTC(2026, 5, 12, 23, 30);
    expect(todayIn("UTC", now)).toBe("2026-06-12");
    expect(todayIn("Asia/Tokyo", now)).toBe("2026-06-13");
    expect(todayIn("Pacific/Honolulu", now)).toBe("2026-06-12");
    expect(todayIn("Pacific/Honolulu", Date.UTC(2027, 0, 1, 9, 59))).toBe("2026-12-31");
  });

  test("throws for an unknown zone", () => {
    expect(() => todayIn("Mars/Base", 0)).toThrow(RangeError);
  });
});
