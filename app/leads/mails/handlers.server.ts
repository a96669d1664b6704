import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import type { RenderedMail } from "~/email/letter";
import { isOneAddress, sendMail } from "~/email/send.server";
import type { LeadMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";
import { readAttribution } from "../attribution";
import { bookingSchema } from "../booking";
import { leadEffects } from "../status";
import { mailingLink } from "../unsubscribe.server";
import { forwardLead } from "./forward.server";
import {
  countForwarded,
  dropped,
  findLead,
  findRelease,
  guideTitle,
  type Lead,
  readRecipient,
} from "./lead.server";
import {
  freeWorkspaceMail,
  guideReadyMail,
  leadOperatorMail,
  leadQuestionMail,
  membersOfferMail,
} from "./letters";
import { leadQuestionMailWords } from "./words";

/** What the outbox does with the messages about leads. Whom they are about is read at send time. */
export function leadHandlers(world: World): OutboxHandlers<LeadMessage> {
  const { confirmation, operator, webhook, guideReady, question } = leadEffects;
  return {
    [confirmation]: (message) => mailPerson(world, message, confirmationOf),
    [guideReady]: (message) => mailPerson(world, message, guideOf),
    [question]: (message) => mailPerson(world, message, questionOf),
    [operator]: (message) => mailOperator(world, message),
    [webhook]: (message) => forwardLead(world, message),
  };
}

type Recipient = Awaited<ReturnType<typeof readRecipient>>;
type MailOf = (world: World, lead: Lead, recipient: Recipient) => Promise<RenderedMail | null>;

/** Sends nothing if `mailOf` returns null, or the mailbox's owner told us "This wasn't me". */
async function mailPerson(
  world: World,
  message: OutboxMessage,
  mailOf: MailOf,
): Promise<SendOutcome> {
  const lead = await findLead(world, message);
  if (!lead?.email) return dropped;
  const recipient = await readRecipient(world, lead, lead.email);
  const mail = recipient.isBlocked ? null : await mailOf(world, lead, recipient);
  if (mail === null) return dropped;
  const reply = message.kind === leadEffects.confirmation ? { replyTo: names.contactEmail } : {};
  return sendMail(world.env, { ...mail, ...reply, to: lead.email }, message.key);
}

/** Where the form's page promises a mail. Of the two only the free workspace is marketing. */
const confirmationOf: MailOf = async ({ env }, lead, { hasUnsubscribed, notMe }) => {
  const pageUrl = (page: PageId) => `${env.siteUrl}${href(page)}`;
  if (lead.kind === "members-offer") {
    const [sheetUrl, bookUrl] = [pageUrl("ai4b-framework"), pageUrl("book")];
    return membersOfferMail({ firstName: lead.firstName ?? "", sheetUrl, bookUrl, notMe });
  }
  if (lead.kind !== "free-workspace" || hasUnsubscribed) return null;
  const unsubscribeUrl = await mailingLink(env, "unsubscribe", lead.id);
  return freeWorkspaceMail({ bookUrl: pageUrl("launch-discovery"), unsubscribeUrl, notMe });
};

/** With the link of the guide's release as it is now. */
const guideOf: MailOf = async (world, lead, { hasUnsubscribed, notMe }) => {
  const link = await findRelease(world, lead.guideId);
  if (link === null || hasUnsubscribed) return null;
  const unsubscribeUrl = await mailingLink(world.env, "unsubscribe", lead.id);
  const url = new URL(link, world.env.siteUrl).href;
  return guideReadyMail({ guide: guideTitle(lead) ?? "", url, unsubscribeUrl, notMe });
};

const questionOf: MailOf = async ({ env }, lead, { hasUnsubscribed, notMe }) => {
  if (!hasUnsubscribed) return null;
  const what = guideTitle(lead) ?? leadQuestionMailWords.workspace;
  return leadQuestionMail({
    what,
    againUrl: await mailingLink(env, "resubscribe", lead.id),
    notMe,
  });
};

/** Everything known, to OPERATOR_EMAIL. Without a webhook, this is what forwards the lead. */
async function mailOperator(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env } = world;
  const lead = await findLead(world, message);
  if (!lead) return dropped;
  if (env.operatorEmail === null) {
    log({ event: "lead.untold", leadId: lead.id, why: "no_operator" });
    return dropped;
  }

  const { email, booking, createdAt } = lead;
  const { isBlocked = false, hasUnsubscribed = false } =
    email === null ? {} : await readRecipient(world, lead, email);
  const mail = leadOperatorMail({
    ...{ ...lead, isBlocked, hasUnsubscribed, guide: guideTitle(lead) },
    booking: booking === null ? null : (bookingSchema.safeParse(JSON.parse(booking)).data ?? null),
    at: `${new Date(createdAt).toISOString().slice(0, 16).replace("T", " ")} UTC`,
    cameFrom: readAttribution(lead.attribution),
  });
  // An address that no mail header may hold is in the mail itself.
  const reply = email !== null && isOneAddress(email) && !isBlocked ? { replyTo: email } : {};
  const result = await sendMail(env, { ...mail, ...reply, to: env.operatorEmail }, message.key);
  if (result.outcome === "sent" && env.leadWebhook === null) await countForwarded(world, lead);
  return result;
}
