import { and, desc, eq, gte, isNotNull, isNull, or } from "drizzle-orm";
import { markMailbox } from "~/abuse/mailboxes.server";
import type { Env } from "~/config/env.server";
import { type Db, runBatch } from "~/db/client.server";
import { guideReleases, leads, outbox, unsubscribes } from "~/db/schema.server";
import { enqueue, type NewMessage } from "~/jobs/outbox.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";

/** Anyone can type an address into a form, so only a page opened from a mail to it ends its unsubscription. */
type Purpose = "unsubscribe" | "resubscribe";
type Context = Pick<World, "db" | "env" | "clock">;

/** Returns the link of a mail about a lead. The link holds the lead's id and a keyed hash, never the address. */
export async function mailingLink(
  env: Pick<Env, "siteUrl" | "siteSecret">,
  purpose: Purpose,
  leadId: string,
): Promise<string> {
  const token = await signedId(env.siteSecret, purpose, leadId);
  return `${env.siteUrl}${href(purpose, { query: { token } })}`;
}

/** Returns the lead that a link is about, or null for a forged link or a deleted lead. Rejects when D1 does. */
export async function leadBehind(
  { db, env }: Pick<World, "db" | "env">,
  purpose: Purpose,
  token: string,
) {
  const leadId = await readSignedId(env.siteSecret, purpose, token);
  if (leadId === null) return null;
  const [lead] = await db
    .select({ email: leads.email, emailKey: leads.emailKey })
    .from(leads)
    .where(eq(leads.id, leadId));
  if (!lead?.email || !lead.emailKey) return null;
  return { email: lead.email, mailboxKey: lead.emailKey };
}

/** Returns false for a forged link or a deleted lead. Rejects when D1 does. */
export async function unsubscribe(world: Context, token: string): Promise<boolean> {
  const lead = await leadBehind(world, "unsubscribe", token);
  if (!lead) return false;
  await world.db
    .insert(unsubscribes)
    .values({ emailKey: lead.mailboxKey, createdAt: world.clock() })
    .onConflictDoNothing();
  return true;
}

/**
 * Ends an unsubscription and sends what it held back. The press of the button verifies the mailbox. Returns
 * false for a forged link or a deleted lead. Rejects when D1 does.
 */
export async function resubscribe(world: Context, token: string): Promise<boolean> {
  const { db } = world;
  const now = world.clock();
  const lead = await leadBehind(world, "resubscribe", token);
  if (!lead) return false;

  const isOfMailbox = eq(unsubscribes.emailKey, lead.mailboxKey);
  const [unsubscription] = await db.select().from(unsubscribes).where(isOfMailbox);
  const findMessages = async () => (unsubscription ? findHeldBack(db, unsubscription) : []);
  await runBatch(db, [
    ...enqueue(db, await findMessages(), now),
    db.delete(unsubscribes).where(isOfMailbox),
    markMailbox(db, lead.mailboxKey, "verifiedAt", now),
  ]);
  // Meanwhile a tick may have dropped a guide's mail because of the unsubscription.
  const droppedMeanwhile = enqueue(db, await findMessages(), now);
  if (droppedMeanwhile.length > 0) await runBatch(db, droppedMeanwhile);
  return true;
}

/**
 * Returns the mail about the latest free workspace, and the guides that have come out and were never sent. The
 * variant names the unsubscription, so that two simultaneous presses enqueue one mail.
 */
async function findHeldBack(
  db: Db,
  { emailKey, createdAt: since }: typeof unsubscribes.$inferSelect,
): Promise<NewMessage[]> {
  // A message that was dropped or refused has a `lastError`.
  const isSentOrPending = or(eq(outbox.state, "pending"), isNull(outbox.lastError));
  const isGuideMail = and(eq(outbox.subjectId, leads.id), eq(outbox.kind, "guide-ready"));
  const isOut = isNotNull(guideReleases.guideId);
  const isWorkspace = and(eq(leads.kind, "free-workspace"), gte(leads.createdAt, since));
  const found = await db
    .select({ lead: leads, release: guideReleases, mail: outbox })
    .from(leads)
    .leftJoin(guideReleases, eq(guideReleases.guideId, leads.guideId))
    .leftJoin(outbox, and(isGuideMail, isSentOrPending))
    .where(and(eq(leads.emailKey, emailKey), eq(leads.quarantined, false), or(isOut, isWorkspace)))
    // Guides first: there are few, while anyone can make any number of workspace leads.
    .orderBy(desc(leads.kind), desc(leads.createdAt))
    .limit(100);
  const variant = `again-${since}`;
  const messages: NewMessage[] = found
    .filter(({ release, mail }) => release !== null && mail === null)
    .map(({ lead }) => ({ kind: "guide-ready", subjectId: lead.id, variant }));
  const latest = found.map(({ lead }) => lead).find(({ kind }) => kind === "free-workspace");
  if (latest) messages.push({ kind: "lead-confirmation", subjectId: latest.id, variant });
  return messages;
}
