import { costs } from "./limits.ts";
import type { StepBudget } from "./step-budget.ts";

/** Milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Reads "PT1H30M", "P1D", "P2W"; null for anything else, and for a negative one. */
export function readDuration(text: string): number | null {
  const parts =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/.exec(
      text,
    );
  if (!parts) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  return (weeks * 7 + days) * dayMs + hours * hourMs + minutes * minuteMs + seconds * 1_000;
}

/** A moment as a calendar names it. */
export type At = {
  /** What the clocks of the zone show, as if it were UTC; epoch milliseconds. */
  readonly wall: number;
  /** IANA name. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly instant: number;
};

/** The site's own reckoning with zones; it belongs to the notetaker and comes in as an argument. */
export type TimeTools = {
  readonly resolveWallTime: (
    date: string,
    time: string,
    zone: string,
  ) =>
    | { readonly kind: "ok"; readonly instant: number }
    | { readonly kind: "overlap"; readonly instants: readonly [number, number] }
    | { readonly kind: "gap" | "invalid" };
  readonly wallClockAt: (
    instant: number,
    zone: string,
  ) => { readonly asUtc: number; readonly offsetMinutes: number } | null;
};

/** The same at the expense of a budget. */
export type CountedTime = TimeTools & {
  readonly budget: StepBudget;
  readonly isZone: (name: string) => boolean;
};

/** Each name is tried once, whether it is a zone or not: Intl takes longest to find that out. */
export function countedTime(tools: TimeTools, budget: StepBudget): CountedTime {
  const tried = new Map<string, boolean>();
  const isZone = (name: string) => {
    const known = tried.get(name);
    if (known !== undefined) return known;
    budget.spend(costs.zoneName);
    const found = tools.wallClockAt(0, name) !== null;
    if (found) budget.spend(costs.zone);
    tried.set(name, found);
    return found;
  };
  return {
    budget,
    isZone,
    wallClockAt(instant, zone) {
      if (!isZone(zone)) return null;
      budget.spend(costs.clock);
      return tools.wallClockAt(instant, zone);
    },
    resolveWallTime(date, time, zone) {
      if (!isZone(zone)) return { kind: "invalid" };
      budget.spend(costs.wallTime);
      return tools.resolveWallTime(date, time, zone);
    },
  };
}

/**
 * The moment at which the clocks of `zone` show `wall`, to the minute. A time shown twice is the first,
 * one that is skipped is read with the offset before the change (RFC 5545 3.3.5). null for what is no
 * time or no zone.
 */
export function atWall(wall: number, zone: string, tools: TimeTools): At | null {
  const instant = instantOf(wall, zone, tools);
  return instant === null ? null : { wall, zone, instant };
}

export function atInstant(instant: number, zone: string, tools: TimeTools): At | null {
  const clock = tools.wallClockAt(instant, zone);
  return clock && { wall: clock.asUtc, zone, instant };
}

function instantOf(wall: number, zone: string, tools: TimeTools): number | null {
  if (!Number.isFinite(wall) || Math.abs(wall) > furthest) return null;
  const resolved = tools.resolveWallTime(dateOf(wall), timeOf(wall), zone);
  switch (resolved.kind) {
    case "ok":
      return resolved.instant;
    case "overlap":
      return resolved.instants[0];
    case "gap": {
      const dayBefore = instantOf(wall - dayMs, zone, tools);
      return dayBefore === null ? null : dayBefore + dayMs;
    }
    case "invalid":
      return null;
  }
}

export const timeOfDay = (wall: number) => wall - Math.floor(wall / dayMs) * dayMs;

/** Further is no date at all. */
const furthest = 8.64e15;

/** "2026-06-12" */
export function dateOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

/** "15:30" */
export function timeOf(wall: number): string {
  return new Date(wall).toISOString().slice(11, 16);
}

/** "3:30 PM" */
export function clockText(wall: number): string {
  const hour = new Date(wall).getUTCHours();
  return `${hour % 12 === 0 ? 12 : hour % 12}:${timeOf(wall).slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}

/**
 * Reads "20260612T153000", with or without its Z, or "20260612" as a clock's reading; null for anything
 * else. Seconds are dropped.
 */
export function readWall(text: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)\d\dZ?)?$/.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const midnight = Date.UTC(year, month - 1, day);
  const isDay = dateOf(midnight).replaceAll("-", "") === text.slice(0, 8);
  return isDay ? midnight + (hour * 60 + minute) * minuteMs : null;
}
