import { Sentence } from "./sentence.ts";

/** `wrangler d1 execute` takes no parameters: whatever goes into a statement passes one of these. */

/** A literal of SQLite. Numbers must be whole; in texts, quotes are doubled and NUL is refused. */
export function literal(value: string | number | null): string {
  if (value === null) return "null";
  if (typeof value === "string") {
    if (value.includes("\0")) throw new RangeError("a text with NUL cannot be written in SQL");
    return `'${value.replaceAll("'", "''")}'`;
  }
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return String(value);
}

/** A statement with its values in place of the question marks. Those within quotes are none. */
export function bind(text: string, values: readonly (string | number | null)[]): string {
  const left = [...values];
  const bound = text.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\?/g, (part) => {
    return part === "?" ? literal(left.shift() ?? null) : part;
  });
  if (left.length > 0) throw new RangeError("more values than question marks");
  return bound;
}

/** An id of ours, or its beginning, as it was typed. Throws a sentence for anything else. */
export function readId(typed: string): string {
  const id = typed.toLowerCase();
  if (/^[0-9a-z-]{4,64}$/.test(id)) return id;
  throw new Sentence(
    `“${typed.slice(0, 80)}” is no id: 4 to 64 letters, digits and hyphens, as \`status\` and the log show them.`,
  );
}

/** The condition that a column begins with `prefix` (from `readId`); made so that an index serves it. */
export function beginsWith(column: string, prefix: string): string {
  // No character of an id comes after the tilde.
  return `${column} between ${literal(prefix)} and ${literal(`${prefix}~`)}`;
}
