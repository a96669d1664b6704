import { parseInstant } from "../lib/instant.ts";
import { textOf, type Component } from "./calendar.ts";
import { dayMs, minuteMs } from "./duration.ts";
import { readRule } from "./read-rule.ts";
import { wallsBetween, type Rule } from "./recurrence.ts";
import type { StepBudget } from "./step-budget.ts";
import { readWall, type CountedTime, type TimeTools } from "./time.ts";

/** Milliseconds east of UTC when the clocks show `wall`; null if nothing is said about that time. */
export type OffsetAt = (wall: number) => number | null;

/**
 * The IANA zone whose clocks show the same in the year after `wall`; null when there is none among those
 * that people set their calendars to.
 */
export function zoneWithRules(
  offsetAt: OffsetAt,
  wall: number,
  { wallClockAt }: CountedTime,
): string | null {
  const samples = Array.from({ length: 27 }, (_, nth) => wall + nth * 14 * dayMs);
  const offsets = samples.map(offsetAt);
  const fits = (zone: string) =>
    samples.every((sample, nth) => {
      const offset = offsets[nth] ?? Number.NaN;
      const clock = wallClockAt(sample - offset, zone);
      return clock !== null && clock.offsetMinutes * minuteMs === offset;
    });
  return candidates.find(fits) ?? null;
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
export function offsetByRules(description: Component, budget: StepBudget): OffsetAt | null {
  const observances = description.components.map((component) => readObservance(component, budget));
  if (observances.includes("unreadable")) return null;
  const read = observances.filter((one) => one !== "unreadable" && one !== null);
  const [first] = description.components;
  const before = first ? offsetOf(first, "tzoffsetfrom") : null;

  const years = new Map<number, readonly Onset[]>();
  return (wall) => {
    const year = new Date(wall).getUTCFullYear();
    const onsets = years.get(year) ?? read.flatMap((one) => onsetsOf(one, year, budget));
    years.set(year, onsets);
    budget.spend(onsets.length);
    const begun = onsets.filter((onset) => onset.wall <= wall);
    const [last] = begun.sort((a, b) => b.wall - a.wall);
    return last ? last.offset : before;
  };
}

type Observance = {
  readonly offset: number;
  readonly start: number;
  readonly rule: Rule | null;
  /** When it begins besides. */
  readonly dates: readonly number[];
};

/** null for what is no observance. */
function readObservance(
  component: Component,
  budget: StepBudget,
): Observance | "unreadable" | null {
  const offset = offsetOf(component, "tzoffsetto");
  const start = readWall(textOf(component, "dtstart"));
  if (offset === null || start === null) return null;

  const text = textOf(component, "rrule").replace(/;BY(?:HOUR|MINUTE|SECOND)=\d+/gi, "");
  const utc = { wall: start, zone: "UTC", instant: start };
  const rule = text === "" ? null : readRule(text, utc, { ...asIfUtc, isZone: () => true, budget });
  if (text !== "" && rule === null) return "unreadable";
  const listed = textOf(component, "rdate").split(",", 100);
  budget.spend(listed.length);
  return { offset, start, rule, dates: listed.flatMap((date) => readWall(date) ?? []) };
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

/** Changes of the clocks are given in the zone's own time, which is compared with its own time only. */
const asIfUtc: TimeTools = {
  resolveWallTime: (date, time) => {
    const instant = parseInstant(`${date}T${time}Z`);
    return instant === null ? { kind: "invalid" } : { kind: "ok", instant };
  },
  wallClockAt: (instant) => ({ asUtc: instant, offsetMinutes: 0 }),
};

/** "+0530" in milliseconds. */
function offsetOf(observance: Component, name: string): number | null {
  const parts = /^([+-])(\d\d)(\d\d)(?:\d\d)?$/.exec(textOf(observance, name));
  if (!parts) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return (parts[1] === "-" ? -minutes : minutes) * minuteMs;
}
