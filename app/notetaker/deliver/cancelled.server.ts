import { sendMail } from "~/email/send.server";
import { notetakerCancelledMail } from "~/email/templates/notetaker-cancelled";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { isErased } from "../control";
import { calendarAttachments } from "./calendar.server";
import {
  againUrl,
  bookingOf,
  dropped,
  findRecipient,
  isCurrent,
  ownerFor,
  type DeliveryWorld,
} from "./recipient.server";

/** The receipt of a cancellation, and the news of it to those who were let in. */
export async function sendCancelled(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findRecipient(world, message);
  if (!recipient) return dropped;
  const { request, job, to } = recipient;
  const isOff = request.standing === "owner" ? isCurrent(message, recipient) : true;
  if (!isOff || job.status !== "cancelled" || isErased(job, request)) return dropped;

  const attachments = calendarAttachments(world, recipient, "CANCEL");
  const mail = notetakerCancelledMail({
    ...bookingOf(recipient),
    by: ownerFor(recipient),
    againUrl: againUrl(world),
    hasCalendarFile: attachments.length > 0,
  });
  return sendMail(world.env, { ...mail, to, attachments });
}
