import { z } from "zod";

/** What a series or a single event says of one of its versions; JSON in `calendar_invites`. */
const numbers = z.array(z.number()).readonly();
const at = z.object({ wall: z.number(), zone: z.string(), instant: z.number() });

/** The rules that calendars let people make (`readRule` refuses all others). */
const rule = z.object({
  freq: z.enum(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]),
  interval: z.number(),
  /** null without end, or with one beyond all that is ever looked at. */
  count: z.number().nullable(),
  /** The last start as an instant, epoch milliseconds; null without end. */
  until: z.number().nullable(),
  /** `day` 0 is Sunday; `nth` 0 is every one, -1 the last of the month. */
  byDay: z.array(z.object({ nth: z.number(), day: z.number() })).readonly(),
  byMonthDay: numbers,
  byMonth: numbers,
  bySetPos: numbers,
  weekStart: z.number(),
});

const appointment = z.object({
  start: at,
  durationMs: z.number(),
  rule: rule.nullable(),
  /** EXRULE of RFC 2445. */
  exceptRule: rule.nullable(),
  /** EXDATE and RDATE as instants, epoch milliseconds. */
  excluded: numbers,
  added: numbers,
  /** `abc-defg-hij`; null when it is no meeting that we can join, and `problem` says why. */
  code: z.string().nullable(),
  problem: z.string().nullable(),
});

/** Which of two versions is the newer one; times in epoch milliseconds, null where the mail says none. */
const version = z.object({
  sequence: z.number(),
  /** DTSTAMP, LAST-MODIFIED, and Date of the mail. */
  dtstamp: z.number().nullable(),
  modified: z.number().nullable(),
  mailed: z.number().nullable(),
});
const current = version.extend({ appointment: appointment.nullable() });

/** The occurrence that RECURRENCE-ID names. */
const named = z.object({
  /** As it is written, as if it were UTC; midnight for a day. */
  wall: z.number(),
  /** null where it names no zone that we know. */
  instant: z.number().nullable(),
  /** THISANDFUTURE or THISANDPRIOR: the occurrences after or before it are meant as well. */
  range: z.enum(["after", "before"]).nullable(),
});

const exception = current.extend({
  named,
  /** By the instant at which the occurrence would have been. */
  occurrence: z.number(),
});

const plan = z.object({
  /** The event itself; its appointment is null once we are no longer wanted. null while only exceptions came. */
  master: current.nullable(),
  exceptions: z.array(exception),
});

/** What was booked last for an invite. */
const booking = z.object({
  /** Which occurrence of a series, by its instant; null for a single event. */
  occurrence: z.number().nullable(),
  start: at,
  endsAt: z.number(),
  code: z.string(),
  /** Of the notetaker's intake: the same on every try. */
  key: z.string(),
  /** null between the decision to book and the answer. */
  requestId: z.string().nullable(),
  /** The notetaker refused to change it: it is being recorded. */
  left: z.boolean(),
});

export type Rule = z.infer<typeof rule>;
export type Appointment = z.infer<typeof appointment>;
export type Version = z.infer<typeof version>;
export type Named = z.infer<typeof named>;
export type Exception = z.infer<typeof exception>;
export type Plan = z.infer<typeof plan>;
export type Booking = z.infer<typeof booking>;

export const emptyPlan: Plan = { master: null, exceptions: [] };

const oldest: Version = { sequence: -1, dtstamp: null, modified: null, mailed: null };
/** Of a meeting that is called off. */
export const offPlan: Plan = { master: { ...oldest, appointment: null }, exceptions: [] };

/** The same, and whatever comes in is newer. */
export function outdated({ master, exceptions }: Plan): Plan {
  return {
    master: master && { ...master, ...oldest },
    exceptions: exceptions.map((one) => ({ ...one, ...oldest })),
  };
}

/** Whether two say the same; the schema puts what they say in the same order. */
export function isSameAppointment(one: Appointment | null, other: Appointment | null): boolean {
  const [mine, theirs] = [one, other].map((each) => appointment.nullable().parse(each));
  return JSON.stringify(mine) === JSON.stringify(theirs);
}

/** Whether two have the same meetings, in whatever versions. */
export function isSamePlan(one: Plan, other: Plan): boolean {
  const [mine, theirs] = [one, other].map((each) => outdated(plan.parse(each)));
  return JSON.stringify(mine) === JSON.stringify(theirs);
}

/** The columns are written here alone; what cannot be read is a fault of ours and throws. */
export function readPlan(json: string): Plan {
  return plan.parse(JSON.parse(json));
}

export function readBooking(json: string | null): Booking | null {
  return json === null ? null : booking.parse(JSON.parse(json));
}
