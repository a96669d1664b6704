import { limits } from "./limits.ts";

type Refusal = "mail_too_large" | "too_many_parts" | "too_many_lines";

const lineFeed = 10;
const carriageReturn = 13;
const dash = 45;
const latin1 = new TextDecoder("latin1");

/** Keeps the headers and the parts that may be calendars: an agenda of 8 MiB is not decoded. */
export function siftMail(bytes: Uint8Array): Uint8Array<ArrayBuffer> | Refusal {
  if (bytes.length > limits.mail) return "mail_too_large";
  const kept = new Uint8Array(Math.min(bytes.length, limits.kept));
  const count = { kept: 0, keptLines: 0, lines: 0, parts: 0 };
  let place: "headers" | "kept" | "dropped" = "headers";
  let headersFrom = 0;
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    end = bytes.indexOf(lineFeed, at) + 1 || bytes.length;
    const isBlank =
      bytes[at] === lineFeed || (bytes[at] === carriageReturn && bytes[at + 1] === lineFeed);
    const isBoundary = bytes[at] === dash && bytes[at + 1] === dash;
    const isKept = place !== "dropped" || isBoundary;
    count.lines += 1;
    if (isBoundary) {
      count.parts += 1;
      [place, headersFrom] = ["headers", end];
    } else if (place === "headers" && isBlank) {
      place = mayBeCalendar(latin1.decode(bytes.subarray(headersFrom, at))) ? "kept" : "dropped";
    }
    if (isKept) {
      if (count.kept + end - at > limits.kept) return "mail_too_large";
      kept.set(bytes.subarray(at, end), count.kept);
      count.kept += end - at;
      count.keptLines += 1;
    }
    if (count.parts > limits.parts) return "too_many_parts";
    const isTooLong = count.lines > limits.mailLines || count.keptLines > limits.keptLines;
    if (isTooLong) return "too_many_lines";
  }
  return kept.slice(0, count.kept);
}

function mayBeCalendar(headers: string): boolean {
  const unfolded = headers.replace(/\r?\n[ \t]/g, " ");
  const lines = unfolded
    .split("\n")
    .filter((line) => /^content-(?:type|disposition)\s*:/i.test(line));
  const fields = lines.join("\n").toLowerCase();
  if (/multipart\/|text\/calendar|application\/ics|\.ics/.test(fields)) return true;
  // An encoded name may end in .ics as well.
  return fields.includes("octet-stream") && /=\?|\*\d*\*?=/.test(fields);
}
