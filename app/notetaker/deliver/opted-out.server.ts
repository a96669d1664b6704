import { sendMail } from "~/email/send.server";
import { notetakerOptedOutMail } from "~/email/templates/notetaker-opted-out";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import {
  againUrl,
  bookingOf,
  dropped,
  findRecipient,
  type DeliveryWorld,
} from "./recipient.server";

/** A participant ended it for everybody: told to all who waited for the notes, even while it is being deleted. */
export async function sendOptedOut(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findRecipient(world, message);
  if (!recipient) return dropped;
  const { request, job } = recipient;
  if (job.reason !== "opted_out" || request.cancelledAt !== null) return dropped;

  const mail = notetakerOptedOutMail({ ...bookingOf(recipient), againUrl: againUrl(world) });
  return sendMail(world.env, { ...mail, to: recipient.to });
}
