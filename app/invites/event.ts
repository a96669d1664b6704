import { propertyOf, textOf, type Component } from "./calendar.ts";
import { dayMs, hourMs, readDuration } from "./duration.ts";
import { limits } from "./limits.ts";
import { meetingOf, type LinkReader } from "./meeting.ts";
import type { Appointment } from "./plan.ts";
import { readRule } from "./read-rule.ts";
import type { At } from "./time.ts";
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
  /** null where a cancellation says no more than that. */
  readonly appointment: Appointment | null;
};

export type EventProblem =
  "no_uid" | "no_start" | "all_day" | "unknown_zone" | "rule_unsupported" | "range_unsupported";

export type EventReading =
  | { readonly ok: true; readonly event: InviteEvent }
  | { readonly ok: false; readonly why: EventProblem };

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
  if (uid === "") return refused("no_uid");

  const cancelled =
    method === "CANCEL" || textOf(component, "status").toUpperCase() === "CANCELLED";
  const recurrence = propertyOf(component, "recurrence-id");
  if (recurrence?.params["range"] !== undefined) return refused("range_unsupported");
  const original = recurrence && readTime(recurrence, zones);
  if (original && original.kind !== "at") return refused(problemOf(original.kind));

  const read = appointmentOf(component, context, recurrence !== undefined);
  if (typeof read === "string" && !cancelled) return refused(read);
  return {
    ok: true,
    event: {
      uid,
      sequence: sequenceOf(component),
      dtstamp: dtstampOf(component, zones),
      occurrence: original?.at.instant ?? null,
      cancelled,
      byCancel: method === "CANCEL",
      invited: attendeesOf(component).has(joinAddress),
      appointment: typeof read === "string" ? null : read,
    },
  };
}

function refused(why: EventProblem): EventReading {
  return { ok: false, why };
}

/** An exception stands for one occurrence, whatever it repeats of the rules of its series. */
function appointmentOf(
  component: Component,
  { zones, readLink }: EventContext,
  isException: boolean,
): Appointment | EventProblem {
  const property = propertyOf(component, "dtstart");
  if (!property) return "no_start";
  const start = readTime(property, zones);
  if (start.kind !== "at") return problemOf(start.kind);

  const { properties } = component;
  const rules = isException ? [] : properties.filter(({ name }) => name === "rrule");
  const rule = rules[0] ? readRule(rules[0].value, start.at, zones.time) : null;
  if (rules.length > 1 || (rules[0] && !rule)) return "rule_unsupported";
  return {
    start: start.at,
    durationMs: durationOf(component, start.at, zones),
    rule,
    excluded: isException ? [] : instantsOf(component, "exdate", zones),
    added: isException ? [] : instantsOf(component, "rdate", zones),
    ...meetingOf(component, readLink, zones.time.budget),
  };
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

function instantsOf(component: Component, name: string, zones: Zones): number[] {
  const instants: number[] = [];
  for (const property of component.properties) {
    if (property.name !== name) continue;
    for (const value of property.value.split(",", limits.dates)) {
      if (instants.length >= limits.dates) return instants;
      zones.time.budget.spend(1);
      const time = readTime({ ...property, value }, zones);
      if (time.kind === "at") instants.push(time.at.instant);
    }
  }
  return instants;
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

function attendeesOf(component: Component): ReadonlySet<string> {
  const addresses = component.properties.flatMap(({ name, params, value }) =>
    name === "attendee" ? [value, params["email"] ?? ""] : [],
  );
  return new Set(
    addresses.map((address) =>
      address
        .trim()
        .toLowerCase()
        .replace(/^mailto:/, ""),
    ),
  );
}
