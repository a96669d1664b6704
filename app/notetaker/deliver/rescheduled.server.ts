import { sendMail } from "~/email/send.server";
import { notetakerRescheduledMail } from "~/email/templates/notetaker-rescheduled";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { findOthersAtMeeting } from "../company.server";
import { calendarAttachments } from "./calendar.server";
import {
  bookingOf,
  dropped,
  findActive,
  isAhead,
  isCurrent,
  statusUrl,
  type DeliveryWorld,
} from "./recipient.server";

/** The new time, in the calendar too. Only the last of several moves is told. */
export async function sendRescheduled(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findActive(world, message);
  const isLatest = message.variant?.startsWith("latest-") ?? false;
  if (!recipient || !(isLatest || isCurrent(message, recipient))) return dropped;
  if (!isAhead(recipient.job)) return dropped;

  const attachments = calendarAttachments(world, recipient, "PUBLISH");
  const mail = notetakerRescheduledMail({
    ...bookingOf(recipient),
    statusUrl: await statusUrl(world, recipient),
    hasCalendarFile: attachments.length > 0,
    alsoComing: await findOthersAtMeeting(world.db, recipient.job, world.clock()),
  });
  return sendMail(world.env, { ...mail, to: recipient.to, attachments });
}
