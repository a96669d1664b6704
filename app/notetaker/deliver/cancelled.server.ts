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
  type DeliveryWorld,
} from "./recipient.server";

/** The receipt of a cancellation; whoever deleted everything since then gets that receipt instead. */
export async function sendCancelled(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findRecipient(world, message);
  if (!recipient || !isCurrent(message, recipient)) return dropped;
  const { request, job, to } = recipient;
  if (request.cancelledAt === null || isErased(job, request)) return dropped;

  const attachments = calendarAttachments(world, recipient, "CANCEL");
  const mail = notetakerCancelledMail({
    ...bookingOf(recipient),
    againUrl: againUrl(world),
    hasCalendarFile: attachments.length > 0,
  });
  return sendMail(world.env, { ...mail, to, attachments });
}
