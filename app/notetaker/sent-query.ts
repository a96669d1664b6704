import { dayText } from "../lib/day-text";
import { readWallTime, type NotetakerPayload, type WallTime } from "./submission";
import { isTimezone, timeSlots } from "./time-choices";

/** What the page shows after a submission without script: `when` is null for a meeting that runs now. */
export type Sent = { readonly when: WallTime | null };

/** The query of the page to which the action redirects, so that a reload sends nothing again. */
export function writeSentQuery({ scheduledTime }: NotetakerPayload): Record<string, string> {
  const when = scheduledTime === null ? null : readWallTime(scheduledTime);
  return when ? { sent: "later", ...when } : { sent: "now" };
}

/**
 * Anybody can write such a link, so nothing of it is shown that is not one of our own choices: a
 * calendar day, one of the 48 times, one of the 11 zones. null when the query says something else.
 */
export function readSentQuery(query: URLSearchParams): Sent | null {
  const sent = query.get("sent");
  if (sent === "now") return { when: null };
  if (sent !== "later") return null;

  const date = query.get("date") ?? "";
  const time = query.get("time") ?? "";
  const timezone = query.get("timezone") ?? "";
  const known = dayText(date) !== null && timeSlots.includes(time) && isTimezone(timezone);
  return known ? { when: { date, time, timezone } } : null;
}
