/**
 * JSON as Attendee signs it: the keys of every object in the order of their code points, no spaces,
 * characters as themselves, JSON's short escapes (https://github.com/attendee-labs/attendee/blob/main/docs/webhooks.md). What is on
 * the wire has spaces and other escapes. Numbers stay as they were written: `1.0` read and written again
 * by JavaScript is `1`, and the signature would not fit.
 */

const mostCharacters = 512 * 1024;
const mostDepth = 32;

export type Canonical = {
  /** null for what is no JSON, for what no sender can have signed, and beyond the bounds. */
  readonly text: string | null;
  /** Characters and values that were looked at: never more than a few for each character of the body. */
  readonly steps: number;
};

/** Never throws. */
export function canonicalJson(text: string): Canonical {
  if (text.length > mostCharacters) return { text: null, steps: 0 };
  const reader = { text, at: 0, steps: 0 };
  const written = value(reader, 0);
  skipSpaces(reader);
  return { text: reader.at === text.length ? written : null, steps: reader.steps };
}

type Reader = { readonly text: string; at: number; steps: number };

function value(reader: Reader, depth: number): string | null {
  skipSpaces(reader);
  reader.steps += 1;
  switch (reader.text[reader.at]) {
    case "{":
      return depth < mostDepth ? object(reader, depth + 1) : null;
    case "[":
      return depth < mostDepth ? array(reader, depth + 1) : null;
    case '"': {
      const read = string(reader);
      return read === null ? null : JSON.stringify(read);
    }
    default:
      return plain(reader);
  }
}

function object(reader: Reader, depth: number): string | null {
  const members = new Map<string, string>();
  const isWhole = list(reader, "}", () => {
    skipSpaces(reader);
    const key = string(reader);
    skipSpaces(reader);
    if (key === null || !take(reader, ":")) return false;
    const written = value(reader, depth);
    // No sender has two of one name, and readers do not agree on which of them counts.
    if (written === null || members.has(key)) return false;
    members.set(key, written);
    return true;
  });
  if (!isWhole) return null;
  const sorted = [...members].sort(([a], [b]) => byCodePoint(a, b));
  return `{${sorted.map(([key, written]) => `${JSON.stringify(key)}:${written}`).join(",")}}`;
}

function array(reader: Reader, depth: number): string | null {
  const items: string[] = [];
  const isWhole = list(reader, "]", () => {
    const written = value(reader, depth);
    if (written === null) return false;
    items.push(written);
    return true;
  });
  return isWhole ? `[${items.join(",")}]` : null;
}

/** What stands between brackets, with commas. False when it breaks off or an item does not read. */
function list(reader: Reader, end: string, item: () => boolean): boolean {
  reader.at += 1;
  skipSpaces(reader);
  if (take(reader, end)) return true;
  for (;;) {
    if (!item()) return false;
    skipSpaces(reader);
    if (take(reader, end)) return true;
    if (!take(reader, ",")) return false;
  }
}

/** The text of a string; null for one without an end, with a wrong escape, or with half of a character. */
function string(reader: Reader): string | null {
  const { text, at: from } = reader;
  if (text[from] !== '"') return null;
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  reader.steps += at - from;
  reader.at = at + 1;
  try {
    const read: unknown = JSON.parse(text.slice(from, at + 1));
    return typeof read === "string" && !/\p{Cs}/u.test(read) ? read : null;
  } catch {
    return null;
  }
}

/** A number as it was written, or one of JSON's three words. */
function plain(reader: Reader): string | null {
  const from = reader.at;
  while (/[\w.+-]/.test(reader.text[reader.at] ?? "")) reader.at += 1;
  const read = reader.text.slice(from, reader.at);
  reader.steps += read.length;
  return /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/.test(read)
    ? read
    : null;
}

function take(reader: Reader, character: string): boolean {
  if (reader.text[reader.at] !== character) return false;
  reader.at += 1;
  reader.steps += 1;
  return true;
}

function skipSpaces(reader: Reader): void {
  const isSpace = () => {
    const character = reader.text[reader.at];
    return character === " " || character === "\n" || character === "\r" || character === "\t";
  };
  while (isSpace()) {
    reader.at += 1;
    reader.steps += 1;
  }
}

/** As Python sorts: JavaScript's own order puts an emoji before the last of the other characters. */
function byCodePoint(a: string, b: string): number {
  for (let at = 0; at < a.length && at < b.length;) {
    const left = a.codePointAt(at) ?? 0;
    const right = b.codePointAt(at) ?? 0;
    if (left !== right) return left - right;
    at += left > 0xffff ? 2 : 1;
  }
  return a.length - b.length;
}
