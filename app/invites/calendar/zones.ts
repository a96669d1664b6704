import { textOf, type Component, type Property } from "./calendar.ts";
import type { At } from "../meeting-plan.ts";
import { atInstant, atWall, type ZoneClocks, readWall } from "./calendar-time.ts";
import { offsetByRules, zoneWithRules, type ZoneOffsets } from "./vtimezone.ts";
import { zoneOfWindows } from "./windows-zones.ts";

export type Zones = {
  readonly clocks: ZoneClocks;
  readonly now: number;
  /** VTIMEZONE by TZID in lower case; null if two with the same TZID differ. */
  readonly vtimezones: ReadonlyMap<string, Component | null>;
  /** TZID of times without a TZID; null if unknown. */
  readonly defaultZone: string | null;
  /** By TZID, resolved at the first time that names the TZID, so that a series has one zone. */
  readonly cache: Map<string, ResolvedZone>;
};

type ResolvedZone =
  | { readonly zone: string }
  /** Rules that no IANA zone has; `candidates` may still agree at a single time. */
  | (ZoneOffsets & { readonly candidates: readonly string[] })
  | null;

export function zonesOf(calendar: Component, clocks: ZoneClocks, now: number): Zones {
  const vtimezones = new Map<string, Component | null>();
  for (const component of calendar.components) {
    if (component.name !== "vtimezone") continue;
    const name = keyOf(textOf(component, "tzid"));
    const other = vtimezones.get(name);
    const isSame = other === undefined || JSON.stringify(other) === JSON.stringify(component);
    vtimezones.set(name, isSame ? component : null);
  }
  return {
    clocks,
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

  const { clocks, defaultZone } = zones;
  const isUtc = text.endsWith("Z");
  const name = isUtc ? defaultZone : (params["tzid"] ?? defaultZone);
  const resolved = name === null ? null : resolvedZone(name, wall, zones);
  if (isUtc) {
    if (contradicts(params["tzid"], wall, zones)) return { kind: "unknown_zone" };
    return asTime(atInstant(wall, resolved && "zone" in resolved ? resolved.zone : "UTC", clocks));
  }
  if (resolved === null) return { kind: "unknown_zone" };
  if ("zone" in resolved) return asTime(atWall(wall, resolved.zone, clocks));
  const offset = resolved.offsetAt(wall);
  if (offset === null) return { kind: "unknown_zone" };
  const instant = wall - offset;
  const matching = resolved.candidates.find(
    (zone) => clocks.wallClockAt(instant, zone)?.asUtc === wall,
  );
  return asTime(atInstant(instant, matching ?? "UTC", clocks), true);
}

/** True if a time in UTC has a TZID as well (RFC 5545 3.2.19 forbids that), and one of another offset. */
function contradicts(name: string | undefined, wall: number, zones: Zones): boolean {
  const resolved = name === undefined ? null : resolvedZone(name, wall, zones);
  if (resolved === null) return false;
  if (!("zone" in resolved)) return resolved.offsetAt(wall) !== 0;
  return zones.clocks.wallClockAt(wall, resolved.zone)?.offsetMinutes !== 0;
}

function resolvedZone(name: string, wall: number, zones: Zones): ResolvedZone {
  const cached = zones.cache.get(name);
  if (cached !== undefined) return cached;
  const resolved = resolveZone(name, wall, zones);
  zones.cache.set(name, resolved);
  return resolved;
}

function resolveZone(name: string, wall: number, { clocks, now, vtimezones }: Zones): ResolvedZone {
  const description = vtimezones.get(keyOf(name));
  if (description === null) return null;
  const zoneByName = zoneOfName(name, clocks);
  if (!description || description.components.length === 0) {
    return zoneByName === null ? null : { zone: zoneByName };
  }
  const offsets = offsetByRules(description, clocks);
  if (!offsets) return null;
  const location = zoneOfName(textOf(description, "x-lic-location"), clocks);
  const candidates = [zoneByName, location].filter((zone) => zone !== null);
  const zone = zoneWithRules(offsets, Math.max(wall, now), candidates, clocks);
  return zone === null ? { ...offsets, candidates } : { zone };
}

function asTime(at: At | null, isOneOff = false): ReadTime {
  return at ? { kind: "at", at, isOneOff } : { kind: "unreadable" };
}

/** Returns the IANA zone of an unambiguous name; null for one like BST (Britain, Bangladesh). */
function zoneOfName(name: string, clocks: ZoneClocks): string | null {
  const bare = name
    .trim()
    .slice(0, 120)
    .replace(/^tzone:\/\/microsoft\//i, "");
  const windows = zoneOfWindows(bare);
  if (windows) return windows;
  if (/^(?:GMT|Z|Zulu)$/i.test(bare)) return "UTC";
  // Names like EST5EDT.
  if (/^[A-Z]{3}\d[A-Z]{3}$/i.test(bare)) return clocks.isZone(bare) ? bare : null;
  // "America/Argentina/Buenos_Aires" has three segments.
  const segments = bare.split("/").slice(-3);
  for (let from = 0; from < segments.length - 1; from += 1) {
    const ending = segments.slice(from).join("/");
    if (!ending.startsWith("/") && clocks.isZone(ending)) return ending;
  }
  return null;
}
