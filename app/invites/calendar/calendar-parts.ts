import { limits } from "./limits.ts";

const lineFeed = 10;
const carriageReturn = 13;
const dash = 45;
const latin1 = new TextDecoder("latin1");

/** Copies the headers and the parts that may be calendars, so that large attachments are not decoded. */
export function siftMail(bytes: Uint8Array) {
  if (bytes.length > limits.mail) return "mail_too_large";
  const sifted = new Uint8Array(Math.min(bytes.length, limits.parsed));
  let length = 0;
  let lines = 0;
  let siftedLines = 0;
  let parts = 0;
  let state: "headers" | "copy" | "skip" = "headers";
  let headersStart = 0;
  for (let at = 0, nextLine = 0; at < bytes.length; at = nextLine) {
    const end = bytes.indexOf(lineFeed, at);
    nextLine = end === -1 ? bytes.length : end + 1;
    const isBlank = end === at || (end === at + 1 && bytes[at] === carriageReturn);
    const isBoundary = bytes[at] === dash && bytes[at + 1] === dash;
    lines += 1;
    if (isBoundary) {
      parts += 1;
      state = "headers";
      headersStart = nextLine;
    }
    if (state !== "skip") {
      const line = bytes.subarray(at, nextLine);
      if (length + line.length > limits.parsed) return "mail_too_large";
      sifted.set(line, length);
      length += line.length;
      siftedLines += 1;
    }
    if (state === "headers" && isBlank) {
      const headers = latin1.decode(bytes.subarray(headersStart, at));
      state = mayBeCalendar(headers) ? "copy" : "skip";
    }
    if (parts > limits.parts) return "too_many_parts";
    if (lines > limits.mailLines || siftedLines > limits.parsedLines) return "too_many_lines";
  }
  return sifted.slice(0, length);
}

function mayBeCalendar(headers: string): boolean {
  const unfolded = headers.replace(/\r?\n[ \t]/g, " ");
  const lines = unfolded.toLowerCase().split("\n");
  const fields = lines.filter((line) => /^content-(?:type|disposition)\s*:/.test(line)).join("\n");
  if (/multipart\/|text\/calendar|application\/ics|\.ics/.test(fields)) return true;
  // A name encoded by RFC 2047 (`=?utf-8?…`) or RFC 2231 (`filename*=`, `filename*0*=`) may hide ".ics".
  return fields.includes("octet-stream") && /=\?|\*\d*\*?=/.test(fields);
}
