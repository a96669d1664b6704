import type { Attachment } from "~/email/letter";
import type { World } from "~/world.server";
import { type CalendarEntry, calendarFile, calendarWords } from "./calendar-file";
import { meetingOf, type Addressee } from "./addressee.server";

/**
 * The calendar file of a booking, for its owner. There is none for a meeting that runs now, and none for
 * who sent a calendar invite: the event is in their calendar already.
 */
export function calendarAttachments(
  { env, clock }: World,
  { request, job }: Addressee,
  method: CalendarEntry["method"],
): readonly Attachment[] {
  if (request.standing !== "owner" || request.source !== "web" || !job.scheduled) return [];

  const content = calendarFile({
    method,
    uid: `${request.id}@${new URL(env.siteUrl).hostname}`,
    sequence: request.sequence,
    startsAt: job.startsAt,
    meeting: meetingOf(job),
    organizer: env.mailFrom,
    now: clock(),
  });
  // Programs that read the method in the type read it in the file as well.
  return [{ filename: calendarWords.fileName, type: "text/calendar", content }];
}

/**
 * The file that takes a meeting which is still ahead out of the calendar when it was not its owner who
 * called it off: nothing else has raised the number by which a calendar knows what is newer.
 */
export function withdrawalAttachments(world: World, addressee: Addressee): readonly Attachment[] {
  const { request, job } = addressee;
  if (job.startsAt <= world.clock()) return [];
  const newest = { ...request, sequence: request.sequence + 1 };
  return calendarAttachments(world, { ...addressee, request: newest }, "CANCEL");
}
