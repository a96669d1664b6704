import type { Email } from "postal-mime";
import { readCalendars, textOf, type Component } from "./calendar/calendar.ts";
import {
  readEvent,
  type EventContext,
  type EventProblem,
  type EventReading,
  type InviteEvent,
  type RefusedEvent,
} from "./calendar/event.ts";
import { limits } from "./calendar/limits.ts";
import { withinBudget, type StepBudget } from "./calendar/step-budget.ts";
import { countedTime, type CountedTime, type TimeTools } from "./calendar/time.ts";
import { zonesOf } from "./calendar/zones.ts";
import { countedLinks, type LinkReader } from "./meeting.ts";
import { calendarTexts } from "./read-mail.ts";

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
