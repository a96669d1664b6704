import { eq } from "drizzle-orm";
import { guideReleases } from "~/db/schema.server";
import { sendMail } from "~/email/send.server";
import { guideReadyMail } from "~/email/templates/guide-ready";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { isUnsubscribed, unsubscribeUrl } from "../unsubscribe.server";
import { dropped, findLead, guideTitle, type LeadWorld } from "./lead.server";

/** The guide they waited for, with the link of its release as it is now. */
export async function sendGuide(world: LeadWorld, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db } = world;
  const lead = await findLead(world, message);
  if (!lead?.guideId || !lead.email || (await isUnsubscribed(db, lead))) return dropped;

  const released = eq(guideReleases.guideId, lead.guideId);
  const [release] = await db.select().from(guideReleases).where(released);
  if (!release) return dropped;

  const mail = guideReadyMail({
    guide: guideTitle(lead) ?? "",
    url: new URL(release.link, env.siteUrl).href,
    unsubscribeUrl: await unsubscribeUrl(env, lead.id),
  });
  return sendMail(env, { ...mail, to: lead.email });
}
