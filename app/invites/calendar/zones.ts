import { textOf, type Component, type Property } from "./calendar.ts";
import type { ZonedTime } from "../meeting-plan.ts";
import { atInstant, atWall, type ZoneClocks, readWall } from "./calendar-time.ts";
import { zoneOffsets, zoneWithOffsets, type ZoneOffsets } from "./vtimezone.ts";
import { zoneOfWindows } from "./windows-zones.ts";

export type Zones = {
  readonly clocks: ZoneClocks;
  readonly now: number;
  /** VTIMEZONE by TZID in lower case; null if two with the same TZID differ. */
  readonly vtimezones: ReadonlyMap<string, Component | null>;
  /** For times without a TZID; null if unknown. */
  readonly defaultTzid: string | null;
  /** By TZID. The first time with a TZID decides, so that a series has one zone. */
  readonly resolvedZones: Map<string, ResolvedZone>;
};

/** null if unknown. */
type ResolvedZone =
  | { readonly zone: string }
  /** Rules that no IANA zone has; one of `candidates` may still agree at a single time. */
  | (ZoneOffsets & { readonly candidates: readonly string[] })
  | null;

export function zonesOf(calendar: Component, clocks: ZoneClocks, now: number): Zones {
  const vtimezones = new Map<string, Component | null>();
  for (const component of calendar.components) {
    if (component.name !== "vtimezone") continue;
    const key = keyOf(textOf(component, "tzid"));
    const other = vtimezones.get(key);
    const isSame = other === undefined || JSON.stringify(other) === JSON.stringify(component);
    vtimezones.set(key, isSame ? component : null);
  }
  const defaultTzid = defaultTzidOf(calendar, vtimezones);
  return { clocks, now, vtimezones, defaultTzid, resolvedZones: new Map() };
}

const keyOf = (tzid: string) => tzid.trim().toLowerCase();

/** Returns X-WR-TIMEZONE, else the only TZID of the events, else the only VTIMEZONE. */
function defaultTzidOf(calendar: Component, vtimezones: Zones["vtimezones"]): string | null {
  const declared = textOf(calendar, "x-wr-timezone");
  if (declared !== "") return declared;
  const events = calendar.components.filter(({ name }) => name === "vevent");
  const tzids = events
    .flatMap(({ properties }) => properties.map(({ params }) => params["tzid"]))
    .filter((tzid) => tzid !== undefined);
  const tzidByKey = new Map(tzids.map((tzid) => [keyOf(tzid), tzid]));
  const [only, ...others] = tzidByKey.size > 0 ? tzidByKey.values() : vtimezones.keys();
  return only !== undefined && others.length === 0 ? only : null;
}

export type ReadTime =
  /** `hasOffsetOnly`: the offset at that time is known but no zone, so the time cannot be repeated. */
  | { readonly kind: "time"; readonly time: ZonedTime; readonly hasOffsetOnly: boolean }
  | { readonly kind: "day" }
  | { readonly kind: "unreadable" | "unknown_zone" };

export function readTime({ params, value }: Omit<Property, "name">, zones: Zones): ReadTime {
  const text = value.trim();
  const wall = readWall(text);
  if (wall === null) return { kind: "unreadable" };
  if (!text.includes("T")) return { kind: "day" };

  const { clocks, defaultTzid } = zones;
  const { tzid } = params;
  const isUtc = text.endsWith("Z");
  // A time in UTC is shown in the default zone.
  const zoneTzid = isUtc ? defaultTzid : (tzid ?? defaultTzid);
  const resolved = zoneTzid === null ? null : zoneOfTzid(zoneTzid, wall, zones);
  if (isUtc) {
    if (tzid !== undefined && hasOffset(tzid, wall, zones)) return { kind: "unknown_zone" };
    const zone = resolved && "zone" in resolved ? resolved.zone : "UTC";
    return asTime(atInstant(wall, zone, clocks));
  }
  if (resolved === null) return { kind: "unknown_zone" };
  if ("zone" in resolved) return asTime(atWall(wall, resolved.zone, clocks));
  const offset = resolved.offsetAt(wall);
  if (offset === null) return { kind: "unknown_zone" };
  const instant = wall - offset;
  const showsWall = (zone: string) => clocks.wallClockAt(instant, zone)?.asUtc === wall;
  const zone = resolved.candidates.find(showsWall) ?? "UTC";
  return asTime(atInstant(instant, zone, clocks), { hasOffsetOnly: true });
}

/** RFC 5545 3.2.19 forbids a TZID beside a Z; accepted if the zone has no offset then, or is unknown. */
function hasOffset(tzid: string, wall: number, zones: Zones): boolean {
  const resolved = zoneOfTzid(tzid, wall, zones);
  if (resolved === null) return false;
  if (!("zone" in resolved)) return resolved.offsetAt(wall) !== 0;
  return zones.clocks.wallClockAt(wall, resolved.zone)?.offsetMinutes !== 0;
}

function zoneOfTzid(tzid: string, wall: number, zones: Zones): ResolvedZone {
  const cached = zones.resolvedZones.get(tzid);
  if (cached !== undefined) return cached;
  const resolved = resolveZone(tzid, wall, zones);
  zones.resolvedZones.set(tzid, resolved);
  return resolved;
}

function resolveZone(tzid: string, wall: number, { clocks, now, vtimezones }: Zones): ResolvedZone {
  const description = vtimezones.get(keyOf(tzid));
  if (description === null) return null;
  const zoneByName = zoneOfName(tzid, clocks);
  if (!description || description.components.length === 0) {
    return zoneByName === null ? null : { zone: zoneByName };
  }
  const offsets = zoneOffsets(description, clocks);
  if (!offsets) return null;
  const location = zoneOfName(textOf(description, "x-lic-location"), clocks);
  const candidates = [zoneByName, location].filter((zone) => zone !== null);
  const zone = zoneWithOffsets(offsets, Math.max(wall, now), candidates, clocks);
  return zone === null ? { ...offsets, candidates } : { zone };
}

function asTime(time: ZonedTime | null, { hasOffsetOnly = false } = {}): ReadTime {
  return time ? { kind: "time", time, hasOffsetOnly } : { kind: "unreadable" };
}

/** Returns the IANA zone of an unambiguous name; null for others, such as BST (Britain, Bangladesh). */
function zoneOfName(name: string, clocks: ZoneClocks): string | null {
  const text = name.trim().slice(0, 120);
  const bare = text.replace(/^tzone:\/\/microsoft\//i, "");
  const windows = zoneOfWindows(bare);
  if (windows) return windows;
  if (/^(?:GMT|Z|Zulu)$/i.test(bare)) return "UTC";
  // Names like EST5EDT.
  if (/^[A-Z]{3}\d[A-Z]{3}$/i.test(bare)) return clocks.isZone(bare) ? bare : null;
  // TZIDs may have prefixes ("/example.org/Europe/Paris"). IANA names have two or three segments.
  const segments = bare.split("/").slice(-3);
  for (let from = 0; from < segments.length - 1; from += 1) {
    const ending = segments.slice(from).join("/");
    if (!ending.startsWith("/") && clocks.isZone(ending)) return ending;
  }
  return null;
}
