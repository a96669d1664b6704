import { fromZonedTime } from "date-fns-tz";
import { dayTextAt, timeText, utcMidnight } from "./day-text.ts";
import { dayMs } from "./instant.ts";
import { wallClockAt } from "./zone-clock.ts";

export type ResolvedWallTime =
  | { readonly kind: "ok"; readonly instant: number }
  /** The clocks skip this time; `before` and `after` are its neighbors ("1:30 AM", "3:30 AM"). */
  | { readonly kind: "gap"; readonly before: string; readonly after: string }
  /** The clocks show this time twice; the earlier instant is first and the default. */
  | { readonly kind: "overlap"; readonly instants: readonly [number, number] }
  | { readonly kind: "invalid" };

const firstYear = 1970;
const lastYear = 2999;

/**
 * Returns the instant at which the clocks of `zone` (IANA name) show `date` ("2026-06-12") and
 * `time` ("3:30 PM" or "15:30"). date-fns-tz is wrong by an hour near clock changes, so it only
 * proposes instants, which are checked against the zone's clock. Never throws.
 */
export function resolveWallTime(date: string, time: string, zone: string): ResolvedWallTime {
  const wall = readWall(date, time);
  const isZone = wallClockAt(0, zone) !== null;
  if (wall === null || !isZone) return { kind: "invalid" };

  // Reads `wall` with the offsets of three days. If the clocks change near `wall`, the days have both offsets.
  const proposed = [-dayMs, 0, dayMs].map(
    (shift) => fromZonedTime(isoLocal(wall + shift), zone).getTime() - shift,
  );
  const instants = [...new Set(proposed)]
    .filter((instant) => wallClockAt(instant, zone)?.asUtc === wall)
    .sort((a, b) => a - b);
  const [first, second] = instants;

  if (first !== undefined && second !== undefined) {
    return { kind: "overlap", instants: [first, second] };
  }
  if (first !== undefined) return { kind: "ok", instant: first };
  return gapAround(wall, proposed, zone);
}

/** Returns "Fri, June 12, 2026, 3:30 PM US/Eastern". Throws RangeError for an unknown zone. */
export function formatInstant(instant: number, zone: string): string {
  const wall = wallClockAt(instant, zone);
  if (!wall) throw new RangeError("not an instant or not a time zone");

  return `${dayTextAt(wall.asUtc)}, ${timeText(wall.asUtc)} ${zone}`;
}

/** Returns the wall time as if it were UTC, in epoch milliseconds; null if there is none. */
function readWall(date: string, time: string): number | null {
  const midnight = utcMidnight(date);
  const minutes = minutesOfDay(time);
  if (midnight === null || minutes === null) return null;

  const year = new Date(midnight).getUTCFullYear();
  return year >= firstYear && year <= lastYear ? midnight + minutes * 60_000 : null;
}

function minutesOfDay(time: string): number | null {
  const twelveHour = /^(0?[1-9]|1[0-2]):([0-5]\d) ?([AP])M$/i.exec(time);
  if (twelveHour) {
    const [, hour, minutes, amOrPm] = twelveHour;
    const noonHours = amOrPm?.toUpperCase() === "P" ? 12 : 0;
    return (noonHours + (Number(hour) % 12)) * 60 + Number(minutes);
  }
  const [, hour, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minutes);
}

/** The zone's clock at the proposed instants shows a time just before and just after the gap. */
function gapAround(wall: number, proposed: readonly number[], zone: string): ResolvedWallTime {
  const shown = proposed
    .map((instant) => wallClockAt(instant, zone)?.asUtc)
    .filter((asUtc) => asUtc !== undefined);
  const before = Math.max(...shown.filter((other) => other < wall));
  const after = Math.min(...shown.filter((other) => other > wall));
  if (!Number.isFinite(before) || !Number.isFinite(after)) return { kind: "invalid" };
  return { kind: "gap", before: neighborText(before, wall), after: neighborText(after, wall) };
}

function neighborText(neighbor: number, wall: number): string {
  const sameDay = Math.floor(neighbor / dayMs) === Math.floor(wall / dayMs);
  return sameDay ? timeText(neighbor) : `${dayTextAt(neighbor)}, ${timeText(neighbor)}`;
}

function isoLocal(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19);
}
