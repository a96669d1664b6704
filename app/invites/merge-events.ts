import type { EventProblem, InviteEvent, RefusedEvent } from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import { hasSlot, isWithin, nextOf, placeIn, upcoming } from "./calendar/occurrences.ts";
import { stepBudget, type StepBudget, tooMuch } from "./calendar/step-budget.ts";
import { atWall, countedTime, type CountedTime, dayMs } from "./calendar/calendar-time.ts";
import { lifetimeMs } from "./decide-booking.ts";
import {
  emptyPlan,
  isSameAppointment,
  type Exception,
  type Named,
  type Plan,
  type Version,
} from "./meeting-plan.ts";

export type Merged = {
  readonly plan: Plan;
  /** Why nothing of it is kept; null when something is. */
  readonly why: Why | null;
  /** What the sender has to be told of. */
  readonly notices: readonly Notice[];
  /** The newest event whose meeting we cannot join, if that meeting is still to come. */
  readonly problemIn: InviteEvent | null;
};

type Why =
  | EventProblem
  /** We know this version, or a newer one. */
  | "stale"
  /** We know another event of this very version. */
  | "unclear_version"
  /** It names an occurrence that the series does not have. */
  | "unplaced"
  /** Our address is not among those invited, and never was. */
  | "not_invited"
  | "past"
  | "too_far";

export type Notice = Pick<RefusedEvent, "sequence" | "organizer"> & {
  readonly why: Exclude<Why, "stale"> | RefusedEvent["why"];
};

/**
 * What becomes of a meeting once its events have come in; `known` is what was known of it. A plan that is
 * kept can be looked at within `limits.stepsOfPlan` from now on too.
 */
export function mergeEvents(
  known: Plan | null,
  events: readonly InviteEvent[],
  now: number,
  budget: StepBudget,
): Merged {
  const time = countedTime(budget);
  let plan = known ?? emptyPlan;
  const counted: InviteEvent[] = [];
  const notices: Notice[] = [];
  let first: Why | null = null;
  // The series first: an exception in the same mail is one to it.
  for (const event of [...events].sort(
    (a, b) => Number(a.named !== null) - Number(b.named !== null),
  )) {
    budget.spend(1 + plan.exceptions.length / 8);
    const merged = merge(plan, event, now, time);
    const why = typeof merged === "string" ? merged : event.problem;
    if (
      why !== null &&
      why !== "stale" &&
      (event.invited || event.cancelled || why === "not_invited")
    ) {
      notices.push({ ...event, why });
    }
    if (typeof merged === "string") first ??= merged;
    else {
      plan = merged;
      counted.push(event);
    }
  }
  const nothing = { plan, notices, problemIn: null };
  if (counted.length === 0) return { ...nothing, why: first };

  const look = countedTime(stepBudget(limits.stepsOfPlan, budget));
  const isNew = known === null && !events.some(({ cancelled }) => cancelled);
  // A meeting we have not heard of before must still take place; a cancellation may have come first.
  const whyNot = isNew ? whyNotKept(plan, now, look) : null;
  const [newest] = counted;
  if (whyNot !== null && newest) {
    return { ...nothing, why: whyNot, notices: [...notices, { ...newest, why: whyNot }] };
  }
  const next = nextOf(upcoming(plan, now, now + lifetimeMs, look));
  const refused = counted.find(({ appointment }) => appointment?.code === null);
  return { plan, why: null, notices, problemIn: next?.code === null ? (refused ?? null) : null };
}

function whyNotKept(plan: Plan, now: number, time: CountedTime): "too_far" | "past" | null {
  if (nextOf(upcoming(plan, now, now + lifetimeMs, time))) return null;
  return nextOf(upcoming(plan, now, Infinity, time)) ? "too_far" : "past";
}

/**
 * What is known of a meeting once an event has come in, after RFC 5546 2.1.4 and 2.1.5, or why it does not
 * count. A CANCEL counts with an equal SEQUENCE too. An exception touches its own occurrence only, and may
 * come before the series. Left out of the guests, or sent in a way that cannot be followed: off.
 */
