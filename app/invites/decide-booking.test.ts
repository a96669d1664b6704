import { expect, test } from "vitest";
import { hourMs } from "./calendar/calendar-time";
import { decide, retentionMs } from "./decide-booking";
import { emptyPlan, type Booking, type Plan } from "./meeting-plan";

const now = Date.UTC(2026, 10, 20, 15);
const at = (instant: number) => ({ wall: instant, zone: "UTC", instant });

const booked: Booking = {
  occurrence: null,
  start: at(now - hourMs / 2),
  endsAt: now + hourMs / 2,
  code: "abc-defg-hij",
  key: "key",
  requestId: "request",
  isBeingRecorded: false,
};

function planOf(start: number | null): Plan {
  const appointment = start === null ? null : appointmentAt(start);
  return {
    ...emptyPlan,
    master: { sequence: 1, dtstamp: now, modified: null, mailed: null, appointment },
  };
}

function appointmentAt(instant: number) {
  const once = { rule: null, excluded: [], added: [], problem: null };
  return { ...once, start: at(instant), durationMs: hourMs, code: "abc-defg-hij" };
}

const decided = (plan: Plan, booking: Booking | null) =>
  decide({ id: "id", plan, booking, version: 1, receivedAt: now }, now);

test("a meeting that is called off is canceled", () => {
  expect(decided(planOf(null), booked)).toEqual({ step: "cancel", booking: booked });
});

test("a meeting that moved is rescheduled", () => {
  const later = planOf(now + 3 * hourMs);
  expect(decided(later, booked)).toMatchObject({ step: "reschedule", booking: booked });
});

test("a meeting that is being recorded is not changed before it ends", () => {
  const recorded = { ...booked, isBeingRecorded: true };
  const wait = { step: "wait", until: booked.endsAt };
  expect(decided(planOf(null), recorded)).toEqual(wait);
  expect(decided(planOf(now + 3 * hourMs), recorded)).toEqual(wait);
});

test("after a recorded meeting, a meeting is booked only if it begins after the recorded one ended", () => {
  const over = { ...booked, isBeingRecorded: true, endsAt: now - 1 };
  expect(decided(planOf(now + 3 * hourMs), over)).toMatchObject({ step: "book" });
  const overlapping = { ...over, endsAt: now - hourMs / 4 };
  expect(decided(planOf(now - hourMs / 2), overlapping)).toMatchObject({ step: "wait" });
});

test("an invite without a future meeting is kept for the retention time after its last meeting or message", () => {
  const until = now + retentionMs;
  expect(decided(emptyPlan, null)).toEqual({ step: "wait", until });
  const ended = { ...booked, endsAt: now - hourMs };
  expect(decided(emptyPlan, ended)).toEqual({ step: "wait", until });
  const invite = { id: "id", plan: emptyPlan, booking: ended, version: 1, receivedAt: 0 };
  expect(decide(invite, ended.endsAt + retentionMs - 1)).toMatchObject({ step: "wait" });
  expect(decide(invite, ended.endsAt + retentionMs)).toEqual({ step: "delete" });
});
