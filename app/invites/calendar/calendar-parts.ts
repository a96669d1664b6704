import { limits } from "./limits.ts";

type Refusal = "mail_too_large" | "too_many_parts" | "too_many_lines";

const lineFeed = 10;
const carriageReturn = 13;
const dash = 45;
const latin1 = new TextDecoder("latin1");

/** Copies the headers and the parts that may be calendars, so that large attachments are not decoded. */
export function siftMail(bytes: Uint8Array): Uint8Array<ArrayBuffer> | Refusal {
  if (bytes.length > limits.mail) return "mail_too_large";
  const sifted = new Uint8Array(Math.min(bytes.length, limits.parsed));
  let length = 0;
  let lines = 0;
  let siftedLines = 0;
  let parts = 0;
  let state: "headers" | "copy" | "skip" = "headers";
  let headersFrom = 0;
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    end = bytes.indexOf(lineFeed, at) + 1 || bytes.length;
    const isBlank =
      bytes[at] === lineFeed || (bytes[at] === carriageReturn && bytes[at + 1] === lineFeed);
    const isBoundary = bytes[at] === dash && bytes[at + 1] === dash;
    const isCopied = state !== "skip" || isBoundary;
    lines += 1;
    if (isBoundary) {
      parts += 1;
      state = "headers";
      headersFrom = end;
    } else if (state === "headers" && isBlank) {
      const headers = latin1.decode(bytes.subarray(headersFrom, at));
      state = mayBeCalendar(headers) ? "copy" : "skip";
    }
    if (isCopied) {
      if (length + end - at > limits.parsed) return "mail_too_large";
      sifted.set(bytes.subarray(at, end), length);
      length += end - at;
      siftedLines += 1;
    }
    if (parts > limits.parts) return "too_many_parts";
    if (lines > limits.mailLines || siftedLines > limits.parsedLines) return "too_many_lines";
  }
  return sifted.slice(0, length);
}

function mayBeCalendar(headers: string): boolean {
  const unfolded = headers.replace(/\r?\n[ \t]/g, " ");
  const lines = unfolded
    .split("\n")
    .filter((line) => /^content-(?:type|disposition)\s*:/i.test(line));
  const fields = lines.join("\n").toLowerCase();
  if (/multipart\/|text\/calendar|application\/ics|\.ics/.test(fields)) return true;
  // A name encoded by RFC 2047 (`=?utf-8?…`) or RFC 2231 (`filename*=`, `filename*0*=`) may hide ".ics".
  return fields.includes("octet-stream") && /=\?|\*\d*\*?=/.test(fields);
}
