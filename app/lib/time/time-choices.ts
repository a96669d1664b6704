import { timeText } from "./day-text.ts";
import { wallClockAt } from "./zone-clock.ts";

const halfHourMs = 30 * 60_000;

export const timeSlots: readonly string[] = Array.from({ length: 48 }, (_, slot) =>
  timeText(slot * halfHourMs),
);

/** The specified order and spelling. */
export const timezones = [
  "US/Pacific",
  "US/Mountain",
  "US/Central",
  "US/Eastern",
  "America/Anchorage",
  "Pacific/Honolulu",
  "Europe/London",
  "Europe/Paris",
  "Asia/Tokyo",
  "Australia/Sydney",
  "UTC",
] as const;

export type Timezone = (typeof timezones)[number];

const aliases: ReadonlyMap<string, Timezone> = new Map([
  ["America/Los_Angeles", "US/Pacific"],
  ["America/Denver", "US/Mountain"],
  ["America/Chicago", "US/Central"],
  ["America/New_York", "US/Eastern"],
  ["US/Alaska", "America/Anchorage"],
  ["US/Hawaii", "Pacific/Honolulu"],
  ["Etc/UTC", "UTC"],
]);

/** Returns the form's name of a zone, or the zone itself; null for an unknown zone. */
export function canonicalZone(zone: string): string | null {
  return wallClockAt(0, zone) === null ? null : (aliases.get(zone) ?? zone);
}

export function browserZone(): string | null {
  return canonicalZone(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
}

/** Returns the day at `now` (epoch ms) as "2026-06-12". Throws RangeError for an unknown zone. */
export function todayIn(zone: string, now: number): string {
  const wall = wallClockAt(now, zone);
  if (!wall) throw new RangeError("not a time zone");
  return new Date(wall.asUtc).toISOString().slice(0, 10);
}

/** Returns the earliest of today's dates in the form's zones at `now` (epoch ms). */
export function earliestToday(now: number): string {
  return timezones.map((zone) => todayIn(zone, now)).toSorted()[0] ?? "";
}

export function isTimezone(value: string): value is Timezone {
  return timezones.some((zone) => zone === value);
}
