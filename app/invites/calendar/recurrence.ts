import { z } from "zod";
import { dayMs } from "../../lib/time/instant.ts";
import type { At, Rule } from "../meeting-plan.ts";
import { costs, limits } from "./limits.ts";
import type { StepBudget } from "./step-budget.ts";
import { atWall, type ZoneClocks, minuteMs, readWall, timeOfDay } from "./calendar-time.ts";

/**
 * Computes lazily the starts between two wall times (inclusive), without regard to UNTIL. DTSTART is the first
 * start even if the rule skips it (RFC 5545 3.8.5.3).
 */
export function* wallsBetween(
  rule: Rule,
  start: number,
  from: number,
  to: number,
  budget: StepBudget,
): Generator<number, void> {
  const time = timeOfDay(start);
  const startDay = (start - time) / dayMs;
  const last = Math.min(to, endOfTime);
  if (start >= from && start <= last) yield start;

  const first = rule.count === null ? Math.max(startDay, Math.floor(from / dayMs)) : startDay;
  let remaining = (rule.count ?? Infinity) - 1;
  for (const day of daysOfRule(rule, startDay, first, last / dayMs, budget)) {
    const wall = day * dayMs + time;
    if (wall <= start) continue;
    remaining -= 1;
    if (remaining < 0 || wall > last) return;
    if (wall >= from) yield wall;
  }
}

const endOfTime = Date.UTC(3000, 0, 1);

function* daysOfRule(
  rule: Rule,
  startDay: number,
  first: number,
  last: number,
  budget: StepBudget,
): Generator<number, void> {
  const { freq, interval, byMonth, bySetPos } = rule;
  const isInRule = dayTest(rule, startDay);
  const origin = periodOf(rule, startDay);
  let currentPeriod = Number.NaN;
  let daysOfPeriod: number[] = [];
  const isByMonth = freq === "MONTHLY" || freq === "YEARLY";
  // BYSETPOS counts from the first day of a period, at most 366 days earlier.
  let chunkEnd = first - (bySetPos.length > 0 ? 366 : 0);
  while (chunkEnd <= last) {
    const day = chunkEnd;
    const at = new Date(day * dayMs);
    const nextMonth = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) / dayMs;
    chunkEnd = isByMonth ? nextMonth : day + 1;
    const period = periodOf(rule, day);
    if (period !== currentPeriod) {
      yield* atPositions(daysOfPeriod, bySetPos);
      daysOfPeriod = [];
      currentPeriod = period;
    }
    budget.spend(costs.period);
    const isSkipped = isByMonth && byMonth.length > 0 && !byMonth.includes(at.getUTCMonth() + 1);
    if (isSkipped || (period - origin) % interval !== 0) continue;
    budget.spend((chunkEnd - day) * costs.day);
    const days = Array.from({ length: chunkEnd - day }, (_, index) => day + index).filter(isInRule);
    if (bySetPos.length > 0) daysOfPeriod.push(...days);
    else yield* days;
  }
  yield* atPositions(daysOfPeriod, bySetPos);
}

function atPositions(days: readonly number[], positions: readonly number[]): readonly number[] {
  const chosen = new Set(positions);
  return days.filter((_, index) => chosen.has(index + 1) || chosen.has(index - days.length));
}

function periodOf({ freq, weekStart }: Rule, day: number): number {
  const at = new Date(day * dayMs);
  switch (freq) {
    case "DAILY":
      return day;
    case "WEEKLY":
      // January 1, 1970, was a Thursday.
      return Math.floor((day + 4 - weekStart) / 7);
    case "MONTHLY":
      return 12 * at.getUTCFullYear() + at.getUTCMonth();
    case "YEARLY":
      return at.getUTCFullYear();
  }
}

function dayTest(rule: Rule, startDay: number): (day: number) => boolean {
  const { freq, byDay, byMonth } = rule;
  // RFC 5545 forbids BYMONTHDAY in a weekly rule.
  const byMonthDay = freq === "WEEKLY" ? [] : rule.byMonthDay;
  const start = new Date(startDay * dayMs);
  const namesNoDay = byDay.length === 0 && byMonthDay.length === 0;
  const isOfMonth = freq === "MONTHLY" || freq === "YEARLY";
  const plainMonths = namesNoDay && freq === "YEARLY" ? [start.getUTCMonth() + 1] : [];
  const months = new Set(byMonth.length > 0 ? byMonth : plainMonths);
  const dates = new Set(namesNoDay && isOfMonth ? [start.getUTCDate()] : byMonthDay);
  const ruleWeekdays =
    namesNoDay && freq === "WEEKLY" ? [{ nth: 0, day: start.getUTCDay() }] : byDay;
  const weekdays = new Set(ruleWeekdays.map(({ nth, day }) => placeOf(isOfMonth ? nth : 0, day)));
  return (day) => {
    const at = new Date(day * dayMs);
    const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
    if (months.size > 0 && !months.has(month + 1)) return false;
    const fromEnd = date - new Date(Date.UTC(year, month + 1, 0)).getUTCDate() - 1;
    const isDate = dates.size === 0 || dates.has(date) || dates.has(fromEnd);
    // Every such weekday (0), the nth of the month, and the nth from its end.
    const places = [0, Math.ceil(date / 7), -Math.ceil(-fromEnd / 7)];
    const weekday = at.getUTCDay();
    return (
      isDate && (weekdays.size === 0 || places.some((nth) => weekdays.has(placeOf(nth, weekday))))
    );
  };
}

