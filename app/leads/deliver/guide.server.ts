import { sendMail } from "~/email/send.server";
import { guideReadyMail } from "~/email/templates/guide-ready";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { unsubscribeUrl } from "../unsubscribe.server";
import {
  dropped,
  findReleased,
  guideTitle,
  notMeLink,
  readStanding,
  type LeadWorld,
} from "./lead.server";

/** The guide they waited for, with the link of its release as it is now. */
export async function sendGuide(world: LeadWorld, message: OutboxMessage): Promise<SendOutcome> {
  const { env } = world;
  const { lead, link } = (await findReleased(world, message)) ?? {};
  if (!lead?.email || !link) return dropped;

  const standing = await readStanding(world, { ...lead, email: lead.email });
  if (standing.blocked || standing.unsubscribed) return dropped;

  const mail = guideReadyMail({
    guide: guideTitle(lead) ?? "",
    url: new URL(link, env.siteUrl).href,
    unsubscribeUrl: await unsubscribeUrl(env, lead.id),
    notMe: await notMeLink(world, lead, standing),
  });
  return sendMail(env, { ...mail, to: lead.email });
}
