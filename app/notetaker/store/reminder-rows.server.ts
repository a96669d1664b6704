import type { SQL } from "drizzle-orm";
import { messagesFor } from "~/jobs/outbox.server";
import { reminderAt } from "../schedule";

/**
 * The reminder of a meeting for each of `subjects`, for `enqueueAll`, if it is far enough away to be forgotten.
 * `sequence` is that of the request, so that a meeting that moves is reminded of anew.
 */
export function reminderOf(subjects: SQL, startsAt: number, sequence: number, now: number): SQL[] {
  const dueAt = reminderAt(startsAt, now);
  return dueAt === null
    ? []
    : [messagesFor("reminder", subjects, now, { variant: sequence, dueAt })];
}
