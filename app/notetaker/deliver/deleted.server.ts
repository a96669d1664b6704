import { sendMail } from "~/email/send.server";
import { notetakerDeletedMail } from "~/email/templates/notetaker-deleted";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { withdrawalAttachments } from "./calendar.server";
import { dropped, findRecipient, ownerFor, timeText, type DeliveryWorld } from "./recipient.server";

/** The receipt of a deletion, once it is done: of the whole meeting, or of one person's part in it. */
export async function sendDeleted(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findRecipient(world, message);
  if (!recipient) return dropped;
  const { request, job } = recipient;
  const deletedAt = request.deletedAt ?? (job.status === "deleted" ? job.deletedAt : null);
  if (deletedAt === null) return dropped;

  // Whoever left may only have asked, and is told nothing of the job.
  const everything = request.deletedAt === null;
  const attachments = everything ? withdrawalAttachments(world, recipient) : [];
  const mail = notetakerDeletedMail({
    name: request.name ?? "",
    when: timeText(request, everything ? (job.startedAt ?? job.startsAt) : request.startsAt),
    deletedOn: timeText(request, deletedAt),
    everything,
    by: everything && job.deleteRequestedAt !== null ? ownerFor(recipient) : null,
    hasCalendarFile: attachments.length > 0,
  });
  return sendMail(world.env, { ...mail, to: recipient.to, attachments });
}
