import PostalMime, { type Email } from "postal-mime";
import { type Sifting, siftMail } from "./calendar/calendar-parts.ts";
import { type Component, readCalendars, textOf } from "./calendar/calendar.ts";
import {
  type EventContext,
  type EventProblem,
  type EventReading,
  type InviteEvent,
  readEvent,
  type RefusedEvent,
} from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import { type StepBudget, withinBudget } from "./calendar/step-budget.ts";
import { countedTime, type CountedTime, type TimeTools } from "./calendar/time.ts";
import { zonesOf } from "./calendar/zones.ts";
import { countedLinks, type LinkReader } from "./meeting.ts";

export type InviteTools = {
  readonly time: TimeTools;
  readonly readLink: LinkReader;
  /** Our own address, lower case. */
  readonly joinAddress: string;
};

export type InvitesReading = {
  /** The events of each UID, in the order of the mail. */
  readonly meetings: readonly (readonly [InviteEvent, ...InviteEvent[]])[];
  /** Why something was left out, each reason once. */
  readonly ignored: readonly string[];
  /** Of each UID the first event whose time could not be read. */
  readonly refused: readonly Refusal[];
  readonly hasCalendar: boolean;
  /** It was given up before its end, and nothing of it is taken. */
  readonly isTooComplicated: boolean;
};

type Refusal = RefusedEvent & { readonly why: EventProblem };

/** What the calendars of a mail ask of us. Never throws; the work is bounded by `limits` and `budget`. */
export function readInvites(mail: Email, tools: InviteTools, budget: StepBudget): InvitesReading {
  const texts = calendarTexts(mail);
  const hasCalendar = texts.length > 0;
  const counted: CountedTools = {
    time: countedTime(tools.time, budget),
    readLink: countedLinks(tools.readLink, budget),
    joinAddress: tools.joinAddress,
  };
  const reading = withinBudget(() => readTexts(texts, counted));
  return reading.ok
    ? { ...reading.result, hasCalendar, isTooComplicated: false }
    : { meetings: [], ignored: [], refused: [], hasCalendar, isTooComplicated: true };
}

type CountedTools = InviteTools & { readonly time: CountedTime };

function readTexts(
  texts: ReturnType<typeof calendarTexts>,
  tools: CountedTools,
): Pick<InvitesReading, "meetings" | "ignored" | "refused"> {
  const ignored = new Set<string>();
  const found: Found = { events: new Map(), refused: new Map(), ignored };
  for (const { text, method } of texts) {
    const reading = readCalendars(text, tools.time.budget);
    if (!reading.ok) ignored.add(reading.why);
    for (const calendar of reading.ok ? reading.calendars : []) {
      readCalendar(calendar, method, tools, found);
    }
  }
  const byUid = new Map<string, [InviteEvent, ...InviteEvent[]]>();
  for (const event of found.events.values()) {
    const known = byUid.get(event.uid);
    if (known) known.push(event);
    else byUid.set(event.uid, [event]);
  }
  if (byUid.size > limits.meetings) ignored.add("too_many_meetings");
  return {
    meetings: [...byUid.values()].slice(0, limits.meetings),
    refused: [...found.refused.values()].slice(0, limits.meetings),
    ignored: [...ignored],
  };
}

type Found = {
  readonly events: Map<string, InviteEvent>;
  readonly refused: Map<string, Refusal>;
  readonly ignored: Set<string>;
};

function readCalendar(
  calendar: Component,
  partMethod: string,
  { time, readLink, joinAddress }: CountedTools,
  { events, refused, ignored }: Found,
): void {
  const method = (textOf(calendar, "method") || partMethod).toUpperCase();
  if (method !== "REQUEST" && method !== "CANCEL") {
    ignored.add("other_method");
    return;
  }
  const context: EventContext = { method, zones: zonesOf(calendar, time), readLink, joinAddress };
  for (const component of calendar.components.filter(({ name }) => name === "vevent")) {
    if (events.size >= limits.events) {
      ignored.add("too_many_events");
      return;
    }
    const reading = readEvent(component, context);
    const why = reading.ok ? reading.problem : reading.why;
    if (why !== null) ignored.add(why);
    const refusal = refusalOf(reading);
    if (refusal && !refused.has(refusal.uid)) refused.set(refusal.uid, refusal);
    if (!reading.ok) continue;
    // The same event often comes twice, as a part to show and as a file to save.
    const identity = identityOf(reading.event);
    events.set(identity, events.get(identity) ?? reading.event);
  }
}

function refusalOf(reading: EventReading): Refusal | null {
  if (!reading.ok)
    return reading.why === "no_uid" ? null : { ...reading.refused, why: reading.why };
  return reading.problem === null ? null : { ...reading.event, why: reading.problem };
}

function identityOf({ uid, sequence, occurrence, byCancel }: InviteEvent): string {
  return JSON.stringify([uid, sequence, occurrence, byCancel]);
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
