import { sendMail } from "~/email/send.server";
import { notetakerReminderMail } from "~/email/templates/notetaker-reminder";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import {
  bookingOf,
  dropped,
  findActive,
  isCurrent,
  statusUrl,
  type DeliveryWorld,
} from "./recipient.server";

/** An hour before: when it comes, and where to move it or call it off. */
export async function sendReminder(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findActive(world, message);
  if (!recipient || !isCurrent(message, recipient)) return dropped;

  const { job, to } = recipient;
  const waits = job.status === "requested" || job.status === "scheduled";
  if (!waits || job.startsAt <= world.clock()) return dropped;

  const mail = notetakerReminderMail({
    ...bookingOf(recipient),
    statusUrl: await statusUrl(world, recipient),
  });
  return sendMail(world.env, { ...mail, to });
}
