import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { readRule, wallsBetween } from "./recurrence";
import { stepBudget } from "./step-budget";
import { atWall, countedTime, dayMs, readWall } from "./calendar-time";

const budget = stepBudget(Infinity);
const tools = countedTime(budget);

function starts(rule: string, start: string, from: string, to: string): string[] {
  const wall = isoWall(start);
  const read = readRule(rule, utc(wall), tools);
  if (!read) throw new Error(`refused: ${rule}`);
  const [begin = 0, end = 0] = [from, to].map(isoWall);
  return [...wallsBetween(read, wall, begin, end, budget)].map((one) =>
    new Date(one).toISOString().slice(0, 16),
  );
}

const isoWall = (text: string) => readWall(text.replace(/[-:]/g, "")) ?? Number.NaN;
const utc = (wall: number) => ({ wall, zone: "UTC", instant: wall });

describe("the starts of a series", () => {
  test.each([
    ["FREQ=DAILY;COUNT=3", "2026-11-20T09:00:00", ["2026-11-20", "2026-11-21", "2026-11-22"]],
    [
      "FREQ=DAILY;INTERVAL=10;COUNT=3",
      "2026-11-20T09:00:00",
      ["2026-11-20", "2026-11-30", "2026-12-10"],
    ],
    [
      "FREQ=WEEKLY;BYDAY=MO,FR;COUNT=4",
      "2026-11-20T09:00:00",
      ["2026-11-20", "2026-11-23", "2026-11-27", "2026-11-30"],
    ],
    [
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=MO;COUNT=4",
      "2026-11-16T09:00:00",
      ["2026-11-16", "2026-11-22", "2026-11-30", "2026-12-06"],
    ],
    [
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;COUNT=4",
      "2026-11-16T09:00:00",
      ["2026-11-16", "2026-11-29", "2026-11-30", "2026-12-13"],
    ],
    [
      "FREQ=MONTHLY;COUNT=4",
      "2026-10-31T09:00:00",
      ["2026-10-31", "2026-12-31", "2027-01-31", "2027-03-31"],
    ],
    [
      "FREQ=MONTHLY;BYDAY=2TU;COUNT=3",
      "2026-11-10T09:00:00",
      ["2026-11-10", "2026-12-08", "2027-01-12"],
    ],
    [
      "FREQ=MONTHLY;BYDAY=-1FR;COUNT=3",
      "2026-11-27T09:00:00",
      ["2026-11-27", "2026-12-25", "2027-01-29"],
    ],
    [
      "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4",
      "2026-11-30T09:00:00",
      ["2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28"],
    ],
    [
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3",
      "2026-11-30T09:00:00",
      ["2026-11-30", "2026-12-31", "2027-01-29"],
    ],
    [
      "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=2",
      "2026-11-13T09:00:00",
      ["2026-11-13", "2027-08-13"],
    ],
    [
      "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=3",
      "2026-11-26T09:00:00",
      ["2026-11-26", "2027-11-25", "2028-11-23"],
    ],
    ["FREQ=YEARLY;COUNT=2", "2024-02-29T09:00:00", ["2024-02-29", "2028-02-29"]],
    [
      "FREQ=DAILY;BYDAY=SA,SU;COUNT=3",
      "2026-11-21T09:00:00",
      ["2026-11-21", "2026-11-22", "2026-11-28"],
    ],
    [
      "FREQ=DAILY;BYMONTHDAY=1,-1;COUNT=4",
      "2027-01-31T09:00:00",
      ["2027-01-31", "2027-02-01", "2027-02-28", "2027-03-01"],
    ],
    [
      "FREQ=DAILY;BYMONTHDAY=13;BYDAY=FR;COUNT=2",
      "2026-11-13T09:00:00",
      ["2026-11-13", "2027-08-13"],
    ],
  ])("%s from %s", (rule, start, days) => {
    expect(starts(rule, start, "2020-01-01", "2030-01-01")).toEqual(
      days.map((day) => `${day}T09:00`),
    );
  });

  test("are the same, wherever the look at them begins", () => {
    for (const rule of [
      "FREQ=DAILY;INTERVAL=3",
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA",
      "FREQ=MONTHLY;BYDAY=1MO",
      "FREQ=YEARLY;INTERVAL=2",
    ]) {
      const all = starts(rule, "2001-01-02T09:00:00", "2001-01-01", "2031-01-01");
      for (const from of ["2001-06-01", "2010-03-31", "2026-11-20", "2030-12-01"]) {
        expect(starts(rule, "2001-01-02T09:00:00", from, "2031-01-01"), `${rule} ${from}`).toEqual(
          all.filter((one) => one >= from),
        );
      }
    }
  });

  test("are the same, wherever the look at them ends", () => {
    for (const rule of ["FREQ=MONTHLY;BYMONTHDAY=1,2", "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=1,7"]) {
      const all = starts(rule, "2001-01-02T09:00:00", "2001-01-01", "2031-01-01");
      for (const to of ["2003-01-02T09:00:00", "2010-01-31", "2026-07-02T09:00:00"]) {
        const until = to.slice(0, 16).padEnd(16, "T00:00");
        expect(starts(rule, "2001-01-02T09:00:00", "2001-01-01", to), `${rule} ${to}`).toEqual(
          all.filter((one) => one <= until),
        );
      }
    }
  });

  // The same work done by ical.js, one occurrence after the other.
  test.each([
    "FREQ=WEEKLY;BYDAY=MO,WE,FR",
    "FREQ=MONTHLY;BYDAY=-1SU",
    "FREQ=DAILY;INTERVAL=5",
    "FREQ=MONTHLY;BYMONTHDAY=29,30,31",
    "FREQ=YEARLY;BYMONTH=3,9;BYDAY=2WE",
  ])("%s: 200 of them as ical.js has them", (rule) => {
    const start = starts(rule, "2026-01-01T09:00:00", "2026-01-01T10:00:00", "2030-01-01")[0] ?? "";
    const iterator = ICAL.Recur.fromString(rule).iterator(
      ICAL.Time.fromJSDate(new Date(`${start}:00Z`), true),
    );
    const expected = Array.from(
      { length: 200 },
      () => iterator.next()?.toString().slice(0, 16) ?? "",
    );
    const last = expected.at(-1) ?? "";
    expect(starts(rule, `${start}:00`, "2026-01-01", `${last}:00`)).toEqual(expected);
  });
});

