import type { InviteEvent } from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import { nextOf, upcoming } from "./calendar/occurrences.ts";
import { stepBudget, type StepBudget } from "./calendar/step-budget.ts";
import { countedTime, type CountedTime, type TimeTools } from "./calendar/time.ts";
import { lifetimeMs } from "./decide.ts";
import { merge } from "./merge.ts";
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

type Merged = {
  readonly plan: Plan;
  readonly counted: readonly InviteEvent[];
  /** Why nothing of it counted; null when something did. */
  readonly why: string | null;
};

function mergeAll(plan: Plan, events: readonly InviteEvent[], budget: StepBudget): Merged {
  let merged: Merged = { plan, counted: [], why: null };
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
