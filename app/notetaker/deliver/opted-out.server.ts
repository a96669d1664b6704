import { sendMail } from "~/email/send.server";
import {
  notetakerOptedOutMail,
  type OptedOutMailProps,
} from "~/email/templates/notetaker-opted-out";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import type { Job } from "../repo.server";
import { withdrawalAttachments } from "./calendar.server";
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

  const attachments = withdrawalAttachments(world, recipient);
  const mail = notetakerOptedOutMail({
    ...bookingOf(recipient),
    what: whatOf(job),
    hasCalendarFile: attachments.length > 0,
    againUrl: againUrl(world),
  });
  return sendMail(world.env, { ...mail, to: recipient.to, attachments });
}

/** What the notetaker was doing when somebody objected: to it, or to another one of the same meeting. */
function whatOf({ endedAt, deleteRequestedAt }: Job): OptedOutMailProps["what"] {
  if (deleteRequestedAt === null) return "not_coming";
  return endedAt !== null && endedAt < deleteRequestedAt ? "past" : "removed";
}
