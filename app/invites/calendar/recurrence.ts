import { z } from "zod";
import { costs, limits } from "./limits.ts";
import type { StepBudget } from "./step-budget.ts";
import { type At, atWall, type CountedTime, dayMs, readWall, timeOf } from "./time.ts";

/** The rules that calendars let people make; anything else is refused by `readRule`. */
export type Rule = {
  readonly freq: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  readonly interval: number;
  /** null: without end, or with one that lies beyond all that is ever looked at. */
  readonly count: number | null;
  /** The last start, epoch milliseconds; null without end. */
  readonly until: number | null;
  /** `day` 0 is Sunday; `nth` 0 is every one, -1 the last of the month. */
  readonly byDay: readonly { readonly nth: number; readonly day: number }[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  readonly weekStart: number;
};

/**
 * The starts of a series between two clock readings (inclusive), in order: readings of its zone's clocks
 * as if they were UTC, epoch milliseconds. `until` is left to the caller, who knows the zone. Each is
 * worked out when it is asked for, out of `limits.periods` periods at most.
 *
 * Not ical.js's iterator: it can begin nowhere but at the start of the series, which takes it 30 ms for ten
 * years of weekdays, 250 ms for the last weekday of each month since 2000, and it searches within one call,
 * uncounted, for a day that may never come (FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30).
 *
 * `isStartCounted`: whether the start is one of them, whatever the rule says (RFC 5545 3.8.5.3).
 */
export function* wallsBetween(
  rule: Rule,
  start: number,
  from: number,
  to: number,
  budget: StepBudget,
  isStartCounted = true,
): Generator<number, void> {
  const startDay = Math.floor(start / dayMs);
  const time = start - startDay * dayMs;
  const first = rule.count === null ? periodBefore(rule, startDay, Math.floor(from / dayMs)) : 0;
  const isWanted = wantedDays(rule);
  const end = Math.min(to, endOfTime);
  if (isStartCounted && start >= from && start <= end) yield start;

  let counted = isStartCounted ? 1 : 0;
  for (let period = first; period < first + limits.periods; period += 1) {
    budget.spend(costs.period);
    const begin = periodStart(rule, startDay, period);
    if (begin * dayMs > end) return;
    for (const day of daysOf(rule, startDay, begin, isWanted, budget)) {
      const wall = day * dayMs + time;
      if (wall < start || (wall === start && isStartCounted)) continue;
      counted += 1;
      if (rule.count !== null && counted > rule.count) return;
      if (wall >= from && wall <= end) yield wall;
    }
  }
}

/** No meeting is booked after it. */
const endOfTime = Date.UTC(3000, 0, 1);

/** Days since 1970 on which a period begins. */
function periodStart(
  { freq, interval, weekStart }: Rule,
  startDay: number,
  period: number,
): number {
  switch (freq) {
    case "DAILY":
      return startDay + period * interval;
    case "WEEKLY":
      return startDay - ((weekdayOf(startDay) - weekStart + 7) % 7) + period * interval * 7;
    case "MONTHLY":
      return dayNumber(yearOf(startDay), monthOf(startDay) + period * interval, 1);
    case "YEARLY":
      return dayNumber(yearOf(startDay) + period * interval, 0, 1);
  }
}

/** A period before `day`, so near to it that few are looked at in vain. */
function periodBefore({ freq, interval }: Rule, startDay: number, day: number): number {
  const years = yearOf(day) - yearOf(startDay);
  const passed = {
    DAILY: day - startDay,
    WEEKLY: (day - startDay) / 7,
    MONTHLY: 12 * years + monthOf(day) - monthOf(startDay),
    YEARLY: years,
  };
  return Math.max(0, Math.floor(passed[freq] / interval) - 1);
}

type DayTest = (day: number) => boolean;

function daysOf(
  rule: Rule,
  startDay: number,
  begin: number,
  isWanted: DayTest,
  budget: StepBudget,
): readonly number[] {
  const inPeriod = candidates(rule, startDay, begin);
  budget.spend(inPeriod.length * costs.day);
  const days = [...new Set(inPeriod.filter(isWanted))].sort((a, b) => a - b);
  if (rule.bySetPos.length === 0) return days;
  const places = new Set(rule.bySetPos);
  return days.filter((_, index) => places.has(index + 1) || places.has(index - days.length));
}

/** The days of a period that may be wanted: all, or those that the start stands for. */
function candidates(rule: Rule, startDay: number, begin: number): readonly number[] {
  const { freq, byDay, byMonthDay, byMonth, weekStart } = rule;
  const year = yearOf(begin);
  const isPlain = byDay.length === 0 && byMonthDay.length === 0;
  const daysOfMonth = (month: number) => {
    const first = dayNumber(year, month, 1);
    const length = daysIn(year, month);
    if (!isPlain) return Array.from({ length }, (_, index) => first + index);
    return dateOf(startDay) <= length ? [first + dateOf(startDay) - 1] : [];
  };
  switch (freq) {
    case "DAILY":
      return [begin];
    case "WEEKLY": {
      const weekdays = byDay.length > 0 ? byDay.map(({ day }) => day) : [weekdayOf(startDay)];
      return weekdays.map((day) => begin + ((day - weekStart + 7) % 7));
    }
    case "MONTHLY":
      return daysOfMonth(monthOf(begin));
    case "YEARLY": {
      const all = isPlain ? [monthOf(startDay) + 1] : everyMonth;
      return (byMonth.length > 0 ? byMonth : all).flatMap((month) => daysOfMonth(month - 1));
    }
  }
}

const everyMonth = Array.from({ length: 12 }, (_, month) => month + 1);

/** Whether a day is in the lists of a rule; looks each list up at once, however long it is. */
function wantedDays({ freq, byDay, byMonthDay, byMonth }: Rule): DayTest {
  const months = new Set(byMonth);
  const dates = new Set(byMonthDay);
  const isOfMonths = freq === "MONTHLY" || freq === "YEARLY";
  const weekdays = new Set(byDay.map(({ nth, day }) => placeOf(isOfMonths ? nth : 0, day)));
  const isPlace = (nth: number, weekday: number) => weekdays.has(placeOf(nth, weekday));
  return (day) => {
    const at = new Date(day * dayMs);
    if (months.size > 0 && !months.has(at.getUTCMonth() + 1)) return false;
    if (freq === "WEEKLY" || (dates.size === 0 && weekdays.size === 0)) return true;
    const date = at.getUTCDate();
    const fromEnd = date - daysIn(at.getUTCFullYear(), at.getUTCMonth()) - 1;
    if (dates.size > 0 && !dates.has(date) && !dates.has(fromEnd)) return false;
    if (weekdays.size === 0) return true;
    const weekday = at.getUTCDay();
    const isNth =
      isPlace(Math.ceil(date / 7), weekday) || isPlace(-Math.ceil(-fromEnd / 7), weekday);
    return isNth || isPlace(0, weekday);
  };
}

/** One number for "the second Tuesday". */
const placeOf = (nth: number, weekday: number) => nth * 7 + weekday;

function dayNumber(year: number, month: number, date: number): number {
  return Math.floor(Date.UTC(year, month, date) / dayMs);
}

const yearOf = (day: number) => new Date(day * dayMs).getUTCFullYear();
const monthOf = (day: number) => new Date(day * dayMs).getUTCMonth();
const dateOf = (day: number) => new Date(day * dayMs).getUTCDate();
const daysIn = (year: number, month: number) =>
  month === 1 && isLeap(year) ? 29 : (lengths[month] ?? Number.NaN);
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** 1970 began on a Thursday. */
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;

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
