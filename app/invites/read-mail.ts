import PostalMime, { type Email } from "postal-mime";
import { siftMail, type Sifting } from "./calendar/calendar-parts.ts";
import { limits } from "./calendar/limits.ts";

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
  | Extract<Sifting, { ok: false }>
  | { readonly ok: false; readonly why: "mail_unreadable" };

/** Reads a mail within `limits`; what is larger is not read at all. Rejects only when the stream does. */
export async function readMail({ raw, rawSize }: IncomingMail): Promise<MailReading> {
  if (rawSize > limits.mail) return { ok: false, why: "mail_too_large" };
  const sifted = await siftMail(raw);
  if (!sifted.ok) return sifted;
  const { bytes } = sifted;
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
