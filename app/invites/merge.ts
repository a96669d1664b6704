import type { InviteEvent } from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import type { StepBudget } from "./calendar/step-budget.ts";
import type { Plan } from "./plan.ts";

type MergeProblem =
  /** We know this version, or a newer one. */
  | "stale"
  /** Our address is not among those invited, and never was. */
  | "not_invited";

export type Merged =
  { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly why: MergeProblem };

type Version = { readonly sequence: number; readonly dtstamp: number };

/**
 * What is known of a meeting once an event has come in, after RFC 5546 2.1.4 and 2.1.5. The newer
 * SEQUENCE counts, then the newer DTSTAMP; a CANCEL counts with an equal SEQUENCE too. An exception
 * touches its own occurrence only, and may come before the series. Left out of the guests: cancelled.
 */
export function merge(plan: Plan, event: InviteEvent, budget: StepBudget): Merged {
  budget.spend(1 + plan.exceptions.length / 8);
  const { sequence, dtstamp, occurrence } = event;
  const isWanted = !event.cancelled && event.invited;
  const isKnown = plan.master !== null || plan.exceptions.length > 0;
  if (!isKnown && !event.cancelled && !event.invited) return { ok: false, why: "not_invited" };

  const known =
    occurrence === null
      ? plan.master
      : (plan.exceptions.find((one) => one.occurrence === occurrence) ?? null);
  const isRepeated = known?.appointment === null && !isWanted && !isNewer(event, known);
  const counts =
    known === null || isNewer(event, known) || (event.byCancel && sequence >= known.sequence);
  if (!counts || isRepeated) return { ok: false, why: "stale" };

  const current = {
    sequence,
    dtstamp: Math.max(dtstamp, known?.dtstamp ?? 0),
    appointment: isWanted ? event.appointment : null,
  };
  if (occurrence === null) {
    return { ok: true, plan: { master: current, exceptions: isWanted ? plan.exceptions : [] } };
  }
  const others = plan.exceptions.filter((one) => one.occurrence !== occurrence);
  const exceptions = [...others, { ...current, occurrence }].slice(-limits.exceptions);
  return { ok: true, plan: { ...plan, exceptions } };
}

function isNewer(event: Version, known: Version): boolean {
  if (event.sequence !== known.sequence) return event.sequence > known.sequence;
  return event.dtstamp > known.dtstamp;
}
