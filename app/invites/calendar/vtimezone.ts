import { textOf, type Component } from "./calendar.ts";
import { limits } from "./limits.ts";
import type { Rule } from "../meeting-plan.ts";
import { readRule, wallsBetween } from "./recurrence.ts";
import type { StepBudget } from "./step-budget.ts";
import { type CountedTime, dayMs, hourMs, minuteMs, readWall } from "./calendar-time.ts";

/** Milliseconds east of UTC when the clocks show `wall`; null if nothing is said about that time. */
export type OffsetAt = (wall: number) => number | null;

export type ZoneOffsets = {
  readonly offsetAt: OffsetAt;
  /** The clocks' last reading of which something is said; Infinity where that has no end. */
  readonly until: number;
};

/**
 * The IANA zone whose clocks show the same in the year after `wall`, up to the minute of each change: one of
 * `named`, else of those that people set their calendars to; null when there is none. Many servers list the
 * changes of a few years alone: of what comes after them only a zone's name can tell, if it has been right
 * until then.
 */
export function zoneWithRules(
  { offsetAt, until }: ZoneOffsets,
  wall: number,
  named: readonly string[],
  { wallClockAt, budget }: CountedTime,
): string | null {
  const from = Math.min(wall, until - 340 * dayMs);
  const length = from === wall ? 27 : 24;
  const regular = Array.from({ length }, (_, nth) => from + nth * 14 * dayMs);
  const changes = regular.flatMap((sample, nth) =>
    aroundChange(offsetAt, regular[nth - 1] ?? sample, sample),
  );
  const samples = [...regular, ...changes];
  budget.spend(samples.length);
  const offsets = samples.map(offsetAt);
  const fits = (zone: string) =>
    samples.every((sample, nth) => {
      const offset = offsets[nth] ?? Number.NaN;
      const clock = wallClockAt(sample - offset, zone);
      return clock !== null && clock.offsetMinutes * minuteMs === offset;
    });
  const hours = (offsets[0] ?? Number.NaN) / hourMs;
  const isFixed = new Set(offsets).size === 1 && Number.isInteger(hours) && Math.abs(hours) <= 12;
  const fixed = isFixed ? [`Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`] : [];
  return [...named, ...(wall > until ? [] : [...candidates, ...fixed])].find(fits) ?? null;
}

/** Times just before and just after the clocks change between two times, if they do. */
function aroundChange(offsetAt: OffsetAt, from: number, to: number): number[] {
  const before = offsetAt(from);
  const after = offsetAt(to);
  if (before === null || after === null || before === after) return [];
  let [last, first] = [from, to];
  while (first - last > minuteMs) {
    const middle = last + Math.floor((first - last) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle) === before) last = middle;
    else first = middle;
  }
  // The readings that are skipped belong to neither.
  return [last, first + Math.max(0, after - before)];
}

