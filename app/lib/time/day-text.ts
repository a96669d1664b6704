import { parseInstant } from "./instant.ts";

const format = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "long",
  day: "numeric",
  year: "numeric",
});

/** Returns "2026-06-12" as "Fri, June 12, 2026"; null if there is no such day. */
export function dayText(date: string): string | null {
  const midnight = utcMidnight(date);
  return midnight === null ? null : dayTextAt(midnight);
}

/** Returns epoch milliseconds; null for a day like February 30. */
export function utcMidnight(date: string): number | null {
  const midnight = parseInstant(`${date}T00:00Z`);
  const exists = midnight !== null && new Date(midnight).toISOString().startsWith(date);
  return exists ? midnight : null;
}

/** `asUtc`, here and below: a wall time read as if it were UTC, in epoch milliseconds. */
export function dayTextAt(asUtc: number): string {
  return format.format(asUtc);
}

/** Returns a time like "3:30 PM". */
export function timeText(asUtc: number): string {
  const wall = new Date(asUtc);
  const hour = wall.getUTCHours();
  const minutes = String(wall.getUTCMinutes()).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
