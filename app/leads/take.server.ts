import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { addCount, countIn, selectCounts } from "~/abuse/counts.server";
import { mailboxKey, quotaKey } from "~/abuse/mailboxes.server";
import { readFormToken } from "~/components/forms/form-token.server";
import { pageRows } from "~/config/pages";
import { guideNamed } from "~/content/shared/guides";
import { retryWrite, runBatch } from "~/db/client.server";
import { guideReleases, leads as leadTable, unsubscribes } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import { enqueue } from "~/jobs/outbox.server";
import { keyedId } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import { foldEmail } from "~/lib/text/addresses";
import { visibleLine } from "~/lib/text/trim";
import type { World } from "~/world.server";
import { attributionOf } from "./attribution";
import { decideLeads, type NewLead } from "./decide";
import type { LeadDetails, LeadForm } from "./schema";

export type Submission = Pick<LeadForm, "page" | "kind"> & {
  readonly requests: readonly LeadDetails[];
  /** The headers and the address of the request name the campaign. */
  readonly post: Pick<Request, "url" | "headers">;
  /** The form's token, or a sender's own key: the same for every resend of one submission. */
  readonly token: string | undefined;
  readonly honeypot: boolean;
};

/**
 * Stores the requests of one submission, with the messages they lead to, before anything is sent. The same
 * submission twice is one lead. Returns the ids of the leads, also for a repeat or a filled honeypot, or null
 * if D1 is down. Never throws.
 */
export async function takeLeads(
  world: World,
  { page, kind, requests, post, token, honeypot: quarantined }: Submission,
): Promise<readonly string[] | null> {
  const { siteSecret } = world.env;
  const createdAt = world.clock();
  const { submissionId, check, referrer } = await readFormToken(siteSecret, page, token, createdAt);
  const attribution = attributionOf(post, referrer);

  const toLead = async ({ guideName = "", ...answers }: LeadDetails): Promise<NewLead> => {
    const guideId = guideNamed(guideName)?.id ?? null;
    const folded = { ...answers, email: foldEmail(answers.email) };
    // A guide is one lead per mailbox. Other forms, and bots, make one per rendered form and its contents.
    const isOncePerMailbox = kind === "guide" && !quarantined;
    const identity = isOncePerMailbox
      ? [guideId, folded.email]
      : [submissionId, quarantined, guideId, folded];
    const id = await leadId(siteSecret, [kind, ...identity]);
    const emailKey = await mailboxKey(siteSecret, answers.email);
    return { ...answers, id, kind, guideId, emailKey, attribution, quarantined, createdAt };
  };

  try {
    const leads = await Promise.all(requests.map(toLead));
    await storeLeads(world, leads, check);
    return leads.map(({ id }) => id);
  } catch (error) {
    log({ event: "lead.refused", page, kind: kindOf(error) });
    return null;
  }
}

/** Address in the provider's API that names an event or a guest; stored, never fetched. */
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
  const id = await leadId(world.env.siteSecret, ["booking", booking.invitee]);
  const attribution = attributionOf(post, null);
  const lead = { id, kind: "booking", booking, attribution, createdAt: world.clock() } as const;
  await storeLeads(world, [lead], "missing");
}

function leadId(secret: string, identity: readonly unknown[]): Promise<string> {
  return keyedId(secret, "lead", JSON.stringify(identity));
}

/** Stores leads of one kind and mailbox, and what follows, in one transaction. Storing them again changes nothing. */
async function storeLeads(
  { db, env, clock, random }: World,
  leads: readonly NewLead[],
  tokenCheck: string,
): Promise<void> {
  const now = clock();
  const ids = leads.map(({ id }) => id);
  const [first] = leads;
  // A booking has no address and no limit.
  const mailbox = await quotaKey(env.siteSecret, first?.email ?? "");
  const quota = { kind: "lead", key: `${first?.kind}.${mailbox}` } as const;
  const isOfMailbox = eq(unsubscribes.emailKey, first?.emailKey ?? "");

  const storedLeads = await retryWrite(async () => {
    const [stored, released, counts, [unsubscription]] = await db.batch([
      db.select({ id: leadTable.id }).from(leadTable).where(inArray(leadTable.id, ids)),
      db.select({ id: guideReleases.guideId }).from(guideReleases),
      selectCounts(db, [quota], now),
      db.select({ askedAt: unsubscribes.askedAt }).from(unsubscribes).where(isOfMailbox),
    ]);
    const facts = {
      storedIds: new Set(stored.map(({ id }) => id)),
      releasedGuideIds: new Set(released.map(({ id }) => id)),
      sentToday: countIn(counts, quota, now).count,
      unsubscribedAskedAt: unsubscription ? (unsubscription.askedAt ?? 0) : null,
    };
    const { newLeads, messages, usesQuota, asksAgain } = decideLeads(leads, facts, now);
    const statements = [
      ...newLeads.map((lead) => db.insert(leadTable).values(lead).onConflictDoNothing()),
      ...(usesQuota ? [addCount(db, quota, now)] : []),
      ...(asksAgain ? [db.update(unsubscribes).set({ askedAt: now }).where(isOfMailbox)] : []),
      ...enqueue(db, messages, now),
    ];
    if (statements.length > 0) await runBatch(db, statements);
    return newLeads;
  }, random);

  for (const lead of leads) {
    const firstTimeEvent = lead.quarantined ? "lead.quarantined" : "lead.stored";
    const event = storedLeads.includes(lead) ? firstTimeEvent : "lead.repeated";
    log({ event, leadId: lead.id, leadKind: lead.kind, token: tokenCheck });
  }
}
