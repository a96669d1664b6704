import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { notetakerJobs as jobs, webhookReceipts as receipts } from "~/db/schema.server";
import { leavesFor, liveStatuses, type Status } from "./status";

export type WebhookEffect = {
  readonly messageId: string;
  readonly jobId: string;
  readonly botId: string | null;
  /** The status the message reports; null when it reports none. */
  readonly to: Status | null;
  /** When to ask the provider, should the job move. */
  readonly pollAt: number;
  /** The provider has news: ask at `pollAt` even if the job does not move. */
  readonly promising: boolean;
};

/** What may still change by what the provider says: even a failure, should a recording turn up late. */
const undecided: readonly Status[] = [...liveStatuses, "processing", "failed"];

/**
 * Writes the receipt and does what the message asks for, in one transaction: both are there, or the
 * sender tries again. A message that is known has no effect. Answers which it was, and the status the
 * job is in afterwards (null for a job we do not know).
 */
export async function receive(
  db: Db,
  effect: WebhookEffect,
  now: number,
): Promise<{ repeated: boolean; status: Status | null }> {
  const { messageId, jobId, to, promising } = effect;
  const reported = db
    .update(jobs)
    .set({
      ...pollingAt(effect, now),
      ...(to === null ? {} : { status: to, unsettled: 0, lastError: null }),
    })
    .where(and(isNews(effect), inArray(jobs.status, to === null ? [] : [...leavesFor[to]])));
  const looked = db
    .update(jobs)
    .set(pollingAt(effect, now))
    .where(
      and(
        isNews(effect),
        inArray(jobs.status, promising ? [...undecided] : []),
        or(isNotNull(jobs.botId), sql`${effect.botId} is not null`),
      ),
    );
  const receipt = db.insert(receipts).values({ id: messageId, receivedAt: now });
  const after = db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId));

  const [, , stored, [job]] = await db.batch([
    reported,
    looked,
    receipt.onConflictDoNothing(),
    after,
  ]);
  return { repeated: stored.meta.changes === 0, status: job?.status ?? null };
}

function pollingAt({ botId, pollAt }: WebhookEffect, now: number) {
  return {
    botId: botId === null ? jobs.botId : sql`coalesce(${jobs.botId}, ${botId})`,
    nextStep: "poll",
    nextAt: pollAt,
    // Whoever is polling this job now is polling what has become old.
    leaseToken: null,
    attempts: 0,
    updatedAt: now,
  } as const;
}

/** A message we have not seen, of the job's own bot: a bot that was given up does not speak for its successor. */
function isNews({ messageId, jobId, botId }: WebhookEffect): SQL | undefined {
  return and(
    eq(jobs.id, jobId),
    botId === null ? undefined : or(isNull(jobs.botId), eq(jobs.botId, botId)),
    sql`not exists (select 1 from ${receipts} where ${receipts.id} = ${messageId})`,
  );
}

/** Forgets up to `limit` receipts from before `before`. Answers how many. */
export async function forgetReceipts(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .select({ id: receipts.id })
    .from(receipts)
    .where(lte(receipts.receivedAt, before))
    .orderBy(asc(receipts.receivedAt))
    .limit(limit);
  const result = await db.delete(receipts).where(inArray(receipts.id, old)).run();
  return result.meta.changes;
}
