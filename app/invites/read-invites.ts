import PostalMime, { type Email } from "postal-mime";
import { foldEmail } from "../lib/text/addresses.ts";
import { parseInstant } from "../lib/time/instant.ts";
import { zoneClocks } from "./calendar/calendar-time.ts";
import { siftMail } from "./calendar/calendar-parts.ts";
import { type Component, readCalendars, textOf } from "./calendar/calendar.ts";
import {
  type EventContext,
  type InviteEvent,
  type Method,
  type Notice,
  readEvent,
} from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import { type StepBudget, withinBudget } from "./calendar/step-budget.ts";
import { zonesOf } from "./calendar/zones.ts";
import { budgetedLinkReader, type LinkReader } from "./find-meeting.ts";

type InviteTools = {
  readonly readLink: LinkReader;
  readonly joinAddress: string;
  readonly now: number;
};

export function readInvites(mail: Email, tools: InviteTools, budget: StepBudget) {
  const reading = withinBudget(() => readParts(mail, tools, budget));
  if (reading.ok) return reading.result;
  return { meetings: [], refused: [], ignored: [], hasEvent: true, isTooComplicated: true };
}

function readParts(mail: Email, { readLink, joinAddress, now }: InviteTools, budget: StepBudget) {
  const clocks = zoneClocks(budget);
  const shared = {
    joinAddress,
    readLink: budgetedLinkReader(readLink, budget),
    isToUsAlone: isOnlyRecipient(mail, joinAddress),
    mailed: mail.date === undefined ? null : parseInstant(mail.date),
  };
  // Why parts of the mail are ignored: "reply", or a reason that makes the mail too complicated.
  const ignored = new Set<string>();
  const refused = new Map<string, Notice>();
  const events = new Map<string, InviteEvent>();
  let eventCount = 0;
  for (const { text, method } of calendarTexts(mail)) {
    const calendars = readCalendars(text, budget);
    if (typeof calendars === "string") {
      ignored.add(calendars);
      continue;
    }
    for (const calendar of calendars) {
      const context: EventContext = { ...shared, zones: zonesOf(calendar, clocks, now) };
      for (const component of calendar.components.filter(({ name }) => name === "vevent")) {
        eventCount += 1;
        if (eventCount > limits.events) {
          ignored.add("too_many_events");
          break;
        }
        const eventMethod = methodOf(component, calendar, method);
        if (eventMethod === "REPLY") {
          ignored.add("reply");
          continue;
        }
        const reading = readEvent(component, eventMethod, context);
        if ("refused" in reading) {
          refused.set(reading.refused.uid, reading.refused);
          continue;
        }
        // An event often comes twice, as a readable part and as a file.
        const { uid, sequence, recurrenceId, byCancel } = reading.event;
        const identity = JSON.stringify([uid, sequence, recurrenceId, byCancel]);
        if (!events.has(identity)) events.set(identity, reading.event);
      }
    }
  }
  const byUid = new Map<string, [InviteEvent, ...InviteEvent[]]>();
  for (const event of events.values()) {
    const sameUid = byUid.get(event.uid);
    if (sameUid) sameUid.push(event);
    else byUid.set(event.uid, [event]);
  }
  if (byUid.size > limits.meetings) ignored.add("too_many_meetings");
  return {
    meetings: [...byUid.values()].slice(0, limits.meetings),
    refused: [...refused.values()].slice(0, limits.meetings),
    ignored: [...ignored],
    hasEvent: eventCount > 0,
    isTooComplicated: [...ignored].some((why) => why !== "reply"),
  };
}

/** METHOD of the event, the calendar and the MIME part may differ: CANCEL wins. */
function methodOf(event: Component, calendar: Component, ofPart: string): Method | "REPLY" {
  const methods = [textOf(event, "method"), textOf(calendar, "method"), ofPart]
    .map((method) => method.trim().toUpperCase())
    .filter((method) => method !== "");
  if (methods.includes("CANCEL")) return "CANCEL";
  if (methods.includes("REPLY")) return "REPLY";
  if (methods.some((one) => !["REQUEST", "PUBLISH"].includes(one))) return "other";
  return methods.includes("REQUEST") ? "REQUEST" : "PUBLISH";
}

function isOnlyRecipient({ to = [], cc = [] }: Email, joinAddress: string): boolean {
  const all = [...to, ...cc].flatMap((one) => one.group ?? [one]);
  return all.length > 0 && all.every(({ address = "" }) => foldEmail(address) === joinAddress);
}

export type IncomingMail = {
  readonly from: string;
  readonly to: string;
  readonly raw: ReadableStream<Uint8Array>;
  readonly rawSize: number;
};

export async function readMail({ raw, rawSize }: IncomingMail) {
  if (rawSize > limits.mail) return "mail_too_large";
  const bytes = siftMail(new Uint8Array(await new Response(raw).arrayBuffer()));
  if (typeof bytes === "string") return bytes;
  try {
    const mail = await PostalMime.parse(bytes, {
      maxNestingDepth: limits.depth,
      maxHeadersSize: limits.headers,
      // The calendar of a forwarded mail is not the sender's.
      forceRfc822Attachments: true,
    });
    return { mail, bytes };
  } catch {
    return "mail_unreadable";
  }
}

type CalendarText = { readonly text: string; readonly method: string };

export function calendarTexts({ attachments }: Email): readonly CalendarText[] {
  // Parts with the clearest sign of a calendar come first, because only the first few are read.
  const parts = new Set([
    ...attachments.filter(({ mimeType }) => mimeType === "text/calendar"),
    ...attachments.filter(({ mimeType }) => mimeType === "application/ics"),
    ...attachments.filter(({ filename }) => /\.ics$/i.test(filename ?? "")),
  ]);
  const texts: CalendarText[] = [];
  for (const { content, method = "" } of [...parts].slice(0, limits.calendarParts)) {
    const text = typeof content === "string" ? content : new TextDecoder().decode(content);
    const isRepeated = texts.some(
      (other) => other.text === text && (method === "" || method === other.method),
    );
    if (!isRepeated) texts.push({ text, method });
  }
  return texts;
}
