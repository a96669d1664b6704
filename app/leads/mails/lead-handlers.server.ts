import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { notMeUrl, refusalOf } from "~/abuse/mailboxes.server";
import { names } from "~/config/names";
import { guideTitle } from "~/content/shared/guides";
import { retryWrite, runBatch } from "~/db/client.server";
import { guideReleases, leads, mailboxes, unsubscribes } from "~/db/schema.server";
import { type Fact, facts, heading, letter, type RenderedMail } from "~/email/letter";
import { isOneAddress, sendMail } from "~/email/send.server";
import type { LeadMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { postWebhook } from "~/jobs/post-webhook.server";
import { kindOf, log } from "~/lib/log/log.server";
import { unlinked } from "~/lib/text/trim";
import { utcText } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { attributionSchema } from "../attribution";
import { bookingSchema } from "../take.server";
import { mailingLink } from "../unsubscribe.server";
import { leadLetter, type LetterName } from "./letters";

export type Lead = typeof leads.$inferSelect;

type Found = {
  readonly lead: Lead;
  /** The mailbox's owner said "This wasn't me" or marked a mail as spam, or mail to the mailbox bounces. */
  readonly isBlocked: boolean;
  readonly hasUnsubscribed: boolean;
  /** null before the guide is out. */
  readonly guideLink: string | null;
};
type Send = (world: World, found: Found, message: OutboxMessage) => Promise<SendOutcome>;

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
    const isBlocked = found.mailbox !== null && refusalOf(found.mailbox) !== null;
    const hasUnsubscribed = found.unsubscribedAt !== null;
    return send(world, { ...found, isBlocked, hasUnsubscribed }, message);
  };
}

const mailPerson: Send = async ({ env, clock }, found, { kind, key }) => {
  const { id, email, emailKey, firstName, guideId } = found.lead;
  const letterName = letterFor(kind, found);
  if (letterName === null || !email || !emailKey || found.isBlocked) return dropped;
  const recipient = { mailboxKey: emailKey, about: "lead", subjectId: id } as const;
  const mail = leadLetter(letterName, {
    siteUrl: env.siteUrl,
    firstName,
    guide: guideTitle(guideId),
    guideLink: found.guideLink,
    notMe: await notMeUrl(env, recipient, clock()),
    unsubscribeUrl: await mailingLink(env, "unsubscribe", id),
    resubscribeUrl: await mailingLink(env, "resubscribe", id),
  });
  return sendMail(env, { ...mail, to: email, replyTo: names.contactEmail }, key);
};

/** Returns null to send nothing. Unsubscribed people only get the members' offer, and the question if they want mail again. */
function letterFor(messageKind: string, found: Found): LetterName | null {
  const { lead, hasUnsubscribed, guideLink } = found;
  if (messageKind === "lead-question") return hasUnsubscribed ? "lead-question" : null;
  if (lead.kind === "members-offer") return lead.kind;
  if (hasUnsubscribed) return null;
  if (messageKind === "guide-ready") return guideLink === null ? null : "guide-ready";
  return lead.kind === "free-workspace" ? lead.kind : null;
}

/** Mails OPERATOR_EMAIL everything known about the lead. Without a webhook, this mail forwards the lead. */
const mailOperator: Send = async (world, found, { key }) => {
  const { operatorEmail: to, leadWebhook } = world.env;
  const { lead, isBlocked } = found;
  if (to === null) return unreported(lead, "no_operator");

  // An address that no mail header can hold is only in the mail's text.
  const replyTo = lead.email && isOneAddress(lead.email) && !isBlocked ? lead.email : to;
  const result = await sendMail(world.env, { ...leadOperatorMail(found), to, replyTo }, key);
  if (result.outcome === "sent" && leadWebhook === null) await countForwarded(world, lead);
  return result;
};

/** Posts to the owner's CRM or automation tool, under the same id on every attempt and every replay. */
const postToWebhook: Send = async (world, { lead }, { key }) => {
  const { leadWebhook } = world.env;
  if (leadWebhook === null) return unreported(lead, "no_webhook");

  const body = JSON.stringify(leadCreated(lead));
  const result = await postWebhook(world, leadWebhook, { id: key, body });
  if (result.outcome === "sent") await countForwarded(world, lead);
  return result;
};

function unreported({ id }: Lead, why: "no_operator" | "no_webhook") {
  log({ event: "lead.unreported", leadId: id, why });
  return dropped;
}

