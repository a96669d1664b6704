import PostalMime, { type Email } from "postal-mime";
import { parseInstant } from "../lib/time/instant.ts";
import { type Sifting, siftMail } from "./calendar/calendar-parts.ts";
import { type Component, readCalendars, textOf } from "./calendar/calendar.ts";
import {
  type EventContext,
  type InviteEvent,
  mailboxOf,
  type Method,
  readEvent,
  type RefusedEvent,
} from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import { type StepBudget, withinBudget } from "./calendar/step-budget.ts";
import { countedTime } from "./calendar/calendar-time.ts";
import { zonesOf } from "./calendar/zones.ts";
import { countedLinks, type LinkReader } from "./find-meeting.ts";

export type InviteTools = {
  readonly readLink: LinkReader;
  /** Our own mailbox, folded. */
  readonly joinAddress: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type InvitesReading = {
  /** The events of each UID, in the order of the mail. */
  readonly meetings: readonly (readonly [InviteEvent, ...InviteEvent[]])[];
  /** Events that change nothing, and of which the sender is told. */
  readonly refused: readonly RefusedEvent[];
  /** Why something was left out, each reason once. */
  readonly ignored: readonly string[];
  /** Whether there was an event, readable or not. */
  readonly hasEvent: boolean;
  /** Whether it, or a part of it, is beyond what is read. */
  readonly isTooComplicated: boolean;
};

/** What the calendars of a mail ask of us. Never throws; the work is bounded by `limits` and `budget`. */
export function readInvites(mail: Email, tools: InviteTools, budget: StepBudget): InvitesReading {
  const texts = calendarTexts(mail);
  const reading = withinBudget(() => readTexts(texts, mail, tools, budget));
  if (reading.ok) return reading.result;
  return { meetings: [], refused: [], ignored: [], hasEvent: true, isTooComplicated: true };
}

function readTexts(
  texts: ReturnType<typeof calendarTexts>,
  mail: Email,
  { readLink, joinAddress, now }: InviteTools,
  budget: StepBudget,
): InvitesReading {
  const counted = countedTime(budget);
  const shared = {
    ...{ joinAddress, readLink: countedLinks(readLink, budget) },
    isToUsAlone: isToAlone(mail, joinAddress),
    mailed: mail.date === undefined ? null : parseInstant(mail.date),
  };
  const ignored = new Set<string>();
  const refused = new Map<string, RefusedEvent>();
  const events = new Map<string, InviteEvent>();
  let count = 0;
  for (const { text, method } of texts) {
    const reading = readCalendars(text, budget);
    if (!reading.ok) ignored.add(reading.why);
    for (const calendar of reading.ok ? reading.calendars : []) {
      const context: EventContext = { ...shared, zones: zonesOf(calendar, counted, now) };
      for (const component of calendar.components.filter(({ name }) => name === "vevent")) {
        count += 1;
        if (count > limits.events) {
          ignored.add("too_many_events");
          break;
        }
        const asked = methodOf(component, calendar, method);
        if (asked === "REPLY") {
          ignored.add("reply");
          continue;
        }
        const read = readEvent(component, asked, context);
        // The same event often comes twice, as a part to show and as a file to save.
        if ("refused" in read) refused.set(read.refused.uid, read.refused);
        else events.set(identityOf(read.event), events.get(identityOf(read.event)) ?? read.event);
      }
    }
  }
  const byUid = new Map<string, [InviteEvent, ...InviteEvent[]]>();
  for (const event of events.values()) {
    const known = byUid.get(event.uid);
    if (known) known.push(event);
    else byUid.set(event.uid, [event]);
  }
  if (byUid.size > limits.meetings) ignored.add("too_many_meetings");
  return {
    meetings: [...byUid.values()].slice(0, limits.meetings),
    refused: [...refused.values()].slice(0, limits.meetings),
    ignored: [...ignored],
    hasEvent: count > 0,
    isTooComplicated: [...ignored].some((why) => /^(?:calendar|too_many)_/.test(why)),
  };
}

/**
 * Servers say METHOD of the calendar, of the event and of the MIME part, and not always the same. Whatever
 * says "less" counts before all others; PUBLISH, or nothing, is a request where it is plainly one to us.
 */
function methodOf(event: Component, calendar: Component, ofPart: string): Method | "REPLY" {
  const said = [textOf(event, "method"), textOf(calendar, "method"), ofPart]
    .map((method) => method.trim().toUpperCase())
    .filter((method) => method !== "");
  if (said.includes("CANCEL")) return "CANCEL";
  if (said.includes("REPLY")) return "REPLY";
  if (said.some((one) => !["REQUEST", "PUBLISH", "ADD"].includes(one))) return "other";
  if (said.includes("ADD")) return "ADD";
  return said.includes("REQUEST") ? "REQUEST" : "PUBLISH";
}

function isToAlone({ to = [], cc = [] }: Email, joinAddress: string): boolean {
  const all = [...to, ...cc].flatMap((one) => one.group ?? [one]);
  return all.length > 0 && all.every(({ address = "" }) => mailboxOf(address) === joinAddress);
}

function identityOf({ uid, sequence, named, byCancel }: InviteEvent): string {
  return JSON.stringify([uid, sequence, named, byCancel]);
}

/** A mail as Cloudflare hands it over. */
export type IncomingMail = {
  /** The envelope's sender and recipient. */
  readonly from: string;
  readonly to: string;
  readonly raw: ReadableStream<Uint8Array>;
  /** Bytes. */
  readonly rawSize: number;
};

type MailReading =
  | { readonly ok: true; readonly mail: Email; readonly bytes: Uint8Array<ArrayBuffer> }
  | Extract<Sifting, { ok: false }>
  | { readonly ok: false; readonly why: "mail_unreadable" };

/** Reads a mail within `limits`; what is larger is not read at all. Rejects only when the stream does. */
export async function readMail({ raw, rawSize }: IncomingMail): Promise<MailReading> {
  if (rawSize > limits.mail) return { ok: false, why: "mail_too_large" };
  const sifted = siftMail(new Uint8Array(await new Response(raw).arrayBuffer()));
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
