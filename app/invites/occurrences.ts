import { dayMs } from "./duration";
import type { Appointment, Plan } from "./plan";
import { wallsBetween } from "./recurrence";
import { atInstant, atWall, type At, type TimeTools } from "./time";

export type Occurrence = {
  /** The instant at which the series has it, whatever an exception says; null for a single event. */
  readonly occurrence: number | null;
  readonly start: At;
  readonly endsAt: number;
  readonly code: string | null;
};

/** Exceptions may move an occurrence: those of so long before and after the time in question are looked at. */
const reach = 35 * dayMs;

/** All occurrences that end after `now` and start by `until`, epoch milliseconds, the soonest first. */
export function upcoming(plan: Plan, now: number, until: number, tools: TimeTools): Occurrence[] {
  const series = plan.master?.appointment ?? null;
  const scheduled = series ? ofSeries(series, now - reach, until + reach, tools) : [];
  const exceptions = new Map(plan.exceptions.map((one) => [one.occurrence, one.appointment]));

  const kept = scheduled.filter(({ start }) => !exceptions.has(start.instant));
  // Without its series an exception stands for itself; with it, it must be an exception to something.
  const slots = new Set(scheduled.map(({ start }) => start.instant));
  const moved = [...exceptions].flatMap(([occurrence, appointment]) => {
    const isOf = series === null || slots.has(occurrence);
    return appointment && isOf ? [once(appointment, appointment.start, occurrence)] : [];
  });
  return [...kept, ...moved]
    .filter(({ start, endsAt }) => endsAt > now && start.instant <= until)
    .sort((a, b) => a.start.instant - b.start.instant);
}

/** Whether an occurrence was called off, as opposed to the series having moved away from under it. */
export function isCalledOff(plan: Plan, occurrence: number | null): boolean {
  const series = plan.master?.appointment;
  if (occurrence === null || !series) return true;
  const exception = plan.exceptions.find((one) => one.occurrence === occurrence);
  return series.excluded.includes(occurrence) || exception?.appointment === null;
}

function ofSeries(series: Appointment, from: number, to: number, tools: TimeTools): Occurrence[] {
  const { start, rule, added, excluded } = series;
  if (!rule && added.length === 0) return [once(series, start, null)];

  // A day more on each side: readings of a clock are not instants.
  const walls = rule ? wallsBetween(rule, start.wall, from - dayMs, to + dayMs) : [start.wall];
  const times = [
    ...walls.map((wall) => atWall(wall, start.zone, tools)),
    ...added.map((instant) => atInstant(instant, start.zone, tools)),
  ];
  const byInstant = new Map(times.flatMap((at) => (at ? [[at.instant, at] as const] : [])));
  return [...byInstant.values()]
    .filter(
      ({ instant }) => rule?.until == null || instant <= rule.until || added.includes(instant),
    )
    .filter(({ instant }) => !excluded.includes(instant))
    .map((at) => once(series, at, at.instant));
}

function once(appointment: Appointment, start: At, occurrence: number | null): Occurrence {
  const { durationMs, code } = appointment;
  return { occurrence, start, endsAt: start.instant + durationMs, code };
}
