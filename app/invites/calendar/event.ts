import { meetingOf, type LinkReader } from "../meeting.ts";
import type { Appointment } from "../plan.ts";
import { propertyOf, textOf, type Component } from "./calendar.ts";
import { limits } from "./limits.ts";
import { readRule } from "./recurrence.ts";
import { type At, atWall, dayMs, hourMs, readDuration, readWall } from "./time.ts";
import { readTime, type Zones } from "./zones.ts";

/** One VEVENT of an invite. */
export type InviteEvent = {
  readonly uid: string;
  readonly sequence: number;
  /** Epoch milliseconds. */
  readonly dtstamp: number;
  /** The instant of the occurrence that this is an exception to; null for the event itself. */
  readonly occurrence: number | null;
  /** By METHOD:CANCEL, or STATUS:CANCELLED. */
  readonly cancelled: boolean;
  /** Whether CANCEL said so: it counts with an equal SEQUENCE too. */
  readonly byCancel: boolean;
  readonly invited: boolean;
  /** Of the organiser's address, lower case; "" when there is none. */
  readonly organizer: string;
  /** null where a cancellation says no more than that. */
  readonly appointment: Appointment | null;
};

export type EventProblem = TimeProblem | "rule_unsupported" | "range_unsupported";
type TimeProblem = "no_start" | "all_day" | "unknown_zone";

export type EventReading =
  /** `problem`: why this exception's time could not be read; its occurrence is off then. */
  | { readonly ok: true; readonly event: InviteEvent; readonly problem: EventProblem | null }
  | { readonly ok: false; readonly why: "no_uid" }
  | {
      readonly ok: false;
      readonly why: EventProblem;
      readonly refused: RefusedEvent;
    };

/** What an event is called whose time we cannot read. */
export type RefusedEvent = Pick<
  InviteEvent,
  "uid" | "sequence" | "invited" | "organizer" | "cancelled"
>;

export type EventContext = {
  readonly method: "REQUEST" | "CANCEL";
  readonly zones: Zones;
  readonly readLink: LinkReader;
  /** Our own address, lower case. */
  readonly joinAddress: string;
};

/** Longer appointments are recorded at their start; a day without end is a mistake. */
const longest = dayMs;

export function readEvent(component: Component, context: EventContext): EventReading {
  const { method, zones, joinAddress } = context;
  zones.time.budget.spend(component.properties.length);
  const uid = textOf(component, "uid").slice(0, limits.uid);
  if (uid === "") return { ok: false, why: "no_uid" };

  const cancelled =
    method === "CANCEL" || textOf(component, "status").toUpperCase() === "CANCELLED";
  const known: RefusedEvent = {
    uid,
    cancelled,
    sequence: sequenceOf(component),
    invited: attendeesOf(component).has(joinAddress),
    organizer: addressOf(propertyOf(component, "organizer")?.value ?? ""),
  };
  const recurrence = propertyOf(component, "recurrence-id");
  if (recurrence?.params["range"] !== undefined) {
    return { ok: false, why: "range_unsupported", refused: known };
  }
  const original = recurrence && readTime(recurrence, zones);
  if (original && original.kind !== "at") {
    return { ok: false, why: problemOf(original.kind), refused: known };
  }

  const read = appointmentOf(component, context, recurrence !== undefined);
  const problem = typeof read === "string" && !cancelled ? read : null;
  if (problem !== null && !original) return { ok: false, why: problem, refused: known };
  return {
    ok: true,
    event: {
      ...known,
      dtstamp: dtstampOf(component, zones),
      occurrence: original?.at.instant ?? null,
      byCancel: method === "CANCEL",
      appointment: typeof read === "string" ? null : read,
    },
    problem,
  };
}

