import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "vitest";
import { inviteNamed, inviteNames } from "../../../tests/fixtures/invites";
import { inviteTools } from "../../../tests/support/invite-mail";
import { decide, retentionMs } from "../decide-booking";
import type { Appointment, Plan } from "../meeting-plan";
import { mergeEvents } from "../merge-events";
import { readInvites } from "../read-invites";
import { costs, limits } from "./limits";
import { stepBudget, withinBudget } from "./step-budget";
import { hourMs } from "./calendar-time";

const { now } = inviteTools;

function read(calendar: string, limit: number = limits.steps) {
  const attachment = { filename: null, mimeType: "text/calendar", disposition: null };
  const content = `BEGIN:VCALENDAR\nMETHOD:REQUEST\n${calendar}\nEND:VCALENDAR\n`;
  const mail: Email = { headers: [], headerLines: [], attachments: [{ ...attachment, content }] };
  const budget = stepBudget(limit);
  const reading = readInvites(mail, inviteTools, budget);
  return { ...reading, steps: budget.spent() };
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

test("200 dates in a zone of two observances are read", () => {
  const { isTooComplicated, meetings } = read(ownZone(2) + event(dates(200)));
  expect(isTooComplicated).toBe(false);
  expect(meetings[0]?.[0].appointment?.excluded).toHaveLength(200);
});

test("observances are computed once for each year, not for each date", () => {
  const steps = (observed: number, dated: number) =>
    read(ownZone(observed) + event(dates(dated)), Infinity).steps;
  const perDate = (observed: number) => (steps(observed, 60) - steps(observed, 10)) / 50;
  // A date is compared with two or three changes of each observance.
  const moreObservances = 10;
  const maxStepsEach = 5;
  expect(perDate(10 + moreObservances) - perDate(10)).toBeLessThan(moreObservances * maxStepsEach);
});

test.each([
  ["60 observances, 2 dates", ownZone(60) + event(dates(2))],
  ["60 observances, 500 dates", ownZone(60) + event(dates(500))],
  ["150 observances, 500 dates", ownZone(150) + event(dates(500))],
])("%s are refused, or read within the step limit", (_what, calendar) => {
  const { isTooComplicated, meetings, steps } = read(calendar);
  expect(steps).toBeLessThanOrEqual(limits.steps);
  expect(meetings).toHaveLength(isTooComplicated ? 0 : 1);
});

test("a TZID is looked up once, whether it is a zone or not", () => {
  const steps = (tzid: string, count: number) =>
    read(event(repeat(count, () => `EXDATE;TZID=${tzid}:20261210T130000`))).steps;
  expect(steps("Area/None", 20) - steps("Area/None", 10)).toBeLessThan(10 * costs.zoneName);
  expect(steps("Europe/Oslo", 20) - steps("Europe/Oslo", 10)).toBeLessThan(10 * costs.zoneName);
});

test("500 TZIDs that are no zone are refused", () => {
  const lines = repeat(500, (nth) => `EXDATE;TZID=a/b/No${nth}:20261210T130000`);
  expect(read(event(lines)).isTooComplicated).toBe(true);
});

test("a line with 30,000 parameters takes few steps", () => {
  const line = `X-A${";b=c".repeat(30_000)}:x`;
  const { isTooComplicated, steps } = read(event(line));
  expect(isTooComplicated).toBe(false);
  expect(steps).toBeLessThan(limits.steps / 10);
});

const version = { sequence: 0, dtstamp: 0, modified: null, mailed: null };
/** Searches in vain for February 30 until the budget is spent. */
const endlessRule: NonNullable<Appointment["rule"]> = {
  freq: "DAILY",
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
  rule: endlessRule,
  excluded: [],
  added: [],
  code: "abc-defg-hij",
  problem: null,
};

test("a stored plan that takes too many steps changes nothing, and is deleted in the end", () => {
  const plan: Plan = { master: { ...version, appointment }, exceptions: [] };
  const invite = { id: "id", plan, booking: null, version: 1, receivedAt: now };
  expect(decide(invite, now)).toEqual({ step: "wait", until: now + retentionMs });
  expect(decide(invite, now + retentionMs)).toEqual({ step: "delete" });

  const at = { wall: now, zone: "UTC", instant: now };
  const meeting = { occurrence: null, start: at, endsAt: now + hourMs, code: "abc-defg-hij" };
  const booking = { ...meeting, key: "key", requestId: "request", isBeingRecorded: false };
  expect(decide({ ...invite, booking }, now)).toMatchObject({ step: "wait" });
});

test("a budget is never exceeded, and other errors pass through", () => {
  const budget = stepBudget(6);
  expect(withinBudget(() => budget.spend(6))).toMatchObject({ ok: true });
  expect(withinBudget(() => budget.spend(1))).toEqual({ ok: false });
  expect(budget.spent()).toBe(6);
  const fail = () => {
    throw new RangeError("another");
  };
  expect(() => withinBudget(fail)).toThrow("another");
});

test.each(inviteNames)("%s takes less than an eighth of the steps", async (name) => {
  const mail = await PostalMime.parse(inviteNamed(name));
  const budget = stepBudget(limits.steps);
  const { meetings, isTooComplicated } = readInvites(mail, inviteTools, budget);
  const merged = meetings.map((events) =>
    withinBudget(() => mergeEvents(null, events, now, budget)),
  );
  expect([isTooComplicated, merged.every(({ ok }) => ok)]).toEqual([false, true]);
  expect(budget.spent()).toBeLessThan(limits.steps / 8);
});
