import { z } from "zod";

/* Stored as JSON in `calendar_invites`; times are epoch milliseconds. */
const numbers = z.array(z.number()).readonly();
const at = z.object({ wall: z.number(), zone: z.string(), instant: z.number() });

const rule = z.object({
  freq: z.enum(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]),
  interval: z.number(),
  /** null if endless, or more starts than we ever look at. */
  count: z.number().nullable(),
  /** The last start as an instant, epoch milliseconds; null if endless. */
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
  exceptRule: rule.nullable(),
  excluded: numbers,
  added: numbers,
  code: z.string().nullable(),
  problem: z.string().nullable(),
});

const version = z.object({
  sequence: z.number(),
  /** DTSTAMP, LAST-MODIFIED, and Date of the mail; null where they are missing. */
  dtstamp: z.number().nullable(),
  modified: z.number().nullable(),
  mailed: z.number().nullable(),
});
const current = version.extend({ appointment: appointment.nullable() });

const named = z.object({
  /** Wall time as if it were UTC; midnight for a day. */
  wall: z.number(),
  instant: z.number().nullable(),
  range: z.enum(["after", "before"]).nullable(),
});

const exception = current.extend({
  named,
  occurrence: z.number(),
});

const plan = z.object({
  /** null while only exceptions came; its appointment is null once we are no longer invited. */
  master: current.nullable(),
  exceptions: z.array(exception),
});

const booking = z.object({
  occurrence: z.number().nullable(),
  start: at,
  endsAt: z.number(),
  code: z.string(),
  key: z.string(),
  requestId: z.string().nullable(),
  /** Set when the notetaker refused a change because it was too late. */
  isBeingRecorded: z.boolean(),
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
export const offPlan: Plan = { master: { ...oldest, appointment: null }, exceptions: [] };

/** A copy that every incoming version is newer than. */
export function asOldest({ master, exceptions }: Plan): Plan {
  return {
    master: master && { ...master, ...oldest },
    exceptions: exceptions.map((one) => ({ ...one, ...oldest })),
  };
}

/** Text to compare by value: parsing puts the fields in the same order. */
const textOf = (type: z.ZodType, value: unknown) => JSON.stringify(type.parse(value));

export function isSameAppointment(one: Appointment | null, other: Appointment | null): boolean {
  const type = appointment.nullable();
  return textOf(type, one) === textOf(type, other);
}

/** Compares the meetings, not the versions. */
export function isSamePlan(one: Plan, other: Plan): boolean {
  return textOf(plan, asOldest(one)) === textOf(plan, asOldest(other));
}

export function readPlan(json: string): Plan {
  return plan.parse(JSON.parse(json));
}

export function readBooking(json: string | null): Booking | null {
  return json === null ? null : booking.parse(JSON.parse(json));
}
