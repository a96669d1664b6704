import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { addCounts, countIn, selectCounts } from "~/abuse/counts.server";
import { mailboxKey, quotaKey } from "~/abuse/mailboxes.server";
import { readFormToken, type TokenCheck } from "~/components/forms/form-token.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { askAgainDays, leadMailsPerDay } from "~/config/facts";
import { pageAt, pageRows } from "~/config/pages";
import { resourceAt } from "~/config/resources";
import { guideNamed, guideTitle } from "~/content/shared/guides";
import { invalidSent } from "~/content/words/links";
import { retryWrite, runBatch } from "~/db/client.server";
import { guideReleases, leads as leadTable, unsubscribes } from "~/db/schema.server";
import type { LeadMessage } from "~/jobs/message";
import { enqueue, type NewMessage } from "~/jobs/outbox.server";
import { keyedId } from "~/lib/crypto/secrets.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { kindOf, log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { foldEmail } from "~/lib/text/addresses";
import { visibleLine } from "~/lib/text/trim";
import { dayMs } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { attributionOf } from "./attribution";
import { guidesForm, type LeadDetails, type LeadForm, membersForm, workspaceForm } from "./schema";

export function leadFormAt(url: string): LeadForm {
  const { pathname } = new URL(url);
  const id = pageAt(pathname)?.id ?? resourceAt(pathname)?.id;
  const forms = [guidesForm, membersForm, workspaceForm];
  const form = forms.find(({ page, endpoint }) => page === id || endpoint === id);
  if (!form) throw new Response(null, { status: 404 });
  return form;
}

/** A lead about to be stored. The id of a lead is a keyed hash: the same for a repeat of the lead. */
export type NewLead = typeof leadTable.$inferInsert;

export type Submission = Pick<LeadForm, "page" | "kind"> & {
  readonly details: readonly LeadDetails[];
  /** The campaign is read from the URL and the headers. */
  readonly post: Pick<Request, "url" | "headers">;
  /** The form's token, or a sender's own key: the same for every resend of one submission. */
  readonly token: string | undefined;
  readonly honeypot: boolean;
};

/**
 * Stores the leads of one submission with their messages, before anything is sent. A repeated submission stores no
 * new lead. Returns the ids of the leads, also for a repeat or a filled honeypot, or null if D1 is down. Never throws.
 */
export async function takeLeads(
  world: World,
  { page, kind, details, post, token, honeypot: quarantined }: Submission,
): Promise<readonly string[] | null> {
  const { siteSecret } = world.env;
  const createdAt = world.clock();
  const { submissionId, check, referrer } = await readFormToken(siteSecret, page, token, createdAt);
  const attribution = attributionOf(post, referrer);

  const toLead = async ({ guideName = "", ...answers }: LeadDetails): Promise<NewLead> => {
    const guideId = guideNamed(guideName)?.id ?? null;
    const folded = { ...answers, email: foldEmail(answers.email) };
    // A guide is one lead per mailbox. Other submissions repeat a lead only if the same rendered form
    // comes again with the same contents.
    const isOncePerMailbox = kind === "guide" && !quarantined;
    const identity = isOncePerMailbox
      ? [guideId, folded.email]
      : [submissionId, quarantined, guideId, folded];
    const id = await keyedId(siteSecret, "lead", JSON.stringify([kind, ...identity]));
    const emailKey = await mailboxKey(siteSecret, answers.email);
    return { ...answers, id, kind, guideId, emailKey, attribution, quarantined, createdAt };
  };

  try {
    const leads = await Promise.all(details.map(toLead));
    await storeLeads(world, leads, check);
    return leads.map(({ id }) => id);
  } catch (error) {
    log({ event: "lead.refused", page, kind: kindOf(error) });
    return null;
  }
}

const successViewTtlMs = 60 * 60_000;

/** Returns the address of the success view of these leads, which opens for an hour. */
export async function sentPath(
  { env, clock }: World,
  page: LeadForm["page"],
  ids: readonly string[],
): Promise<string> {
  const value = `${ids.join(",")}.${clock() + successViewTtlMs}`;
  return href(page, { query: { sent: await signedId(env.siteSecret, `sent ${page}`, value) } });
}

/** Throws an error page for a forged or old token, and if the leads were deleted. */
export async function readSent(
  { env, db, clock }: World,
  page: LeadForm["page"],
  token: string,
): Promise<readonly LeadDetails[]> {
  const signed = await readSignedId(env.siteSecret, `sent ${page}`, token);
  const [ids = "", until = ""] = (signed ?? "").split(".");
  const found = await db
    .select({ email: leadTable.email, guideId: leadTable.guideId })
    .from(leadTable)
    .where(inArray(leadTable.id, ids.split(",")));
  if (Number(until) <= clock() || found.length === 0) throw closedLink(invalidSent(page), 404);
  return found.map(({ email, guideId }) => ({
    email: email ?? "",
    guideName: guideTitle(guideId) ?? "",
  }));
}

/** Address in the provider's API, such as `https://api.calendly.com/scheduled_events/E1`; stored, never fetched. */
const providerUri = z
  .string()
  .max(300)
  .regex(/^https:\/\/api\.calendly\.com\/[\w/-]+$/);

