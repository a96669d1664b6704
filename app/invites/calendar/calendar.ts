import { costs, limits } from "./limits.ts";
import type { StepBudget } from "./step-budget.ts";

export type Property = {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
};

export type Component = {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly components: readonly Component[];
};

/** Skips malformed lines; ical.js refuses the whole calendar instead. May throw BudgetError. */
export function readCalendars(
  text: string,
  budget: StepBudget,
): readonly Component[] | "calendar_too_large" | "calendar_unreadable" {
  const lines = unfold(text, budget);
  if (!lines) return "calendar_too_large";
  const calendars = readComponents(lines.flatMap((line) => readLine(line, budget) ?? []));
  return calendars?.filter(({ name }) => name === "vcalendar") ?? "calendar_unreadable";
}

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

function readComponents(lines: readonly Property[]): readonly Component[] | null {
  const begin = (name: string) => ({
    name,
    properties: [] as Property[],
    components: [] as Component[],
  });
  const root = begin("");
  const open: (typeof root)[] = [];
  for (const line of lines) {
    const parent = open.at(-1) ?? root;
    if (line.name === "begin") {
      const component = begin(nameOf(line));
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

function readLine(line: string, budget: StepBudget): Property | null {
  budget.spend(costs.line + (line.includes("\\") ? line.length * costs.readCharacter : 0));
  const head = line.slice(0, limits.head);
  const name = (/^[a-z0-9-]+(?=[;:])/i.exec(head)?.[0] ?? "").toLowerCase();
  const end = name === "" ? -1 : endOfParameters(name, head);
  if (end === -1) return null;
  const parameters = head.slice(name.length, end);
  // `;TZID="Europe/Paris";VALUE=DATE-TIME`, also with empty parameters.
  if (!/^(?:;[\w-]+(?:=(?:"[^"]*"|[^";])*)?|;)*$/.test(parameters)) return null;
  const params: Record<string, string> = {};
  for (const [, key = "", text = ""] of parameters.matchAll(/;([\w-]+)=((?:"[^"]*"|[^";])*)/g)) {
    budget.spend(1);
    params[key.toLowerCase()] = text.replaceAll('"', "");
  }
  return { name, params, value: line.slice(end + 1) };
}

const timeNames = /^(?:dt(?:start|end|stamp)|recurrence-id|exdate|rdate|last-modified)$/;

/**
 * Returns the index of the colon before the value, or -1. Parameters may have unquoted colons: Exchange
 * writes `TZID=tzone://Microsoft/Utc`. An address begins at its last `mailto:`.
 */
function endOfParameters(name: string, head: string): number {
  if (head[name.length] === ":") return name.length;
  if (timeNames.test(name)) return head.lastIndexOf(":");
  const isAddress = name === "attendee" || name === "organizer";
  let first = -1;
  let address = -1;
  let isQuoted = false;
  for (let at = name.length; at < head.length; at += 1) {
    if (head[at] === '"') isQuoted = !isQuoted;
    if (isQuoted || head[at] !== ":" || head.startsWith("//", at + 1)) continue;
    if (!isAddress) return at;
    if (first === -1) first = at;
    if (/^mailto:/i.test(head.slice(at + 1, at + 8))) address = at;
  }
  if (isQuoted) return -1;
  return address === -1 ? first : address;
}

export function propertyOf(component: Component, name: string): Property | undefined {
  return component.properties.find((property) => property.name === name);
}

export function textOf(component: Component, name: string): string {
  return plainText(propertyOf(component, name)?.value ?? "");
}

export function plainText(value: string): string {
  return value
    .replace(/\\([\\;,n])/gi, (_, char: string) => (/n/i.test(char) ? "\n" : char))
    .trim();
}
