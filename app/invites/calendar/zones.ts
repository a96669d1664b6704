import { textOf, type Component, type Property } from "./calendar.ts";
import { costs } from "./limits.ts";
import { type At, atInstant, atWall, type CountedTime, dayMs, readWall } from "./time.ts";
import { offsetByRules, zoneWithRules, type OffsetAt } from "./vtimezone.ts";
import { zoneOfPlaces, zoneOfWindows } from "./windows-zones.ts";

/** How the times of one calendar are to be read. */
export type Zones = {
  readonly time: CountedTime;
  /** The VTIMEZONE of each TZID. */
  readonly described: ReadonlyMap<string, Component>;
  /** For times that name no zone: X-WR-TIMEZONE, else the only zone described, else UTC. */
  readonly home: string;
  /** What each TZID turned out to be, found out when it is first met. */
  readonly met: Map<string, Clocks>;
};

/** An IANA zone, or else what a VTIMEZONE says; null for a TZID that means nothing. */
type Clocks = { readonly zone: string } | { readonly offsetAt: OffsetAt } | null;

export function zonesOf(calendar: Component, time: CountedTime): Zones {
  const described = new Map<string, Component>();
  for (const component of calendar.components) {
    if (component.name === "vtimezone") described.set(textOf(component, "tzid"), component);
  }
  const [only, ...others] = described.keys();
  const named = [textOf(calendar, "x-wr-timezone"), others.length === 0 ? (only ?? "") : ""];
  const home = named.flatMap((name) => knownZone(name, described.get(name), time) ?? [])[0];
  return { time, described, home: home ?? "UTC", met: new Map() };
}

export type ReadTime =
  /** `isInstant`: its zone is not known, only its offset that day: it cannot be repeated. */
  | { readonly kind: "at"; readonly at: At; readonly isInstant: boolean }
  /** A whole day. */
  | { readonly kind: "day" }
  | { readonly kind: "unreadable" | "unknown_zone" };

/**
 * DTSTART and its like. A TZID is an IANA name, with or without a path before it, a Windows name, or a
 * name of the sender's own making, which its VTIMEZONE explains; without one it may be Windows' list of
 * places. Where an IANA zone has the same rules,
 * that zone it is: Intl knows the changes of the clocks better than a calendar file.
 */
export function readTime({ params, value }: Omit<Property, "name">, zones: Zones): ReadTime {
  const text = value.trim();
  const wall = readWall(text);
  if (wall === null) return { kind: "unreadable" };
  if (!text.includes("T")) return { kind: "day" };

  const { time, home } = zones;
  const name = params["tzid"];
  if (text.endsWith("Z")) return asTime(atInstant(wall, home, time));
  if (name === undefined) return asTime(atWall(wall, home, time));

  const clocks = clocksOf(name, wall, zones);
  if (clocks === null) return { kind: "unknown_zone" };
  if ("zone" in clocks) return asTime(atWall(wall, clocks.zone, time));
  const offset = clocks.offsetAt(wall);
  if (offset === null) return { kind: "unknown_zone" };
  return asTime(atInstant(wall - offset, "UTC", time), true);
}

function clocksOf(name: string, wall: number, { time, described, met }: Zones): Clocks {
  const known = met.get(name);
  if (known !== undefined) return known;
  const clocks = readClocks(name, described.get(name), wall, time);
  met.set(name, clocks);
  return clocks;
}

/** `wall` is a time at which the zone is needed. */
function readClocks(
  name: string,
  description: Component | undefined,
  wall: number,
  time: CountedTime,
): Clocks {
  const named = knownZone(name, description, time);
  if (named !== null) return { zone: named };
  if (!description) return clocksOfPlaces(name, wall, time);
  const offsetAt = offsetByRules(description, time.budget);
  if (!offsetAt) return null;
  const zone = zoneWithRules(offsetAt, wall, time);
  return zone === null ? { offsetAt } : { zone };
}

function asTime(at: At | null, isInstant = false): ReadTime {
  return at ? { kind: "at", at, isInstant } : { kind: "unreadable" };
}

/** A zone that Windows has moved to another offset since, as it did with Istanbul, is none that we know. */
function clocksOfPlaces(name: string, wall: number, time: CountedTime): Clocks {
  time.budget.spend(name.length * costs.readCharacter);
  const named = zoneOfPlaces(name);
  if (!named || !time.isZone(named.zone)) return null;
  const offsets = [wall, wall + halfYearMs].map(
    (at) => time.wallClockAt(at, named.zone)?.offsetMinutes ?? Number.NaN,
  );
  const isAsSaid = named.standard === null || Math.min(...offsets) === named.standard;
  return isAsSaid ? { zone: named.zone } : null;
}

const halfYearMs = 182 * dayMs;

/** "America/Argentina/Buenos_Aires" is as long as names of zones get. */
const mostSegments = 3;

function knownZone(
  name: string,
  description: Component | undefined,
  time: CountedTime,
): string | null {
  const location = description ? textOf(description, "x-lic-location") : "";
  for (const candidate of [name, location]) {
    const windows = zoneOfWindows(candidate);
    if (windows) return windows;
    // "/example.org/2026a/Europe/Berlin": the longest end that is a zone.
    const segments = candidate.slice(0, 120).split("/").slice(-mostSegments);
    for (let from = 0; from < segments.length; from += 1) {
      const end = segments.slice(from).join("/");
      if (end !== "" && time.isZone(end)) return end;
    }
  }
  return null;
}
