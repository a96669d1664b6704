import type { InviteEvent } from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import { nextOf, upcoming } from "./calendar/occurrences.ts";
import { stepBudget, type StepBudget } from "./calendar/step-budget.ts";
import { countedTime, type CountedTime, type TimeTools } from "./calendar/time.ts";
import { lifetimeMs } from "./decide.ts";
import { emptyPlan, type Plan } from "./plan.ts";

export type Judgement = {
  readonly plan: Plan;
  /** Why nothing of it is kept; null when something is. */
  readonly why: string | null;
  /** The newest event whose meeting we cannot join, if that meeting is still to come. */
  readonly problemIn: InviteEvent | null;
};

/**
 * What becomes of a meeting once its events have come in; `known` is what was known of it. A plan that is
 * kept can be looked at within `limits.stepsOfPlan` from now on too.
 */
export function judge(
  known: Plan | null,
  events: readonly InviteEvent[],
  now: number,
  tools: TimeTools,
  budget: StepBudget,
): Judgement {
  const { plan, counted, why } = mergeAll(known ?? emptyPlan, events, budget);
  const time = countedTime(tools, stepBudget(limits.stepsOfPlan, budget));
  const isNew = known === null && !events.some(({ cancelled }) => cancelled);
  // A meeting we have not heard of before must still take place; a cancellation may have come first.
  const whyNot = why ?? (isNew ? whyNotKept(plan, now, time) : null);
  if (whyNot !== null) return { plan, why: whyNot, problemIn: null };

  const next = nextOf(upcoming(plan, now, now + lifetimeMs, time));
  const refused = counted.find(({ appointment }) => appointment?.code === null);
  return { plan, why: null, problemIn: next?.code === null ? (refused ?? null) : null };
}

type AllMerged = {
  readonly plan: Plan;
  readonly counted: readonly InviteEvent[];
  /** Why nothing of it counted; null when something did. */
  readonly why: string | null;
};

function mergeAll(plan: Plan, events: readonly InviteEvent[], budget: StepBudget): AllMerged {
  let merged: AllMerged = { plan, counted: [], why: null };
  for (const event of events) {
    const result = merge(merged.plan, event, budget);
    if (result.ok) merged = { plan: result.plan, counted: [...merged.counted, event], why: null };
    else if (merged.counted.length === 0) merged = { ...merged, why: result.why };
  }
  return merged;
}

function whyNotKept(plan: Plan, now: number, time: CountedTime): string | null {
  if (nextOf(upcoming(plan, now, now + lifetimeMs, time))) return null;
  return nextOf(upcoming(plan, now, Infinity, time)) ? "too_far" : "past";
}

type MergeProblem =
  /** We know this version, or a newer one. */
  | "stale"
  /** Our address is not among those invited, and never was. */
  | "not_invited";

type Merged =
  { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly why: MergeProblem };

type Version = { readonly sequence: number; readonly dtstamp: number };

/**
 * What is known of a meeting once an event has come in, after RFC 5546 2.1.4 and 2.1.5. The newer
 * SEQUENCE counts, then the newer DTSTAMP; a CANCEL counts with an equal SEQUENCE too. An exception
 * touches its own occurrence only, and may come before the series. Left out of the guests: cancelled.
 */
function merge(plan: Plan, event: InviteEvent, budget: StepBudget): Merged {
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
