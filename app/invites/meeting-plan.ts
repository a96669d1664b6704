/* Stored as JSON in `calendar_invites`. All times are epoch milliseconds. */

export type ZonedTime = {
  /** Wall time of the zone as if it were UTC. */
  readonly wall: number;
  readonly zone: string;
  readonly instant: number;
};

export type Rule = {
  readonly freq: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  readonly interval: number;
  /** null if endless, or if higher than `limits.count`. */
  readonly count: number | null;
  /** Instant of the last start; null if endless. */
  readonly until: number | null;
  /** `day`: 0 is Sunday. `nth`: 0 is every such weekday, 1 the first of the month, -1 the last. */
  readonly byDay: readonly { readonly nth: number; readonly day: number }[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  readonly weekStart: number;
};

export type Appointment = {
  readonly start: ZonedTime;
  readonly durationMs: number;
  readonly rule: Rule | null;
  readonly excluded: readonly number[];
  readonly added: readonly number[];
  readonly code: string | null;
  /** A sentence for the person about the link; null if there is a `code`. */
  readonly problem: string | null;
};

/** SEQUENCE, DTSTAMP, LAST-MODIFIED and the mail's Date; null where they are missing. */
export type Version = {
  readonly sequence: number;
  readonly dtstamp: number | null;
  readonly modified: number | null;
  readonly mailed: number | null;
};

/** `appointment`: null after a cancellation, and when we are no longer invited. */
export type PlannedEvent = Version & { readonly appointment: Appointment | null };

/** RECURRENCE-ID of an exception. */
export type RecurrenceId = {
  /** Wall time as if it were UTC; midnight for a day. */
  readonly wall: number;
  readonly instant: number | null;
  /** RANGE=THISANDFUTURE */
  readonly includesLater: boolean;
};

export type Exception = PlannedEvent & {
  readonly recurrenceId: RecurrenceId;
  /** Instant in the series that the exception replaces. */
  readonly occurrence: number;
};

export type Plan = {
  /** The series or single event; null while only exceptions have come. */
  readonly master: PlannedEvent | null;
  readonly exceptions: readonly Exception[];
};

export type Booking = {
  readonly occurrence: number | null;
  readonly start: ZonedTime;
  readonly endsAt: number;
  readonly code: string;
  readonly key: string;
  readonly requestId: string | null;
  /** Set when the notetaker refused a change because it was too late. */
  readonly isBeingRecorded: boolean;
};

export const emptyPlan: Plan = { master: null, exceptions: [] };

const oldest: Version = { sequence: -1, dtstamp: null, modified: null, mailed: null };
export const cancelledPlan: Plan = { master: { ...oldest, appointment: null }, exceptions: [] };

export function withOldestVersion({ master, exceptions }: Plan): Plan {
  return {
    master: master && { ...master, ...oldest },
    exceptions: exceptions.map((one) => ({ ...one, ...oldest })),
  };
}

/** Compares the meetings, not the versions. `mergeEvents` builds every plan, so keys have one order. */
export function isSamePlan(one: Plan, other: Plan): boolean {
  return JSON.stringify(withOldestVersion(one)) === JSON.stringify(withOldestVersion(other));
}
