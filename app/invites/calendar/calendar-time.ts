import { dayMs } from "../../lib/time/instant.ts";
import { wallClockAt } from "../../lib/time/zone-clock.ts";
import type { ZonedTime } from "../meeting-plan.ts";
import { costs } from "./limits.ts";
import type { StepBudget } from "./step-budget.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** Reads "PT1H30M", "P1D" or "P2W" as milliseconds; null for anything else. */
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

export type ZoneClocks = {
  readonly budget: StepBudget;
  readonly isZone: (name: string) => boolean;
  readonly wallClockAt: typeof wallClockAt;
};

/** Spends steps for each look at a clock. Remembers unknown names too; `wallClockAt` would try them each time. */
export function zoneClocks(budget: StepBudget): ZoneClocks {
  const isZoneByName = new Map([["UTC", true]]);
  const isZone = (name: string) => {
    const cached = isZoneByName.get(name);
    if (cached !== undefined) return cached;
    budget.spend(costs.zoneName);
    const exists = wallClockAt(0, name) !== null;
    if (exists) budget.spend(costs.zone);
    isZoneByName.set(name, exists);
    return exists;
  };
  return {
    budget,
    isZone,
    wallClockAt(instant, zone) {
      if (zone === "UTC") return { asUtc: instant, offsetMinutes: 0 };
      if (!isZone(zone)) return null;
      budget.spend(costs.clock);
      return wallClockAt(instant, zone);
    },
  };
}

/** Returns the first instant with that wall time. A skipped time counts with the offset before it (RFC 5545 3.3.5). */
export function atWall(wall: number, zone: string, clocks: ZoneClocks): ZonedTime | null {
  const [oldOffset, newOffset] = [wall - dayMs, wall + dayMs].map(
    (nearby) => clocks.wallClockAt(nearby, zone)?.offsetMinutes,
  );
  if (oldOffset === undefined || newOffset === undefined) return null;
  const byOldOffset = wall - oldOffset * minuteMs;
  const byNewOffset = wall - newOffset * minuteMs;
  const isShownAt = (instant: number) => clocks.wallClockAt(instant, zone)?.asUtc === wall;
  const isNewOffset = oldOffset !== newOffset && !isShownAt(byOldOffset) && isShownAt(byNewOffset);
  return { wall, zone, instant: isNewOffset ? byNewOffset : byOldOffset };
}

export function atInstant(instant: number, zone: string, clocks: ZoneClocks): ZonedTime | null {
  const clock = clocks.wallClockAt(instant, zone);
  return clock && { wall: clock.asUtc, zone, instant };
}

export const timeOfDay = (wall: number) => wall - Math.floor(wall / dayMs) * dayMs;

export function dateOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

/** Reads "20260612T153000", with or without Z, or "20260612"; null for anything else. Drops seconds. */
export function readWall(text: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)\d\dZ?)?$/.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const midnight = Date.UTC(year, month - 1, day);
  const isRealDate = dateOf(midnight).replaceAll("-", "") === text.slice(0, 8);
  return isRealDate ? midnight + (hour * 60 + minute) * minuteMs : null;
}
