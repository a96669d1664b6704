import { sendMail } from "~/email/send.server";
import { notetakerSharedMail } from "~/email/templates/notetaker-shared";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { firstName } from "../announcement";
import { findRequest } from "../repo.server";
import type { Status } from "../status";
import {
  bookingOf,
  dropped,
  findActive,
  isActive,
  statusUrl,
  type DeliveryWorld,
} from "./recipient.server";

/** Tells who asked earlier that somebody else gets the notes too, as long as both still do. */
export async function sendShared(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findActive(world, message);
  if (!recipient || over.includes(recipient.job.status)) return dropped;
  const joined = await findRequest(world.db, message.variant ?? "");
  const isWithUs = joined?.request.jobId === recipient.job.id && isActive(joined);
  if (!isWithUs) return dropped;

  const mail = notetakerSharedMail({
    ...bookingOf(recipient),
    who: firstName(joined.request.name ?? ""),
    statusUrl: await statusUrl(world, recipient),
  });
  return sendMail(world.env, { ...mail, to: recipient.to });
}

/** There are no notes to share. */
const over: readonly Status[] = ["failed", "expired", "cancelled"];
