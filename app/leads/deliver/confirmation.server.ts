import { names } from "~/config/names";
import { sendMail } from "~/email/send.server";
import { freeWorkspaceMail } from "~/email/templates/lead-free-workspace";
import { membersOfferMail } from "~/email/templates/lead-members-offer";
import { href } from "~/lib/href";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { unsubscribeUrl } from "../unsubscribe.server";
import { dropped, findLead, notMeLink, readStanding, type LeadWorld } from "./lead.server";

/** To the visitor, where the page promises a mail. Of the two only the free workspace is marketing. */
export async function sendConfirmation(
  world: LeadWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const { env } = world;
  const lead = await findLead(world, message);
  if (!lead?.email || lead.kind === "guide" || lead.kind === "booking") return dropped;

  const standing = await readStanding(world, { ...lead, email: lead.email });
  if (standing.blocked) return dropped;

  const letter = { to: lead.email, replyTo: names.contactEmail };
  const notMe = await notMeLink(world, lead, standing);
  const pageUrl = (page: "book" | "launch-discovery") => `${env.siteUrl}${href(page)}`;
  switch (lead.kind) {
    case "members-offer": {
      const firstName = lead.firstName ?? "";
      const mail = membersOfferMail({ firstName, bookUrl: pageUrl("book"), notMe });
      return sendMail(env, { ...mail, ...letter });
    }
    case "free-workspace": {
      if (standing.unsubscribed) return dropped;
      const mail = freeWorkspaceMail({
        bookUrl: pageUrl("launch-discovery"),
        unsubscribeUrl: await unsubscribeUrl(env, lead.id),
        notMe,
      });
      return sendMail(env, { ...mail, ...letter });
    }
  }
}
