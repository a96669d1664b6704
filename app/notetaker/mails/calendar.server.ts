import type { Env } from "~/config/env.server";
import { retentionDays } from "../../config/facts.ts";
import { names } from "../../config/names.ts";
import { admitWords } from "../../content/words/failures.ts";
import { amount } from "../../lib/text/amount.ts";
import type { Notetaker } from "../notetaker";
import { type CalendarEntry, meetingOf } from "./notetaker-mail";

const bot = names.notetakerName;

/** Assumed length of a meeting, as in calendars. */
const lengthMs = 60 * 60_000;

/**
 * Returns null for a meeting that was requested for now, and for an invited one, which the calendar has already.
 * Also returns null for the removal of a meeting that has begun.
 */
export function calendarFile(
  { siteUrl, mailFrom }: Pick<Env, "siteUrl" | "mailFrom">,
  notetaker: Notetaker,
  entry: CalendarEntry,
  now: number,
): EmailAttachment | null {
  const { id, source, scheduled, startsAt, sequence } = notetaker;
  const isRemoved = entry === "removed";
  if (source !== "web" || !scheduled || (isRemoved && startsAt <= now)) return null;

  const url = `https://${meetingOf(notetaker)}`;
  // The description has no personal link, because calendars are shared.
  const description =
    `The ${bot} asks to join ${url} at this time.\n\n${admitWords.sentence}\n\n` +
    "To reschedule or cancel it, use the link in the email this entry came with. " +
    `Everything it records is deleted ${amount(retentionDays, "day")} after the meeting.`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(names.company)}//Notetaker//EN`,
    `METHOD:${isRemoved ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(siteUrl).hostname}`,
    // A calendar ignores an entry whose SEQUENCE is no higher than before.
    `SEQUENCE:${isRemoved ? sequence + 1 : sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt + lengthMs)}`,
    `SUMMARY:${escaped(`${bot} joins your meeting`)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${url}`,
    `URL:${url}`,
    `ORGANIZER;CN="${names.company.replaceAll('"', "'")}":mailto:${mailFrom}`,
    `STATUS:${isRemoved ? "CANCELLED" : "CONFIRMED"}`,
    // The hour counts as free: the meeting has an entry of its own.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  const text = lines.map((line) => `${folded(line)}\r\n`).join("");
  // Cloudflare's email service takes a string for base64, so pass bytes.
  const content = new TextEncoder().encode(text);
  return { disposition: "attachment", filename: "notetaker.ics", type: "text/calendar", content };
}

/** "20261231T235959Z" (RFC 5545 3.3.5) */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** RFC 5545 3.3.11 */
function escaped(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** A line has at most 75 octets (RFC 5545 3.1), a character at most four. */
function folded(line: string): string {
  return (line.match(/.{1,18}/gu) ?? []).join("\r\n ");
}
