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
  const properties = lines.map((line) => readLine(line, budget)).filter((line) => line !== null);
  const components = readComponents(properties);
  return components?.filter(({ name }) => name === "vcalendar") ?? "calendar_unreadable";
}

/** Returns null for a calendar beyond the limits. */
function unfold(text: string, budget: StepBudget): readonly string[] | null {
  if (text.length > limits.calendar) return null;
  budget.spend(text.length * costs.unfoldedCharacter);
  const lines: string[] = [];
  let components = 0;
  let start = 0;
  while (start <= text.length) {
    budget.spend(costs.foldedLine);
    const lineFeed = text.indexOf("\n", start);
    const end = lineFeed === -1 ? text.length : lineFeed;
    const line = text.slice(start, end).replace(/\r$/, "");
    start = end + 1;
    const isContinuation = lines.length > 0 && /^[ \t]/.test(line);
    if (isContinuation) lines[lines.length - 1] += line.slice(1);
    else lines.push(line);
    if (/^BEGIN:/i.test(line)) components += 1;
    const isLong = (lines.at(-1)?.length ?? 0) > limits.line;
    if (isLong || lines.length > limits.calendarLines || components > limits.components)
      return null;
  }
  return lines;
}

/** Returns null if a BEGIN and an END do not match. */
function readComponents(properties: readonly Property[]): readonly Component[] | null {
  const newComponent = (name: string) => ({
    name,
    properties: [] as Property[],
    components: [] as Component[],
  });
  const root = newComponent("");
  const open: (typeof root)[] = [];
  for (const property of properties) {
    const parent = open.at(-1) ?? root;
    if (property.name === "begin") {
      const component = newComponent(componentName(property));
      parent.components.push(component);
      open.push(component);
    } else if (property.name === "end") {
      if (open.pop()?.name !== componentName(property)) return null;
    } else {
      parent.properties.push(property);
    }
  }
  return open.length === 0 ? root.components : null;
}

const componentName = ({ value }: Property) => value.trim().toLowerCase();

function readLine(line: string, budget: StepBudget): Property | null {
  budget.spend(costs.line);
  // Paid in advance for the escapes that `plainText` replaces.
  if (line.includes("\\")) budget.spend(line.length * costs.scannedCharacter);
  const head = line.slice(0, limits.head);
  const name = (/^[a-z0-9-]+(?=[;:])/i.exec(head)?.[0] ?? "").toLowerCase();
  const colon = name === "" ? -1 : colonBeforeValue(name, head);
  if (colon === -1) return null;
  const parameters = head.slice(name.length, colon);
  // `;TZID="Europe/Paris";VALUE=DATE-TIME`, also with empty parameters.
  if (!/^(?:;[\w-]+(?:=(?:"[^"]*"|[^";])*)?|;)*$/.test(parameters)) return null;
  const params: Record<string, string> = {};
  for (const [, key = "", text = ""] of parameters.matchAll(/;([\w-]+)=((?:"[^"]*"|[^";])*)/g)) {
    budget.spend(1);
    params[key.toLowerCase()] = text.replaceAll('"', "");
  }
  return { name, params, value: line.slice(colon + 1) };
}

const timeNames = /^(?:dt(?:start|end|stamp)|recurrence-id|exdate|rdate|last-modified)$/;

/**
 * Returns the index of the colon before the value, or -1. Parameters may have unquoted colons: Exchange
 * writes `TZID=tzone://Microsoft/Utc`. An address begins at its last `mailto:`.
 */
function colonBeforeValue(name: string, head: string): number {
  if (head[name.length] === ":") return name.length;
  // The value of a time has no colon.
  if (timeNames.test(name)) return head.lastIndexOf(":");
  const isAddress = name === "attendee" || name === "organizer";
  let firstColon = -1;
  let mailtoColon = -1;
  let isQuoted = false;
  for (let at = name.length; at < head.length; at += 1) {
    if (head[at] === '"') isQuoted = !isQuoted;
    const isColon = !isQuoted && head[at] === ":" && !head.startsWith("//", at + 1);
    if (!isColon) continue;
    if (!isAddress) return at;
    if (firstColon === -1) firstColon = at;
    if (/^mailto:/i.test(head.slice(at + 1, at + 8))) mailtoColon = at;
  }
  if (isQuoted) return -1;
  return mailtoColon === -1 ? firstColon : mailtoColon;
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
