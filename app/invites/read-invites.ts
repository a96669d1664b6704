import type { Email } from "postal-mime";
import { readCalendars, textOf, type Component } from "./calendar";
import { readEvent, type EventContext, type InviteEvent } from "./event";
import { limits } from "./limits";
import type { LinkReader } from "./meeting";
import { calendarTexts } from "./read-mail";
import type { TimeTools } from "./time";
import { zonesOf } from "./zones";

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
  readonly hasCalendar: boolean;
};

/** What the calendars of a mail ask of us. Never throws; the work is bounded by `limits`. */
export function readInvites(mail: Email, tools: InviteTools): InvitesReading {
  const texts = calendarTexts(mail);
  const ignored = new Set<string>();
  const events = new Map<string, InviteEvent>();

  for (const { text, method } of texts) {
    const reading = readCalendars(text);
    if (!reading.ok) ignored.add(reading.why);
    for (const calendar of reading.ok ? reading.calendars : []) {
      readCalendar(calendar, method, tools, events, ignored);
    }
  }
  const byUid = new Map<string, [InviteEvent, ...InviteEvent[]]>();
  for (const event of events.values()) {
    const known = byUid.get(event.uid);
    if (known) known.push(event);
    else byUid.set(event.uid, [event]);
  }
  if (byUid.size > limits.meetings) ignored.add("too_many_meetings");
  const meetings = [...byUid.values()].slice(0, limits.meetings);
  return { meetings, ignored: [...ignored], hasCalendar: texts.length > 0 };
}

function readCalendar(
  calendar: Component,
  partMethod: string,
  { time, readLink, joinAddress }: InviteTools,
  events: Map<string, InviteEvent>,
  ignored: Set<string>,
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
    if (!reading.ok) ignored.add(reading.why);
    // The same event often comes twice, as a part to show and as a file to save.
    else
      events.set(identityOf(reading.event), events.get(identityOf(reading.event)) ?? reading.event);
  }
}

function identityOf({ uid, sequence, occurrence, byCancel }: InviteEvent): string {
  return JSON.stringify([uid, sequence, occurrence, byCancel]);
}
