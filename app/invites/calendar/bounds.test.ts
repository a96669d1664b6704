import type { Email } from "postal-mime";
import { expect, test } from "vitest";
import { resolveWallTime } from "~/lib/time/wall-time";
import { wallClockAt } from "~/lib/time/zone-clock";
import { parseMeetingLink } from "~/notetaker/request/meeting-link";
import { decide, retentionMs } from "../decide";
import type { Appointment, Plan } from "../plan";
import { readInvites } from "../read-invites";
import { limits } from "./limits";
import { stepBudget } from "./step-budget";
import { hourMs } from "./time";

const now = Date.UTC(2026, 10, 20, 15);

/** Reads one calendar; `asked` are the names of zones that Intl was asked for anew. */
function read(calendar: string, limit: number = limits.steps) {
  const attachment = { filename: null, mimeType: "text/calendar", disposition: null };
  const content = `BEGIN:VCALENDAR\nMETHOD:REQUEST\n${calendar}\nEND:VCALENDAR\n`;
  const mail: Email = { headers: [], headerLines: [], attachments: [{ ...attachment, content }] };
  const asked: string[] = [];
  const time = {
    resolveWallTime,
    wallClockAt(instant: number, zone: string) {
      if (instant === 0) asked.push(zone);
      return wallClockAt(instant, zone);
    },
  };
  const budget = stepBudget(limit);
  const joinAddress = "notes@larkfield.example";
  const tools = { time, readLink: parseMeetingLink, joinAddress, now };
  const reading = readInvites(mail, tools, budget);
  return { ...reading, asked, steps: budget.spent() };
}

const repeat = (count: number, line: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => line(nth)).join("\n");
const event = (lines: string) =>
  `BEGIN:VEVENT\nUID:1\nDTSTART:20261210T130000Z\nATTENDEE:mailto:notes@larkfield.example\n${lines}\nEND:VEVENT`;
const observances = (count: number) =>
  repeat(
    count,
    (nth) =>
      `BEGIN:STANDARD\nDTSTART:16010101T0${nth % 10}0000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0017\n` +
      `RRULE:FREQ=YEARLY;BYMONTH=${(nth % 12) + 1};BYDAY=-1SU\nEND:STANDARD`,
  );
const ownZone = (count: number) =>
  `BEGIN:VTIMEZONE\nTZID:own\n${observances(count)}\nEND:VTIMEZONE\n`;
const dates = (count: number) =>
  `EXDATE;TZID=own:${repeat(count, (nth) => `202612${10 + (nth % 20)}T130000`).replaceAll("\n", ",")}`;

test("a zone of two observances is followed through 200 dates", () => {
  const { isTooComplicated, meetings } = read(ownZone(2) + event(dates(200)));
  expect(isTooComplicated).toBe(false);
  expect(meetings[0]?.[0].appointment?.excluded).toHaveLength(200);
});

test("observances are worked out once for each year, not for each date", () => {
  const steps = (observed: number, dated: number) =>
    read(ownZone(observed) + event(dates(dated)), Infinity).steps;
  const perDate = (observed: number) => (steps(observed, 60) - steps(observed, 10)) / 50;
  // Each date is compared with the two or three changes of an observance, and that is all.
  expect(perDate(20) - perDate(10)).toBeLessThan(10 * 5);
});

test.each([
  ["60 observances, 2 dates", ownZone(60) + event(dates(2))],
  ["60 observances, 500 dates", ownZone(60) + event(dates(500))],
  ["150 observances, 500 dates", ownZone(150) + event(dates(500))],
])("%s: given up, or read within the steps", (_what, calendar) => {
  const { isTooComplicated, meetings, steps } = read(calendar);
  expect(steps).toBeLessThanOrEqual(limits.steps);
  expect(meetings).toHaveLength(isTooComplicated ? 0 : 1);
});

test("a TZID is looked up once, whether it is a zone or not", () => {
  const twice = (tzid: string) => event(`EXDATE;TZID=${tzid}:20261210T130000,20261211T130000`);
  const { asked } = read(
    ["Area/None", "Europe/Oslo", "Area/None", "Europe/Oslo"].map(twice).join("\n"),
  );
  expect(asked.filter((name) => name === "Area/None")).toHaveLength(1);
  expect(asked.filter((name) => name === "Europe/Oslo")).toHaveLength(1);
});

test("1,500 TZIDs that are no zone are given up", () => {
  const { isTooComplicated, asked } = read(
    event(repeat(1_500, (nth) => `EXDATE;TZID=a/b/c/d/e/No${nth}:20261210T130000`)),
  );
  expect(isTooComplicated).toBe(true);
  expect(asked.length).toBeLessThan(1_000);
});

test("400 zones in one event are given up", () => {
  const zones = Intl.supportedValuesOf("timeZone").slice(0, 400);
  const { isTooComplicated, asked } = read(
    event(zones.map((zone) => `EXDATE;TZID=${zone}:20261210T130000`).join("\n")),
  );
  expect(isTooComplicated).toBe(true);
  expect(asked.length).toBeLessThan(100);
});

test("parameters without end are not looked for", () => {
  const line = `X-A${";b=c".repeat(30_000)}:x`;
  const { isTooComplicated, steps } = read(event(line));
  expect(isTooComplicated).toBe(false);
  expect(steps).toBeLessThan(limits.steps / 10);
});

const version = { sequence: 0, dtstamp: 0, modified: null, mailed: null };
const rule: NonNullable<Appointment["rule"]> = {
  freq: "YEARLY",
  interval: 1,
  count: 4_000,
  until: null,
  byDay: [{ nth: 0, day: 1 }],
  byMonthDay: [30],
  byMonth: [2, 2, 2, 2, 2, 2],
  bySetPos: [],
  weekStart: 1,
};
const appointment: Appointment = {
  start: { wall: Date.UTC(1, 0, 1), zone: "UTC", instant: Date.UTC(1, 0, 1) },
  durationMs: hourMs,
  rule,
  exceptRule: null,
  excluded: [],
  added: [],
  code: "abc-defg-hij",
  problem: null,
};

test("a stored plan that takes too many steps changes nothing, and is erased in the end", () => {
  const plan: Plan = { master: { ...version, appointment }, exceptions: [] };
  const known = { id: "id", plan, booking: null, version: 1, heardAt: now };
  const asked = { resolveWallTime, wallClockAt };
  expect(decide(known, now, asked)).toEqual({ step: "wait", until: now + retentionMs });
  expect(decide(known, now + retentionMs, asked)).toEqual({ step: "erase" });

  const at = { wall: now, zone: "UTC", instant: now };
  const held = { occurrence: null, start: at, endsAt: now + hourMs, code: "abc-defg-hij" };
  const booking = { ...held, key: "key", requestId: "request", left: false };
  expect(decide({ ...known, booking }, now, asked)).toMatchObject({ step: "wait" });
});
