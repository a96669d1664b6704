import { dayMs } from "../lib/time/instant.ts";
import type { InviteEvent, Notice } from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import { hasSlot, isWithin, placeIn, upcoming } from "./calendar/occurrences.ts";
import { stepBudget, type StepBudget, tooMuch } from "./calendar/step-budget.ts";
import { atWall, countedTime, type CountedTime } from "./calendar/calendar-time.ts";
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
  readonly why: Why | null;
  readonly notices: readonly Notice[];
  readonly problemIn: InviteEvent | null;
};

type Why = Notice["why"] | "stale";

/** Merges the events of one meeting. Throws BudgetError if finding its next occurrence is too much work. */
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
  const isException = ({ named }: InviteEvent) => named !== null;
  for (const event of events.toSorted((a, b) => +isException(a) - +isException(b))) {
    budget.spend(1 + plan.exceptions.length / 8);
    const merged = merge(plan, event, now, time);
    const why = typeof merged === "string" ? merged : event.problem;
    const isAnswered = event.invited || event.cancelled || why === "not_invited";
    if (why !== null && why !== "stale" && isAnswered) notices.push({ ...event, why });
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
  const whyNot = isNew ? whyNotKept(plan, now, look) : null;
  const [newest] = counted;
  if (whyNot !== null && newest) {
    return { ...nothing, why: whyNot, notices: [...notices, { ...newest, why: whyNot }] };
  }
  const next = upcoming(plan, now, now + lifetimeMs, look).next().value;
  const refused = counted.find(({ appointment }) => appointment?.code === null);
  return { plan, why: null, notices, problemIn: next?.code === null ? (refused ?? null) : null };
}

function whyNotKept(plan: Plan, now: number, time: CountedTime): "too_far" | "past" | null {
  if (!upcoming(plan, now, now + lifetimeMs, time).next().done) return null;
  return upcoming(plan, now, Infinity, time).next().done ? "past" : "too_far";
}

/** Merges one event (RFC 5546 2.1.4 and 2.1.5), or returns why it is ignored. */
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

  // A CANCEL may have an older stamp, or a lower SEQUENCE, than what it cancels.
  const latest = (part: keyof Version) =>
    event.byCancel && known ? Math.max(event[part] ?? 0, known[part] ?? 0) : event[part];
  const current = {
    sequence: Math.max(sequence, known?.sequence ?? 0),
    dtstamp: latest("dtstamp"),
    modified: latest("modified"),
    mailed: latest("mailed"),
    appointment,
  };
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

/** Exceptions by day follow a series that moves to another time of day. */
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

/** Drops past exceptions only: without its exception an occurrence would take place again. */
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

const stamps = ["dtstamp", "modified", "mailed"] as const;

/** Compares the first of SEQUENCE, DTSTAMP, LAST-MODIFIED and Date that both have and that differs. */
function whyNotNewer(
  event: InviteEvent,
  known: NonNullable<Plan["master"]>,
  appointment: InviteEvent["appointment"],
): "stale" | "unclear_version" | null {
  const isOff = known.appointment === null;
  if (event.byCancel && event.sequence === known.sequence) return isOff ? "stale" : null;
  // Some calendars do not raise SEQUENCE to cancel: a later cancellation counts anyway.
  const isLow = event.cancelled && !isOff && event.sequence < known.sequence;
  for (const part of isLow ? stamps : (["sequence", ...stamps] as const)) {
    const [mine, theirs] = [event[part], known[part]];
    if (mine === null || theirs === null || mine === theirs) continue;
    return mine > theirs ? null : "stale";
  }
  return isSameAppointment(appointment, known.appointment) ? "stale" : "unclear_version";
}
