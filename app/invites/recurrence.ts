import { dayMs } from "./duration";
import { limits } from "./limits";

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
 * as if they were UTC, epoch milliseconds. `until` is left to the caller, who knows the zone. Looks at
 * `limits.periods` periods at most, whatever the rule says.
 */
export function wallsBetween(rule: Rule, start: number, from: number, to: number): number[] {
  const startDay = Math.floor(start / dayMs);
  const time = start - startDay * dayMs;
  const first = rule.count === null ? periodBefore(rule, startDay, Math.floor(from / dayMs)) : 0;
  const walls: number[] = start >= from && start <= to ? [start] : [];

  let counted = 1;
  for (let period = first; period < first + limits.periods; period += 1) {
    if (periodStart(rule, startDay, period) * dayMs > to) break;
    for (const day of daysOf(rule, startDay, period)) {
      const wall = day * dayMs + time;
      if (wall <= start) continue;
      counted += 1;
      if (rule.count !== null && counted > rule.count) return walls;
      if (wall >= from && wall <= to) walls.push(wall);
    }
  }
  return walls;
}

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

/** The longest a period of each kind can be, so that a jump never goes too far. */
const longestDays = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 } as const;

function periodBefore(rule: Rule, startDay: number, day: number): number {
  const passed = Math.floor((day - startDay) / (longestDays[rule.freq] * rule.interval));
  return Math.max(0, passed - 1);
}

function daysOf(rule: Rule, startDay: number, period: number): readonly number[] {
  const days = [...new Set(candidates(rule, startDay, periodStart(rule, startDay, period)))]
    .filter((day) => rule.byMonth.length === 0 || rule.byMonth.includes(monthOf(day) + 1))
    .sort((a, b) => a - b);
  if (rule.bySetPos.length === 0) return days;
  return days.filter((_, index) => {
    return rule.bySetPos.some((at) => (at > 0 ? index === at - 1 : index === days.length + at));
  });
}

function candidates(rule: Rule, startDay: number, first: number): readonly number[] {
  const { byDay, byMonthDay } = rule;
  switch (rule.freq) {
    case "DAILY":
      return isWanted(rule, first) ? [first] : [];
    case "WEEKLY": {
      const weekdays = byDay.length > 0 ? byDay.map(({ day }) => day) : [weekdayOf(startDay)];
      return weekdays.map((day) => first + ((day - rule.weekStart + 7) % 7));
    }
    case "MONTHLY":
      return daysOfMonth(rule, startDay, yearOf(first), monthOf(first));
    case "YEARLY": {
      const plain = byDay.length === 0 && byMonthDay.length === 0;
      const all = plain ? [monthOf(startDay) + 1] : everyMonth;
      const months = rule.byMonth.length > 0 ? rule.byMonth : all;
      return months.flatMap((month) => daysOfMonth(rule, startDay, yearOf(first), month - 1));
    }
  }
}

const everyMonth = Array.from({ length: 12 }, (_, month) => month + 1);

function isWanted({ byDay, byMonthDay }: Rule, day: number): boolean {
  const length = daysIn(yearOf(day), monthOf(day));
  const date = day - dayNumber(yearOf(day), monthOf(day), 1) + 1;
  const isDate = byMonthDay.some((wanted) => wanted === date || wanted === date - length - 1);
  const isWeekday = byDay.some((wanted) => wanted.day === weekdayOf(day));
  return (byMonthDay.length === 0 || isDate) && (byDay.length === 0 || isWeekday);
}

function daysOfMonth(rule: Rule, startDay: number, year: number, month: number): number[] {
  const { byDay, byMonthDay } = rule;
  const first = dayNumber(year, month, 1);
  const length = daysIn(year, month);
  const all = Array.from({ length }, (_, index) => first + index);
  if (byDay.length === 0 && byMonthDay.length === 0) {
    const date = startDay - dayNumber(yearOf(startDay), monthOf(startDay), 1);
    return all.slice(date, date + 1);
  }
  return all.filter((day, index) => {
    const date = index + 1;
    const isDate = byMonthDay.some((wanted) => wanted === date || wanted === date - length - 1);
    const isWeekday = byDay.some(({ nth, day: weekday }) => {
      if (weekday !== weekdayOf(day)) return false;
      const place = Math.ceil(date / 7);
      const fromEnd = -Math.ceil((length - date + 1) / 7);
      return nth === 0 || nth === place || nth === fromEnd;
    });
    return (byMonthDay.length === 0 || isDate) && (byDay.length === 0 || isWeekday);
  });
}

function dayNumber(year: number, month: number, date: number): number {
  return Math.floor(Date.UTC(year, month, date) / dayMs);
}

const yearOf = (day: number) => new Date(day * dayMs).getUTCFullYear();
const monthOf = (day: number) => new Date(day * dayMs).getUTCMonth();
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
/** 1970 began on a Thursday. */
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;
