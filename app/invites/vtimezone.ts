import { textOf, type Component } from "./calendar";
import { dayMs, minuteMs } from "./duration";
import { readRule } from "./read-rule";
import { wallsBetween } from "./recurrence";
import { readWall, type TimeTools } from "./time";

/**
 * The IANA zone whose clocks show the same as a VTIMEZONE says in the year after `wall`; null when there
 * is none among those that people set their calendars to.
 */
export function zoneWithRules(
  description: Component | undefined,
  wall: number,
  tools: TimeTools,
): string | null {
  if (!description) return null;
  const samples = Array.from({ length: 27 }, (_, nth) => wall + nth * 14 * dayMs);
  const offsets = samples.map((sample) => offsetByRules(description, sample));
  const fits = (zone: string) =>
    samples.every((sample, nth) => {
      const offset = offsets[nth] ?? Number.NaN;
      const clock = tools.wallClockAt(sample - offset, zone);
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

/** Milliseconds east of UTC when clocks that follow the VTIMEZONE show `wall`; null if it does not say. */
export function offsetByRules(description: Component, wall: number): number | null {
  const onsets = description.components.flatMap((observance) => onsetsOf(observance, wall));
  const [last] = onsets.sort((a, b) => b.wall - a.wall);
  if (last) return last.offset;
  // Before the first change that is described.
  const [first] = description.components;
  return first ? offsetOf(first, "tzoffsetfrom") : null;
}

type Onset = { readonly wall: number; readonly offset: number };

/** When this half of the zone's year last began before `wall`. */
function onsetsOf(observance: Component, wall: number): Onset[] {
  const offset = offsetOf(observance, "tzoffsetto");
  const start = readWall(textOf(observance, "dtstart"));
  if (offset === null || start === null) return [];

  const rule = textOf(observance, "rrule");
  const read = rule === "" ? null : readRule(rule, utc(start), asIfUtc);
  const repeated = read
    ? wallsBetween(
        read,
        start,
        wall - 800 * dayMs,
        read.until === null ? wall : Math.min(read.until, wall),
      )
    : [];
  const listed = textOf(observance, "rdate")
    .split(",", 100)
    .flatMap((date) => readWall(date) ?? []);
  const begun = [start, ...repeated, ...listed].filter((onset) => onset <= wall);
  return begun.length === 0 ? [] : [{ wall: Math.max(...begun), offset }];
}

const utc = (wall: number) => ({ wall, zone: "UTC", instant: wall });
/** Changes of the clocks are given in the zone's own time, which is compared with its own time only. */
const asIfUtc: TimeTools = {
  resolveWallTime: () => ({ kind: "invalid" }),
  wallClockAt: (instant) => ({ asUtc: instant, offsetMinutes: 0 }),
};

/** "+0530" in milliseconds. */
function offsetOf(observance: Component, name: string): number | null {
  const parts = /^([+-])(\d\d)(\d\d)(?:\d\d)?$/.exec(textOf(observance, name));
  if (!parts) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return (parts[1] === "-" ? -minutes : minutes) * minuteMs;
}
