import { sendMail } from "~/email/send.server";
import { notetakerWaitingMail } from "~/email/templates/notetaker-waiting";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { bookingOf, dropped, findActive, statusUrl, type DeliveryWorld } from "./recipient.server";

/** While the bot is at the door, and nobody has told it to go away. */
export async function sendWaiting(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findActive(world, message);
  if (!recipient) return dropped;
  const { status, stopRequestedAt } = recipient.job;
  const isAtTheDoor = status === "joining" || status === "waiting_room";
  if (!isAtTheDoor || stopRequestedAt !== null) return dropped;

  const mail = notetakerWaitingMail({
    ...bookingOf(recipient),
    statusUrl: await statusUrl(world, recipient),
  });
  return sendMail(world.env, { ...mail, to: recipient.to });
}
