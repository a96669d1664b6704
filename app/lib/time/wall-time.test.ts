import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { cases } from "../../../tests/support/cases.ts";
import { parseInstant } from "./instant.ts";
import { timezones } from "./time-choices.ts";
import { formatInstant, resolveWallTime } from "./wall-time.ts";

const utc = (text: string) => parseInstant(text) ?? NaN;

describe("every minute around every clock change in the 11 zones", () => {
  const program = fileURLToPath(
    new URL("../../../tests/support/clock-changes.ts", import.meta.url),
  );

  // The errors of date-fns-tz depend on the machine's own zone, so each host zone gets its own process.
  test.concurrent.each(["UTC", "America/Los_Angeles", "Asia/Tokyo"])(
    "resolves to the instant at which the zone's clock shows it, on a machine in %s",
    async (hostZone) => {
      const { stdout } = await promisify(execFile)(process.execPath, [program], {
        env: { ...process.env, TZ: hostZone },
      });
      const { zones, changes, minutes, wrong } = JSON.parse(stdout) as Record<string, unknown>;
      expect(wrong).toEqual([]);
      expect(zones).toBe(timezones.length);
      // 8 of the 11 zones change their clocks, twice a year.
      const expectedChanges = 8 * 2 * cases(1, 6);
      expect(changes).toBe(expectedChanges);
      // 1.5 hours (3 in a full run) on each side of a change, and a day for each of the other 3 zones.
      const minutesOfChange = cases(90 + 1 + 90, 180 + 1 + 180);
      expect(minutes).toBe(expectedChanges * minutesOfChange + 3 * 24 * 60);
    },
    120_000,
  );
});

