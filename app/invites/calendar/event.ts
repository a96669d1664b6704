import { dayMs } from "../../lib/time/instant.ts";
import { foldEmail, mailAddress } from "../../lib/text/addresses.ts";
import { meetingOf, type LinkReader } from "../find-meeting.ts";
import type { UnreadReason } from "../invite-mails.ts";
import type { Appointment, RecurrenceId, Version, ZonedTime } from "../meeting-plan.ts";
import { propertyOf, textOf, type Component, type Property } from "./calendar.ts";
import { limits } from "./limits.ts";
import { occurrenceAt } from "./occurrences.ts";
import { readRule } from "./recurrence.ts";
import { atWall, hourMs, readDuration, readWall } from "./calendar-time.ts";
import { readTime, type Zones } from "./zones.ts";

export type InviteEvent = Version & {
  readonly uid: string;
  readonly recurrenceId: RecurrenceId | null;
  readonly cancelled: boolean;
  /** METHOD is CANCEL; such a cancellation counts even with an equal SEQUENCE. */
  readonly byCancel: boolean;
  /** We are among the guests, or the mail's only recipient. */
  readonly invited: boolean;
  readonly organizers: readonly string[];
  readonly appointment: Appointment | null;
  readonly unreadReason: UnreadReason | null;
};

export type Notice = Pick<InviteEvent, "uid" | "sequence" | "organizers"> & {
  readonly why: UnreadReason;
};

export type Method = "REQUEST" | "PUBLISH" | "CANCEL" | "other";

export type EventContext = {
  readonly zones: Zones;
  readonly readLink: LinkReader;
  readonly joinAddress: string;
  readonly isToUsAlone: boolean;
  readonly mailed: number | null;
};

export function readEvent(
  component: Component,
  method: Method,
  context: EventContext,
): { readonly event: InviteEvent } | { readonly refused: Notice } {
  const { zones, joinAddress, isToUsAlone, mailed } = context;
  zones.clocks.budget.spend(component.properties.length);
  const uid = textOf(component, "uid").slice(0, limits.uid);
  const sequence = Number(/^\d{1,15}$/.exec(textOf(component, "sequence"))?.[0] ?? 0);
  const common = { uid, sequence, organizers: organizersOf(component) };
  if (uid === "") return { refused: { ...common, why: "no_uid" } };
  if (method === "other") return { refused: { ...common, why: "not_a_request" } };

  const recurrenceId = recurrenceIdOf(component, zones);
  if (recurrenceId === "unplaced") return { refused: { ...common, why: "unplaced" } };

  const isCancelled =
    method === "CANCEL" || textOf(component, "status").toUpperCase() === "CANCELLED";
  const reading = appointmentOf(component, context, recurrenceId !== null);
  const hasAppointment = typeof reading !== "string";
  const isForLaterToo = recurrenceId?.includesLater === true;
  const result = hasAppointment && isForLaterToo ? "range_unsupported" : reading;
  const guests = guestsOf(component);
  const hasGuestList = guests.size > 0 && method !== "PUBLISH";
  return {
    event: {
      ...common,
      dtstamp: stampOf(component, "dtstamp", zones),
      modified: stampOf(component, "last-modified", zones),
      mailed,
      recurrenceId,
      cancelled: isCancelled,
      byCancel: method === "CANCEL",
      invited: guests.has(joinAddress) || (isToUsAlone && !hasGuestList),
      appointment: typeof result === "string" ? null : result,
      unreadReason: typeof result === "string" && !isCancelled ? result : null,
    },
  };
}

/** Returns null for a component without a RECURRENCE-ID. */
function recurrenceIdOf(component: Component, zones: Zones): RecurrenceId | null | "unplaced" {
  const property = propertyOf(component, "recurrence-id");
  if (!property) return null;
  const moment = momentOf(property, zones);
  const range = property.params["range"]?.trim().toUpperCase();
  // RFC 5545 removed THISANDPRIOR.
  if (!moment || (range !== undefined && range !== "THISANDFUTURE")) return "unplaced";
  return { ...moment, includesLater: range !== undefined };
}

function momentOf({ params, value }: Omit<Property, "name">, zones: Zones) {
  const wall = readWall(value.trim());
  if (wall === null) return null;
  const isZoned = value.trim().endsWith("Z") || params["tzid"] !== undefined;
  const reading = isZoned ? readTime({ params, value }, zones) : null;
  return { wall, instant: reading?.kind === "time" ? reading.time.instant : null };
}