/** Counts a forwarded lead once. Never rejects: a mail must not be sent again because of a count. */
async function countForwarded({ db, clock, random }: World, lead: Lead): Promise<void> {
  const count = { kind: "count", subjectId: lead.id, priority: "bulk" } as const;
  try {
    await retryWrite(() => runBatch(db, enqueue(db, [count], clock())), random);
  } catch (error) {
    log({ event: "lead.uncounted", leadId: lead.id, kind: kindOf(error) });
  }
}

const kinds: Readonly<Record<Lead["kind"], string>> = {
  guide: "waiting for a guide",
  "members-offer": "members' offer",
  "free-workspace": `free ${names.workspaceTool.name} months`,
  booking: "booked a call",
};

const labels = {
  what: "Request",
  guide: "Guide",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  page: "Booked on",
  service: "Service",
  event: `Appointment at ${names.schedulingProvider.name}`,
  invitee: "Guest there",
  at: "When",
  id: "Lead",
} as const;

/** Facts that mail programs may link: a visitor's free text isn't among them. */
const linkable: readonly string[] = ["what", "guide", "email", "event", "invitee"];

/** Renders a mail to the operator. A visitor's words are never in the subject and never become a link. */
export function leadOperatorMail({
  lead,
  isBlocked,
  hasUnsubscribed,
}: Omit<Found, "guideLink">): RenderedMail {
  const what = kinds[lead.kind];
  const about = { what, guide: guideTitle(lead.guideId), at: utcText(lead.createdAt) };
  const values: Readonly<Record<string, unknown>> = { ...lead, ...lead.booking, ...about };
  const leadFacts = Object.entries(labels).flatMap(([name, label]): Fact[] => {
    const value = values[name];
    if (typeof value !== "string") return [];
    return [[label, linkable.includes(name) ? value : unlinked(value)]];
  });
  const origin = Object.entries(lead.attribution ?? {}) as Fact[];
  return letter({
    subject: `New lead: ${what}`,
    title: isBlocked ? "Don't email this lead" : "Someone wants to hear from you",
    preview: "Everything we know about this lead.",
    footer: "This email is for the site's operator.",
    blocks: [
      isBlocked &&
        "Please don't email this address. Its owner told us “This wasn't me” or marked our emails as spam, or our email to it bounced.",
      !isBlocked &&
        hasUnsubscribed &&
        "This address has unsubscribed. We're asking whether it wants to hear from us again. Until it says yes, don't send it news or offers.",
      facts(...leadFacts),
      heading("Came from"),
      origin.length > 0 ? facts(...origin) : "Unknown: the browser didn't say.",
    ],
  });
}

/** The webhook to the owner's CRM. docs/webhooks.md and /openapi.json are made from these descriptions. */
export const leadCreatedEvent = z.object({
  type: z.literal("lead.created").describe("The only event so far; ignore others"),
  timestamp: z.string().datetime().describe("When it happened (UTC, ISO 8601)"),
  data: z.object({
    id: z.string().describe("Of the lead; the same on every attempt"),
    kind: z.enum(leads.kind.enumValues).describe("Which form it was, or a booking"),
    guide: z
      .object({
        id: z.string().describe("Stays the same when the title changes"),
        title: z.string().describe("As on the page, or the id if the guide is no longer there"),
      })
      .nullable()
      .describe("The guide they wait for; null unless `kind` is `guide`"),
    firstName: z.string().nullable().describe("Of `members-offer`; null for the others"),
    lastName: z.string().nullable().describe("Of `members-offer`; null for the others"),
    email: z.string().nullable().describe("As it was typed; null for a booking"),
    booking: bookingSchema.nullable().describe("null unless `kind` is `booking`"),
    createdAt: z.string().datetime().describe("When the form was sent (UTC, ISO 8601)"),
    attribution: attributionSchema
      .nullable()
      .describe("Where they came from; null if nothing is known, or Global Privacy Control is on"),
  }),
});

export function leadCreated(lead: Lead): z.infer<typeof leadCreatedEvent> {
  const createdAt = new Date(lead.createdAt).toISOString();
  const title = guideTitle(lead.guideId);
  const guide = title === null ? null : { id: lead.guideId, title };
  // The schema keeps only its own fields of the row.
  const data = { ...lead, guide, createdAt };
  return leadCreatedEvent.parse({ type: "lead.created", timestamp: createdAt, data });
}
