import { z } from "zod";
import { costs, limits } from "./limits.ts";
import type { Rule } from "./recurrence.ts";
import { type At, atWall, type CountedTime, dayMs, readWall, timeOf } from "./time.ts";

const numbers = (least: number, most: number) =>
  z
    .string()
    .default("")
    .transform((text) => text.split(",").filter((part) => part !== ""))
    .pipe(z.array(z.coerce.number().int().min(least).max(most)).max(62))
    .transform((list) => list.filter((number) => number !== 0));

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
const weekday = z.string().transform((text, context) => {
  const parts = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(text);
  const day = weekdays.findIndex((name) => name === parts?.[2]);
  if (parts) return { nth: Number(parts[1] ?? 0), day };
  context.addIssue({ code: "custom", message: "not a weekday" });
  return z.NEVER;
});

/** The parts of a rule. Those that no calendar's dialog makes (BYYEARDAY, BYWEEKNO …) are refused. */
const schema = z
  .object({
    FREQ: z.enum(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]),
    INTERVAL: z.coerce.number().int().min(1).max(1_000).default(1),
    COUNT: z.coerce.number().int().min(1).optional(),
    UNTIL: z.string().optional(),
    BYDAY: z
      .string()
      .optional()
      .transform((text) => text?.split(",") ?? [])
      .pipe(z.array(weekday).max(35)),
    BYMONTHDAY: numbers(-31, 31),
    BYMONTH: numbers(1, 12),
    BYSETPOS: numbers(-366, 366),
    WKST: z.enum(weekdays).default("MO"),
  })
  .strict();

/**
 * Reads "FREQ=WEEKLY;BYDAY=MO". null for a rule that we cannot follow. UNTIL becomes an instant, in the
 * zone of the start. A time of day that the rule repeats must be the start's own.
 */
export function readRule(text: string, start: At, time: CountedTime): Rule | null {
  const parts = partsOf(text, time);
  if (!parts) return null;
  const [hour, minute] = timeOf(start.wall).split(":");
  const ofStart = { BYHOUR: Number(hour), BYMINUTE: Number(minute), BYSECOND: 0 };
  const isOther = timeParts.some((part) => {
    const said = parts.get(part);
    return said !== undefined && (!/^\d{1,2}$/.test(said) || Number(said) !== ofStart[part]);
  });
  return isOther ? null : ruleOf(parts, start, time);
}

/**
 * The rule of a VTIMEZONE. HCL Notes repeats the time of the change there (BYHOUR=2;BYMINUTE=0), which is
 * in DTSTART already, and sometimes another one.
 */
export function readOnsetRule(text: string, start: At, time: CountedTime): Rule | null {
  const parts = partsOf(text, time);
  return parts && ruleOf(parts, start, time);
}

const timeParts = ["BYHOUR", "BYMINUTE", "BYSECOND"] as const;

/** null for what is no list of parts, or names one of them twice. */
function partsOf(text: string, { budget }: CountedTime): ReadonlyMap<string, string> | null {
  if (text.length > limits.rule) return null;
  budget.spend(costs.rule + text.length);
  const parts = text
    .toUpperCase()
    .split(";", 20)
    .filter((part) => part.trim() !== "")
    .map((part): [string, string] => {
      const [name = "", value = ""] = part.split("=", 2);
      return [name.trim(), value.trim()];
    });
  const named = new Map(parts);
  return named.size === parts.length ? named : null;
}

function ruleOf(parts: ReadonlyMap<string, string>, start: At, time: CountedTime): Rule | null {
  const dated = [...parts].filter(([name]) => !timeParts.some((part) => part === name));
  const read = schema.safeParse(Object.fromEntries(dated));
  if (!read.success) return null;
  const { FREQ: freq, INTERVAL: interval, COUNT: count, UNTIL: until, ...by } = read.data;

  const last = until === undefined ? null : untilInstant(until, start.zone, time);
  if (until !== undefined && last === null) return null;
  // The nth weekday of a year is more than the reckoning knows; of a month of the year is not.
  if (freq === "YEARLY" && by.BYMONTH.length === 0 && by.BYDAY.length > 0) return null;
  return {
    freq,
    interval,
    count: count === undefined || count > limits.periods ? null : count,
    until: last,
    byDay: by.BYDAY,
    byMonthDay: by.BYMONTHDAY,
    byMonth: by.BYMONTH,
    bySetPos: by.BYSETPOS,
    weekStart: weekdays.indexOf(by.WKST),
  };
}

function untilInstant(text: string, zone: string, time: CountedTime): number | null {
  const wall = readWall(text);
  if (wall === null) return null;
  if (text.endsWith("Z")) return wall;
  const isDay = !text.includes("T");
  return atWall(isDay ? wall + dayMs - 60_000 : wall, zone, time)?.instant ?? null;
}