function appointmentOf(
  component: Component,
  { zones, readLink }: EventContext,
  isException: boolean,
): Appointment | UnreadReason {
  const property = propertyOf(component, "dtstart");
  if (!property) return "no_start";
  const reading = readTime(property, zones);
  if (reading.kind !== "time") return problems[reading.kind];

  const rules = component.properties.filter(({ name }) => name === "rrule" || name === "exrule");
  const [ruleLine, ...otherRules] = isException ? [] : rules;
  if (ruleLine && reading.hasOffsetOnly) return "unknown_zone";
  // A time in UTC repeats in UTC (RFC 5545 3.3.5), even if the calendar has another zone.
  const { instant } = reading.time;
  const repeatsInUtc = ruleLine !== undefined && property.value.trim().endsWith("Z");
  const start = repeatsInUtc ? { wall: instant, zone: "UTC", instant } : reading.time;
  const rule = ruleLine ? readRule(ruleLine.value, start, zones.clocks) : null;
  // RFC 5545 removed EXRULE.
  const isSupported = rule !== null && ruleLine?.name === "rrule" && otherRules.length === 0;
  if (ruleLine && !isSupported) return "rule_unsupported";
  const dates = isException ? { added: [], excluded: [] } : datesOf(component, start, zones);
  if (typeof dates === "string") return dates;
  return {
    start,
    durationMs: durationOf(component, start, zones),
    rule,
    ...dates,
    ...meetingOf(component, readLink, zones.clocks.budget),
  };
}

const problems = {
  day: "all_day",
  unreadable: "no_start",
  unknown_zone: "unknown_zone",
} as const;

function durationOf(component: Component, start: ZonedTime, zones: Zones): number {
  const property = propertyOf(component, "dtend");
  const end = property && readTime(property, zones);
  const duration = readDuration(textOf(component, "duration"));
  const ms = end?.kind === "time" ? end.time.instant - start.instant : duration;
  return ms !== null && ms > 0 ? Math.min(ms, dayMs) : hourMs;
}

function datesOf(
  component: Component,
  start: ZonedTime,
  zones: Zones,
): Pick<Appointment, "added" | "excluded"> | UnreadReason {
  const added: number[] = [];
  const excluded: number[] = [];
  const rdates = listedDates(component, "rdate", zones);
  const exdates = listedDates(component, "exdate", zones);
  if (!rdates || !exdates) return "rule_unsupported";
  for (const rdate of rdates) {
    const moment = momentOf(rdate, zones);
    const isDayOnly = !rdate.value.includes("T");
    if (!moment || isDayOnly) return "rule_unsupported";
    if (moment.instant === null && rdate.params["tzid"] !== undefined) return "unknown_zone";
    const instant = moment.instant ?? atWall(moment.wall, start.zone, zones.clocks)?.instant;
    if (instant !== undefined) added.push(instant);
  }
  for (const exdate of exdates) {
    const moment = momentOf(exdate, zones);
    if (!moment) return "rule_unsupported";
    const instant = occurrenceAt({ start, added }, moment, zones.clocks);
    if (instant !== null) excluded.push(instant);
  }
  return { added, excluded };
}

/** Returns null for more than `limits.dates`. A period ("start/end") counts as its start. */
function listedDates({ properties }: Component, name: string, { clocks }: Zones) {
  const lines = properties.filter((property) => property.name === name);
  const dates = lines.flatMap(({ params, value }) => {
    const texts = value.split(",", limits.dates + 1).map((text) => text.trim());
    clocks.budget.spend(texts.length);
    const starts = texts.map((text) => text.split("/", 1)[0] ?? "");
    return starts.filter((start) => start !== "").map((start) => ({ params, value: start }));
  });
  return dates.length > limits.dates ? null : dates;
}

/** Reads DTSTAMP or LAST-MODIFIED. Both are in UTC (RFC 5545 3.8.7), even if the Z is missing. */
function stampOf(component: Component, name: string, zones: Zones): number | null {
  const property = propertyOf(component, name);
  const moment = property && momentOf(property, zones);
  if (!moment) return null;
  const seconds = Number(/T\d{4}([0-5]\d)/.exec(property.value)?.[1] ?? 0);
  return (moment.instant ?? moment.wall) + seconds * 1_000;
}

/** HCL Notes names some guests only in CN: `ATTENDEE;CN=notes@firm.example:invalid:nomail`. */
function guestsOf(component: Component): ReadonlySet<string> {
  const addresses = component.properties.flatMap(({ name, params, value }) => {
    if (name !== "attendee") return [];
    const isAddress = /^mailto:|@/i.test(value.trim());
    return [value, params["email"] ?? "", isAddress ? "" : (params["cn"] ?? "")];
  });
  return new Set(addresses.map((address) => foldEmail(addressOf(address))));
}

/** Prefers EMAIL (RFC 7986 6.2), because some servers put a number or a path into the value. */
function organizersOf(component: Component): string[] {
  const property = propertyOf(component, "organizer");
  const addresses = [property?.params["email"] ?? "", property?.value ?? ""];
  return addresses
    .map(addressOf)
    .map(mailAddress)
    .filter((address) => address !== null);
}

function addressOf(value: string): string {
  const address = value.trim().toLowerCase();
  return address.replace(/^mailto:/, "");
}
