import { limits } from "./limits.ts";

/** What of a mail is parsed, or why none of it is. */
export type Sifting =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly why: "mail_too_large" | "too_many_parts" | "too_many_lines" };

/**
 * Reads a mail as it comes in and keeps its headers, the headers of its parts and the parts that may be
 * calendars: the agenda of 8 MiB beside an invite is neither stored nor decoded. What is left reads like
 * the mail with its other parts empty. A line that begins with two dashes may end a part and begin another;
 * where it does not, some lines more are kept. Rejects only when the stream does.
 */
export async function siftMail(stream: ReadableStream<Uint8Array>): Promise<Sifting> {
  const sieve = new Sieve();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return sieve.end();
    const why = sieve.take(value);
    if (why === null) continue;
    await reader.cancel();
    return { ok: false, why };
  }
}

type Refusal = Extract<Sifting, { ok: false }>["why"];

const lineFeed = 10;
const carriageReturn = 13;
const dash = 45;
/** Of a line that is longer no more is looked at, or waited for. */
const longLine = 64 * 1024;

class Sieve {
  private size = 0;
  private lines = 0;
  private keptLines = 0;
  private parts = 0;
  private kept = new Uint8Array(64 * 1024);
  private length = 0;
  /** Where we are: among the headers of the mail or a part, or in a body that is kept or not. */
  private place: "headers" | "kept" | "dropped" = "headers";
  private headers = "";
  /** The beginning of a line whose end has not come in yet. */
  private rest = new Uint8Array(0);
  private isWithinLine = false;

  take(chunk: Uint8Array): Refusal | null {
    this.size += chunk.byteLength;
    if (this.size > limits.mail) return "mail_too_large";
    const bytes = this.rest.length === 0 ? chunk : joined(this.rest, chunk);
    let at = 0;
    for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, at)) {
      const why = this.line(bytes.subarray(at, end + 1), true);
      if (why !== null) return why;
      at = end + 1;
    }
    const rest = bytes.subarray(at);
    this.rest = rest.length > longLine ? new Uint8Array(0) : rest.slice();
    return rest.length > longLine ? this.line(rest, false) : null;
  }

  end(): Sifting {
    const why = this.rest.length === 0 ? null : this.line(this.rest, false);
    if (why !== null) return { ok: false, why };
    return { ok: true, bytes: this.kept.slice(0, this.length) };
  }

  private line(line: Uint8Array, isWhole: boolean): Refusal | null {
    const isNew = !this.isWithinLine;
    this.isWithinLine = !isWhole;
    if (isNew) {
      this.lines += 1;
      if (this.lines > limits.mailLines) return "too_many_lines";
      if (line[0] === dash && line[1] === dash) {
        this.parts += 1;
        if (this.parts > limits.parts) return "too_many_parts";
        this.place = "headers";
        this.headers = "";
        return this.keep(line);
      }
      if (this.place === "headers" && isBlank(line)) {
        this.place = mayBeCalendar(this.headers) ? "kept" : "dropped";
        return this.keep(line);
      }
    }
    if (this.place === "dropped") return null;
    if (this.place === "headers" && this.headers.length < longLine) {
      this.headers += latin1.decode(line.subarray(0, longLine));
    }
    return this.keep(line);
  }

  private keep(line: Uint8Array): Refusal | null {
    const length = this.length + line.length;
    if (length > limits.kept) return "mail_too_large";
    this.keptLines += 1;
    if (this.keptLines > limits.keptLines) return "too_many_lines";
    if (length > this.kept.length) {
      const larger = new Uint8Array(Math.min(limits.kept, Math.max(length, 2 * this.kept.length)));
      larger.set(this.kept.subarray(0, this.length));
      this.kept = larger;
    }
    this.kept.set(line, this.length);
    this.length = length;
    return null;
  }
}

const latin1 = new TextDecoder("latin1");

function isBlank(line: Uint8Array): boolean {
  return line[0] === lineFeed || (line[0] === carriageReturn && line[1] === lineFeed);
}

/** By the headers of a part: a calendar by its type or its file's name, or something that has parts. */
function mayBeCalendar(headers: string): boolean {
  const unfolded = headers.replace(/\r?\n[ \t]/g, " ");
  const lines = unfolded
    .split("\n")
    .filter((line) => /^content-(?:type|disposition)\s*:/i.test(line));
  const said = lines.join("\n").toLowerCase();
  if (/multipart\/|text\/calendar|application\/ics|\.ics/.test(said)) return true;
  // A name that is encoded may be one as well.
  return said.includes("octet-stream") && /=\?|\*\d*\*?=/.test(said);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}
