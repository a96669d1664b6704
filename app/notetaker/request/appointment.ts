import { notetakerFormWords as words } from "~/content/words/notetaker-form";
import { timeText } from "~/lib/time/day-text";
import { parseInstant } from "~/lib/time/instant";
import { isTimezone, timeSlots, todayIn } from "~/lib/time/time-choices";
import { resolveWallTime, type ResolvedWallTime } from "~/lib/time/wall-time";
import { wallClockAt } from "~/lib/time/zone-clock";
import type { NotetakerPayload } from "./schema";
import { readWallTime, type WallTime } from "./submission";

export type Appointment = WallTime & { /** Epoch milliseconds. */ readonly instant: number };

type Field = "scheduledDate" | "scheduledTime" | "timezone";
type AppointmentProblem = { readonly field: Field; readonly message: string };
export type AppointmentReading =
  | { readonly ok: true; readonly appointment: Appointment }
  | { readonly ok: false; readonly problems: readonly AppointmentProblem[] };

const yearMs = 366 * 24 * 60 * 60_000;
/** How long after the start an open page may still send its payload. */
const graceMs = 15 * 60_000;

/** `isZone` accepts the zones that the form offers. */
export function appointmentOfForm(
  chosen: WallTime,
  now: number,
  isZone: (zone: string) => boolean = isTimezone,
): AppointmentReading {
  const { date, time, timezone } = chosen;
  const resolved = resolveWallTime(date, time, isZone(timezone) ? timezone : "UTC");
  const isDate = resolveWallTime(date, "12:00 PM", "UTC").kind !== "invalid";

  const problems: AppointmentProblem[] = [];
  if (!isDate) problems.push({ field: "scheduledDate", message: words.date });
  if (!timeSlots.includes(time)) problems.push({ field: "scheduledTime", message: words.time });
  if (!isZone(timezone)) problems.push({ field: "timezone", message: words.timezone });
  if (problems.length > 0) return { ok: false, problems };

  if (date < todayIn(timezone, now)) return problem("scheduledDate", words.dateBeforeToday);
  const [instant] = instantsOf(resolved);
  if (instant === undefined) return problem("scheduledTime", timeMessage(resolved, time));
  if (instant <= now) return problem("scheduledTime", words.timeIsOver);
  if (instant > now + yearMs) return problem("scheduledDate", words.dateTooFar);
  return { ok: true, appointment: { ...chosen, instant } };
}

/** Reads the JSON payload, in which all times must be the same instant. */
export function appointmentOfPayload(
  payload: Pick<
    NotetakerPayload,
    "scheduledTime" | "isoScheduledTime" | "epochTimeMs" | "timezone"
  >,
  now: number,
): AppointmentReading {
  const { scheduledTime, isoScheduledTime, epochTimeMs } = payload;
  const zone = payload.timezone ?? "";
  const problems: AppointmentProblem[] = [];
  if ((scheduledTime ?? isoScheduledTime ?? epochTimeMs) === null) {
    problems.push({ field: "scheduledTime", message: words.time });
  }
  if (!isTimezone(zone)) problems.push({ field: "timezone", message: words.timezone });
  if (problems.length > 0) return { ok: false, problems };

  const wall = scheduledTime === null ? null : readWallTime(scheduledTime);
  const resolved = wall && resolveWallTime(wall.date, wall.time, zone);
  if (wall && resolved?.kind === "gap") {
    return problem("scheduledTime", timeMessage(resolved, wall.time));
  }
  const possible = resolved ? instantsOf(resolved) : [];
  const iso = isoScheduledTime === null ? null : parseInstant(isoScheduledTime);
  const instant = epochTimeMs ?? iso ?? possible[0];
  if (instant === undefined) return problem("scheduledTime", words.time);
  const isOtherIso = isoScheduledTime !== null && iso !== instant;
  const isOtherText = possible.length > 0 && !possible.includes(instant);
  if (isOtherIso || isOtherText || (wall && wall.timezone !== zone)) {
    return problem("scheduledTime", words.timesDisagree);
  }
  const shown = wall && possible.length > 0 ? wall : wallTimeAt(instant, zone);
  return inTime({ ...shown, instant }, now);
}

function inTime(appointment: Appointment, now: number): AppointmentReading {
  const { instant } = appointment;
  if (instant <= now - graceMs) return problem("scheduledTime", words.timeIsOver);
  if (instant > now + yearMs) return problem("scheduledTime", words.dateTooFar);
  return { ok: true, appointment };
}

function problem(field: Field, message: string): AppointmentReading {
  return { ok: false, problems: [{ field, message }] };
}

function instantsOf(resolved: ResolvedWallTime): readonly number[] {
  if (resolved.kind === "ok") return [resolved.instant];
  return resolved.kind === "overlap" ? resolved.instants : [];
}

function timeMessage(resolved: ResolvedWallTime, time: string): string {
  return resolved.kind === "gap"
    ? words.timeSkipped(time, resolved.before, resolved.after)
    : words.time;
}

function wallTimeAt(instant: number, timezone: string): WallTime {
  const asUtc = wallClockAt(instant, timezone)?.asUtc ?? instant;
  const date = new Date(asUtc).toISOString().slice(0, 10);
  return { date, time: timeText(asUtc), timezone };
}
