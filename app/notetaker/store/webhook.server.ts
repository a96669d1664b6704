import { startOf } from "./jobs.server";
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import { runBatch, type Db } from "~/db/client.server";
import { notetakerJobs as jobs, webhookReceipts as receipts } from "~/db/schema.server";
import { log } from "~/lib/log/log.server";
import type { Job } from "../job";
import { tellOf } from "../mails/tell.server";
import { leavesFor, liveStatuses, type Status } from "../status";

export type WebhookEffect = {
  /** Who sent it: it speaks for no bot of another provider. */
  readonly provider: ProviderName;
  /** As the receipt has it. */
  readonly messageId: string;
  readonly jobId: string;
  readonly botId: string | null;
  /** Of the job when this bot was made; null when the message does not say. */
  readonly revision: number | null;
  /** The status the message reports; null when it reports none. */
  readonly to: Status | null;
  /** When to ask the provider, should the job move. */
  readonly pollAt: number;
  /** The provider has news: ask at `pollAt` even if the job does not move. */
  readonly promising: boolean;
};

/** What may still change by what the provider says: even a failure, should a recording turn up late. */
const undecided: readonly Status[] = [...liveStatuses, "processing", "failed"];

/** What a job was like once a message had had its effect. */
export type JobAfter = Pick<Job, "status" | "botId" | "formerBotId" | "revision">;

/**
 * Writes the receipt and does what the message asks for, in one transaction: both are there, or the
 * sender tries again. A message that is known has no effect, nor has one of a bot that was given up.
 * Answers which it was, and the job afterwards (null for one that we do not know).
 */
export async function receive(
  db: Db,
  effect: WebhookEffect,
  now: number,
): Promise<{ repeated: boolean; job: JobAfter | null }> {
  const { messageId, jobId, to, promising } = effect;
  const reported = db
    .update(jobs)
    .set({
      ...pollingAt(effect, now),
      ...(to === null ? {} : { status: to, unsettled: 0, lastError: null }),
      ...startOf(to, now),
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

  const after = sql`select status, bot_id as botId, former_bot_id as formerBotId, revision
    from notetaker_jobs where id = ${jobId} and provider = ${effect.provider}`;

  const [moved, , stored, found] = await runBatch(db, [
    reported,
    looked,
    receipt.onConflictDoNothing(),
    after,
    ...tellReported(effect, now),
  ]);
  if (to !== null && moved && moved.meta.changes > 0) {
    log({ event: "notetaker.moved", jobId, to });
  }
  const [job] = (found?.results ?? []) as JobAfter[];
  return { repeated: stored?.meta.changes === 0, job: job ?? null };
}

/** Filed once, so it does no harm that a message which comes again asks for it again. */
function tellReported({ jobId, revision, to }: WebhookEffect, now: number): readonly SQL[] {
  if (to !== "waiting_room" && to !== "in_call" && to !== "recording") return [];
  return tellOf({ id: jobId, revision }, to, now);
}

function pollingAt({ botId, pollAt }: WebhookEffect, now: number) {
  return {
    botId: botId === null ? jobs.botId : sql`coalesce(${jobs.botId}, ${botId})`,
    formerBotId: sql`nullif(${jobs.formerBotId}, ${botId})`,
    nextStep: "poll",
    nextAt: pollAt,
    // Whoever is polling this job now is polling what has become old.
    leaseToken: null,
    attempts: 0,
    updatedAt: now,
  } as const;
}

/**
 * A message we have not seen, of the job's own bot: a bot that was given up does not speak for its
 * successor. A former bot is one of those until it says that it has been changed into the new one.
 */
function isNews({ provider, messageId, jobId, botId, revision }: WebhookEffect): SQL | undefined {
  const isFormer = sql`${jobs.formerBotId} is not null and ${jobs.formerBotId} is ${botId}`;
  return and(
    eq(jobs.id, jobId),
    eq(jobs.provider, provider),
    revision === null ? sql`not (${isFormer})` : eq(jobs.revision, revision),
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
