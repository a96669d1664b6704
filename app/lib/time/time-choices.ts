import { wallClockAt } from "./zone-clock.ts";

export const timeSlots: readonly string[] = Array.from({ length: 48 }, (_, slot) => {
  const hour = Math.floor(slot / 2);
  const minutes = slot % 2 === 0 ? "00" : "30";
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
});

export type TimezoneChoice = { readonly value: string; readonly label: string };

/** The specified order and spelling. */
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

/** Names that browsers use. */
const otherNames: ReadonlyMap<string, Timezone> = new Map([
  ["America/Los_Angeles", "US/Pacific"],
  ["America/Denver", "US/Mountain"],
  ["America/Chicago", "US/Central"],
  ["America/New_York", "US/Eastern"],
  ["US/Alaska", "America/Anchorage"],
  ["US/Hawaii", "Pacific/Honolulu"],
  ["Etc/UTC", "UTC"],
]);

/** Returns the form's name of a zone, or the zone itself; null for an unknown zone. */
export function knownZone(zone: string): string | null {
  return wallClockAt(0, zone) === null ? null : (otherNames.get(zone) ?? zone);
}

export function browserZone(): string | null {
  return knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
}

/** Returns the day at `now` (epoch ms) as "2026-06-12". Throws RangeError for an unknown zone. */
export function todayIn(zone: string, now: number): string {
  const wall = wallClockAt(now, zone);
  if (!wall) throw new RangeError("not a time zone");
  return new Date(wall.asUtc).toISOString().slice(0, 10);
}

/** Returns the earliest day that it is now (epoch ms) in any of the form's zones. */
export function firstDay(now: number): string {
  return timezones.map((zone) => todayIn(zone.value, now)).toSorted()[0] ?? "";
}

export function isTimezone(value: string): value is Timezone {
  return timezones.some((zone) => zone.value === value);
}
