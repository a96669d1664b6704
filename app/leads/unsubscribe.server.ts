import { and, desc, eq, isNull, or } from "drizzle-orm";
import { markMailbox } from "~/abuse/mailboxes.server";
import type { Env } from "~/config/env.server";
import { runBatch } from "~/db/client.server";
import { guideReleases, leads, outbox, unsubscribes } from "~/db/schema.server";
import type { LeadMessage } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";

/**
 * Anyone can type an address into a form, so a form never lifts an unsubscription. The form sends one
 * mail that asks; only the button behind the link in that mail lifts the unsubscription.
 */
type Purpose = "unsubscribe" | "resubscribe";
type Surroundings = Pick<World, "db" | "env" | "clock">;

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
export async function unsubscribe(world: Surroundings, token: string): Promise<boolean> {
  const lead = await leadBehind(world, "unsubscribe", token);
  if (!lead) return false;
  await world.db
    .insert(unsubscribes)
    .values({ emailKey: lead.mailboxKey, createdAt: world.clock() })
    .onConflictDoNothing();
  return true;
}

/**
 * Lifts an unsubscription, and sends once what the unsubscription held back: the latest free workspace, and
 * the guides that have come out. A button was pressed, so the mailbox is verified. Returns false for a
 * forged link or a deleted lead. Rejects when D1 does.
 */
export async function resubscribe(world: Surroundings, token: string): Promise<boolean> {
  const { db } = world;
  const now = world.clock();
  const lead = await leadBehind(world, "resubscribe", token);
  if (!lead) return false;

  const isOfMailbox = and(eq(leads.emailKey, lead.mailboxKey), eq(leads.quarantined, false));
  const isSentOrPending = or(
    eq(outbox.state, "pending"),
    and(eq(outbox.state, "done"), isNull(outbox.lastError)),
  );
  const [[unsubscription], mailboxLeads, releases, mails] = await db.batch([
    db.select().from(unsubscribes).where(eq(unsubscribes.emailKey, lead.mailboxKey)),
    db.select().from(leads).where(isOfMailbox).orderBy(desc(leads.createdAt)),
    db.select({ id: guideReleases.guideId }).from(guideReleases),
    db
      .select({ id: leads.id })
      .from(leads)
      .innerJoin(outbox, eq(outbox.subjectId, leads.id))
      .where(
        and(isOfMailbox, eq(outbox.kind, "guide-ready" satisfies LeadMessage), isSentOrPending),
      ),
  ]);
  if (!unsubscription) {
    await markMailbox(db, lead.mailboxKey, "verifiedAt", now);
    return true;
  }
  const since = unsubscription.createdAt;
  const releasedGuideIds = new Set(releases.map(({ id }) => id));
  const mailedLeadIds = new Set(mails.map(({ id }) => id));
  const workspace = mailboxLeads.find(
    (one) => one.kind === "free-workspace" && one.createdAt >= since,
  );
  const guides = mailboxLeads.filter(
    ({ id, guideId }) => releasedGuideIds.has(guideId ?? "") && !mailedLeadIds.has(id),
  );
  // The variant names the unsubscription, so that two simultaneous presses enqueue one mail.
  const again = (kind: LeadMessage) => (one: { readonly id: string }) => {
    return { kind, subjectId: one.id, variant: `again-${since}` };
  };
  const messages = [
    ...(workspace ? [workspace] : []).map(again("lead-confirmation")),
    ...guides.map(again("guide-ready")),
  ];
  await runBatch(db, [
    ...enqueue(db, messages, now),
    db.delete(unsubscribes).where(eq(unsubscribes.emailKey, lead.mailboxKey)),
    markMailbox(db, lead.mailboxKey, "verifiedAt", now),
  ]);
  return true;
}
