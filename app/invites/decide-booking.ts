import { retentionDays, seriesYears } from "../config/facts.ts";
import { limits } from "./calendar/limits.ts";
import { isCalledOff, nextOf, upcoming, type Occurrence } from "./calendar/occurrences.ts";
import { stepBudget, withinBudget } from "./calendar/step-budget.ts";
import { countedTime, dayMs } from "./calendar/calendar-time.ts";
import type { Booking, Plan } from "./meeting-plan.ts";

export type Decision =
  /** `booking` is what is being asked for; its `requestId` is not known yet. */
  | { readonly step: "book"; readonly booking: Booking }
  | { readonly step: "reschedule"; readonly booking: Booking; readonly next: Occurrence }
  | { readonly step: "cancel"; readonly booking: Booking }
  /** Everything is as it should be until then. */
  | { readonly step: "wait"; readonly until: number; readonly endsAt?: number }
  /** Over for so long that nothing of it is kept. */
  | { readonly step: "erase" };

export type Known = {
  readonly id: string;
  readonly plan: Plan;
  readonly booking: Booking | null;
  readonly version: number;
  /** When the last message that counted came in, epoch milliseconds. */
  readonly heardAt: number;
};

/** A series of which nobody has written for so long is not followed any more: this is a free service. */
export const lifetimeMs = seriesYears * 366 * dayMs;
/** Then the name and the address are deleted, as those of a request are. */
export const retentionMs = retentionDays * dayMs;

/**
 * Compares what should be booked with what is: always the next occurrence alone. One that has been
 * booked is never booked again, even if its end moves. Nothing is changed for a plan that takes more steps
 * than such a look may; `takeMail` stores none.
 */
export function decide(known: Known, now: number): Decision {
  const { id, plan, version, heardAt } = known;
  const booking = stillCounts(known.booking, now);
  // What was moved while it was recorded has taken place: only what begins after it is another meeting.
  const earliest = booking?.left ? booking.endsAt : -Infinity;
  const time = countedTime(stepBudget(limits.stepsOfPlan));
  const look = withinBudget(() =>
    nextOf(
      upcoming(plan, now, heardAt + lifetimeMs, time),
      ({ code, start }) => code !== null && start.instant >= earliest,
    ),
  );
  if (!look.ok) return untilForgotten(known, now);
  const next = look.result;

  if (booking?.requestId === null) return { step: "book", booking };
  if (booking && next && isSame(booking, next)) {
    return { step: "wait", until: next.endsAt, endsAt: next.endsAt };
  }
  if (booking?.left && booking.endsAt > now) return { step: "wait", until: booking.endsAt };
  if (booking && booking.endsAt > now) {
    const isOff = booking.occurrence !== next?.occurrence && isCalledOff(plan, booking.occurrence);
    return next && !isOff ? { step: "reschedule", booking, next } : { step: "cancel", booking };
  }
  if (next) return { step: "book", booking: toBook(next, `${id}.${version}`) };

  return untilForgotten({ ...known, booking }, now);
}

function untilForgotten({ heardAt, booking }: Known, now: number): Decision {
  const over = Math.max(heardAt, booking?.endsAt ?? 0) + retentionMs;
  return now >= over ? { step: "erase" } : { step: "wait", until: over };
}

/** A decision that could not be carried out in time is none. */
function stillCounts(booking: Booking | null, now: number): Booking | null {
  return booking?.requestId === null && booking.endsAt <= now ? null : booking;
}

function isSame(booking: Booking, { start, code }: Occurrence): boolean {
  return booking.start.instant === start.instant && booking.code === code;
}

/** `key` is the same for the same occurrence of the same version, however often it is tried. */
function toBook({ occurrence, start, endsAt, code }: Occurrence, version: string): Booking {
  const key = `${version}.${start.instant}`;
  return { occurrence, start, endsAt, code: code ?? "", key, requestId: null, left: false };
}
