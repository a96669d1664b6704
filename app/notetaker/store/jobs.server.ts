import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { notetakerJobs as jobs, notetakerRequests as requests } from "~/db/schema.server";
import { holdsLease } from "~/jobs/lease.server";
import { log } from "~/lib/log/log.server";
import type { Job, NotetakerRequest, Identity } from "../job";
import { tellOf, type Told } from "../mails/tell.server";
import { leavesFor, receivingStandings, type Status } from "../status";

/** What a step may write beside the status; a move clears the traces of the step before it. */
export type Changes = Partial<Omit<Job, "id" | "status" | "updatedAt" | "createdAt">>;

/** Puts a claimed job back without moving it. False when the lease was lost meanwhile: nothing was written. */
export async function release(
  db: Db,
  job: Job,
  changes: Changes & { nextAt: number },
  now: number,
): Promise<boolean> {
  return stillOurs(job, await releasing(db, job, changes, now).run());
}

/** The statement alone, for a transaction that does more with it. */
export function releasing(db: Db, job: Job, changes: Changes, now: number) {
  return db
    .update(jobs)
    .set({ leaseToken: null, ...changes, updatedAt: now })
    .where(holdsLease(jobs, job));
}

/**
 * Compare-and-set: moves a claimed job to `to` if it is still in a status that may become `to` and the
 * lease is still ours. False when not: nothing was written.
 */
export async function move(
  db: Db,
  job: Job,
  to: Status,
  changes: Changes,
  now: number,
): Promise<boolean> {
  return moved(job, to, changes, await moving(db, job, to, changes, now).run());
}

/**
 * The same, and in the same transaction files what everybody concerned is told of it. `further`
 * statements belong to the move: they must look for themselves whether it took place.
 */
export async function moveAndTell(
  db: Db,
  job: Job,
  to: Told,
  changes: Changes,
  now: number,
  further: readonly SQL[] = [],
): Promise<boolean> {
  const statements = [moving(db, job, to, changes, now), ...tellOf(job, to, now), ...further];
  const [result] = await runBatch(db, statements);
  return moved(job, to, changes, result);
}

/**
 * The bot of a claimed job was passed over: another is to be made, once that one is taken away. False when
 * the lease was lost or the bot has set out after all: nothing was written.
 */
export async function sendAnew(db: Db, job: Job, now: number): Promise<boolean> {
  const anew = db
    .update(jobs)
    .set({
      ...{ leaseToken: null, attempts: 0, lastError: "bot_overdue", updatedAt: now },
      ...{ status: "requested", nextStep: "dispatch", nextAt: now },
      ...{ revision: job.revision + 1, formerBotId: job.botId, botId: null },
    })
    .where(and(holdsLease(jobs, job), eq(jobs.status, "scheduled")));
  return moved(job, "requested", {}, await anew.run());
}

/** What became of a job for which there is a bot. */
export type Adoption = {
  readonly job: Job;
  readonly changes: {
    readonly botId: string;
    readonly unsettled: number;
    readonly nextAt: number;
  };
};

/**
 * Moves claimed jobs to `scheduled`, each as `move` does, in one statement. Answers the ids of those that
 * were moved.
 */
export async function moveToScheduled(
  db: Db,
  adoptions: readonly Adoption[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (adoptions.length === 0) return new Set();
  const values = adoptions.map(({ job: { id, leaseToken }, changes }) => {
    return { id, leaseToken, ...changes };
  });
  const rows = await db.all<{ id: string }>(sql`
    update notetaker_jobs set
      status = 'scheduled', bot_id = bot.value ->> 'botId', former_bot_id = null,
      unsettled = bot.value ->> 'unsettled', next_step = 'poll', next_at = bot.value ->> 'nextAt',
      lease_token = null, attempts = 0, last_error = null, updated_at = ${now}
    from json_each(${JSON.stringify(values)}) as bot
    where notetaker_jobs.id = bot.value ->> 'id'
      and lease_token = bot.value ->> 'leaseToken' and status in ${[...leavesFor.scheduled]}
    returning notetaker_jobs.id`);
  const ids = new Set(rows.map(({ id }) => id));
  for (const { job } of adoptions) {
    const result = { meta: { changes: Number(ids.has(job.id)) } };
    moved(job, "scheduled", {}, result);
  }
  return ids;
}

/** The statement alone, for a transaction that does more with it; `moved` reads its answer. */
export function moving(db: Db, job: Job, to: Status, changes: Changes, now: number) {
  return db
    .update(jobs)
    .set({ ...fresh, ...startOf(to, now), ...changes, status: to, updatedAt: now })
    .where(and(holdsLease(jobs, job), inArray(jobs.status, [...leavesFor[to]])));
}

/** When we heard that it records; the provider tells us exactly once it is over. */
export function startOf(to: Status | null, now: number) {
  return to === "recording" ? { startedAt: sql<number>`coalesce(${jobs.startedAt}, ${now})` } : {};
}

type Written = { readonly meta: Pick<D1Result["meta"], "changes"> };

const fresh = { leaseToken: null, attempts: 0, unsettled: 0, lastError: null } as const;

/** Says so in the log when a claim is no longer ours: another claimer, or a webhook, was faster. */
function stillOurs(job: Job, result: Written | undefined): boolean {
  if (result && result.meta.changes > 0) return true;
  log({ event: "notetaker.lease_lost", jobId: job.id });
  return false;
}

export function moved(
  job: Job,
  to: Status,
  { reason }: Changes,
  result: Written | undefined,
): boolean {
  if (!stillOurs(job, result)) return false;
  log({ event: "notetaker.moved", jobId: job.id, to, ...(reason ? { reason } : {}) });
  return true;
}

export async function findJob(db: Db, jobId: string): Promise<Job | null> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  return job ?? null;
}

/** The owners of jobs whose data is still there, by the ids of the jobs. */
export async function findOwners(
  db: Db,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, Identity>> {
  const ids = JSON.stringify(jobIds);
  const rows = await db
    .select({ jobId: requests.jobId, name: requests.name, email: requests.email })
    .from(requests)
    .where(
      and(
        sql`${requests.jobId} in (select value from json_each(${ids}))`,
        eq(requests.standing, "owner"),
        isNotNull(requests.email),
      ),
    );
  return new Map(rows.map(({ jobId, ...owner }) => [jobId, owner]));
}

/** A request with its job; null when there is no such request. */
export async function findRequest(
  db: Db,
  requestId: string,
): Promise<{ request: NotetakerRequest; job: Job } | null> {
  const [found] = await db
    .select({ request: requests, job: jobs })
    .from(requests)
    .innerJoin(jobs, eq(jobs.id, requests.jobId))
    .where(eq(requests.id, requestId));
  return found ?? null;
}

/**
 * Notes that a person has their result, and that the job is delivered once everybody has. Whose share of
 * the mail it was is forgotten with the last of it.
 */
export async function markDelivered(db: Db, request: NotetakerRequest, now: number): Promise<void> {
  const waiting = db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.jobId, request.jobId),
        isNull(requests.deliveredAt),
        inArray(requests.standing, [...receivingStandings]),
        isNull(requests.cancelledAt),
        isNull(requests.deletedAt),
      ),
    );
  await db.batch([
    db
      .update(requests)
      .set({ deliveredAt: now, networkKey: null })
      .where(eq(requests.id, request.id)),
    db
      .update(jobs)
      .set({ status: "delivered", updatedAt: now })
      .where(
        and(
          eq(jobs.id, request.jobId),
          inArray(jobs.status, [...leavesFor.delivered]),
          sql`not exists ${waiting}`,
        ),
      ),
  ]);
}
