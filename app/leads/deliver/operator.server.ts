import { isOneAddress, sendMail } from "~/email/send.server";
import { leadOperatorMail } from "~/email/templates/lead-operator";
import { log } from "~/lib/log.server";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { readBooking } from "../booking.server";
import { readTouches } from "../touches";
import {
  countForwarded,
  dropped,
  findLead,
  guideTitle,
  readStanding,
  type LeadWorld,
} from "./lead.server";

/** Everything known, to OPERATOR_EMAIL. Where there is no webhook, this is what forwards the lead. */
export async function tellOperator(world: LeadWorld, message: OutboxMessage): Promise<SendOutcome> {
  const { env } = world;
  const lead = await findLead(world, message);
  if (!lead) return dropped;
  if (env.operatorEmail === null) {
    log({ event: "lead.untold", leadId: lead.id, why: "no_operator" });
    return dropped;
  }

  const standing = lead.email
    ? await readStanding(world, { ...lead, email: lead.email })
    : { blocked: false, unsubscribed: false };
  const mail = leadOperatorMail({
    ...lead,
    ...standing,
    guide: guideTitle(lead),
    booking: readBooking(lead.booking),
    at: `${new Date(lead.createdAt).toISOString().slice(0, 16).replace("T", " ")} UTC`,
    ...readTouches(lead.attribution),
  });
  // What no mail header may hold stands in the mail itself.
  const isToBeAnswered = lead.email && isOneAddress(lead.email) && !standing.blocked;
  const reply = isToBeAnswered ? { replyTo: lead.email ?? "" } : {};
  const result = await sendMail(env, { ...mail, ...reply, to: env.operatorEmail });
  if (result.outcome === "sent" && env.leadWebhook === null) await countForwarded(world, lead);
  return result;
}
