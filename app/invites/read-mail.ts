import PostalMime, { type Email } from "postal-mime";
import { limits } from "./limits.ts";

/** A mail as Cloudflare hands it over. */
export type IncomingMail = {
  /** The envelope's sender and recipient. */
  readonly from: string;
  readonly to: string;
  readonly raw: ReadableStream<Uint8Array>;
  /** Bytes. */
  readonly rawSize: number;
};

export type MailReading =
  | { readonly ok: true; readonly mail: Email; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly ok: false;
      readonly why: "mail_too_large" | "too_many_parts" | "too_many_lines" | "mail_unreadable";
    };

/** Reads a mail within `limits`; what is larger is not read at all. Rejects only when the stream does. */
export async function readMail({ raw, rawSize }: IncomingMail): Promise<MailReading> {
  if (rawSize > limits.mail) return { ok: false, why: "mail_too_large" };
  const bytes = await readBytes(raw, limits.mail);
  if (!bytes) return { ok: false, why: "mail_too_large" };
  const { lines, boundaries } = countLines(bytes);
  if (boundaries > limits.parts) return { ok: false, why: "too_many_parts" };
  if (lines > limits.mailLines) return { ok: false, why: "too_many_lines" };
  try {
    const mail = await PostalMime.parse(bytes, {
      maxNestingDepth: limits.depth,
      maxHeadersSize: limits.headers,
      // A forwarded mail is somebody else's: its calendar is not taken for the sender's.
      forceRfc822Attachments: true,
    });
    return { ok: true, mail, bytes };
  } catch {
    return { ok: false, why: "mail_unreadable" };
  }
}

async function readBytes(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }

  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

const lineFeed = 10;
const dash = 45;

/**
 * All lines, and those that begin with two dashes: the parser bounds how large headers are and how deep
 * parts are nested, not how many parts and lines there are.
 */
function countLines(bytes: Uint8Array): { lines: number; boundaries: number } {
  let lines = 1;
  let boundaries = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
    lines += 1;
    if (bytes[at + 1] === dash && bytes[at + 2] === dash) boundaries += 1;
  }
  return { lines, boundaries };
}

/** The first value of a header, trimmed and in lower case; "" when there is none. */
export function headerOf({ headers }: Email, name: string): string {
  return (
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ""
  );
}

/** The calendars of a mail as text, the surest kind of part first; the same text once. */
export function calendarTexts({ attachments }: Email): { text: string; method: string }[] {
  const kinds = [
    ({ mimeType }: Email["attachments"][number]) => mimeType === "text/calendar",
    ({ mimeType }: Email["attachments"][number]) => mimeType === "application/ics",
    ({ filename }: Email["attachments"][number]) => /\.ics$/i.test(filename ?? ""),
  ];
  const parts = new Set(kinds.flatMap((isKind) => attachments.filter(isKind)));
  const texts = [...parts].slice(0, limits.calendarParts).map(({ content, method = "" }) => {
    const text = typeof content === "string" ? content : new TextDecoder().decode(content);
    return { text, method };
  });
  const isRepeated = (one: (typeof texts)[number], other: (typeof texts)[number]) =>
    one.text === other.text && (one.method === "" || one.method === other.method);
  return texts.filter((one, at) => !texts.slice(0, at).some((other) => isRepeated(one, other)));
}
