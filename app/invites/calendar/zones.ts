import { textOf, type Component, type Property } from "./calendar.ts";
import type { At } from "../meeting-plan.ts";
import { atInstant, atWall, type CountedTime, readWall } from "./calendar-time.ts";
import { offsetByRules, zoneWithRules, type ZoneOffsets } from "./vtimezone.ts";
import { zoneOfWindows } from "./windows-zones.ts";

export type Zones = {
  readonly time: CountedTime;
  readonly now: number;
  /** VTIMEZONE by TZID in lower case; null if two with the same TZID differ. */
  readonly vtimezones: ReadonlyMap<string, Component | null>;
  /** TZID of times without a TZID; null if unknown. */
  readonly defaultZone: string | null;
  /** By TZID, resolved at the first time that names the TZID, so that a series has one zone. */
  readonly cache: Map<string, Clocks>;
};

type Clocks =
  | { readonly zone: string }
  /** Rules that no IANA zone has; `candidates` may still agree at a single time. */
  | (ZoneOffsets & { readonly candidates: readonly string[] })
  | null;

export function zonesOf(calendar: Component, time: CountedTime, now: number): Zones {
  const vtimezones = new Map<string, Component | null>();
  for (const component of calendar.components) {
    if (component.name !== "vtimezone") continue;
    const name = keyOf(textOf(component, "tzid"));
    const other = vtimezones.get(name);
    const isSame = other === undefined || JSON.stringify(other) === JSON.stringify(component);
    vtimezones.set(name, isSame ? component : null);
  }
  return {
    time,
    now,
    vtimezones,
    defaultZone: defaultZoneOf(calendar, vtimezones),
    cache: new Map(),
  };
}

const keyOf = (name: string) => name.trim().toLowerCase();

/** Returns X-WR-TIMEZONE, else the only TZID of the events, else the only VTIMEZONE. */
function defaultZoneOf(
  calendar: Component,
  vtimezones: ReadonlyMap<string, unknown>,
): string | null {
  const declared = textOf(calendar, "x-wr-timezone");
  if (declared !== "") return declared;
  const events = calendar.components.filter(({ name }) => name === "vevent");
  const named = events.flatMap(({ properties }) =>
    properties.flatMap(({ params }): [string, string][] =>
      params["tzid"] === undefined ? [] : [[keyOf(params["tzid"]), params["tzid"]]],
    ),
  );
  const distinct = named.length > 0 ? new Map(named).values() : vtimezones.keys();
  const [only, ...others] = distinct;
  return only !== undefined && others.length === 0 ? only : null;
}

export type ReadTime =
  /** `isOneOff`: only the offset at that time is known, so the time cannot be repeated. */
  | { readonly kind: "at"; readonly at: At; readonly isOneOff: boolean }
  | { readonly kind: "day" }
  | { readonly kind: "unreadable" | "unknown_zone" };

export function readTime({ params, value }: Omit<Property, "name">, zones: Zones): ReadTime {
  const text = value.trim();
  const wall = readWall(text);
  if (wall === null) return { kind: "unreadable" };
  if (!text.includes("T")) return { kind: "day" };

  const { time, defaultZone } = zones;
  const isUtc = text.endsWith("Z");
  const name = isUtc ? defaultZone : (params["tzid"] ?? defaultZone);
  const clocks = name === null ? null : clocksOf(name, wall, zones);
  if (isUtc) {
    if (contradicts(params["tzid"], wall, zones)) return { kind: "unknown_zone" };
    return asTime(atInstant(wall, clocks && "zone" in clocks ? clocks.zone : "UTC", time));
  }
  if (clocks === null) return { kind: "unknown_zone" };
  if ("zone" in clocks) return asTime(atWall(wall, clocks.zone, time));
  const offset = clocks.offsetAt(wall);
  if (offset === null) return { kind: "unknown_zone" };
  const instant = wall - offset;
  const matching = clocks.candidates.find(
    (zone) => time.wallClockAt(instant, zone)?.asUtc === wall,
  );
  return asTime(atInstant(instant, matching ?? "UTC", time), true);
}

/** True if a time in UTC has a TZID as well (RFC 5545 3.2.19 forbids that), and one of another offset. */
function contradicts(name: string | undefined, wall: number, zones: Zones): boolean {
  const clocks = name === undefined ? null : clocksOf(name, wall, zones);
  if (clocks === null) return false;
  if (!("zone" in clocks)) return clocks.offsetAt(wall) !== 0;
  return zones.time.wallClockAt(wall, clocks.zone)?.offsetMinutes !== 0;
}

function clocksOf(name: string, wall: number, zones: Zones): Clocks {
  const cached = zones.cache.get(name);
  if (cached !== undefined) return cached;
  const clocks = readClocks(name, wall, zones);
  zones.cache.set(name, clocks);
  return clocks;
}

function readClocks(name: string, wall: number, { time, now, vtimezones }: Zones): Clocks {
  const description = vtimezones.get(keyOf(name));
  if (description === null) return null;
  const zoneByName = zoneOfName(name, time);
  if (!description || description.components.length === 0) {
    return zoneByName === null ? null : { zone: zoneByName };
  }
  const offsets = offsetByRules(description, time);
  if (!offsets) return null;
  const location = zoneOfName(textOf(description, "x-lic-location"), time);
  const candidates = [zoneByName, location].filter((zone) => zone !== null);
  const zone = zoneWithRules(offsets, Math.max(wall, now), candidates, time);
  return zone === null ? { ...offsets, candidates } : { zone };
}

function asTime(at: At | null, isOneOff = false): ReadTime {
  return at ? { kind: "at", at, isOneOff } : { kind: "unreadable" };
}

/** Returns the IANA zone of an unambiguous name; null for one like BST (Britain, Bangladesh). */
function zoneOfName(name: string, time: CountedTime): string | null {
  const bare = name
    .trim()
    .slice(0, 120)
    .replace(/^tzone:\/\/microsoft\//i, "");
  const windows = zoneOfWindows(bare);
  if (windows) return windows;
  if (/^(?:GMT|Z|Zulu)$/i.test(bare)) return "UTC";
  // Names like EST5EDT.
  if (/^[A-Z]{3}\d[A-Z]{3}$/i.test(bare)) return time.isZone(bare) ? bare : null;
  // "America/Argentina/Buenos_Aires" has three segments.
  const segments = bare.split("/").slice(-3);
  for (let from = 0; from < segments.length - 1; from += 1) {
    const ending = segments.slice(from).join("/");
    if (!ending.startsWith("/") && time.isZone(ending)) return ending;
  }
  return null;
}
