import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { dayMs } from "../../lib/time/instant";
import { atWall, zoneClocks, readWall } from "./calendar-time";
import { readRule, wallsBetween } from "./recurrence";
import { stepBudget } from "./step-budget";

const budget = stepBudget(Infinity);
const clocks = zoneClocks(budget);

function starts(rule: string, start: string, from: string, to: string): string[] {
  const wall = isoWall(start);
  const read = readRule(rule, utc(wall), clocks);
  if (!read) throw new Error(`refused: ${rule}`);
  return [...wallsBetween(read, wall, isoWall(from), isoWall(to), budget)].map((one) =>
    new Date(one).toISOString().slice(0, 16),
  );
}

const isoWall = (text: string) => readWall(text.replace(/[-:]/g, "")) ?? Number.NaN;
const utc = (wall: number) => ({ wall, zone: "UTC", instant: wall });

// Rules as calendars' dialogs make them, each with a start that fits.
const rules = [
  ["FREQ=DAILY;COUNT=300", "2026-11-20"],
  ["FREQ=DAILY;INTERVAL=10", "2026-11-20"],
  ["FREQ=DAILY;BYDAY=SA,SU;COUNT=300", "2026-11-21"],
  ["FREQ=DAILY;BYMONTHDAY=1,15", "2027-01-15"],
  ["FREQ=DAILY;BYMONTHDAY=13;BYDAY=FR", "2026-11-13"],
  ["FREQ=WEEKLY;BYDAY=MO,WE,FR", "2026-11-20"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=MO", "2026-11-16"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;COUNT=300", "2026-11-16"],
  ["FREQ=MONTHLY", "2026-10-31"],
  ["FREQ=MONTHLY;INTERVAL=5;BYDAY=2TU", "2026-11-10"],
  ["FREQ=MONTHLY;BYDAY=-1FR;COUNT=300", "2026-11-27"],
  ["FREQ=MONTHLY;BYMONTHDAY=-1", "2026-11-30"],
  ["FREQ=MONTHLY;BYMONTHDAY=29,30,31", "2026-11-29"],
  ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "2026-11-30"],
  ["FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=2,-1;COUNT=300", "2026-11-07"],
  ["FREQ=YEARLY;BYMONTH=3,9;BYDAY=2WE", "2027-03-10"],
  ["FREQ=YEARLY;BYMONTH=11;BYDAY=TH;BYSETPOS=4", "2026-11-26"],
  ["FREQ=YEARLY;INTERVAL=3", "2026-03-31"],
] as const;

describe.each(rules)("%s from %s", (rule, day) => {
  const start = `${day}T09:00:00`;
  const iterator = ICAL.Recur.fromString(rule).iterator(
    ICAL.Time.fromJSDate(new Date(`${start}Z`), true),
  );
  const found = Array.from({ length: 120 }, () => iterator.next()?.toString().slice(0, 16) ?? "");
  const expected = found.filter((one) => one >= start.slice(0, 16) && one < "2100");
  const last = `${expected.at(-1)}:00`;

  test("has the starts that ical.js computes, for any range", () => {
    expect(expected.length).toBeGreaterThan(15);
    expect(starts(rule, start, day, last)).toEqual(expected);
    for (const nth of [1, 2, 5, 10]) {
      const [from = "", until = ""] = [expected[nth], expected[expected.length - nth]];
      expect(starts(rule, start, `${from}:00`, last)).toEqual(expected.slice(nth));
      expect(starts(rule, start, day, `${until}:00`)).toEqual(
        expected.slice(0, expected.length - nth + 1),
      );
    }
  });
});

test.each([
  // ical.js leaves out November 30 in the first rule, and has March 1 in the second.
  ["FREQ=DAILY;BYMONTHDAY=20,-1;COUNT=3", ["2026-11-20", "2026-11-30", "2026-12-20"]],
  ["FREQ=YEARLY;COUNT=2", ["2024-02-29", "2028-02-29"]],
  // DTSTART counts even if it does not fit the rule (RFC 5545 3.8.5.3).
  ["FREQ=WEEKLY;BYDAY=MO;COUNT=2", ["2026-11-20", "2026-11-23"]],
])("%s has the starts %j", (rule, days) => {
  expect(starts(rule, `${days[0]}T09:00:00`, "2020-01-01", "2030-01-01")).toEqual(
    days.map((day) => `${day}T09:00`),
  );
});

test.each([
  "FREQ=HOURLY",
  "FREQ=YEARLY;BYWEEKNO=20",
  "FREQ=YEARLY;BYDAY=20MO",
  "FREQ=DAILY;BYHOUR=9,10",
  "FREQ=YEARLY;BYYEARDAY=100",
  "FREQ=DAILY;FREQ=DAILY",
])("%s is refused", (rule) => {
  expect(readRule(rule, utc(0), clocks)).toBeNull();
});

test.each([
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Asia/Kolkata",
])("daily meetings in %s stay at 9:30 when the clocks change", (timeZone) => {
  const start = Date.UTC(2026, 0, 1, 9, 30);
  const daily = readRule("FREQ=DAILY", utc(start), clocks);
  if (!daily) throw new Error("refused");
  const shown = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  const walls = [...wallsBetween(daily, start, start, start + 366 * dayMs, budget)];
  const times = walls.map((wall) => shown.format(atWall(wall, timeZone, clocks)?.instant));
  expect([walls.length, new Set(times)]).toEqual([367, new Set(["09:30"])]);
});

test("a time that the clocks skip is an hour later, a repeated time is the first (RFC 5545 3.3.5)", () => {
  const skipped = atWall(Date.UTC(2007, 2, 11, 2, 30), "America/New_York", clocks);
  expect(skipped?.instant).toBe(Date.UTC(2007, 2, 11, 7, 30));
  const twice = atWall(Date.UTC(2007, 10, 4, 1, 30), "America/New_York", clocks);
  expect(twice?.instant).toBe(Date.UTC(2007, 10, 4, 5, 30));
});
