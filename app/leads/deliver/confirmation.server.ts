import { names } from "~/config/names";
import { sendMail } from "~/email/send.server";
import { freeWorkspaceMail } from "~/email/templates/lead-free-workspace";
import { membersOfferMail } from "~/email/templates/lead-members-offer";
import { href } from "~/lib/href";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { isUnsubscribed, unsubscribeUrl } from "../unsubscribe.server";
import { dropped, findLead, type LeadWorld } from "./lead.server";

/** To the visitor, where the page promises a mail. Of the two only the free workspace is marketing. */
export async function sendConfirmation(
  world: LeadWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const { env, db } = world;
  const lead = await findLead(world, message);
  if (!lead?.email) return dropped;

  const letter = { to: lead.email, replyTo: names.contactEmail };
  const pageUrl = (page: "book" | "launch-discovery") => `${env.siteUrl}${href(page)}`;
  switch (lead.kind) {
    case "members-offer": {
      const mail = membersOfferMail({ firstName: lead.firstName ?? "", bookUrl: pageUrl("book") });
      return sendMail(env, { ...mail, ...letter });
    }
    case "free-workspace": {
      if (await isUnsubscribed(db, lead)) return dropped;
      const mail = freeWorkspaceMail({
        bookUrl: pageUrl("launch-discovery"),
        unsubscribeUrl: await unsubscribeUrl(env, lead.id),
      });
      return sendMail(env, { ...mail, ...letter });
    }
    case "guide":
    case "booking":
      return dropped;
  }
}
