import { dayMs } from "../../lib/time/instant.ts";
import { textOf, type Component } from "./calendar.ts";
import { limits } from "./limits.ts";
import type { Rule } from "../meeting-plan.ts";
import { readRule, wallsBetween } from "./recurrence.ts";
import type { StepBudget } from "./step-budget.ts";
import { type ZoneClocks, hourMs, minuteMs, readWall } from "./calendar-time.ts";

export type ZoneOffsets = {
  /** Returns milliseconds east of UTC when the clocks show `wall`; null if undefined. */
  readonly offsetAt: (wall: number) => number | null;
  /** The last wall time with a defined offset. */
  readonly until: number;
};

/**
 * Returns the IANA zone with the same offsets in the year after `wall`: one of `named`, else a common one.
 * Many servers list the clock changes of a few years only. If the list ends before that year does, the last 11
 * months of the list are compared instead; if it ends before `wall`, only with `named`.
 */
export function zoneWithOffsets(
  { offsetAt, until }: ZoneOffsets,
  wall: number,
  named: readonly string[],
  { wallClockAt, budget }: ZoneClocks,
): string | null {
  // Samples every two weeks: 27 span 364 days, 24 are 11 months.
  const spansYear = wall + 364 * dayMs <= until;
  const [from, length] = spansYear ? [wall, 27] : [until - 340 * dayMs, 24];
  const regular = Array.from({ length }, (_, index) => from + index * 14 * dayMs);
  const changes = regular.flatMap((sample, index) =>
    aroundChange(offsetAt, regular[index - 1] ?? sample, sample),
  );
  // An undefined offset becomes NaN, which equals no zone's offset.
  const samples = [...regular, ...changes].map((at) => ({
    at,
    offset: offsetAt(at) ?? Number.NaN,
  }));
  budget.spend(samples.length);
  const hasOffsets = (zone: string) =>
    samples.every(({ at, offset }) => {
      const clock = wallClockAt(at - offset, zone);
      return clock !== null && clock.offsetMinutes * minuteMs === offset;
    });
  const common = wall > until ? [] : [...commonZones, ...zoneOfFixedOffset(samples)];
  return [...named, ...common].find(hasOffsets) ?? null;
}

/** Returns "Etc/GMT-2" for two hours east of UTC; empty for other offsets, or several. */
function zoneOfFixedOffset(samples: readonly { readonly offset: number }[]): string[] {
  const [offset = Number.NaN, ...others] = new Set(samples.map((sample) => sample.offset));
  const hours = offset / hourMs;
  const isFixed = others.length === 0 && Number.isInteger(hours) && Math.abs(hours) <= 12;
  return isFixed ? [`Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`] : [];
}

/** Returns the minutes before and after the change of the clocks between two wall times, if there is one. */
function aroundChange(offsetAt: ZoneOffsets["offsetAt"], from: number, to: number): number[] {
  const before = offsetAt(from);
  const after = offsetAt(to);
  if (before === null || after === null || before === after) return [];
  let lastBefore = from;
  let firstAfter = to;
  while (firstAfter - lastBefore > minuteMs) {
    const minutesToMiddle = Math.floor((firstAfter - lastBefore) / 2 / minuteMs);
    const middle = lastBefore + minutesToMiddle * minuteMs;
    if (offsetAt(middle) === before) lastBefore = middle;
    else firstAfter = middle;
  }
  // Clocks that go forward skip wall times, such as 2:00 to 2:59, and no sample may be one of those.
  const skippedMs = Math.max(0, after - before);
  return [lastBefore, firstAfter + skippedMs];
}

const commonZones = `Europe/Berlin America/New_York America/Chicago America/Los_Angeles
  Europe/London America/Denver UTC Asia/Kolkata Asia/Shanghai Asia/Tokyo Europe/Helsinki
  Europe/Istanbul Asia/Dubai Australia/Sydney America/Phoenix America/Sao_Paulo America/Halifax
  America/Anchorage Pacific/Honolulu Africa/Lagos Africa/Johannesburg Asia/Karachi Asia/Dhaka
  Asia/Bangkok Australia/Brisbane Australia/Adelaide Australia/Darwin Pacific/Auckland
  America/Bogota America/St_Johns Asia/Jerusalem Africa/Cairo Asia/Kathmandu America/Santiago
  Atlantic/Azores Asia/Tehran Asia/Kabul Asia/Yangon`.split(/\s+/);

