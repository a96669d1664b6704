import { costs, limits } from "./limits.ts";
import type { StepBudget } from "./step-budget.ts";
import { dayMs } from "./time.ts";

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
 * Not ical.js's iterator, which searches within one call, uncounted, for a day that may never come
 * (FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30) and can begin nowhere but at the start of the series.
 */
export function* wallsBetween(
  rule: Rule,
  start: number,
  from: number,
  to: number,
  budget: StepBudget,
): Generator<number, void> {
  const startDay = Math.floor(start / dayMs);
  const time = start - startDay * dayMs;
  const first = rule.count === null ? periodBefore(rule, startDay, Math.floor(from / dayMs)) : 0;
  const isWanted = wantedDays(rule);
  const end = Math.min(to, endOfTime);
  if (start >= from && start <= end) yield start;

  let counted = 1;
  for (let period = first; period < first + limits.periods; period += 1) {
    budget.spend(costs.period);
    const begin = periodStart(rule, startDay, period);
    if (begin * dayMs > end) return;
    for (const day of daysOf(rule, startDay, begin, isWanted, budget)) {
      const wall = day * dayMs + time;
      if (wall <= start) continue;
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
