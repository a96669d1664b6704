import { dayMs } from "../lib/time/instant.ts";
import type { InviteEvent, Notice } from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import { hasOccurrence, rangeCovers, occurrenceAt, upcoming } from "./calendar/occurrences.ts";
import { stepBudget, type StepBudget, tooMuch } from "./calendar/step-budget.ts";
import { atWall, timeOfDay, zoneClocks, type ZoneClocks } from "./calendar/calendar-time.ts";
import { lifetimeMs } from "./decide-booking.ts";
import {
  emptyPlan,
  type Exception,
  type Plan,
  type PlannedEvent,
  type RecurrenceId,
  type Version,
} from "./meeting-plan.ts";

export type Merged = {
  readonly plan: Plan;
  /** Why the events change nothing. */
  readonly why: Why | null;
  readonly notices: readonly Notice[];
  /** An event without a link that we can join; null if the next occurrence has such a link. */
  readonly problemIn: InviteEvent | null;
};

type Why = Notice["why"] | "stale";

export function mergeEvents(
  storedPlan: Plan | null,
  events: readonly InviteEvent[],
  now: number,
  budget: StepBudget,
): Merged {
  const clocks = zoneClocks(budget);
  let plan = storedPlan ?? emptyPlan;
  const merged: InviteEvent[] = [];
  const notices: Notice[] = [];
  let firstWhy: Why | null = null;
  const series = events.filter(({ recurrenceId }) => recurrenceId === null);
  const exceptions = events.filter(({ recurrenceId }) => recurrenceId !== null);
  for (const event of [...series, ...exceptions]) {
    // Comparing the event with eight exceptions takes about one step.
    budget.spend(1 + plan.exceptions.length / 8);
    const result = merge(plan, event, now, clocks);
    const why = typeof result === "string" ? result : event.unreadReason;
    // Needs no answer, even if it is unread. "not_invited": we were never on the list.
    const onlyUninvites = !event.invited && !event.cancelled && why !== "not_invited";
    if (why !== null && why !== "stale" && !onlyUninvites) notices.push({ ...event, why });
    if (typeof result === "string") {
      firstWhy ??= result;
    } else {
      plan = result;
      merged.push(event);
    }
  }
  const [first] = merged;
  if (!first) return { plan, notices, problemIn: null, why: firstWhy };

  const planClocks = zoneClocks(stepBudget(limits.stepsOfPlan));
  const next = upcoming(plan, now, now + lifetimeMs, planClocks).next().value ?? null;
  const isNewMeeting = storedPlan === null && !events.some(({ cancelled }) => cancelled);
  if (isNewMeeting && next === null) {
    const isPast = upcoming(plan, now, Infinity, planClocks).next().done;
    const why = isPast ? "past" : "too_far";
    return { plan, notices: [...notices, { ...first, why }], problemIn: null, why };
  }
  const withoutCode = merged.find(({ appointment }) => appointment?.code === null) ?? null;
  return { plan, notices, problemIn: next?.code === null ? withoutCode : null, why: null };
}

/** Merges one event (RFC 5546 2.1.4 and 2.1.5), or returns why it is ignored. */
function merge(plan: Plan, event: InviteEvent, now: number, clocks: ZoneClocks): Plan | Why {
  const { recurrenceId, sequence } = event;
  const takesPlace = !event.cancelled && event.invited;
  const isEmpty = plan.master === null && plan.exceptions.length === 0;
  if (isEmpty && !event.cancelled && !event.invited) return "not_invited";
  if (isEmpty && event.unreadReason !== null) return event.unreadReason;

  const occurrence = recurrenceId && occurrenceOf(plan, event, recurrenceId, clocks);
  const isReplaced = (one: Exception) =>
    one.occurrence === occurrence && one.recurrenceId.includesLater === recurrenceId?.includesLater;
  const replaced = recurrenceId ? (plan.exceptions.find(isReplaced) ?? null) : plan.master;
  const appointment = takesPlace ? event.appointment : null;
  const whyNot = replaced && whyNotNewer(event, replaced, appointment);
  if (whyNot) return whyNot;

  // A CANCEL may have an older stamp, or a lower SEQUENCE, than the event that it cancels.
  const stampToKeep = (part: keyof Version) =>
    event.byCancel && replaced ? Math.max(event[part] ?? 0, replaced[part] ?? 0) : event[part];
  const planned = {
    sequence: Math.max(sequence, replaced?.sequence ?? 0),
    dtstamp: stampToKeep("dtstamp"),
    modified: stampToKeep("modified"),
    mailed: stampToKeep("mailed"),
    appointment,
  };
  // Both are null for the series.
  if (!recurrenceId || occurrence === null) return withMaster(plan, planned, takesPlace, clocks);

  const series = plan.master?.appointment ?? null;
  // A new exception to a future occurrence must name one that the series has.
  const mustFit = series && !recurrenceId.includesLater && !replaced && occurrence >= now - dayMs;
  const isExcluded = series?.excluded.includes(occurrence) === true;
  if (mustFit && !isExcluded && !hasOccurrence(series, occurrence, clocks)) return "unplaced";
  const exception: Exception = { ...planned, recurrenceId, occurrence };
  const others = plan.exceptions.filter((one) => {
    const isCovered = rangeCovers(exception, one.occurrence) && one.sequence <= sequence;
    return one !== replaced && !isCovered;
  });
  return { master: plan.master, exceptions: withoutPast([...others, exception], now) };
}