const placeOf = (nth: number, weekday: number) => nth * 7 + weekday;

const numbers = (least: number, most: number) =>
  z
    .string()
    .default("")
    .transform((text) => text.split(",").filter((part) => part !== ""))
    .pipe(z.array(z.coerce.number().int().min(least).max(most)).max(2 * 31))
    .transform((list) => list.filter((number) => number !== 0));

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
const weekday = z
  .string()
  .regex(/^(?:[+-]?\d{1,2})?(?:SU|MO|TU|WE|TH|FR|SA)$/)
  .transform((text) => ({
    nth: Number(text.slice(0, -2)),
    day: weekdays.findIndex((name) => text.endsWith(name)),
  }));

/** Refuses parts that no calendar's dialog makes (BYYEARDAY, BYWEEKNO …). */
const ruleParts = z
  .object({
    FREQ: z.enum(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]),
    INTERVAL: z.coerce.number().int().min(1).max(1_000).default(1),
    COUNT: z.coerce.number().int().min(1).optional(),
    UNTIL: z.string().optional(),
    BYDAY: z
      .string()
      .optional()
      .transform((text) => text?.split(",") ?? [])
      .pipe(z.array(weekday).max(5 * 7)),
    BYMONTHDAY: numbers(-31, 31),
    BYMONTH: numbers(1, 12),
    BYSETPOS: numbers(-366, 366),
    WKST: z.enum(weekdays).default("MO"),
  })
  .strict();

const timeParts = ["BYHOUR", "BYMINUTE", "BYSECOND"];

/**
 * Reads "FREQ=WEEKLY;BYDAY=MO"; null for an unsupported rule. BYHOUR and BYMINUTE must repeat the start,
 * except in a VTIMEZONE (`isOnset`), where HCL Notes writes them, sometimes wrong.
 */
export function readRule(
  text: string,
  start: At,
  clocks: ZoneClocks,
  { isOnset = false } = {},
): Rule | null {
  if (text.length > limits.rule) return null;
  clocks.budget.spend(costs.rule + text.length);
  const parts = text
    .toUpperCase()
    .split(";", 20)
    .filter((part) => part.trim() !== "")
    .map((part) => part.split("=", 2).map((one) => one.trim()));
  if (new Set(parts.map(([name]) => name)).size < parts.length) return null;
  const minute = Math.floor(timeOfDay(start.wall) / minuteMs);
  const startParts = [Math.floor(minute / 60), minute % 60, 0];
  const hasOtherTime = parts.some(([name = "", value = ""]) => {
    const at = timeParts.indexOf(name);
    return at !== -1 && (!/^\d{1,2}$/.test(value) || Number(value) !== startParts[at]);
  });
  if (hasOtherTime && !isOnset) return null;

  const dateParts = parts.filter(([name = ""]) => !timeParts.includes(name));
  const parsed = ruleParts.safeParse(Object.fromEntries(dateParts));
  if (!parsed.success) return null;
  const { FREQ: freq, COUNT: count, UNTIL: until, ...by } = parsed.data;
  const last = until === undefined ? null : untilInstant(until, start.zone, clocks);
  if (until !== undefined && last === null) return null;
  // BYDAY of a yearly rule is supported only together with BYMONTH.
  if (freq === "YEARLY" && by.BYMONTH.length === 0 && by.BYDAY.length > 0) return null;
  return {
    freq,
    interval: by.INTERVAL,
    count: count === undefined || count > limits.count ? null : count,
    until: last,
    byDay: by.BYDAY,
    byMonthDay: by.BYMONTHDAY,
    byMonth: by.BYMONTH,
    bySetPos: by.BYSETPOS,
    weekStart: weekdays.indexOf(by.WKST),
  };
}

function untilInstant(text: string, zone: string, clocks: ZoneClocks): number | null {
  const wall = readWall(text);
  if (wall === null || text.endsWith("Z")) return wall;
  const isDay = !text.includes("T");
  return atWall(isDay ? wall + dayMs - minuteMs : wall, zone, clocks)?.instant ?? null;
}