export function zoneOffsets(description: Component, clocks: ZoneClocks): ZoneOffsets | null {
  const { budget } = clocks;
  const readings = description.components
    .filter(({ name }) => name === "standard" || name === "daylight")
    .map((component) => readObservance(component, clocks));
  const observances = readings.filter((one) => one !== null);
  if (observances.length === 0 || observances.length < readings.length) return null;
  const [earliest] = [...observances].sort((a, b) => a.start - b.start);

  const isFixed = new Set(observances.map(({ offset }) => offset)).size === 1;
  const until = isFixed ? Infinity : Math.max(...observances.map(endOf));
  const onsetsByYear = new Map<number, readonly Onset[]>();
  const offsetAt = (wall: number) => {
    if (wall > until) return null;
    const year = new Date(wall).getUTCFullYear();
    const onsets = onsetsByYear.get(year) ?? onsetsIn(year, observances, budget);
    onsetsByYear.set(year, onsets);
    budget.spend(onsets.length);
    const begun = onsets.filter((onset) => onset.wall <= wall);
    const [last] = begun.sort((a, b) => b.wall - a.wall);
    return last ? last.offset : (earliest?.offsetBefore ?? null);
  };
  return { offsetAt, until };
}

function endOf({ start, dates, rule }: Observance): number {
  const isEndless = rule !== null && rule.until === null && rule.count === null;
  return isEndless ? Infinity : Math.max(start, rule?.until ?? start, ...dates);
}

/** Returns the onsets in a year, and the last one before it. */
function onsetsIn(year: number, observances: readonly Observance[], budget: StepBudget): Onset[] {
  const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const onsets = observances.flatMap(({ offset, start, rule, dates }) => {
    // UNTIL is an instant, which differs from a wall time by less than a day.
    const until = Math.min(to, (rule?.until ?? to) + dayMs);
    // Reaches back to the last change before `from`, even if the rule ended earlier or is for every second year.
    const since = Math.min(from, until) - 800 * dayMs;
    const repeated = rule ? wallsBetween(rule, start, since, until, budget) : [];
    const walls = [start, ...repeated, ...dates];
    budget.spend(walls.length);
    return walls.map((wall) => ({ wall, offset }));
  });
  const lastBefore = Math.max(...onsets.map(({ wall }) => wall).filter((wall) => wall <= from));
  return onsets.filter(({ wall }) => wall >= lastBefore && wall <= to);
}

/** The change of the clocks to `offset`. */
type Onset = { readonly wall: number; readonly offset: number };

/** STANDARD or DAYLIGHT. Offsets in milliseconds east of UTC. */
type Observance = {
  readonly offset: number;
  readonly offsetBefore: number | null;
  readonly start: number;
  readonly rule: Rule | null;
  readonly dates: readonly number[];
};

function readObservance(component: Component, clocks: ZoneClocks): Observance | null {
  const offset = offsetOf(component, "tzoffsetto");
  const offsetBefore = offsetOf(component, "tzoffsetfrom");
  const start = readWall(textOf(component, "dtstart"));
  const [text, ...otherTexts] = valuesOf(component, "rrule");
  if (offset === null || start === null || otherTexts.length > 0) return null;

  const asIfUtc = { wall: start, zone: "UTC", instant: start };
  const rule = text === undefined ? null : readRule(text, asIfUtc, clocks, { isOnset: true });
  if (text !== undefined && rule === null) return null;

  const listed = valuesOf(component, "rdate").flatMap((list) => list.split(",", limits.dates + 1));
  clocks.budget.spend(listed.length);
  const dates = listed.filter((date) => date !== "").map((date) => readWall(date.trim()));
  const areReadable = dates.length <= limits.dates && !dates.includes(null);
  if (!areReadable || valuesOf(component, "exdate").length > 0) return null;
  return { offset, offsetBefore, start, rule, dates: dates.filter((date) => date !== null) };
}

function valuesOf({ properties }: Component, name: string): string[] {
  return properties.filter((one) => one.name === name).map(({ value }) => value.trim());
}

function offsetOf(observance: Component, name: string): number | null {
  const parts = /^([+-])(\d\d)(\d\d)(?:\d\d)?$/.exec(textOf(observance, name));
  if (!parts) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return (parts[1] === "-" ? -minutes : minutes) * minuteMs;
}
