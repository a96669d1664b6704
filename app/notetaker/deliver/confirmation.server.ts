import { sendMail } from "~/email/send.server";
import { notetakerConfirmationMail } from "~/email/templates/notetaker-confirmation";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { findOthersAtMeeting } from "../company.server";
import { calendarAttachments } from "./calendar.server";
import {
  bookingOf,
  dropped,
  findActive,
  isAhead,
  isOfThisVersion,
  statusUrl,
  type DeliveryWorld,
} from "./recipient.server";

/** That it is booked, or on its way; with the personal link, and the calendar file if there is a date. */
export async function sendConfirmation(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findActive(world, message);
  // A booking that has moved meanwhile is told by the mail about the move.
  if (!recipient || !isOfThisVersion(message, recipient)) return dropped;

  const { job, to } = recipient;
  if (!isAhead(job)) return dropped;

  const attachments = calendarAttachments(world, recipient, "PUBLISH");
  const booking = bookingOf(recipient);
  const mail = notetakerConfirmationMail({
    ...booking,
    when: job.scheduled ? booking.when : null,
    statusUrl: await statusUrl(world, recipient),
    hasCalendarFile: attachments.length > 0,
    alsoComing: await findOthersAtMeeting(world.db, job, world.clock()),
  });
  return sendMail(world.env, { ...mail, to, attachments });
}
