import { table } from "../parts/terminal.ts";

/** What a command has to say: `data` for machines, `text` for people. */
export type Report = { readonly data: object; readonly text: string };

export type Cell = string | number | null;

/** No cell is longer than this, so that a table of eight columns stays within a terminal. */
const widest = 36;

/**
 * A table with headings, and a title above it. Numbers stand right, nothing is a dash, an empty table
 * is the word "none".
 */
export function sheet(
  title: string,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  if (rows.length === 0) return `${title}: none`;
  const texts = [headings, ...rows.map((row) => row.map(text))];
  const columns = headings.map((_, nth) => {
    const numbers = rows.every((row) => typeof row[nth] === "number" || row[nth] === null);
    const width = Math.max(...texts.map((row) => row[nth]?.length ?? 0));
    return texts.map((row) => (numbers ? (row[nth] ?? "").padStart(width) : (row[nth] ?? "")));
  });
  const lines = texts.map((_, nth) => columns.map((column) => column[nth] ?? ""));
  return `${title}\n${table(lines)}`;
}

/** Facts under each other: a name, and what there is to say. Those that say nothing are left out. */
export function facts(title: string, pairs: readonly (readonly [string, Cell])[]): string {
  const known = pairs.filter(([, value]) => value !== null);
  return `${title}\n${table(known.map(([name, value]) => [name, String(value)]))}`;
}

/** The beginning of an id: enough to name it to the next command. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

function text(cell: Cell): string {
  const value = cell === null ? "–" : String(cell);
  return value.length <= widest ? value : `${value.slice(0, widest - 1)}…`;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;

/** As the log has it: `2026-11-20 15:00:00 UTC`. */
export function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** `4 min ago`, `in 6 days`, `now`; a dash for none. In the largest unit of which there are two or more. */
export function relative(instant: number | null, now: number): string {
  if (instant === null) return "–";
  const span = Math.abs(instant - now);
  if (span < second) return "now";
  const units = { days: day, h: hour, min: minute, s: second };
  const [unit, ms] = Object.entries(units).find(([, one]) => span >= 2 * one) ?? ["s", second];
  const duration = `${Math.floor(span / ms)} ${unit}`;
  return instant < now ? `${duration} ago` : `in ${duration}`;
}

/** `2026-11-20 15:00:00 UTC (4 min ago)`; null for none. */
export function moment(instant: number | null, now: number): string | null {
  return instant === null ? null : `${utc(instant)} (${relative(instant, now)})`;
}