describe("resolveWallTime", () => {
  test("an ordinary time is one instant, in both notations", () => {
    const instant = utc("2026-06-12T19:30Z");
    expect(resolveWallTime("2026-06-12", "3:30 PM", "US/Eastern")).toEqual({ kind: "ok", instant });
    expect(resolveWallTime("2026-06-12", "15:30", "US/Eastern")).toEqual({ kind: "ok", instant });
  });

  test("in RFC 5545's examples 2:30 AM does not exist, and the first 1:30 AM is the default", () => {
    expect(resolveWallTime("2007-03-11", "02:30", "America/New_York")).toEqual({
      kind: "gap",
      before: "1:30 AM",
      after: "3:30 AM",
    });
    expect(resolveWallTime("2007-11-04", "01:30", "America/New_York")).toEqual({
      kind: "overlap",
      instants: [utc("2007-11-04T01:30-04:00"), utc("2007-11-04T01:30-05:00")],
    });
  });

  test("gaps of half an hour and of a whole day name their neighbors", () => {
    expect(resolveWallTime("2026-10-04", "2:15 AM", "Australia/Lord_Howe")).toEqual({
      kind: "gap",
      before: "1:45 AM",
      after: "2:45 AM",
    });
    expect(resolveWallTime("2011-12-30", "10:00 AM", "Pacific/Apia")).toEqual({
      kind: "gap",
      before: "Thu, December 29, 2011, 10:00 AM",
      after: "Sat, December 31, 2011, 10:00 AM",
    });
  });

  test.each([
    ["US/Pacific", "America/Los_Angeles"],
    ["US/Mountain", "America/Denver"],
    ["US/Central", "America/Chicago"],
    ["US/Eastern", "America/New_York"],
  ])(
    "the legacy name %s means %s on every Sunday of a year, when the clocks change",
    (old, modern) => {
      for (
        let day = utc("2026-01-04T00:00Z");
        day < utc("2027-01-01T00:00Z");
        day += 7 * 86_400_000
      ) {
        const date = new Date(day).toISOString().slice(0, 10);
        for (const time of ["12:00 AM", "1:30 AM", "2:30 AM", "3:00 PM"]) {
          expect(resolveWallTime(date, time, old)).toEqual(resolveWallTime(date, time, modern));
        }
      }
    },
  );

  test("Arizona is not Mountain Time in summer", () => {
    const mountain = resolveWallTime("2026-07-01", "12:00 PM", "US/Mountain");
    expect(resolveWallTime("2026-07-01", "12:00 PM", "America/Phoenix")).not.toEqual(mountain);
  });

  test.each([
    ["12:00 AM", 0],
    ["12:30 AM", 30],
    ["1:00 AM", 60],
    ["01:00 AM", 60],
    ["1:00 am", 60],
    ["11:59 AM", 719],
    ["12:00 PM", 720],
    ["12:30pm", 750],
    ["1:00 PM", 780],
    ["11:30 PM", 1410],
    ["00:00", 0],
    ["09:05", 545],
    ["23:59", 1439],
  ])("%s is minute %d of the day", (time, minutes) => {
    const instant = utc("2026-06-12T00:00Z") + minutes * 60_000;
    expect(resolveWallTime("2026-06-12", time, "UTC")).toEqual({ kind: "ok", instant });
  });

  test.each([
    "",
    " ",
    "24:00",
    "24:30",
    "12:60 AM",
    "13:00 PM",
    "0:30 AM",
    "00:30 AM",
    "3:30",
    "3 PM",
    "3:3 PM",
    "15:30 PM",
    "3:30  PM",
    "3:30 XM",
    "-1:00",
    "1e1:00",
    "noon",
    "３:３０ PM",
    "3:30 PM EST",
    "15:30:00",
  ])("%j is no time", (time) => {
    expect(resolveWallTime("2026-06-12", time, "UTC")).toEqual({ kind: "invalid" });
  });

  test.each([
    "",
    "Feb 30",
    "2026-02-30",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-06-00",
    "2026-6-1",
    "2026-06-12T00:00",
    "20260612",
    "0001-01-01",
    "9999-12-31",
    "1969-12-31",
    "3000-01-01",
    "-2026-01-01",
    "+002026-01-01",
    "12026-01-01",
    "2026-06-1a",
    "２０２６-06-12",
    " 2026-06-12",
  ])("%j is no date", (date) => {
    expect(resolveWallTime(date, "3:30 PM", "UTC")).toEqual({ kind: "invalid" });
  });

  test("a leap day exists in leap years", () => {
    expect(resolveWallTime("2028-02-29", "3:30 PM", "UTC").kind).toBe("ok");
  });

  test.each([
    "",
    "Mars/Base",
    "+05:00",
    "GMT+25",
    "US/Pacific ",
    "__proto__",
    "Z",
    "x".repeat(500),
    "EST5EDT4,M3",
  ])("%j is no zone", (zone) => {
    expect(resolveWallTime("2026-06-12", "3:30 PM", zone)).toEqual({ kind: "invalid" });
    expect(() => formatInstant(0, zone)).toThrow(RangeError);
  });
});

describe("formatInstant", () => {
  const instant = utc("2026-06-12T19:30Z");

  test.each([
    ["US/Eastern", "Fri, June 12, 2026, 3:30 PM US/Eastern"],
    ["US/Pacific", "Fri, June 12, 2026, 12:30 PM US/Pacific"],
    ["Pacific/Honolulu", "Fri, June 12, 2026, 9:30 AM Pacific/Honolulu"],
    ["Europe/London", "Fri, June 12, 2026, 8:30 PM Europe/London"],
    ["Asia/Tokyo", "Sat, June 13, 2026, 4:30 AM Asia/Tokyo"],
    ["Australia/Sydney", "Sat, June 13, 2026, 5:30 AM Australia/Sydney"],
    ["UTC", "Fri, June 12, 2026, 7:30 PM UTC"],
    ["Asia/Kathmandu", "Sat, June 13, 2026, 1:15 AM Asia/Kathmandu"],
  ])("writes an instant in the zone %s as %j", (zone, text) => {
    expect(formatInstant(instant, zone)).toBe(text);
  });

  test("throws for NaN", () => {
    expect(() => formatInstant(NaN, "UTC")).toThrow(RangeError);
  });
});