/** Drops older ranges. Cancellations, and exceptions that name only a day, follow the series to another time of day. */
function withMaster(
  { exceptions }: Plan,
  master: PlannedEvent,
  takesPlace: boolean,
  clocks: ZoneClocks,
): Plan {
  const { appointment } = master;
  if (!takesPlace) return { master, exceptions: [] };
  if (!appointment) return { master, exceptions };
  const moved = exceptions
    .filter((one) => !one.recurrenceId.includesLater || one.sequence >= master.sequence)
    .map((one) => {
      const followsSeries = one.appointment === null || one.recurrenceId.instant === null;
      if (!followsSeries) return one;
      const occurrence = occurrenceAt(appointment, one.recurrenceId, clocks);
      return { ...one, occurrence: occurrence ?? one.occurrence };
    });
  return { master, exceptions: moved };
}

function occurrenceOf(
  { master, exceptions }: Plan,
  { appointment }: InviteEvent,
  recurrenceId: RecurrenceId,
  clocks: ZoneClocks,
): number {
  const { wall, instant } = recurrenceId;
  const series = master?.appointment;
  const inSeries = series ? occurrenceAt(series, recurrenceId, clocks) : null;
  if (inSeries !== null) return inSeries;
  const dayOf = (at: number) => Math.floor(at / dayMs);
  const namesTime = instant !== null && timeOfDay(wall) !== 0;
  const known = exceptions.find((one) =>
    namesTime ? one.occurrence === instant : dayOf(one.recurrenceId.wall) === dayOf(wall),
  );
  const zone = appointment?.start.zone ?? "UTC";
  return known?.occurrence ?? instant ?? atWall(wall, zone, clocks)?.instant ?? wall;
}

/** Drops past exceptions if there are too many. Keeps future ones, which say that an occurrence was canceled. */
function withoutPast(exceptions: readonly Exception[], now: number): readonly Exception[] {
  if (exceptions.length <= limits.exceptions) return exceptions;
  const needed = exceptions.filter(({ occurrence, appointment, recurrenceId }) => {
    const latest = Math.max(occurrence, appointment?.start.instant ?? 0);
    return recurrenceId.includesLater || latest > now - 2 * dayMs;
  });
  if (needed.length > limits.exceptions) tooMuch();
  return needed;
}

const stamps = ["dtstamp", "modified", "mailed"] as const;

/** Compares SEQUENCE, DTSTAMP, LAST-MODIFIED and Date in this order until two differ. */
function whyNotNewer(
  event: InviteEvent,
  current: PlannedEvent,
  appointment: InviteEvent["appointment"],
): "stale" | "unclear_version" | null {
  const isOff = current.appointment === null;
  if (event.byCancel && event.sequence === current.sequence) return isOff ? "stale" : null;
  // Some calendars cancel without raising SEQUENCE, so the other stamps decide.
  const ignoresSequence = event.cancelled && !isOff && event.sequence < current.sequence;
  const compared = ignoresSequence ? stamps : (["sequence", ...stamps] as const);
  for (const part of compared) {
    const [before, after] = [current[part], event[part]];
    if (before === null || after === null || before === after) continue;
    return after > before ? null : "stale";
  }
  const isSame = JSON.stringify(appointment) === JSON.stringify(current.appointment);
  return isSame ? "stale" : "unclear_version";
}
