import { and, eq } from "drizzle-orm";
import { notMeUrl } from "~/abuse/mailboxes.server";
import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { retryWrite, runBatch } from "~/db/client.server";
import { guideReleases, leads, mailboxes, unsubscribes } from "~/db/schema.server";
import type { RenderedMail } from "~/email/letter";
import { isOneAddress, sendMail } from "~/email/send.server";
import { kindOf } from "~/jobs/drain.server";
import type { LeadMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { utcText } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { mailingLink } from "../unsubscribe.server";
import { guideTitle, type Lead, leadCreated } from "../webhook-event.server";
import { postSigned } from "./forward.server";
import {
  freeWorkspaceMail,
  guideReadyMail,
  leadOperatorMail,
  leadQuestionMail,
  membersOfferMail,
} from "./letters";

const dropped = { outcome: "dropped" } as const;

/** Handlers of the messages about leads. The lead and its mailbox are read again at send time. */
export function leadHandlers(world: World): OutboxHandlers<LeadMessage> {
  return {
    "lead-confirmation": about(world, mailPerson(confirmationOf)),
    "guide-ready": about(world, mailPerson(guideOf)),
    "lead-question": about(world, mailPerson(questionOf)),
    "lead-operator": about(world, mailOperator),
    "lead-webhook": about(world, postToWebhook),
  };
}

type Found = {
  readonly lead: Lead;
  /** Its owner said "This wasn't me" or marked a mail as spam, or mail to it bounces. */
  readonly isBlocked: boolean;
  readonly hasUnsubscribed: boolean;
};
type Send = (world: World, found: Found, message: OutboxMessage) => Promise<SendOutcome>;

/** Drops the message if its lead was deleted or is in quarantine. */
function about(world: World, send: Send) {
  return async (message: OutboxMessage): Promise<SendOutcome> => {
    // One statement for everything: a tick sends hundreds of messages, and D1 bounds its queries.
    const [found] = await world.db
      .select({ lead: leads, mailbox: mailboxes, unsubscribedAt: unsubscribes.createdAt })
      .from(leads)
      .leftJoin(mailboxes, eq(mailboxes.key, leads.emailKey))
      .leftJoin(unsubscribes, eq(unsubscribes.emailKey, leads.emailKey))
      .where(and(eq(leads.id, message.subjectId), eq(leads.quarantined, false)));
    if (!found) return dropped;
    const { lead, mailbox, unsubscribedAt } = found;
    const blocks = [mailbox?.blockedAt, mailbox?.bouncedAt, mailbox?.complainedAt];
    const isBlocked = blocks.some((at) => typeof at === "number");
    return send(world, { lead, isBlocked, hasUnsubscribed: unsubscribedAt !== null }, message);
  };
}

type MailOf = (world: World, found: Found, notMe: string) => Promise<RenderedMail | null>;

/** Sends nothing if `mailOf` returns null, or the mailbox must not be mailed. */
function mailPerson(mailOf: MailOf): Send {
  return async (world, found, message) => {
    const { env, clock } = world;
    const { id, email, emailKey } = found.lead;
    if (!email || !emailKey || found.isBlocked) return dropped;
    const link = { mailboxKey: emailKey, about: "lead", subjectId: id } as const;
    const mail = await mailOf(world, found, await notMeUrl(env, link, clock()));
    if (mail === null) return dropped;
    const reply = message.kind === "lead-confirmation" ? { replyTo: names.contactEmail } : {};
    return sendMail(env, { ...mail, ...reply, to: email }, message.key);
  };
}

/** The mail that the form's page promises. Of the two only the free workspace is marketing. */
const confirmationOf: MailOf = async ({ env }, { lead, hasUnsubscribed }, notMe) => {
  const pageUrl = (page: PageId) => `${env.siteUrl}${href(page)}`;
  if (lead.kind === "members-offer") {
    const [sheetUrl, bookUrl] = [pageUrl("ai4b-framework"), pageUrl("book")];
    return membersOfferMail({ firstName: lead.firstName ?? "", sheetUrl, bookUrl, notMe });
  }
  if (lead.kind !== "free-workspace" || hasUnsubscribed) return null;
  const unsubscribeUrl = await mailingLink(env, "unsubscribe", lead.id);
  return freeWorkspaceMail({ bookUrl: pageUrl("launch-discovery"), unsubscribeUrl, notMe });
};

const guideOf: MailOf = async ({ db, env }, { lead, hasUnsubscribed }, notMe) => {
  const [release] = await db
    .select({ link: guideReleases.link })
    .from(guideReleases)
    .where(eq(guideReleases.guideId, lead.guideId ?? ""));
  if (!release || hasUnsubscribed) return null;
  const unsubscribeUrl = await mailingLink(env, "unsubscribe", lead.id);
  const url = new URL(release.link, env.siteUrl).href;
  return guideReadyMail({ guide: guideTitle(lead) ?? "", url, unsubscribeUrl, notMe });
};

const questionOf: MailOf = async ({ env }, { lead, hasUnsubscribed }, notMe) => {
  if (!hasUnsubscribed) return null;
  const againUrl = await mailingLink(env, "resubscribe", lead.id);
  return leadQuestionMail({ guide: guideTitle(lead), againUrl, notMe });
};

/** Mails everything known to OPERATOR_EMAIL. Without a webhook, this is what forwards the lead. */
const mailOperator: Send = async (world, found, message) => {
  const { env } = world;
  const { lead, isBlocked, hasUnsubscribed } = found;
  if (env.operatorEmail === null) {
    log({ event: "lead.unreported", leadId: lead.id, why: "no_operator" });
    return dropped;
  }

  const { email, createdAt } = lead;
  const guide = guideTitle(lead);
  const at = utcText(createdAt);
  const mail = leadOperatorMail({ ...lead, isBlocked, hasUnsubscribed, guide, at });
  // An address that no mail header may hold is in the mail's text.
  const reply = email !== null && isOneAddress(email) && !isBlocked ? { replyTo: email } : {};
  const result = await sendMail(env, { ...mail, ...reply, to: env.operatorEmail }, message.key);
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

/**
 * Counts a forwarded lead as an automated task, once. Never rejects: a mail that was sent is not sent again
 * for the sake of a number.
 */
async function countForwarded({ db, clock, random }: World, lead: Lead): Promise<void> {
  const count = { kind: "count", subjectId: lead.id, priority: "bulk" } as const;
  try {
    await retryWrite(() => runBatch(db, enqueue(db, [count], clock())), random);
  } catch (error) {
    log({ event: "lead.uncounted", leadId: lead.id, kind: kindOf(error) });
  }
}
