import { and, desc, eq, gte, inArray, isNull, notInArray, or } from "drizzle-orm";
import { markMailbox } from "~/abuse/mailboxes.server";
import type { Env } from "~/config/env.server";
import { type Db, runBatch, type Statement } from "~/db/client.server";
import { guideReleases, leads, outbox, unsubscribes } from "~/db/schema.server";
import { enqueueForEach } from "~/jobs/outbox.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";

/** Anyone can type an address into a form, so only the button behind a link in a mail lifts an unsubscription. */
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
 * Lifts an unsubscription and sends what it held back. A button was pressed, so the mailbox is verified. Returns
 * false for a forged link or a deleted lead. Rejects when D1 does.
 */
export async function resubscribe(world: Context, token: string): Promise<boolean> {
  const { db } = world;
  const now = world.clock();
  const lead = await leadBehind(world, "resubscribe", token);
  if (!lead) return false;

  const isOfMailbox = eq(unsubscribes.emailKey, lead.mailboxKey);
  const [unsubscription] = await db.select().from(unsubscribes).where(isOfMailbox);
  await runBatch(db, [
    ...(unsubscription ? sendHeldBack(db, unsubscription, now) : []),
    db.delete(unsubscribes).where(isOfMailbox),
    markMailbox(db, lead.mailboxKey, "verifiedAt", now),
  ]);
  return true;
}

/**
 * Sends the mail about the latest free workspace, and the guides that have come out and were never sent. The
 * variant names the unsubscription, so that two simultaneous presses enqueue one mail.
 */
function sendHeldBack(
  db: Db,
  { emailKey, createdAt }: typeof unsubscribes.$inferSelect,
  now: number,
): Statement[] {
  const isTheirs = and(eq(leads.emailKey, emailKey), eq(leads.quarantined, false));
  const theirIds = db.select({ id: leads.id }).from(leads).where(isTheirs);
  const releasedGuides = db.select({ id: guideReleases.guideId }).from(guideReleases);
  const isSentOrPending = or(eq(outbox.state, "pending"), isNull(outbox.lastError));
  const mailedLeads = db
    .select({ id: outbox.subjectId })
    .from(outbox)
    .where(
      and(inArray(outbox.subjectId, theirIds), eq(outbox.kind, "guide-ready"), isSentOrPending),
    );
  const isOwed = and(inArray(leads.guideId, releasedGuides), notInArray(leads.id, mailedLeads));
  const latestWorkspace = db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isTheirs, eq(leads.kind, "free-workspace"), gte(leads.createdAt, createdAt)))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  const variant = `again-${createdAt}`;
  const guide = { kind: "guide-ready", variant } as const;
  const workspace = { kind: "lead-confirmation", variant } as const;
  return [
    enqueueForEach(db, leads, and(isTheirs, isOwed), guide, now),
    enqueueForEach(db, leads, inArray(leads.id, latestWorkspace), workspace, now),
  ];
}
