import type { RenderedMail } from "~/email/mail";
import { sendMail } from "~/email/send.server";
import type { SendOutcome } from "~/outbox/message";
import { forgetAddress } from "../repo-erase.server";
import type { DeliveryWorld, Recipient } from "./recipient.server";

/**
 * The last mail to somebody whose data is gone. Their address was kept for it, and goes with it: also
 * when the mail service refuses it for good.
 */
export async function sendFarewell(
  { env, db }: DeliveryWorld,
  { to, request, job }: Recipient,
  mail: RenderedMail,
): Promise<SendOutcome> {
  const sent = await sendMail(env, { ...mail, to });
  const isGone = job.status === "deleted" || request.deletedAt !== null;
  if (sent.outcome !== "retry" && isGone) await forgetAddress(db, request.id);
  return sent;
}
