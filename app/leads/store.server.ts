import { and, eq, gt, gte, inArray, isNull, lt, or, sql, sum } from "drizzle-orm";
import { markingKnown } from "~/abuse/mailboxes.server";
import { type Db, runBatch } from "~/db/client.server";
import { counts, guideReleases, leads, outbox, unsubscribes } from "~/db/schema.server";
import { enqueue } from "~/jobs/outbox.server";
import type { LeadDecision, LeadFacts, NewMessage, NewLead } from "./decide";
import { leadEffects } from "./status";

/** The statements of leads, each whole. Running a write again changes nothing. */

const hourMs = 60 * 60_000;
const hourOf = (now: number) => Math.floor(now / hourMs);

/** The count of a form against its mailbox. */
function countKey({ kind, emailKey }: NewLead): string {
  return `${kind}.${emailKey}`;
}

/** What `decideLeads` needs to know, in one batch. `mailboxKeys`: all under which the mailbox may be stored. */
export async function readFacts(
  db: Db,
  submitted: readonly [NewLead, ...NewLead[]],
  mailboxKeys: readonly string[],
  now: number,
): Promise<LeadFacts> {
  const [known, released, [today], gone] = await db.batch([
    db
      .select({ id: leads.id })
      .from(leads)
      .where(
        inArray(
          leads.id,
          submitted.map(({ id }) => id),
        ),
      ),
    db.select({ id: guideReleases.guideId }).from(guideReleases),
    db
      .select({ count: sum(counts.count).mapWith(Number) })
      .from(counts)
      .where(
        and(
          eq(counts.kind, "lead"),
          eq(counts.key, countKey(submitted[0])),
          gt(counts.hour, hourOf(now) - 24),
        ),
      ),
    db
      .select({ askedAt: unsubscribes.askedAt })
      .from(unsubscribes)
      .where(inArray(unsubscribes.emailKey, [...mailboxKeys])),
  ]);
  return {
    known: new Set(known.map(({ id }) => id)),
    released: new Set(released.map(({ id }) => id)),
    sentToday: today?.count ?? 0,
    unsubscribedAskedAt:
      gone.length > 0 ? Math.max(...gone.map(({ askedAt }) => askedAt ?? 0)) : null,
  };
}

/** Writes a decision, with what follows from it, in one transaction. */
export async function writeDecision(
  db: Db,
  { store, messages, counts: isCounted, asks }: LeadDecision,
  mailboxKeys: readonly string[],
  now: number,
): Promise<void> {
  const [first] = store;
  const statements = [
    ...(first
      ? [
          db
            .insert(leads)
            .values([...store])
            .onConflictDoNothing(),
        ]
      : []),
    ...(first && isCounted
      ? [
          db
            .insert(counts)
            .values({ kind: "lead", key: countKey(first), hour: hourOf(now), count: 1 })
            .onConflictDoUpdate({
              target: [counts.kind, counts.key, counts.hour],
              set: { count: sql`${counts.count} + 1` },
            }),
        ]
      : []),
    ...(asks
      ? [
          db
            .update(unsubscribes)
            .set({ askedAt: now })
            .where(inArray(unsubscribes.emailKey, [...mailboxKeys])),
        ]
      : []),
    ...enqueueAll(messages, now),
  ];
  if (statements.length > 0) await runBatch(db, statements);
}

/** Files messages alone. */
export async function enqueueNow(
  db: Db,
  messages: readonly NewMessage[],
  now: number,
): Promise<void> {
  await runBatch(db, enqueueAll(messages, now));
}

function enqueueAll(messages: readonly NewMessage[], now: number) {
  return messages.map(({ kind, subjectId, variant = null, priority }) =>
    enqueue(kind, sql`select ${subjectId} as id`, now, { variant, lane: priority }),
  );
}

/** What a mailbox that has unsubscribed asked for: its leads of marketing mail, newest first, and what it has had. */
export async function readHeldBack(db: Db, mailboxKeys: readonly string[]) {
  const keys = [...mailboxKeys];
  const theirs = and(inArray(leads.emailKey, keys), eq(leads.quarantined, false));
  // A range of the key, so that its index serves it.
  const isGuideMail = and(
    gte(outbox.dedupeKey, sql`${leads.id} || ${`:${leadEffects.guideReady}`}`),
    lt(outbox.dedupeKey, sql`${leads.id} || ${`:${leadEffects.guideReady};`}`),
  );
  const isSentOrWaits = or(
    eq(outbox.state, "pending"),
    and(eq(outbox.state, "done"), isNull(outbox.lastError)),
  );
  const [gone, found, released, sent] = await db.batch([
    db.select().from(unsubscribes).where(inArray(unsubscribes.emailKey, keys)),
    db
      .select({ id: leads.id, kind: leads.kind, guideId: leads.guideId, at: leads.createdAt })
      .from(leads)
      .where(theirs)
      .orderBy(sql`${leads.createdAt} desc`),
    db.select({ id: guideReleases.guideId }).from(guideReleases),
    db
      .select({ id: leads.id })
      .from(leads)
      .innerJoin(outbox, isGuideMail)
      .where(and(theirs, isSentOrWaits)),
  ]);
  return {
    unsubscribedAt: gone.map(({ createdAt }) => createdAt),
    leads: found,
    released: new Set(released.map(({ id }) => id)),
    guideMails: new Set(sent.map(({ id }) => id)),
  };
}

/** Lifts an unsubscription and files what was held back. */
export async function writeResubscription(
  db: Db,
  mailboxKeys: readonly string[],
  messages: readonly NewMessage[],
  now: number,
): Promise<void> {
  await runBatch(db, [
    ...enqueueAll(messages, now),
    db.delete(unsubscribes).where(inArray(unsubscribes.emailKey, [...mailboxKeys])),
    markingKnown(mailboxKeys[0] ?? null, now),
  ]);
}

/** No marketing mail for these mailbox keys any more. */
export async function insertUnsubscribes(
  db: Db,
  mailboxKeys: readonly string[],
  now: number,
): Promise<void> {
  await db
    .insert(unsubscribes)
    .values(mailboxKeys.map((emailKey) => ({ emailKey, createdAt: now })))
    .onConflictDoNothing();
}
