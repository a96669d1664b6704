import { dayMs } from "../../app/lib/time/instant.ts";
import { table } from "../parts/terminal.ts";

/** Result of a command: `data` for machines, `text` for people. */
export type Report = { readonly data: object; readonly text: string };

/** Maximum characters of a cell, so that eight columns fit into a terminal. */
const maxWidth = 36;

/**
 * Returns a table with the rows' keys as headings, or "none" without rows. Aligns numbers right, writes null as a
 * dash and an `…At` (epoch milliseconds) as a time, and shortens an `id`.
 */
export function sheet(title: string, rows: readonly object[], now: number): string {
  const [first] = rows;
  if (!first) return `${title}: none`;
  const columns = Object.keys(first).map((key) => {
    const values = rows.map((row): unknown => Reflect.get(row, key));
    const texts = [words(key).replace(/ at$/, ""), ...values.map((value) => cell(key, value, now))];
    const width = Math.max(...texts.map(({ length }) => length));
    const isNumber = !isTime(key) && values.some((value) => typeof value === "number");
    return isNumber ? texts.map((text) => text.padStart(width)) : texts;
  });
  const lineCount = 1 + rows.length;
  const lines = Array.from({ length: lineCount }, (_, nth) =>
    columns.map((column) => column[nth] ?? ""),
  );
  return `${title}\n${table(lines)}`;
}

export function facts(title: string, row: object, now: number): string {
  const entries = Object.entries(row).filter(([, value]) => value !== null);
  const lines = entries.map(([key, value]: [string, unknown]) => [
    words(key),
    isTime(key) ? `${utc(Number(value))} (${relative(Number(value), now)})` : text(value),
  ]);
  return `${title}\n${table(lines)}`;
}

/** `lastError` reads "last error". */
function words(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
}

function isTime(key: string): boolean {
  return key.endsWith("At");
}

function cell(key: string, value: unknown, now: number): string {
  if (value === null) return "–";
  if (isTime(key)) return relative(Number(value), now);
  const whole = text(value);
  if (key === "id") return whole.slice(0, 8);
  return whole.length <= maxWidth ? whole : `${whole.slice(0, maxWidth - 1)}…`;
}

function text(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** `2026-11-20 15:00:00 UTC`, as in the log. */
export function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** `4 min ago`, `in 6 days`, `now`: in the largest unit with a count of two or more. */
export function relative(instant: number, now: number): string {
  const span = Math.abs(instant - now);
  if (span < second) return "now";
  const units = { days: dayMs, h: hour, min: minute, s: second };
  const [unit, ms] = Object.entries(units).find(([, one]) => span >= 2 * one) ?? ["s", second];
  const duration = `${Math.floor(span / ms)} ${unit}`;
  return instant < now ? `${duration} ago` : `in ${duration}`;
}
