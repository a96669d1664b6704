import ICAL from "ical.js";
import { costs, limits } from "./limits.ts";
import type { StepBudget } from "./step-budget.ts";

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
 * calendar for it); components that are not closed are an error. Throws only when the budget is spent.
 */
export function readCalendars(text: string, budget: StepBudget): CalendarReading {
  const lines = unfold(text, budget);
  if (!lines) return { ok: false, why: "calendar_too_large" };
  const calendars = readComponents(lines.flatMap((line) => readLine(line, budget) ?? []));
  if (!calendars) return { ok: false, why: "calendar_unreadable" };
  return { ok: true, calendars: calendars.filter(({ name }) => name === "vcalendar") };
}

/** The lines of a calendar, each whole again; null when there are too many of them, or too long ones. */
function unfold(text: string, budget: StepBudget): readonly string[] | null {
  if (text.length > limits.calendar) return null;
  budget.spend(text.length * costs.character);
  const lines: string[] = [];
  let components = 0;
  for (let at = 0, next = 0; next !== -1; at = next + 1) {
    budget.spend(costs.foldedLine);
    next = text.indexOf("\n", at);
    const end = next > at && text[next - 1] === "\r" ? next - 1 : next;
    const line = next === -1 ? text.slice(at) : text.slice(at, end);
    const last = lines.length - 1;
    if (last >= 0 && /^[ \t]/.test(line)) lines[last] += line.slice(1);
    else lines.push(line);
    if (/^BEGIN:/i.test(line)) components += 1;
    const isLong = (lines.at(-1)?.length ?? 0) > limits.line;
    if (isLong || lines.length > limits.lines || components > limits.components) return null;
  }
  return lines;
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
function readLine(line: string, budget: StepBudget): Property | null {
  budget.spend(costs.line + (line.includes("\\") ? line.length * costs.readCharacter : 0));
  const boundary = /^(BEGIN|END):(.*)$/i.exec(line);
  if (boundary)
    return { name: `${boundary[1]}`.toLowerCase(), params: {}, value: `${boundary[2]}` };
  if (!/^[a-z0-9-]/i.test(line)) return null;

  const head = line.slice(0, limits.head);
  budget.spend(head.split(";").length - 1);
  try {
    const [name, params, , value] = ICAL.parse.property(head, untyped) as Jcal;
    return { name, params, value: value + line.slice(limits.head) };
  } catch {
    budget.spend(costs.brokenLine);
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
    .replace(/\\([\\;,n])/gi, (_, char: string) => (/n/i.test(char) ? "\n" : char))
    .trim();
}
