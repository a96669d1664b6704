import { dayMs } from "../../lib/time/instant.ts";
import type { Appointment, At, Exception, Plan, RecurrenceId } from "../meeting-plan.ts";
import { wallsBetween } from "./recurrence.ts";
import { atInstant, atWall, type ZoneClocks, timeOfDay } from "./calendar-time.ts";

export type Occurrence = {
  /** Instant in the series, before any exception; null for a single event. */
  readonly occurrence: number | null;
  readonly start: At;
  readonly endsAt: number;
  readonly code: string | null;
};

/** Computes lazily, in order, the occurrences that end after `now` and start by `until` (epoch ms). */
export function* upcoming(
  plan: Plan,
  now: number,
  until: number,
  clocks: ZoneClocks,
): Generator<Occurrence, void> {
  clocks.budget.spend(plan.exceptions.length);
  const series = plan.master?.appointment ?? null;
  const ranges = plan.exceptions.filter(({ recurrenceId }) => recurrenceId.includesLater);
  const single = plan.exceptions.filter(({ recurrenceId }) => !recurrenceId.includesLater);
  const exceptions = new Map(single.map((one) => [one.occurrence, one.appointment]));
  const isAhead = ({ start, endsAt }: Occurrence) => endsAt > now && start.instant <= until;
  const moved = [...exceptions]
    .flatMap(([occurrence, to]) => (to ? [toOccurrence(to, to.start, occurrence)] : []))
    .filter(isAhead)
    .sort((a, b) => a.start.instant - b.start.instant);
  // A moved occurrence counts only if the series has the occurrence; without a series, all count.
  const isReal = ({ occurrence }: Occurrence) =>
    series === null || occurrence === null || hasOccurrence(series, occurrence, clocks);

  for (const scheduled of series ? occurrencesOf(series, now, until, clocks) : []) {
    const { instant } = scheduled.start;
    if (exceptions.has(instant) || !isAhead(scheduled)) continue;
    if (ranges.some((one) => isWithin(one, instant))) continue;
    while (moved[0] && moved[0].start.instant < instant) {
      if (isReal(moved[0])) yield moved[0];
      moved.shift();
    }
    yield scheduled;
  }
  for (const later of moved) if (isReal(later)) yield later;
}

export function isWithin({ recurrenceId, occurrence }: Exception, instant: number): boolean {
  return recurrenceId.includesLater && instant >= occurrence;
}

/** Returns whether a booked occurrence that the plan lacks was canceled; false if its series moved to other times. */
export function isCancelled(plan: Plan, occurrence: number | null): boolean {
  const series = plan.master?.appointment;
  if (occurrence === null || !series) return true;
  const exception = plan.exceptions.find((one) => one.occurrence === occurrence);
  const isOff = exception?.appointment === null || series.excluded.includes(occurrence);
  return isOff || plan.exceptions.some((one) => isWithin(one, occurrence));
}

/** Returns the occurrence at `instant`, else the occurrence on the day of `wall`, at the series' time of day. */
export function occurrenceAt(
  { start, added }: Pick<Appointment, "start" | "added">,
  { wall, instant }: Pick<RecurrenceId, "wall" | "instant">,
  clocks: ZoneClocks,
): number | null {
  if (instant !== null && added.includes(instant)) return instant;
  const wallInSeries =
    instant === null ? null : (clocks.wallClockAt(instant, start.zone)?.asUtc ?? null);
  if (wallInSeries !== null && timeOfDay(wallInSeries) === timeOfDay(start.wall)) return instant;
  // A time at midnight stands for the whole day, in any zone.
  const isWholeDay = timeOfDay(wall) === 0;
  const named = isWholeDay ? wall : (wallInSeries ?? wall);
  const midnight = named - timeOfDay(named);
  return atWall(midnight + timeOfDay(start.wall), start.zone, clocks)?.instant ?? null;
}

function* occurrencesOf(
  series: Appointment,
  now: number,
  until: number,
  clocks: ZoneClocks,
): Generator<Occurrence, void> {
  const { start, rule, added, excluded, durationMs } = series;
  if (!rule && added.length === 0) {
    yield toOccurrence(series, start, null);
    return;
  }
  clocks.budget.spend(added.length + excluded.length);
  const isExcluded = new Set(excluded);
  // Wall times differ from instants by less than a day.
  const from = now - durationMs - dayMs;
  const ruleEnd = rule?.until ?? Infinity;
  const to = Math.min(until, ruleEnd) + dayMs;
  const walls = rule ? wallsBetween(rule, start.wall, from, to, clocks.budget) : [start.wall];
  const extra = [...new Set(added)]
    .filter((instant) => instant >= from && instant <= until)
    .sort((a, b) => a - b);

  for (const wall of walls) {
    const at = atWall(wall, start.zone, clocks);
    if (!at || at.instant > ruleEnd) continue;
    while (extra[0] !== undefined && extra[0] <= at.instant) {
      if (extra[0] < at.instant) yield* addedOccurrence(extra[0]);
      extra.shift();
    }
    if (!isExcluded.has(at.instant)) yield toOccurrence(series, at, at.instant);
  }
  for (const instant of extra) yield* addedOccurrence(instant);

  function* addedOccurrence(instant: number): Generator<Occurrence, void> {
    const at = isExcluded.has(instant) ? null : atInstant(instant, start.zone, clocks);
    if (at) yield toOccurrence(series, at, instant);
  }
}

export function hasOccurrence(series: Appointment, instant: number, clocks: ZoneClocks): boolean {
  const { start, rule, added, excluded } = series;
  if (!rule && added.length === 0) return instant === start.instant;
  clocks.budget.spend(added.length + excluded.length);
  if (excluded.includes(instant)) return false;
  if (added.includes(instant) || (!rule && instant === start.instant)) return true;
  const clock = rule && clocks.wallClockAt(instant, start.zone);
  if (!clock || (rule.until !== null && instant > rule.until)) return false;
  const [from, to] = [clock.asUtc - dayMs, clock.asUtc + dayMs];
  for (const wall of wallsBetween(rule, start.wall, from, to, clocks.budget)) {
    if (atWall(wall, start.zone, clocks)?.instant === instant) return true;
  }
  return false;
}

function toOccurrence(appointment: Appointment, start: At, occurrence: number | null): Occurrence {
  const { durationMs, code } = appointment;
  return { occurrence, start, endsAt: start.instant + durationMs, code };
}
