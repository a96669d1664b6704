import { bookings } from "./invites";
import { allNotetakers, outboxRows } from "./pipeline";

/** An invite as some calendar might send it; each part may be replaced. */
type Parts = {
  /** Lines of the mail's head that come before the others. */
  readonly head?: string;
  readonly from?: string;
  readonly to?: string;
  readonly date?: string;
  /** "pass", or what else the mail servers found. */
  readonly auth?: string;
  /** The `method` parameter of the part; "" for none. */
  readonly mime?: string;
  /** METHOD of the calendar; "" for none. */
  readonly method?: string;
  /** Lines of the calendar before its events. */
  readonly calendar?: string;
  readonly uid?: string;
  readonly stamp?: string;
  readonly start?: string;
  readonly organizer?: string;
  readonly guest?: string;
  readonly link?: string;
  /** Further lines of the event. */
  readonly event?: string;
  /** Further components. */
  readonly more?: string;
};

let sent = 0;

export const ida = "Ida Iversen <ida@firm.example>";
export const inUtc = "DTSTART:20261210T130000Z";
const invited = "ATTENDEE;RSVP=TRUE:mailto:notes@larkfield.example";

/** One VEVENT, for the exceptions of a series as well. */
export function vevent(parts: Parts = {}): string {
  const lines = [
    "BEGIN:VEVENT",
    parts.uid ?? "UID:meeting@firm.example",
    parts.stamp ?? "DTSTAMP:20261119T090000Z",
    parts.start ?? inUtc,
    "DURATION:PT1H",
    parts.organizer ?? "ORGANIZER:mailto:ida@firm.example",
    parts.guest ?? invited,
    parts.link ?? "LOCATION:https://meet.google.com/var-iant-abc",
    parts.event ?? "",
    "END:VEVENT",
  ];
  return lines.filter((line) => line !== "").join("\n");
}

export function inviteMail(parts: Parts = {}): { readonly raw: string } {
  sent += 1;
  const from = parts.from ?? ida;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "";
  const { auth = "pass", mime = "REQUEST", method = "REQUEST" } = parts;
  const head = [
    "Authentication-Results: mx.cloudflare.net;",
    `\tdkim=${auth} header.d=${domain};`,
    `\tdmarc=${auth} header.from=${domain} policy.dmarc=none;`,
    `\tspf=${auth} smtp.mailfrom=sender@${domain}`,
    ...(parts.head === undefined ? [] : [parts.head]),
    `Message-ID: <mail-${sent}@${domain}>`,
    `Date: ${parts.date ?? "Thu, 19 Nov 2026 09:00:00 +0000"}`,
    "Subject: Meeting",
    `From: ${from}`,
    `To: ${parts.to ?? "notes@larkfield.example"}`,
    `Content-Type: text/calendar; charset=utf-8${mime === "" ? "" : `; method=${mime}`}`,
    "Content-Transfer-Encoding: 8bit",
  ];
  const calendar = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...(method === "" ? [] : [`METHOD:${method}`]),
    ...(parts.calendar === undefined ? [] : [parts.calendar]),
    vevent(parts),
    ...(parts.more === undefined ? [] : [parts.more]),
    "END:VCALENDAR",
    "",
  ];
  return { raw: `${head.join("\n")}\n\n${calendar.join("\n")}` };
}

/** When each booking is ("2026-12-10T13:00"), with "off" for those that were cancelled. */
export async function times(): Promise<string[]> {
  return (await bookings()).map(
    (one) => one.slice(13, 29) + (one.endsWith("cancelled") ? " off" : ""),
  );
}

/** The replies that were filed, each with what it is about; and the questions to those who may have sent an invite. */
export async function answers(): Promise<string[]> {
  const rows = (await outboxRows()).filter(({ kind }) => /^invite_|^unproven_invite$/.test(kind));
  return rows.map(({ kind, key }) => {
    const variant = key.split(`:${kind}`)[1]?.slice(1) ?? "";
    return kind === "invite_unread" ? variant.replace(/^\d+\./, "") : kind;
  });
}

export async function meetingCodes(): Promise<(string | null)[]> {
  return (await allNotetakers()).map(({ meetingCode }) => meetingCode);
}
