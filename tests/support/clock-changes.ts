import { cases } from "./cases.ts";
import { parseInstant } from "../../app/lib/time/instant.ts";
import { timezones } from "../../app/lib/time/time-choices.ts";
import { resolveWallTime } from "../../app/lib/time/wall-time.ts";

/**
 * Program; TZ names the zone of the machine. Calls `resolveWallTime` for every minute near each clock change of
 * 2026 (of 2025 to 2030 in a full run) in the 11 zones, or for a whole day in a zone without changes. Prints the
 * answers that differ from the clocks.
 *
 * Reads the clocks forwards: notes what Intl shows at each minute. A wall time that Intl showed once has that
 * instant, a wall time shown twice is an overlap, and a wall time never shown is a gap.
 */
const firstYear = cases(2026, 2025);
const lastYear = cases(2026, 2030);
const minute = 60_000;
const hour = 60 * minute;
const aroundMs = cases(1.5, 3) * hour;

const wrong: string[] = [];
let changes = 0;
let minutes = 0;

for (const zone of timezones) {
  const clock = clockOf(zone);
  for (let year = firstYear; year <= lastYear; year += 1) {
    const found = changesIn(year, clock);
    changes += found.length;
    for (const instant of found) {
      // Wall time of the change, by the clock before the change.
      const moved = clock(instant - minute) + minute;
      compare(zone, clock, moved - aroundMs, moved + aroundMs + minute, instant - moved);
    }
    if (found.length === 0 && year === firstYear) {
      const day = Date.UTC(year, 6, 1);
      compare(zone, clock, day, day + 24 * hour, day - clock(day));
    }
  }
}
console.log(
  JSON.stringify({ zones: timezones.length, changes, minutes, wrong: wrong.slice(0, 20) }),
);

type Clock = (instant: number) => number;

function clockOf(zone: string): Clock {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return (instant) => parseInstant(`${format.format(instant).replace(" ", "T")}Z`) ?? NaN;
}

/** Finds the first instant of each new offset by halving the day of the change. */
function changesIn(year: number, clock: Clock): number[] {
  const offset = (instant: number) => clock(instant) - instant;
  const found: number[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 24 * hour) {
    let before = day;
    let after = day + 24 * hour;
    if (offset(before) === offset(after)) continue;
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / 2 / minute) * minute;
      if (offset(middle) === offset(before)) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
}

/** `shift`: milliseconds from a wall time (as if in UTC) to about its instant. */
function compare(zone: string, clock: Clock, from: number, to: number, shift: number): void {
  const seen = new Map<number, number[]>();
  const [first, last] = [from + shift - 2 * hour, to + shift + 2 * hour];
  for (let instant = first; instant < last; instant += minute) {
    const wall = clock(instant);
    seen.set(wall, [...(seen.get(wall) ?? []), instant]);
  }

  for (let wall = from; wall < to; wall += minute) {
    minutes += 1;
    const text = new Date(wall).toISOString();
    const answer = resolveWallTime(text.slice(0, 10), text.slice(11, 16), zone);
    const instants = seen.get(wall) ?? [];
    const isSame =
      (answer.kind === "ok" && String(instants) === String([answer.instant])) ||
      (answer.kind === "overlap" && String(instants) === String(answer.instants)) ||
      (answer.kind === "gap" && instants.length === 0);
    if (!isSame) wrong.push(`${zone} ${text} ${JSON.stringify(answer)}`);
  }
}
