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
 * read at all. A line that is none is left out, as calendars do; components that are not closed are an
 * error. Never throws, takes time linear in the text.
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

/** "DTSTART;TZID=Europe/Paris:20261210T130000"; null for what has no name or no colon. */
function readLine(line: string): Property | null {
  const name = /^[A-Za-z0-9-]{1,100}(?=[;:])/.exec(line)?.[0];
  if (name === undefined) return null;

  const params: Record<string, string> = {};
  let at = name.length;
  while (line.charAt(at) === ";") {
    const end = endOfParam(line, at + 1);
    const param = line.slice(at + 1, end);
    const equals = param.indexOf("=");
    const key = param.slice(0, equals).toLowerCase();
    if (equals > 0 && !Object.hasOwn(params, key) && key !== "__proto__") {
      params[key] = param.slice(equals + 1).replaceAll('"', "");
    }
    at = end;
  }
  return line.charAt(at) === ":"
    ? { name: name.toLowerCase(), params, value: line.slice(at + 1) }
    : null;
}

/** Where the parameter that begins at `from` ends: at the next `;` or `:` outside of quotes. */
function endOfParam(line: string, from: number): number {
  let quoted = false;
  for (let at = from; at < line.length; at += 1) {
    const char = line.charAt(at);
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === ";" || char === ":")) return at;
  }
  return line.length;
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
