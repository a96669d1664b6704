import { z } from "zod";
import { dayMs } from "../../lib/time/instant.ts";
import type { Rule, ZonedTime } from "../meeting-plan.ts";
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
  const startTime = timeOfDay(start);
  const startDay = (start - startTime) / dayMs;
  const end = Math.min(to, endOfTime);
  if (start >= from && start <= end) yield start;

  // COUNT counts from the start.
  const firstDay = rule.count === null ? Math.max(startDay, Math.floor(from / dayMs)) : startDay;
  let remaining = (rule.count ?? Infinity) - 1;
  for (const day of daysOfRule(rule, startDay, firstDay, end / dayMs, budget)) {
    const wall = day * dayMs + startTime;
    if (wall <= start) continue;
    remaining -= 1;
    if (remaining < 0 || wall > end) return;
    if (wall >= from) yield wall;
  }
}

const endOfTime = Date.UTC(3000, 0, 1);

/** Computes lazily the days of a rule, as numbers since 1970. May begin before `firstDay` and end after `lastDay`. */
function* daysOfRule(
  rule: Rule,
  startDay: number,
  firstDay: number,
  lastDay: number,
  budget: StepBudget,
): Generator<number, void> {
  const { freq, interval, byMonth, bySetPos } = rule;
  const isInRule = dayTest(rule, startDay);
  const startPeriod = periodOf(rule, startDay);
  let currentPeriod = Number.NaN;
  let daysOfPeriod: number[] = [];
  // BYSETPOS counts from the first day of a period, at most 366 days earlier.
  let nextDay = firstDay - (bySetPos.length > 0 ? 366 : 0);
  while (nextDay <= lastDay) {
    // Each pass takes one day, or the rest of a month in a monthly or yearly rule.
    const day = nextDay;
    const date = new Date(day * dayMs);
    const month = date.getUTCMonth() + 1;
    const nextMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
    nextDay = hasWholeMonths(freq) ? nextMonth / dayMs : day + 1;
    const period = periodOf(rule, day);
    if (period !== currentPeriod) {
      yield* atPositions(daysOfPeriod, bySetPos);
      daysOfPeriod = [];
      currentPeriod = period;
    }
    budget.spend(costs.period);
    const isOtherMonth = hasWholeMonths(freq) && byMonth.length > 0 && !byMonth.includes(month);
    if (isOtherMonth || (period - startPeriod) % interval !== 0) continue;
    const length = nextDay - day;
    budget.spend(length * costs.day);
    const days = Array.from({ length }, (_, index) => day + index).filter(isInRule);
    if (bySetPos.length > 0) daysOfPeriod.push(...days);
    else yield* days;
  }
  yield* atPositions(daysOfPeriod, bySetPos);
}

const hasWholeMonths = (freq: Rule["freq"]) => freq === "MONTHLY" || freq === "YEARLY";

function atPositions(days: readonly number[], positions: readonly number[]): readonly number[] {
  const chosen = new Set(positions);
  return days.filter((_, index) => chosen.has(index + 1) || chosen.has(index - days.length));
}

/** Numbers the days, weeks, months or years of a rule one after the other. */
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
  const usesStartDay = byDay.length === 0 && byMonthDay.length === 0;
  const startMonth = usesStartDay && freq === "YEARLY" ? [start.getUTCMonth() + 1] : [];
  const months = new Set(byMonth.length > 0 ? byMonth : startMonth);
  const dates = new Set(usesStartDay && hasWholeMonths(freq) ? [start.getUTCDate()] : byMonthDay);
  const startWeekday = usesStartDay && freq === "WEEKLY" ? [weekdayKey(0, start.getUTCDay())] : [];
  const ruleWeekdays = byDay.map(({ nth, day }) => weekdayKey(hasWholeMonths(freq) ? nth : 0, day));
  const weekdayKeys = new Set([...ruleWeekdays, ...startWeekday]);
  return (day) => {
    const at = new Date(day * dayMs);
    const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
    if (months.size > 0 && !months.has(month)) return false;
    const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const daysToNextMonth = daysOfMonth + 1 - date;
    const isDate = dates.size === 0 || dates.has(date) || dates.has(-daysToNextMonth);
    // Values of `nth` that fit: 0 for every week, and the numbers from the start and the end of the month.
    const nths = [0, Math.ceil(date / 7), -Math.ceil(daysToNextMonth / 7)];
    const weekday = at.getUTCDay();
    const isWeekday =
      weekdayKeys.size === 0 || nths.some((nth) => weekdayKeys.has(weekdayKey(nth, weekday)));
    return isDate && isWeekday;
  };
}

const weekdayKey = (nth: number, weekday: number) => 7 * nth + weekday;

const numberList = (least: number, most: number) =>
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
    BYMONTHDAY: numberList(-31, 31),
    BYMONTH: numberList(1, 12),
    BYSETPOS: numberList(-366, 366),
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
  start: ZonedTime,
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
    const index = timeParts.indexOf(name);
    return index !== -1 && (!/^\d{1,2}$/.test(value) || Number(value) !== startParts[index]);
  });
  if (hasOtherTime && !isOnset) return null;

  const dateParts = parts.filter(([name = ""]) => !timeParts.includes(name));
  const { success, data } = ruleParts.safeParse(Object.fromEntries(dateParts));
  if (!success) return null;
  const { FREQ, COUNT, UNTIL, BYDAY, BYMONTH } = data;
  const until = UNTIL === undefined ? null : untilInstant(UNTIL, start.zone, clocks);
  if (UNTIL !== undefined && until === null) return null;
  // BYDAY of a yearly rule is supported only together with BYMONTH.
  if (FREQ === "YEARLY" && BYMONTH.length === 0 && BYDAY.length > 0) return null;
  return {
    freq: FREQ,
    interval: data.INTERVAL,
    // A COUNT over the limit lasts for more than 10 years, so it is as good as none.
    count: COUNT === undefined || COUNT > limits.count ? null : COUNT,
    until,
    byDay: BYDAY,
    byMonthDay: data.BYMONTHDAY,
    byMonth: BYMONTH,
    bySetPos: data.BYSETPOS,
    weekStart: weekdays.indexOf(data.WKST),
  };
}

function untilInstant(text: string, zone: string, clocks: ZoneClocks): number | null {
  const wall = readWall(text);
  if (wall === null || text.endsWith("Z")) return wall;
  const lastMinute = text.includes("T") ? wall : wall + dayMs - minuteMs;
  return atWall(lastMinute, zone, clocks)?.instant ?? null;
}
