import { table } from "../../parts/steps.ts";

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
