import { leadQuestionMailWords as words } from "~/content/mails/leads";
import { sendMail } from "~/email/send.server";
import { leadQuestionMail } from "~/email/templates/lead-question";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { againUrl } from "../again.server";
import {
  dropped,
  findLead,
  guideTitle,
  notMeLink,
  readStanding,
  type LeadWorld,
} from "./lead.server";

/** Whether somebody who unsubscribed, and whose address was typed again, wants to hear from us. */
export async function askAgain(world: LeadWorld, message: OutboxMessage): Promise<SendOutcome> {
  const { env } = world;
  const lead = await findLead(world, message);
  if (!lead?.email) return dropped;

  const standing = await readStanding(world, { ...lead, email: lead.email });
  if (standing.blocked || !standing.unsubscribed) return dropped;

  const mail = leadQuestionMail({
    what: guideTitle(lead) ?? words.workspace,
    againUrl: await againUrl(env, lead.id),
    notMe: await notMeLink(world, lead, standing),
  });
  return sendMail(env, { ...mail, to: lead.email });
}
