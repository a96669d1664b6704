import { and, eq } from "drizzle-orm";
import { notMeUrl } from "~/abuse/mailboxes.server";
import { names } from "~/config/names";
import { retryWrite, runBatch } from "~/db/client.server";
import { guideReleases, leads, mailboxes, unsubscribes } from "~/db/schema.server";
import { isOneAddress, sendMail } from "~/email/send.server";
import { kindOf } from "~/jobs/drain.server";
import type { LeadMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import { utcText } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { mailingLink } from "../unsubscribe.server";
import { guideTitle, type Lead, leadCreated, postSigned } from "./lead-webhook.server";
import { leadLetter, leadOperatorMail, type LetterName } from "./letters";

const dropped = { outcome: "dropped" } as const;

/** Handlers of the messages about leads. The lead and its mailbox are read again at send time. */
export function leadHandlers(world: World): OutboxHandlers<LeadMessage> {
  return {
    "lead-confirmation": handle(world, mailPerson),
    "guide-ready": handle(world, mailPerson),
    "lead-question": handle(world, mailPerson),
    "lead-operator": handle(world, mailOperator),
    "lead-webhook": handle(world, postToWebhook),
  };
}

type Found = {
  readonly lead: Lead;
  /** The mailbox's owner said "This wasn't me" or marked a mail as spam, or mail to the mailbox bounces. */
  readonly isBlocked: boolean;
  readonly hasUnsubscribed: boolean;
  /** null before the guide is out. */
  readonly guideLink: string | null;
};
type Send = (world: World, found: Found, message: OutboxMessage) => Promise<SendOutcome>;

/** Drops the message if its lead was deleted or is in quarantine. */
function handle(world: World, send: Send) {
  return async (message: OutboxMessage): Promise<SendOutcome> => {
    // One statement for everything: a tick sends hundreds of messages, and D1 bounds its queries.
    const [found] = await world.db
      .select({
        lead: leads,
        mailbox: mailboxes,
        unsubscribedAt: unsubscribes.createdAt,
        guideLink: guideReleases.link,
      })
      .from(leads)
      .leftJoin(mailboxes, eq(mailboxes.key, leads.emailKey))
      .leftJoin(unsubscribes, eq(unsubscribes.emailKey, leads.emailKey))
      .leftJoin(guideReleases, eq(guideReleases.guideId, leads.guideId))
      .where(and(eq(leads.id, message.subjectId), eq(leads.quarantined, false)));
    if (!found) return dropped;
    const { lead, mailbox, unsubscribedAt, guideLink } = found;
    const hasUnsubscribed = unsubscribedAt !== null;
    const isBlocked =
      mailbox !== null &&
      [mailbox.blockedAt, mailbox.bouncedAt, mailbox.complainedAt].some((at) => at !== null);
    return send(world, { lead, isBlocked, hasUnsubscribed, guideLink }, message);
  };
}

const mailPerson: Send = async ({ env, clock }, found, { kind, key }) => {
  const { id, email, emailKey, firstName } = found.lead;
  const letterName = letterFor(kind, found);
  if (letterName === null || !email || !emailKey || found.isBlocked) return dropped;
  const disowned = { mailboxKey: emailKey, about: "lead", subjectId: id } as const;
  const mail = leadLetter(letterName, {
    siteUrl: env.siteUrl,
    firstName,
    guide: guideTitle(found.lead),
    guideLink: found.guideLink,
    notMe: await notMeUrl(env, disowned, clock()),
    unsubscribeUrl: await mailingLink(env, "unsubscribe", id),
    resubscribeUrl: await mailingLink(env, "resubscribe", id),
  });
  return sendMail(env, { ...mail, to: email, replyTo: names.contactEmail }, key);
};

/** Returns null if there is nothing to send now. All but the members' offer is marketing. */
function letterFor(kind: string, { lead, hasUnsubscribed, guideLink }: Found): LetterName | null {
  if (kind === "lead-question") return hasUnsubscribed ? kind : null;
  if (lead.kind === "members-offer") return lead.kind;
  if (hasUnsubscribed) return null;
  if (kind === "guide-ready") return guideLink === null ? null : kind;
  return lead.kind === "free-workspace" ? lead.kind : null;
}

/** Mails everything known to OPERATOR_EMAIL. Without a webhook, this is what forwards the lead. */
const mailOperator: Send = async (world, found, message) => {
  const { env } = world;
  const { lead, isBlocked, hasUnsubscribed } = found;
  const to = env.operatorEmail;
  if (to === null) {
    log({ event: "lead.unreported", leadId: lead.id, why: "no_operator" });
    return dropped;
  }

  const guide = guideTitle(lead);
  const at = utcText(lead.createdAt);
  const mail = leadOperatorMail({ ...lead, isBlocked, hasUnsubscribed, guide, at });
  // An address that no mail header may hold is in the mail's text alone.
  const replyTo = lead.email && isOneAddress(lead.email) && !isBlocked ? lead.email : to;
  const result = await sendMail(env, { ...mail, to, replyTo }, message.key);
  if (result.outcome === "sent" && env.leadWebhook === null) await countForwarded(world, lead);
  return result;
};

/** Posts to the owner's CRM or automation tool, under the same id on every attempt and every replay. */
const postToWebhook: Send = async (world, { lead }, message) => {
  const { leadWebhook } = world.env;
  if (leadWebhook === null) {
    log({ event: "lead.unreported", leadId: lead.id, why: "no_webhook" });
    return dropped;
  }
  const body = JSON.stringify(leadCreated(lead));
  const result = await postSigned(world, leadWebhook, { id: message.key, body });
  if (result.outcome === "sent") await countForwarded(world, lead);
  return result;
};

/** Counts a forwarded lead once. Never rejects: a mail must not be sent again because of a count. */
async function countForwarded({ db, clock, random }: World, lead: Lead): Promise<void> {
  const count = { kind: "count", subjectId: lead.id, priority: "bulk" } as const;
  try {
    await retryWrite(() => runBatch(db, enqueue(db, [count], clock())), random);
  } catch (error) {
    log({ event: "lead.uncounted", leadId: lead.id, kind: kindOf(error) });
  }
}
