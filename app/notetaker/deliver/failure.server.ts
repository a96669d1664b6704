import { failureReasonWords } from "~/content/mails/failure";
import { sendMail } from "~/email/send.server";
import { notetakerFailureMail } from "~/email/templates/notetaker-failure";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { deletionAt } from "../status-view";
import {
  againUrl,
  bookingOf,
  dropped,
  findActive,
  statusUrl,
  timeText,
  type DeliveryWorld,
} from "./recipient.server";

/** Why there is no recording, in words that help. */
export async function sendFailure(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const recipient = await findActive(world, message);
  if (!recipient) return dropped;
  const { request, job, to } = recipient;
  const stands = job.status === "failed" || job.status === "expired";
  if (!job.reason || !stands) return dropped;

  const mail = notetakerFailureMail({
    ...bookingOf(recipient),
    deletedOn: timeText(request, deletionAt(job)),
    reason: failureReasonWords[job.reason],
    statusUrl: await statusUrl(world, recipient),
    againUrl: againUrl(world),
  });
  return sendMail(world.env, { ...mail, to });
}
