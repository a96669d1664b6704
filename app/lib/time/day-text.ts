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
  const midnight = parseInstant(`${date}T00:00Z`);
  const exists = midnight !== null && new Date(midnight).toISOString().startsWith(date);
  return exists ? dayTextAt(midnight) : null;
}

/** Takes a wall time as if it were UTC, in epoch milliseconds. */
export function dayTextAt(asUtc: number): string {
  return format.format(asUtc);
}

/** Returns "3:30 PM" of a wall time as if it were UTC, in epoch milliseconds. */
export function timeText(asUtc: number): string {
  const day = new Date(asUtc);
  const hour = day.getUTCHours();
  const minutes = String(day.getUTCMinutes()).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
