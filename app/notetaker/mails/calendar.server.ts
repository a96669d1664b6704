import { amount } from "../../lib/text/amount.ts";
import type { Attachment } from "~/email/letter";
import type { World } from "~/world.server";
import { names } from "../../config/names.ts";
import { admitWords } from "../../content/words/failures.ts";
import { retentionDays } from "../../config/facts.ts";
import { type Addressee, meetingOf } from "./addressee.server";

/** No file for a meeting that runs now or came by invite: that is in the calendar already. */
export function calendarAttachments(
  { env, clock }: World,
  { notetaker }: Addressee,
  method: CalendarEntry["method"],
): readonly Attachment[] {
  if (notetaker.source !== "web" || !notetaker.scheduled) return [];

  const content = calendarFile({
    method,
    uid: `${notetaker.id}@${new URL(env.siteUrl).hostname}`,
    sequence: notetaker.sequence,
    startsAt: notetaker.startsAt,
    meeting: meetingOf(notetaker),
    organizer: env.mailFrom,
    now: clock(),
  });
  // Programs that read the method in the type read it in the file as well.
  return [{ filename: calendarWords.fileName, type: "text/calendar", content }];
}

/** Cancels an entry that its owner did not: a calendar ignores a `sequence` that is not newer. */
export function withdrawalAttachments(world: World, addressee: Addressee): readonly Attachment[] {
  const { notetaker } = addressee;
  if (notetaker.startsAt <= world.clock()) return [];
  const newest = { ...notetaker, sequence: notetaker.sequence + 1 };
  return calendarAttachments(world, { ...addressee, notetaker: newest }, "CANCEL");
}

const bot = names.notetakerName;

/** The words of the calendar file. Calendars are shared: no personal link belongs here. */
export const calendarWords = {
  fileName: "notetaker.ics",
  summary: `${bot} joins your meeting`,
  description: (meetingUrl: string) =>
    `The ${bot} asks to join ${meetingUrl} at this time.\n\n${admitWords.sentence}\n\n` +
    `To reschedule or cancel it, use the link in the email this entry came with. ` +
    `Everything it records is deleted ${amount(retentionDays, "day")} after the meeting.`,
} as const;

export type CalendarEntry = {
  readonly method: "PUBLISH" | "CANCEL";
  /** The same for every file about one request. */
  readonly uid: string;
  readonly sequence: number;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** "meet.google.com/abc-defg-hij" */
  readonly meeting: string;
  readonly organizer: string;
  /** When the file is written, epoch milliseconds. */
  readonly now: number;
};

/** Assumed length of a meeting, as calendars do. */
const lengthMs = 60 * 60_000;
/** Octets of a line, without its end (RFC 5545 3.1). */
const longestLine = 75;

/**
 * Times are UTC, so there are no zone rules; the hour counts as free, because the meeting has an
 * entry. Calendars are shared, so no personal link is in it.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { method, startsAt } = entry;
  const url = `https://${entry.meeting}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(names.company)}//Notetaker//EN`,
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${text(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt + lengthMs)}`,
    `SUMMARY:${text(calendarWords.summary)}`,
    `DESCRIPTION:${text(calendarWords.description(url))}`,
    `LOCATION:${text(url)}`,
    `URL:${uri(url)}`,
    `ORGANIZER;CN=${quoted(names.company)}:mailto:${uri(entry.organizer)}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** "20261121T150000Z" */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** RFC 5545 3.3.11: no control character but the line break, which is written as `\n`. */
function text(value: string): string {
  return value
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ");
}

/** RFC 5545 3.2: a quoted parameter value knows no escapes. */
function quoted(value: string): string {
  return `"${value.replace(/["\p{Cc}\p{Cs}]/gu, " ")}"`;
}

/** RFC 5545 3.3.13: an address knows no escapes either; nothing in it may begin a line. */
function uri(value: string): string {
  return value.replace(/[^\x21-\x7E]/g, "");
}

/** Lines go on after a line break and a space; a character of several octets is never cut. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      pieces.push(piece);
      // The space at the start of the next line counts.
      [piece, octets] = ["", 1];
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n ");
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
