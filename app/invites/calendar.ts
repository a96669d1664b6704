import ICAL from "ical.js";
import { limits } from "./limits";

/** A line of a calendar (RFC 5545 3.1). Names are in lower case; `value` is as it was written. */
export type Property = {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
};

export type Component = {
  /** "vevent" */
  readonly name: string;
  readonly properties: readonly Property[];
  readonly components: readonly Component[];
};

export type CalendarReading =
  | { readonly ok: true; readonly calendars: readonly Component[] }
  | { readonly ok: false; readonly why: "calendar_too_large" | "calendar_unreadable" };

/**
 * Reads iCalendar text, as much of it as invites need: lines, parameters and components; what a value
 * means is left to whoever asks for it. Bounds come first: what is larger than any real invite is not
 * read at all. A line that is none is left out, as calendars do (ical.js alone would give up the whole
 * calendar for it); components that are not closed are an error. Never throws.
 */
export function readCalendars(text: string): CalendarReading {
  if (!isModest(text)) return { ok: false, why: "calendar_too_large" };
  const lines = text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const calendars = readComponents(lines.flatMap((line) => readLine(line) ?? []));
  if (!calendars) return { ok: false, why: "calendar_unreadable" };
  return { ok: true, calendars: calendars.filter(({ name }) => name === "vcalendar") };
}

function isModest(text: string): boolean {
  if (text.length > limits.calendar) return false;
  let lines = 0;
  let components = 0;
  let length = 0;
  for (const line of text.split("\n")) {
    const isFolded = line.startsWith(" ") || line.startsWith("\t");
    length = isFolded ? length + line.length : line.length;
    if (!isFolded) lines += 1;
    if (/^BEGIN:/i.test(line)) components += 1;
    if (length > limits.line || lines > limits.lines || components > limits.components)
      return false;
  }
  return true;
}

type Open = { name: string; properties: Property[]; components: Component[] };

/** The outermost components; null when they do not begin and end in pairs. */
function readComponents(lines: readonly Property[]): readonly Component[] | null {
  const root: Open = { name: "", properties: [], components: [] };
  const open: Open[] = [];
  for (const line of lines) {
    const parent = open.at(-1) ?? root;
    if (line.name === "begin") {
      const component = { name: nameOf(line), properties: [], components: [] };
      parent.components.push(component);
      open.push(component);
    } else if (line.name === "end") {
      if (open.pop()?.name !== nameOf(line)) return null;
    } else {
      parent.properties.push(line);
    }
  }
  return open.length === 0 ? root.components : null;
}

const nameOf = ({ value }: Property) => value.trim().toLowerCase();

/** A line's grammar is ical.js's; with a design that knows no types it leaves the values as they are. */
const untyped = {
  property: nothing(),
  param: nothing(),
  value: nothing(),
  propertyGroups: false,
};

/** "DTSTART;TZID=Europe/Paris:20261210T130000"; null for what is no such line. */
function readLine(line: string): Property | null {
  const boundary = /^(BEGIN|END):(.*)$/i.exec(line);
  if (boundary)
    return { name: `${boundary[1]}`.toLowerCase(), params: {}, value: `${boundary[2]}` };
  if (!/^[A-Za-z0-9-]/.test(line)) return null;

  try {
    const [name, params, , value] = ICAL.parse.property(line, untyped) as Jcal;
    return { name, params, value };
  } catch {
    return null;
  }
}

/** A property of jCal (RFC 7265): VALUE is not among its parameters. */
type Jcal = [name: string, params: Record<string, string>, type: string, value: string];

function nothing(): Record<string, never> {
  return Object.create(null) as Record<string, never>;
}

export function propertyOf(component: Component, name: string): Property | undefined {
  return component.properties.find((property) => property.name === name);
}

/** The first value of a property as text, trimmed; "" when there is none. */
export function textOf(component: Component, name: string): string {
  const value = propertyOf(component, name)?.value ?? "";
  return value
    .replace(/\\([\\;,nN])/g, (_, char: string) => (/n/i.test(char) ? "\n" : char))
    .trim();
}
