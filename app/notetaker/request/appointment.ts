import { z } from "zod";
import { notetakerFormWords as words } from "~/content/words/notetaker-form";
import { timeText } from "~/lib/time/day-text";
import { parseInstant } from "~/lib/time/instant";
import { isTimezone, timeSlots, todayIn } from "~/lib/time/time-choices";
import { resolveWallTime, type ResolvedWallTime } from "~/lib/time/wall-time";
import { wallClockAt } from "~/lib/time/zone-clock";
import { readWallTime, type WallTime } from "./submission";

export type Appointment = WallTime & { /** Epoch milliseconds. */ readonly instant: number };

type Field = "scheduledDate" | "scheduledTime" | "timezone";

const maxAheadMs = 366 * 24 * 60 * 60_000;
/** How long after the start an open page may still send its payload. */
const graceMs = 15 * 60_000;

/** Reads the answers of a form. Adds an issue for each wrong field. `isZone` accepts the zones that the form offers. */
export function appointmentOfForm(
  { scheduledDate: date, scheduledTime: time, timezone }: { readonly [name in Field]: string },
  now: number,
  context: z.RefinementCtx,
  isZone: (zone: string) => boolean = isTimezone,
): Appointment {
  const isDate = resolveWallTime(date, "12:00 PM", "UTC").kind !== "invalid";
  const isTime = timeSlots.includes(time);
  if (!isDate) refuse(context, "scheduledDate", words.date);
  if (!isTime) refuse(context, "scheduledTime", words.time);
  if (!isZone(timezone)) return refuse(context, "timezone", words.timezone);
  if (!isDate || !isTime) return z.NEVER;

  if (date < todayIn(timezone, now)) return refuse(context, "scheduledDate", words.dateBeforeToday);
  const resolved = resolveWallTime(date, time, timezone);
  const [instant] = instantsOf(resolved);
  if (instant === undefined) return refuse(context, "scheduledTime", timeMessage(resolved, time));
  if (instant <= now) return refuse(context, "scheduledTime", words.timeIsOver);
  if (instant > now + maxAheadMs) return refuse(context, "scheduledDate", words.dateTooFar);
  return { date, time, timezone, instant };
}

/** Reads the JSON payload, in which all times must be the same instant. Adds an issue for each wrong field. */
export function appointmentOfPayload(
  payload: {
    readonly scheduledTime: string | null;
    readonly isoScheduledTime: string | null;
    readonly epochTimeMs: number | null;
    readonly timezone: string | null;
  },
  now: number,
  context: z.RefinementCtx,
): Appointment {
  const { scheduledTime, isoScheduledTime, epochTimeMs } = payload;
  const refuseTime = (message: string) => refuse(context, "scheduledTime", message);
  const zone = payload.timezone ?? "";
  const hasTime = (scheduledTime ?? isoScheduledTime ?? epochTimeMs) !== null;
  if (!hasTime) refuseTime(words.time);
  if (!isTimezone(zone)) return refuse(context, "timezone", words.timezone);
  if (!hasTime) return z.NEVER;

  const wall = readWallTime(scheduledTime);
  const resolved = wall && resolveWallTime(wall.date, wall.time, zone);
  if (wall && resolved?.kind === "gap") return refuseTime(timeMessage(resolved, wall.time));

  // Empty for a day or time that does not exist, such as February 31: that text is ignored.
  const wallInstants = resolved ? instantsOf(resolved) : [];
  const iso = isoScheduledTime === null ? null : parseInstant(isoScheduledTime);
  const instant = epochTimeMs ?? iso ?? wallInstants[0];
  if (instant === undefined) return refuseTime(words.time);
  const isoDiffers = isoScheduledTime !== null && iso !== instant;
  const textDiffers = wallInstants.length > 0 && !wallInstants.includes(instant);
  const zoneDiffers = wall !== null && wall.timezone !== zone;
  if (isoDiffers || textDiffers || zoneDiffers) return refuseTime(words.timesDisagree);
  if (instant <= now - graceMs) return refuseTime(words.timeIsOver);
  if (instant > now + maxAheadMs) return refuseTime(words.dateTooFar);
  const wallTime = wall && wallInstants.length > 0 ? wall : wallTimeAt(instant, zone);
  return { ...wallTime, instant };
}

/** Makes the parse fail, so that the value returned here is never seen. */
function refuse(context: z.RefinementCtx, field: Field, message: string): Appointment {
  context.addIssue({ code: "custom", path: [field], message });
  return z.NEVER;
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
  const time = timeText(wallClockAt(instant, timezone)?.asUtc ?? instant);
  return { date: todayIn(timezone, instant), time, timezone };
}