/** The body of `POST /api/booking-scheduled`, and the booking of a lead. */
export const bookingSchema = z.object({
  page: z
    .string()
    .refine((id) => Object.hasOwn(pageRows, id))
    .describe("Id of the page with the calendar"),
  service: z
    .string()
    .transform(visibleLine)
    .pipe(z.string().min(1).max(100))
    .optional()
    .describe("The tab that was chosen, on pages with several"),
  event: providerUri.describe("The booking provider's address of the event, for its API"),
  invitee: providerUri.describe(
    "The booking provider's address of the guest, for its API: name and email are there",
  ),
});

/** Stores a booking as the scheduling provider reports it, once for each invitee. Rejects when D1 does. */
export async function takeBooking(
  world: World,
  booking: z.infer<typeof bookingSchema>,
  post: Submission["post"],
): Promise<void> {
  const identity = JSON.stringify(["booking", booking.invitee]);
  const id = await keyedId(world.env.siteSecret, "lead", identity);
  const attribution = attributionOf(post, null);
  const lead = { id, kind: "booking", booking, attribution, createdAt: world.clock() } as const;
  await storeLeads(world, [lead], "missing");
}

/** Stores leads of one kind and mailbox with their messages, in one transaction. A repeat changes nothing. */
async function storeLeads(
  { db, env, clock, random }: World,
  leads: readonly NewLead[],
  tokenCheck: TokenCheck,
): Promise<void> {
  const now = clock();
  const ids = leads.map(({ id }) => id);
  const [first] = leads;
  // A booking has no address and no limit.
  const mailbox = await quotaKey(env.siteSecret, first?.email ?? "");
  const quota = { kind: "lead", key: `${first?.kind}.${mailbox}` } as const;
  const isOfMailbox = eq(unsubscribes.emailKey, first?.emailKey ?? "");

  const addedLeads = await retryWrite(async () => {
    const [stored, released, counts, [unsubscription]] = await db.batch([
      db.select({ id: leadTable.id }).from(leadTable).where(inArray(leadTable.id, ids)),
      db.select({ id: guideReleases.guideId }).from(guideReleases),
      selectCounts(db, [quota], now),
      db.select({ askedAt: unsubscribes.askedAt }).from(unsubscribes).where(isOfMailbox),
    ]);
    const facts = {
      storedIds: new Set(stored.map(({ id }) => id)),
      releasedGuideIds: new Set(released.map(({ id }) => id)),
      confirmedToday: countIn(counts, quota, now).count,
      lastQuestionAt: unsubscription ? (unsubscription.askedAt ?? 0) : null,
    };
    const { newLeads, messages } = decideLeads(leads, facts, now);
    const sends = (kind: LeadMessage) => messages.some((message) => message.kind === kind);
    const statements = [
      ...newLeads.map((lead) => db.insert(leadTable).values(lead).onConflictDoNothing()),
      ...(sends("lead-confirmation") ? [addCounts(db, [quota], now)] : []),
      ...(sends("lead-question")
        ? [db.update(unsubscribes).set({ askedAt: now }).where(isOfMailbox)]
        : []),
      ...enqueue(db, messages, now),
    ];
    if (statements.length > 0) await runBatch(db, statements);
    return newLeads;
  }, random);

  for (const lead of leads) {
    const addedEvent = lead.quarantined ? "lead.quarantined" : "lead.stored";
    const event = addedLeads.includes(lead) ? addedEvent : "lead.repeated";
    log({ event, leadId: lead.id, leadKind: lead.kind, token: tokenCheck });
  }
}

export type LeadFacts = {
  readonly storedIds: ReadonlySet<string>;
  readonly releasedGuideIds: ReadonlySet<string>;
  /** Confirmations of this kind sent to this mailbox in the last 24 hours. */
  readonly confirmedToday: number;
  /** Epoch ms of the last question to an unsubscribed mailbox, 0 if never; null for any other mailbox. */
  readonly lastQuestionAt: number | null;
};

/** Decides what to store and to send for leads of one kind and one mailbox. */
export function decideLeads(
  leads: readonly NewLead[],
  { storedIds, releasedGuideIds, confirmedToday, lastQuestionAt }: LeadFacts,
  now: number,
) {
  const newLeads = leads.filter(({ id }) => !storedIds.has(id));
  const messages: NewMessage[] = [];
  const [first] = leads;
  if (!first || first.quarantined) return { newLeads, messages };

  const isMarketing = first.kind === "guide" || first.kind === "free-workspace";
  const hasConfirmation = first.kind === "members-offer" || first.kind === "free-workspace";
  const refusesMarketing = isMarketing && lastQuestionAt !== null;
  const notify = (kind: LeadMessage, { id }: NewLead, other: Partial<NewMessage> = {}) =>
    messages.push({ kind, subjectId: id, ...other });

  for (const lead of newLeads) {
    notify("lead-operator", lead, { priority: "bulk" });
    notify("lead-webhook", lead, { priority: "bulk" });
    if (hasConfirmation && !refusesMarketing && confirmedToday < leadMailsPerDay) {
      notify("lead-confirmation", lead);
    }
  }
  if (refusesMarketing) {
    const mayAskAgain = lastQuestionAt <= now - askAgainDays * dayMs;
    // The outbox drops a second message of one kind for one lead, unless it is another variant.
    if (mayAskAgain) notify("lead-question", first, { variant: now });
    return { newLeads, messages };
  }
  // Repeated leads too: their guides may have come out since.
  for (const lead of leads) {
    if (releasedGuideIds.has(lead.guideId ?? "")) notify("guide-ready", lead);
  }
  return { newLeads, messages };
}
