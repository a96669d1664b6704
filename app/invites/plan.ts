import { z } from "zod";

/** What a series or a single event says of one of its versions; JSON in `calendar_invites`. */
const numbers = z.array(z.number()).readonly();
const at = z.object({ wall: z.number(), zone: z.string(), instant: z.number() });

const rule = z.object({
  freq: z.enum(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]),
  interval: z.number(),
  count: z.number().nullable(),
  until: z.number().nullable(),
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
  /** EXDATE and RDATE as instants, epoch milliseconds. */
  excluded: numbers,
  added: numbers,
  /** `abc-defg-hij`; null when it is no meeting that we can join, and `problem` says why. */
  code: z.string().nullable(),
  problem: z.string().nullable(),
});

/** SEQUENCE, then DTSTAMP (epoch milliseconds): which of two versions is the newer one. */
const version = { sequence: z.number(), dtstamp: z.number() };
const current = z.object({ ...version, appointment: appointment.nullable() });

const plan = z.object({
  /** The event itself; its appointment is null once we are no longer wanted. null while only exceptions came. */
  master: current.nullable(),
  /** By the instant at which the occurrence would have been. */
  exceptions: z.array(current.extend({ occurrence: z.number() })),
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

export type Appointment = z.infer<typeof appointment>;
export type Plan = z.infer<typeof plan>;
export type Booking = z.infer<typeof booking>;

export const emptyPlan: Plan = { master: null, exceptions: [] };

/** The columns are written here alone; what cannot be read is a fault of ours and throws. */
export function readPlan(json: string): Plan {
  return plan.parse(JSON.parse(json));
}

export function readBooking(json: string | null): Booking | null {
  return json === null ? null : booking.parse(JSON.parse(json));
}
