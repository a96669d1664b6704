import { dayMs } from "../lib/time/instant.ts";
import { retentionDays, seriesYears } from "../config/facts.ts";
import { zoneClocks } from "./calendar/calendar-time.ts";
import { limits } from "./calendar/limits.ts";
import { isCancelled, upcoming, type Occurrence } from "./calendar/occurrences.ts";
import { stepBudget, withinBudget } from "./calendar/step-budget.ts";
import type { Invite } from "./invite-store.server.ts";
import type { Booking } from "./meeting-plan.ts";

type JoinableOccurrence = Occurrence & { readonly code: string };

export type Decision =
  | { readonly step: "book"; readonly booking: Booking }
  | { readonly step: "reschedule"; readonly booking: Booking; readonly next: JoinableOccurrence }
  | { readonly step: "cancel"; readonly booking: Booking }
  /** `newEndsAt`: the booked meeting may have become longer or shorter. */
  | { readonly step: "wait"; readonly until: number; readonly newEndsAt?: number }
  | { readonly step: "delete" };

type InviteState = Pick<Invite, "id" | "plan" | "booking" | "version" | "receivedAt">;

/** How long a series is followed after its last message. */
export const lifetimeMs = seriesYears * 366 * dayMs;
export const retentionMs = retentionDays * dayMs;

/** Compares the next occurrence with the booking. A plan that exceeds the step budget changes nothing. */
export function decide(invite: InviteState, now: number): Decision {
  const { id, plan, version, receivedAt } = invite;
  // A booking that never succeeded counts only until its meeting ends.
  const isStale = invite.booking?.requestId === null && invite.booking.endsAt <= now;
  const booking = isStale ? null : invite.booking;
  // A recording goes on until the booked end, even if the plan moves the meeting. The next booking begins after that.
  const earliestStart = booking?.isBeingRecorded ? booking.endsAt : -Infinity;
  const clocks = zoneClocks(stepBudget(limits.stepsOfPlan));
  const search = withinBudget(() => {
    for (const occurrence of upcoming(plan, now, receivedAt + lifetimeMs, clocks)) {
      const { code, start } = occurrence;
      if (code !== null && start.instant >= earliestStart) return { ...occurrence, code };
    }
    return undefined;
  });
  const keepUntil = Math.max(receivedAt, booking?.endsAt ?? 0) + retentionMs;
  const idle: Decision = now >= keepUntil ? { step: "delete" } : { step: "wait", until: keepUntil };
  if (!search.ok) return idle;
  const next = search.result;

  // Planned before a crash or a failed call: the same key makes another try harmless.
  if (booking?.requestId === null) return { step: "book", booking };
  if (next && booking?.start.instant === next.start.instant && booking.code === next.code) {
    return { step: "wait", until: next.endsAt, newEndsAt: next.endsAt };
  }
  if (booking && booking.endsAt > now) {
    if (booking.isBeingRecorded) return { step: "wait", until: booking.endsAt };
    const isSameOccurrence = booking.occurrence === next?.occurrence;
    const isCalledOff = !isSameOccurrence && isCancelled(plan, booking.occurrence);
    if (!next || isCalledOff) return { step: "cancel", booking };
    return { step: "reschedule", booking, next };
  }
  if (!next) return idle;
  const key = `${id}.${version}.${next.start.instant}`;
  return { step: "book", booking: { ...next, key, requestId: null, isBeingRecorded: false } };
}
