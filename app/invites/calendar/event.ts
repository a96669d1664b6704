import { foldEmail, mailAddress } from "../../lib/text/addresses.ts";
import { meetingOf, type LinkReader } from "../find-meeting.ts";
import type { Appointment, Named, Version } from "../meeting-plan.ts";
import { propertyOf, textOf, type Component, type Property } from "./calendar.ts";
import { limits } from "./limits.ts";
import { placeIn } from "./occurrences.ts";
import { readRule } from "./recurrence.ts";
import { type At, atWall, dayMs, hourMs, readDuration, readWall } from "./calendar-time.ts";
import { readTime, type Zones } from "./zones.ts";

/** One VEVENT of an invite. */
export type InviteEvent = Version & {
  readonly uid: string;
  /** The occurrence that this is an exception to; null for the event itself. */
  readonly named: Named | null;
  /** By METHOD:CANCEL, or STATUS:CANCELLED. */
  readonly cancelled: boolean;
  /** Whether CANCEL said so: it counts with an equal SEQUENCE too. */
  readonly byCancel: boolean;
  /** Whether it adds an occurrence to its series, as METHOD:ADD does. */
  readonly isAdded: boolean;
  readonly invited: boolean;
  /** Addresses by which the organizer is known, the surest first; none when there is no organizer. */
  readonly organizer: readonly string[];
  /** null where a cancellation says no more than that, and where `problem` says why not. */
  readonly appointment: Appointment | null;
  readonly problem: EventProblem | null;
};

export type EventProblem =
  "no_start" | "all_day" | "unknown_zone" | "rule_unsupported" | "range_unsupported";

/** An event that changes nothing, and why. */
export type RefusedEvent = Pick<InviteEvent, "uid" | "sequence" | "organizer"> & {
  readonly why: "no_uid" | "not_a_request" | "unplaced";
};

export type Method = "REQUEST" | "PUBLISH" | "ADD" | "CANCEL" | "other";

export type EventContext = {
  readonly zones: Zones;
  readonly readLink: LinkReader;
  /** Our own address, lower case. */
  readonly joinAddress: string;
  /** Whether the mail went to us and to nobody else. */
  readonly isToUsAlone: boolean;
  /** Date of the mail, epoch milliseconds. */
  readonly mailed: number | null;
};

/** Longer appointments are recorded at their start; a day without end is a mistake. */
const longest = dayMs;

export function readEvent(
  component: Component,
  method: Method,
  context: EventContext,
): { readonly event: InviteEvent } | { readonly refused: RefusedEvent } {
  const { zones, joinAddress, isToUsAlone, mailed } = context;
  zones.time.budget.spend(component.properties.length);
  const uid = textOf(component, "uid").slice(0, limits.uid);
  const sequence = sequenceOf(component);
  const known = { uid, sequence, organizer: organizerOf(component) };
  if (uid === "") return { refused: { ...known, why: "no_uid" } };
  if (method === "other") return { refused: { ...known, why: "not_a_request" } };

  const recurrenceId = propertyOf(component, "recurrence-id");
  const moment = recurrenceId && momentOf(recurrenceId, recurrenceId.value, zones);
  if (moment === null) return { refused: { ...known, why: "unplaced" } };

  const cancelled =
    method === "CANCEL" || textOf(component, "status").toUpperCase() === "CANCELLED";
  const range = rangeOf(recurrenceId?.params["range"]);
  const read = appointmentOf(component, context, recurrenceId !== undefined || method === "ADD");
  const appointment = typeof read === "string" || range !== null ? null : read;
  const problem = typeof read === "string" ? read : range === null ? null : "range_unsupported";
  const isAdded = method === "ADD" && appointment !== null;
  const guests = guestsOf(component);
  const isPlain = guests.size === 0 || method === "PUBLISH";
  return {
    event: {
      ...known,
      dtstamp: stampOf(component, "dtstamp", zones),
      modified: stampOf(component, "last-modified", zones),
      mailed,
      named: isAdded ? { ...appointment.start, range: null } : moment ? { ...moment, range } : null,
      cancelled,
      byCancel: method === "CANCEL",
      isAdded,
      invited: guests.has(joinAddress) || (isToUsAlone && isPlain),
      appointment,
      problem: cancelled ? null : problem,
    },
  };
}

function rangeOf(parameter: string | undefined): Named["range"] {
  const range = parameter?.trim().toUpperCase();
  return range === "THISANDFUTURE" ? "after" : range === "THISANDPRIOR" ? "before" : null;
}

