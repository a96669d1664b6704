import { wallClockAt } from "./zone-clock.ts";

/** The specified choices of the schedule panel, and names of zones that read well in a sentence. */

/** 48 half hours: "12:00 AM" … "11:30 PM". */
export const timeSlots: readonly string[] = Array.from({ length: 48 }, (_, slot) => {
  const hour = Math.floor(slot / 2);
  const minutes = slot % 2 === 0 ? "00" : "30";
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
});

export type TimezoneChoice = { readonly value: string; readonly label: string };

/** The 11 zones, in the specification's order and spelling. */
export const timezones = [
  { value: "US/Pacific", label: "Pacific Time (US)" },
  { value: "US/Mountain", label: "Mountain Time (US)" },
  { value: "US/Central", label: "Central Time (US)" },
  { value: "US/Eastern", label: "Eastern Time (US)" },
  { value: "America/Anchorage", label: "Alaska Time" },
  { value: "Pacific/Honolulu", label: "Hawaii Time" },
  { value: "Europe/London", label: "London" },
  { value: "Europe/Paris", label: "Paris" },
  { value: "Asia/Tokyo", label: "Tokyo" },
  { value: "Australia/Sydney", label: "Sydney" },
  { value: "UTC", label: "UTC" },
] as const satisfies readonly TimezoneChoice[];

export type Timezone = (typeof timezones)[number]["value"];

/**
 * What each zone is called at an offset (minutes east of UTC). Our own table, because browsers and
 * the server disagree about short names ("GMT+1", "BST"), and the two must render the same text.
 */
const abbreviations: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "US/Pacific": { [-480]: "PST", [-420]: "PDT" },
  "US/Mountain": { [-420]: "MST", [-360]: "MDT" },
  "US/Central": { [-360]: "CST", [-300]: "CDT" },
  "US/Eastern": { [-300]: "EST", [-240]: "EDT" },
  "America/Anchorage": { [-540]: "AKST", [-480]: "AKDT" },
  "Pacific/Honolulu": { [-600]: "HST" },
  "Europe/London": { 0: "GMT", 60: "BST" },
  "Europe/Paris": { 60: "CET", 120: "CEST" },
  "Asia/Tokyo": { 540: "JST" },
  "Australia/Sydney": { 600: "AEST", 660: "AEDT" },
};

/** The calendar day it is in a zone at `now` (epoch milliseconds), as "2026-06-12". Throws RangeError for an unknown zone. */
export function todayIn(zone: string, now: number): string {
  const wall = wallClockAt(now, zone);
  if (!wall) throw new RangeError("not a time zone");
  return new Date(wall.asUtc).toISOString().slice(0, 10);
}

export function isTimezone(value: string): value is Timezone {
  return timezones.some((zone) => zone.value === value);
}

/** "EDT"; null where the zone has no short name of its own (UTC, and zones that are no choice). */
export function zoneAbbreviation(zone: string, offsetMinutes: number): string | null {
  return Object.hasOwn(abbreviations, zone) ? (abbreviations[zone]?.[offsetMinutes] ?? null) : null;
}
