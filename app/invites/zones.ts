import { textOf, type Component, type Property } from "./calendar";
import { atInstant, atWall, readWall, type At, type TimeTools } from "./time";
import { offsetByRules, zoneWithRules } from "./vtimezone";
import { zoneOfWindows } from "./windows-zones";

/** How the times of one calendar are to be read. */
export type Zones = {
  readonly tools: TimeTools;
  /** The VTIMEZONE of each TZID. */
  readonly described: ReadonlyMap<string, Component>;
  /** For times that name no zone: X-WR-TIMEZONE, else the only zone described, else UTC. */
  readonly home: string;
};

export function zonesOf(calendar: Component, tools: TimeTools): Zones {
  const described = new Map<string, Component>();
  for (const component of calendar.components) {
    if (component.name === "vtimezone") described.set(textOf(component, "tzid"), component);
  }
  const [only, ...others] = described.keys();
  const named = [textOf(calendar, "x-wr-timezone"), others.length === 0 ? (only ?? "") : ""];
  const home = named.flatMap((name) => knownZone(name, described.get(name), tools) ?? [])[0];
  return { tools, described, home: home ?? "UTC" };
}

export type ReadTime =
  | { readonly kind: "at"; readonly at: At }
  /** A whole day. */
  | { readonly kind: "day" }
  | { readonly kind: "unreadable" | "unknown_zone" };

/**
 * DTSTART and its like. A TZID is an IANA name, with or without a path before it, a Windows name, or a
 * name of the sender's own making, which its VTIMEZONE explains. Where an IANA zone has the same rules,
 * that zone it is: Intl knows the changes of the clocks better than a calendar file.
 */
export function readTime({ params, value }: Omit<Property, "name">, zones: Zones): ReadTime {
  const text = value.trim();
  const wall = readWall(text);
  if (wall === null) return { kind: "unreadable" };
  if (!text.includes("T")) return { kind: "day" };

  const { tools, described, home } = zones;
  const name = params["tzid"];
  if (text.endsWith("Z")) return asTime(atInstant(wall, home, tools));
  if (name === undefined) return asTime(atWall(wall, home, tools));

  const description = described.get(name);
  const zone = knownZone(name, description, tools) ?? zoneWithRules(description, wall, tools);
  if (zone !== null) return asTime(atWall(wall, zone, tools));
  const offset = description && offsetByRules(description, wall);
  if (offset == null) return { kind: "unknown_zone" };
  return asTime(atInstant(wall - offset, "UTC", tools));
}

function asTime(at: At | null): ReadTime {
  return at ? { kind: "at", at } : { kind: "unreadable" };
}

function knownZone(
  name: string,
  description: Component | undefined,
  tools: TimeTools,
): string | null {
  const location = description ? textOf(description, "x-lic-location") : "";
  for (const candidate of [name, location]) {
    const windows = zoneOfWindows(candidate);
    if (windows) return windows;
    const iana = candidate.slice(0, 120).split("/");
    // "/example.org/2026a/Europe/Berlin": the longest end that is a zone.
    for (let from = 0; from < iana.length; from += 1) {
      const end = iana.slice(from).join("/");
      if (end !== "" && tools.wallClockAt(0, end)) return end;
    }
  }
  return null;
}