/** A value of RECURRENCE-ID, EXDATE or RDATE; its instant is null for a day, and in a zone that we do not know. */
function momentOf(
  property: Property,
  value: string,
  zones: Zones,
): { wall: number; instant: number | null } | null {
  const wall = readWall(value.trim());
  if (wall === null) return null;
  // Without a zone of its own it is in that of its series, which may be in another mail.
  const isZoned = value.trim().endsWith("Z") || property.params["tzid"] !== undefined;
  const time = isZoned ? readTime({ ...property, value }, zones) : null;
  return { wall, instant: time?.kind === "at" ? time.at.instant : null };
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
  const rulesOf = (wanted: string) =>
    isException ? [] : properties.filter(({ name }) => name === wanted);
  const [rules, exceptRules] = [rulesOf("rrule"), rulesOf("exrule")];
  if (rules.length > 0 && first.isInstant) return "unknown_zone";
  const start =
    rules.length > 0 && property.value.trim().endsWith("Z") ? asUtc(first.at) : first.at;
  const [rule, exceptRule] = [rules[0], exceptRules[0]].map((one) =>
    one ? readRule(one.value, start, zones.time) : undefined,
  );
  const isRead = rule !== null && exceptRule !== null;
  if (rules.length > 1 || exceptRules.length > 1 || !isRead) return "rule_unsupported";
  const dates = isException ? { added: [], excluded: [] } : datesOf(component, start, zones);
  if (typeof dates === "string") return dates;
  return {
    start,
    durationMs: durationOf(component, start, zones),
    rule: rule ?? null,
    exceptRule: exceptRule ?? null,
    ...dates,
    ...meetingOf(component, readLink, zones.time.budget),
  };
}

/** A time in UTC is repeated in UTC (RFC 5545 3.3.5), whatever zone the calendar is shown in. */
function asUtc({ instant }: At): At {
  return { wall: instant, zone: "UTC", instant };
}

function problemOf(kind: "day" | "unreadable" | "unknown_zone"): EventProblem {
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
 * RDATE and EXDATE as instants. One that cannot be read is a problem of the whole series: nobody knows then
 * which of its meetings there are. Of EXDATE the day is enough, however its time is written.
 */
function datesOf(
  component: Component,
  start: At,
  zones: Zones,
): Pick<Appointment, "added" | "excluded"> | EventProblem {
  const added: number[] = [];
  const excluded: number[] = [];
  for (const name of ["rdate", "exdate"] as const) {
    for (const property of component.properties) {
      if (property.name !== name) continue;
      for (const listed of property.value.split(",", limits.dates + 1)) {
        zones.time.budget.spend(1);
        // RDATE may list periods: "start/end" (RFC 5545 3.3.9).
        const [value = ""] = listed.trim().split("/", 1);
        if (value === "") continue;
        const instants = name === "rdate" ? added : excluded;
        if (instants.length >= limits.dates) return "rule_unsupported";
        const moment = momentOf(property, value, zones);
        if (!moment) return "rule_unsupported";
        const instant =
          name === "rdate"
            ? addedAt(moment, property, value, start, zones)
            : placeIn({ start, added }, moment, zones.time);
        if (typeof instant === "string") return instant;
        if (instant !== null) instants.push(instant);
      }
    }
  }
  return { added, excluded };
}

function addedAt(
  { wall, instant }: { wall: number; instant: number | null },
  { params }: Property,
  value: string,
  start: At,
  { time }: Zones,
): number | EventProblem | null {
  if (instant !== null) return instant;
  if (!value.includes("T")) return "rule_unsupported";
  if (params["tzid"] !== undefined) return "unknown_zone";
  return atWall(wall, start.zone, time)?.instant ?? null;
}

function sequenceOf(component: Component): number {
  const text = textOf(component, "sequence");
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** DTSTAMP and LAST-MODIFIED are in UTC (RFC 5545 3.8.7), even where the Z is left out. */
function stampOf(component: Component, name: string, zones: Zones): number | null {
  const property = propertyOf(component, name);
  if (!property) return null;
  const { wall, instant } = momentOf(property, property.value, zones) ?? {};
  const seconds = Number(/T\d{4}([0-5]\d)/.exec(property.value)?.[1] ?? 0);
  return wall === undefined ? null : (instant ?? wall) + seconds * 1_000;
}

/**
 * Who is invited, without tags, for people invite us as `notes+sales@`. HCL Notes names some guests
 * in CN alone: `ATTENDEE;CN=notes@firm.example:invalid:nomail`.
 */
function guestsOf(component: Component): ReadonlySet<string> {
  const addresses = component.properties.flatMap(({ name, params, value }) => {
    if (name !== "attendee") return [];
    const isAddress = /^mailto:|@/i.test(value.trim());
    return [value, params["email"] ?? "", isAddress ? "" : (params["cn"] ?? "")];
  });
  return new Set(addresses.map(mailboxOf));
}

/** EMAIL (RFC 7986 6.2) says more than the value, which some servers make a number or a path. */
function organizerOf(component: Component): string[] {
  const property = propertyOf(component, "organizer");
  const written = [property?.params["email"] ?? "", property?.value ?? ""];
  return written.flatMap((address) => mailAddress(addressOf(address)) ?? []);
}

/** "mailto:Notes+sales@firm.example" as `notes@firm.example`. */
export function mailboxOf(address: string): string {
  return foldEmail(addressOf(address));
}

function addressOf(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, "");
}