/** One zone for each set of rules that is widely in use. */
const candidates = [
  ...["Europe/Berlin", "America/New_York", "America/Chicago", "America/Los_Angeles"],
  ...["Europe/London", "America/Denver", "UTC", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo"],
  ...["Europe/Helsinki", "Europe/Istanbul", "Asia/Dubai", "Australia/Sydney", "America/Phoenix"],
  ...["America/Sao_Paulo", "America/Halifax", "America/Anchorage", "Pacific/Honolulu"],
  ...["Africa/Lagos", "Africa/Johannesburg", "Asia/Karachi", "Asia/Dhaka", "Asia/Bangkok"],
  ...["Australia/Brisbane", "Australia/Adelaide", "Australia/Darwin", "Pacific/Auckland"],
  ...["America/Bogota", "America/St_Johns", "Asia/Jerusalem", "Africa/Cairo", "Asia/Kathmandu"],
  ...["America/Santiago", "Atlantic/Azores", "Asia/Tehran", "Asia/Kabul", "Asia/Yangon"],
];

/**
 * The offsets of a VTIMEZONE; null when one of its rules cannot be read, because a wrong time is worse
 * than none. Its changes are worked out once for each year that is asked for. ical.js would expand every
 * observance from its first year, which is 1601 in Outlook's, in a loop that nobody can count or stop.
 */
export function offsetByRules(description: Component, time: CountedTime): ZoneOffsets | null {
  const { budget } = time;
  const observances = description.components
    .filter(({ name }) => name === "standard" || name === "daylight")
    .map((component) => readObservance(component, time));
  const read = observances.filter((one) => one !== null);
  if (read.length === 0 || read.length < observances.length) return null;
  const [first] = [...read].sort((a, b) => a.start - b.start);

  const until = Math.min(
    readWall(textOf(description, "tzuntil")) ?? Infinity,
    new Set(read.map(({ offset }) => offset)).size === 1 ? Infinity : Math.max(...read.map(endOf)),
  );
  const years = new Map<number, readonly Onset[]>();
  const offsetAt = (wall: number) => {
    if (wall > until) return null;
    const year = new Date(wall).getUTCFullYear();
    const onsets = years.get(year) ?? onsetsIn(year, read, budget);
    years.set(year, onsets);
    budget.spend(onsets.length);
    const begun = onsets.filter((onset) => onset.wall <= wall);
    const [last] = begun.sort((a, b) => b.wall - a.wall);
    return last ? last.offset : (first?.before ?? null);
  };
  return { offsetAt, until };
}

/** The last change that is known of. */
function endOf({ start, dates, rule }: Observance): number {
  const repeated = rule === null ? start : (rule.until ?? (rule.count === null ? Infinity : start));
  return Math.max(repeated, ...dates);
}

/** The changes of a year, and the last one before it. */
function onsetsIn(year: number, read: readonly Observance[], budget: StepBudget): Onset[] {
  const from = Date.UTC(year, 0, 1);
  const onsets = read.flatMap((one) => onsetsOf(one, year, budget));
  const last = Math.max(...onsets.flatMap(({ wall }) => (wall <= from ? [wall] : [])));
  return onsets.filter(({ wall }) => wall === last || wall > from);
}

type Observance = {
  readonly offset: number;
  /** What the offset was until then; null where that is not said. */
  readonly before: number | null;
  readonly start: number;
  readonly rule: Rule | null;
  /** When it begins besides. */
  readonly dates: readonly number[];
};

/** null for one that says something else than when it begins, or says that in a way we do not know. */
function readObservance(component: Component, time: CountedTime): Observance | null {
  const offset = offsetOf(component, "tzoffsetto");
  const before = offsetOf(component, "tzoffsetfrom");
  const start = readWall(textOf(component, "dtstart"));
  const rules = valuesOf(component, "rrule");
  if (offset === null || start === null || rules.length > 1) return null;

  // Changes are given in the zone's own time and compared with its own time only.
  const asIfUtc = { wall: start, zone: "UTC", instant: start };
  const [text] = rules;
  const rule = text === undefined ? null : readRule(text, asIfUtc, time, true);
  if (text !== undefined && rule === null) return null;

  const listed = valuesOf(component, "rdate").flatMap((list) => list.split(",", limits.dates + 1));
  time.budget.spend(listed.length);
  const dates = listed.filter((date) => date !== "").map((date) => readWall(date.trim()));
  const isRead = dates.length <= limits.dates && !dates.includes(null);
  if (!isRead || valuesOf(component, "exdate").length > 0) return null;
  return { offset, before, start, rule, dates: dates.filter((date) => date !== null) };
}

function valuesOf({ properties }: Component, name: string): string[] {
  return properties.flatMap((property) => (property.name === name ? [property.value.trim()] : []));
}

type Onset = { readonly wall: number; readonly offset: number };

/** When this half of the zone's year begins in a year, and when it last began before. */
function onsetsOf(observance: Observance, year: number, budget: StepBudget): Onset[] {
  const { offset, start, rule, dates } = observance;
  const from = Date.UTC(year, 0, 1);
  const to = Date.UTC(year + 1, 0, 1);
  // UNTIL is an instant: a day more than a reading of the clocks may be.
  const until = Math.min(to, (rule?.until ?? to) + dayMs);
  const since = Math.min(from, until) - 800 * dayMs;
  const repeated = rule ? wallsBetween(rule, start, since, until, budget) : [];
  const walls = [start, ...repeated, ...dates];
  budget.spend(walls.length);
  const last = Math.max(...walls.filter((wall) => wall <= from));
  return walls
    .filter((wall) => wall === last || (wall > from && wall <= to))
    .map((wall) => ({ wall, offset }));
}

/** "+0530" in milliseconds. */
function offsetOf(observance: Component, name: string): number | null {
  const parts = /^([+-])(\d\d)(\d\d)(?:\d\d)?$/.exec(textOf(observance, name));
  if (!parts) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return (parts[1] === "-" ? -minutes : minutes) * minuteMs;
}