/** An exception stands for one occurrence, whatever it repeats of the rules of its series. */
function appointmentOf(
  component: Component,
  { zones, readLink }: EventContext,
  isException: boolean,
): Appointment | EventProblem {
  const property = propertyOf(component, "dtstart");
  if (!property) return "no_start";
  const first = readTime(property, zones);
  if (first.kind !== "at") return problemOf(first.kind);

  const { properties } = component;
  const rules = isException ? [] : properties.filter(({ name }) => name === "rrule");
  if (rules.length > 0 && first.isInstant) return "unknown_zone";
  const start =
    rules.length > 0 && property.value.trim().endsWith("Z") ? asUtc(first.at) : first.at;
  const rule = rules[0] ? readRule(rules[0].value, start, zones.time) : null;
  if (rules.length > 1 || (rules[0] && !rule)) return "rule_unsupported";
  const excluded = isException ? [] : instantsOf(component, "exdate", start, zones);
  const added = isException ? [] : instantsOf(component, "rdate", start, zones);
  if (typeof excluded === "string") return excluded;
  if (typeof added === "string") return added;
  const durationMs = durationOf(component, start, zones);
  return {
    start,
    durationMs,
    rule,
    excluded,
    added,
    ...meetingOf(component, readLink, zones.time.budget),
  };
}

/** A time in UTC is repeated in UTC (RFC 5545 3.3.5), whatever zone the calendar is shown in. */
function asUtc({ instant }: At): At {
  return { wall: instant, zone: "UTC", instant };
}

function problemOf(kind: "day" | "unreadable" | "unknown_zone"): TimeProblem {
  if (kind === "day") return "all_day";
  return kind === "unreadable" ? "no_start" : kind;
}

/** By DTEND, else by DURATION, else an hour. */
function durationOf(component: Component, start: At, zones: Zones): number {
  const property = propertyOf(component, "dtend");
  const end = property && readTime(property, zones);
  const ms =
    end?.kind === "at"
      ? end.at.instant - start.instant
      : readDuration(textOf(component, "duration"));
  return ms !== null && ms > 0 ? Math.min(ms, longest) : hourMs;
}

/**
 * EXDATE or RDATE. One that cannot be read is a problem of the whole series: nobody knows then which of
 * its meetings there are. A date without a time in EXDATE is the meeting of that day.
 */
function instantsOf(
  component: Component,
  name: "exdate" | "rdate",
  start: At,
  zones: Zones,
): number[] | EventProblem {
  const instants: number[] = [];
  for (const property of component.properties) {
    if (property.name !== name) continue;
    for (const listed of property.value.split(",", limits.dates + 1)) {
      zones.time.budget.spend(1);
      // RDATE may list periods: "start/end" (RFC 5545 3.3.9).
      const [value = ""] = listed.trim().split("/", 1);
      if (value === "") continue;
      if (instants.length >= limits.dates) return "rule_unsupported";
      const time = readTime({ ...property, value }, zones);
      const isDay = time.kind === "day" && name === "exdate";
      const at = isDay ? sameTimeOn(value, start, zones) : time.kind === "at" ? time.at : null;
      if (!at) return time.kind === "unknown_zone" ? "unknown_zone" : "rule_unsupported";
      instants.push(at.instant);
    }
  }
  return instants;
}

function sameTimeOn(day: string, start: At, { time }: Zones): At | null {
  const midnight = readWall(day);
  const sinceMidnight = start.wall - Math.floor(start.wall / dayMs) * dayMs;
  return midnight === null ? null : atWall(midnight + sinceMidnight, start.zone, time);
}

function sequenceOf(component: Component): number {
  const text = textOf(component, "sequence");
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

function dtstampOf(component: Component, zones: Zones): number {
  const property = propertyOf(component, "dtstamp");
  const time = property && readTime(property, zones);
  return time?.kind === "at" ? time.at.instant : 0;
}

/**
 * Who is invited, without tags, for people invite us as `notes+sales@`. HCL Notes names some guests
 * in CN alone: `ATTENDEE;CN=notes@firm.example:invalid:nomail`.
 */
function attendeesOf(component: Component): ReadonlySet<string> {
  const addresses = component.properties.flatMap(({ name, params, value }) => {
    if (name !== "attendee") return [];
    const isAddress = /^mailto:|@/i.test(value.trim());
    return [value, params["email"] ?? "", isAddress ? "" : (params["cn"] ?? "")];
  });
  return new Set(addresses.map(mailboxOf));
}

/** "mailto:Notes+sales@firm.example" as `notes@firm.example`. */
export function mailboxOf(address: string): string {
  const [local = "", ...domain] = addressOf(address).split("@");
  return [local.split("+", 1)[0], ...domain].join("@");
}

function addressOf(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, "");
}