test.each([
  "FREQ=HOURLY",
  "FREQ=YEARLY;BYWEEKNO=20",
  "FREQ=YEARLY;BYDAY=20MO",
  "FREQ=DAILY;BYHOUR=9,10",
  "FREQ=YEARLY;BYYEARDAY=100",
])("%s is refused", (rule) => {
  expect(readRule(rule, utc(0), tools)).toBeNull();
});

test("meetings stay at their hour when the clocks change, in every zone with a change", () => {
  const start = Date.UTC(2026, 0, 1, 9, 30);
  const daily = readRule("FREQ=DAILY", utc(start), tools);
  if (!daily) throw new Error("refused");
  for (const zone of [
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "America/Santiago",
    "Asia/Kolkata",
  ]) {
    const shown = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
    });
    for (const wall of wallsBetween(daily, start, start, start + 366 * dayMs, budget)) {
      const at = atWall(wall, zone, tools);
      expect(shown.format(at?.instant), `${zone} ${new Date(wall).toISOString()}`).toBe("09:30");
    }
  }
});

test("a time that is skipped is an hour later, one that comes twice is the first (RFC 5545 3.3.5)", () => {
  const skipped = atWall(Date.UTC(2007, 2, 11, 2, 30), "America/New_York", tools);
  expect(skipped?.instant).toBe(Date.UTC(2007, 2, 11, 7, 30));
  const twice = atWall(Date.UTC(2007, 10, 4, 1, 30), "America/New_York", tools);
  expect(twice?.instant).toBe(Date.UTC(2007, 10, 4, 5, 30));
});
