import { dayMs } from "../../lib/time/instant.ts";
import type { Appointment, ZonedTime, Exception, Plan, RecurrenceId } from "../meeting-plan.ts";
import { wallsBetween } from "./recurrence.ts";
import { atInstant, atWall, type ZoneClocks, timeOfDay } from "./calendar-time.ts";

export type Occurrence = {
  /** Instant in the series, before any exception; null for a single event. */
  readonly occurrence: number | null;
  readonly start: ZonedTime;
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
  // Every range cancels: `readEvent` refuses THISANDFUTURE with a new time.
  const ranges = plan.exceptions.filter(({ recurrenceId }) => recurrenceId.includesLater);
  const single = plan.exceptions.filter(({ recurrenceId }) => !recurrenceId.includesLater);
  const replacements = new Map(single.map((one) => [one.occurrence, one.appointment]));
  const isAhead = ({ start, endsAt }: Occurrence) => endsAt > now && start.instant <= until;
  const moved = [...replacements]
    .flatMap(([occurrence, appointment]) =>
      appointment ? [toOccurrence(appointment, appointment.start, occurrence)] : [],
    )
    .filter(isAhead)
    .sort((a, b) => a.start.instant - b.start.instant);
  // A moved occurrence counts only if the series has the occurrence; without a series, all count.
  const isReal = ({ occurrence }: Occurrence) =>
    series === null || occurrence === null || hasOccurrence(series, occurrence, clocks);

  for (const scheduled of series ? occurrencesOf(series, now, until, clocks) : []) {
    const { instant } = scheduled.start;
    if (replacements.has(instant) || !isAhead(scheduled)) continue;
    if (ranges.some((range) => rangeCovers(range, instant))) continue;
    while (moved[0] && moved[0].start.instant < instant) {
      if (isReal(moved[0])) yield moved[0];
      moved.shift();
    }
    yield scheduled;
  }
  for (const remaining of moved) if (isReal(remaining)) yield remaining;
}

export function rangeCovers({ recurrenceId, occurrence }: Exception, instant: number): boolean {
  return recurrenceId.includesLater && instant >= occurrence;
}

/** Says why the plan no longer has an occurrence: true if it was canceled, false if its series moved. */
export function isCancelled(plan: Plan, occurrence: number | null): boolean {
  const series = plan.master?.appointment;
  if (occurrence === null || !series) return true;
  const exception = plan.exceptions.find((one) => one.occurrence === occurrence);
  const isOff = exception?.appointment === null || series.excluded.includes(occurrence);
  return isOff || plan.exceptions.some((one) => rangeCovers(one, occurrence));
}

/** Returns `instant` if it was added or has the series' time of day. Else returns the series' time on the same day. */
export function occurrenceAt(
  { start, added }: Pick<Appointment, "start" | "added">,
  { wall, instant }: Pick<RecurrenceId, "wall" | "instant">,
  clocks: ZoneClocks,
): number | null {
  if (instant !== null && added.includes(instant)) return instant;
  const wallInSeries =
    instant === null ? null : (clocks.wallClockAt(instant, start.zone)?.asUtc ?? null);
  if (wallInSeries !== null && timeOfDay(wallInSeries) === timeOfDay(start.wall)) return instant;
  // Midnight means the date as written, in any zone. Another time means the date that it has in the series' zone.
  const isWholeDay = timeOfDay(wall) === 0;
  const wallOnDay = isWholeDay ? wall : (wallInSeries ?? wall);
  const midnight = wallOnDay - timeOfDay(wallOnDay);
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
  const excludedSet = new Set(excluded);
  // Wall times differ from instants by less than a day.
  const from = now - durationMs - dayMs;
  const ruleEnd = rule?.until ?? Infinity;
  const to = Math.min(until, ruleEnd) + dayMs;
  const walls = rule ? wallsBetween(rule, start.wall, from, to, clocks.budget) : [start.wall];
  const addedInOrder = [...new Set(added)]
    .filter((instant) => instant >= from && instant <= until)
    .sort((a, b) => a - b);

  for (const wall of walls) {
    const at = atWall(wall, start.zone, clocks);
    if (!at || at.instant > ruleEnd) continue;
    while (addedInOrder[0] !== undefined && addedInOrder[0] < at.instant) {
      yield* addedOccurrence(addedInOrder[0]);
      addedInOrder.shift();
    }
    if (addedInOrder[0] === at.instant) addedInOrder.shift();
    if (!excludedSet.has(at.instant)) yield toOccurrence(series, at, at.instant);
  }
  for (const instant of addedInOrder) yield* addedOccurrence(instant);

  function* addedOccurrence(instant: number): Generator<Occurrence, void> {
    const at = excludedSet.has(instant) ? null : atInstant(instant, start.zone, clocks);
    if (at) yield toOccurrence(series, at, instant);
  }
}

export function hasOccurrence(series: Appointment, instant: number, clocks: ZoneClocks): boolean {
  const { start, rule, added, excluded } = series;
  if (!rule && added.length === 0) return instant === start.instant;
  clocks.budget.spend(added.length + excluded.length);
  if (excluded.includes(instant)) return false;
  if (added.includes(instant)) return true;
  if (!rule) return instant === start.instant;
  const clock = clocks.wallClockAt(instant, start.zone);
  if (!clock || (rule.until !== null && instant > rule.until)) return false;
  const [from, to] = [clock.asUtc - dayMs, clock.asUtc + dayMs];
  for (const wall of wallsBetween(rule, start.wall, from, to, clocks.budget)) {
    if (atWall(wall, start.zone, clocks)?.instant === instant) return true;
  }
  return false;
}

function toOccurrence(appointment: Appointment, start: ZonedTime, occurrence: number | null) {
  const { durationMs, code } = appointment;
  return { occurrence, start, endsAt: start.instant + durationMs, code };
}