function merge(plan: Plan, event: InviteEvent, now: number, time: CountedTime): Plan | Why {
  const { named, sequence } = event;
  const isWanted = !event.cancelled && event.invited;
  const isKnown = plan.master !== null || plan.exceptions.length > 0;
  if (!isKnown && !event.cancelled && !event.invited) return "not_invited";
  if (!isKnown && event.problem !== null) return event.problem;

  const occurrence = named && occurrenceOf(plan, event, named, time);
  const known =
    occurrence === null
      ? plan.master
      : (plan.exceptions.find(
          (one) => one.occurrence === occurrence && one.named.range === named?.range,
        ) ?? null);
  const appointment = isWanted ? event.appointment : null;
  const whyNot = known && whyNotNewer(event, known, appointment);
  if (whyNot) return whyNot;

  const current = { ...versionOf(event, known), appointment };
  if (named === null || occurrence === null) return withMaster(plan, current, isWanted, time);
  const series = plan.master?.appointment ?? null;
  const isPlaced =
    event.isAdded || named.range !== null || known !== null || occurrence < now - dayMs;
  if (series && !isPlaced && !hasSlot(series, occurrence, time)) {
    if (!series.excluded.includes(occurrence)) return "unplaced";
  }
  const exception: Exception = { ...current, named, occurrence };
  const others = plan.exceptions.filter(
    (one) => one !== known && !(isWithin(exception, one.occurrence) && one.sequence <= sequence),
  );
  const master =
    series && plan.master && event.isAdded
      ? { ...plan.master, appointment: { ...series, added: [...series.added, occurrence] } }
      : plan.master;
  return { master, exceptions: bounded([...others, exception], now) };
}

/** A CANCEL of the same SEQUENCE may be older than what it cancels, and outdates it all the same. */
function versionOf({ byCancel, sequence, ...event }: InviteEvent, known: Version | null): Version {
  const latest = (part: "dtstamp" | "modified" | "mailed") =>
    byCancel && known ? Math.max(event[part] ?? 0, known[part] ?? 0) : event[part];
  return {
    ...{ sequence, dtstamp: latest("dtstamp") },
    ...{ modified: latest("modified"), mailed: latest("mailed") },
  };
}

/** A cancellation holds for the same day of a series that has moved to another time of day. */
function withMaster(
  { exceptions }: Plan,
  master: NonNullable<Plan["master"]>,
  isWanted: boolean,
  time: CountedTime,
): Plan {
  const { appointment } = master;
  if (!isWanted || !appointment) return { master, exceptions: isWanted ? exceptions : [] };
  const placed = exceptions
    .filter(({ named, sequence }) => named.range === null || sequence >= master.sequence)
    .map((one) => {
      const isFixed = one.appointment !== null && one.named.instant !== null;
      const at = isFixed ? null : placeIn(appointment, one.named, time);
      return at === null ? one : { ...one, occurrence: at };
    });
  return { master, exceptions: placed };
}

/** Without a series, the exception of which we know to the same day is meant. */
function occurrenceOf(
  { master, exceptions }: Plan,
  { appointment }: InviteEvent,
  named: Named,
  time: CountedTime,
): number {
  const { wall, instant } = named;
  const series = master?.appointment;
  const inSeries = series ? placeIn(series, named, time) : null;
  if (inSeries !== null) return inSeries;
  const dayOf = (at: number) => Math.floor(at / dayMs);
  const isExact = instant !== null && wall % dayMs !== 0;
  const same = exceptions.find((one) =>
    isExact ? one.occurrence === instant : dayOf(one.named.wall) === dayOf(wall),
  );
  const zone = appointment?.start.zone ?? "UTC";
  return same?.occurrence ?? instant ?? atWall(wall, zone, time)?.instant ?? wall;
}

/** What is over is not needed any more. An exception that is forgotten would be a meeting again. */
function bounded(exceptions: readonly Exception[], now: number): Exception[] {
  if (exceptions.length <= limits.exceptions) return [...exceptions];
  const needed = exceptions.filter(
    ({ occurrence, appointment, named }) =>
      named.range !== null ||
      Math.max(occurrence, appointment?.start.instant ?? 0) > now - 2 * dayMs,
  );
  if (needed.length > limits.exceptions) tooMuch();
  return needed;
}

/** By the first of SEQUENCE, DTSTAMP, LAST-MODIFIED and the mail's Date that both have and that differs. */
function whyNotNewer(
  event: InviteEvent,
  known: NonNullable<Plan["master"]>,
  appointment: InviteEvent["appointment"],
): "stale" | "unclear_version" | null {
  if (event.byCancel && event.sequence === known.sequence) {
    return known.appointment === null ? "stale" : null;
  }
  for (const part of ["sequence", "dtstamp", "modified", "mailed"] as const) {
    const [mine, theirs] = [event[part], known[part]];
    if (mine === null || theirs === null || mine === theirs) continue;
    return mine > theirs ? null : "stale";
  }
  return isSameAppointment(appointment, known.appointment) ? "stale" : "unclear_version";
}
