import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import { addCount, countIn, type Counted, selectCounts } from "~/abuse/counts.server";
import { verifyMailbox } from "~/abuse/mailboxes.server";
import { type Db, runBatch } from "~/db/client.server";
import { guideReleases, leads, outbox, unsubscribes } from "~/db/schema.server";
import { enqueue, type NewMessage } from "~/jobs/outbox.server";
import type { LeadDecision, LeadFacts, NewLead } from "./decide";
import { leadEffects } from "./status";

/** The statements of leads, each whole. Running a write again changes nothing. */

/** The keys of the mailbox that a submission is for. */
export type LeadKeys = {
  /** null for a booking, which has no address. */
  readonly mailbox: string | null;
  /** The form against its mailbox. */
  readonly quota: Counted;
};

/** What `decideLeads` needs to know, in one batch. */
export async function readFacts(
  db: Db,
  submitted: readonly NewLead[],
  { mailbox, quota }: LeadKeys,
  now: number,
): Promise<LeadFacts> {
  const ids = submitted.map(({ id }) => id);
  const [known, released, today, [gone]] = await db.batch([
    db.select({ id: leads.id }).from(leads).where(inArray(leads.id, ids)),
    db.select({ id: guideReleases.guideId }).from(guideReleases),
    selectCounts(db, [quota], now),
    db
      .select({ askedAt: unsubscribes.askedAt })
      .from(unsubscribes)
      .where(eq(unsubscribes.emailKey, mailbox ?? "")),
  ]);
  return {
    known: new Set(known.map(({ id }) => id)),
    released: new Set(released.map(({ id }) => id)),
    sentToday: countIn(today, quota, now).count,
    unsubscribedAskedAt: gone ? (gone.askedAt ?? 0) : null,
  };
}

/** Writes a decision, with what follows from it, in one transaction. */
export async function writeDecision(
  db: Db,
  { store, messages, counts: isCounted, asks }: LeadDecision,
  { mailbox, quota }: LeadKeys,
  now: number,
): Promise<void> {
  const ofMailbox = eq(unsubscribes.emailKey, mailbox ?? "");
  const statements = [
    ...store.map((lead) => db.insert(leads).values(lead).onConflictDoNothing()),
    ...(isCounted ? [addCount(db, quota, now)] : []),
    ...(asks ? [db.update(unsubscribes).set({ askedAt: now }).where(ofMailbox)] : []),
    ...enqueue(db, messages, now),
  ];
  if (statements.length > 0) await runBatch(db, statements);
}

/** What a mailbox that has unsubscribed asked for: its leads of marketing mail, newest first, and what it has had. */
export async function readHeldBack(db: Db, mailboxKey: string) {
  const theirs = and(eq(leads.emailKey, mailboxKey), eq(leads.quarantined, false));
  const isSentOrWaits = or(
    eq(outbox.state, "pending"),
    and(eq(outbox.state, "done"), isNull(outbox.lastError)),
  );
  const [gone, found, released, sent] = await db.batch([
    db.select().from(unsubscribes).where(eq(unsubscribes.emailKey, mailboxKey)),
    db
      .select({ id: leads.id, kind: leads.kind, guideId: leads.guideId, at: leads.createdAt })
      .from(leads)
      .where(theirs)
      .orderBy(desc(leads.createdAt)),
    db.select({ id: guideReleases.guideId }).from(guideReleases),
    db
      .select({ id: leads.id })
      .from(leads)
      .innerJoin(outbox, eq(outbox.subjectId, leads.id))
      .where(and(theirs, eq(outbox.kind, leadEffects.guideReady), isSentOrWaits)),
  ]);
  return {
    unsubscribedAt: gone.map(({ createdAt }) => createdAt),
    leads: found,
    released: new Set(released.map(({ id }) => id)),
    guideMails: new Set(sent.map(({ id }) => id)),
  };
}

/** Lifts an unsubscription and enqueues what was held back. */
export async function writeResubscription(
  db: Db,
  mailboxKey: string,
  messages: readonly NewMessage[],
  now: number,
): Promise<void> {
  await runBatch(db, [
    ...enqueue(db, messages, now),
    db.delete(unsubscribes).where(eq(unsubscribes.emailKey, mailboxKey)),
    verifyMailbox(db, mailboxKey, now),
  ]);
}

/** No marketing mail for this mailbox any more. */
export async function insertUnsubscribe(db: Db, emailKey: string, now: number): Promise<void> {
  await db.insert(unsubscribes).values({ emailKey, createdAt: now }).onConflictDoNothing();
}
