import { eq, sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { notetakerJobs as jobs, notetakerRequests as requests } from "~/db/schema.server";
import { log } from "~/lib/log.server";
import { enqueue } from "~/outbox/enqueue.server";
import { erasePerson } from "./repo-erase.server";
import { activeIn, type Job, type NotetakerRequest } from "./repo.server";
import { inMeetingStatuses, liveStatuses, restartableStatuses, type Status } from "./status";

/**
 * What people change about their requests, each change one transaction. A change repeats in SQL what it
 * was decided on, so that false means: something was faster, nothing was written, look again.
 */

/** A request with its job, and for how many others that job goes on. */
export type Held = {
  readonly request: NotetakerRequest;
  readonly job: Job;
  readonly others: number;
};

/** The same by their ids alone, for who is not to see more of them. */
export type HeldIds = {
  readonly request: Pick<NotetakerRequest, "id">;
  readonly job: Pick<Job, "id">;
};

export async function findHeld(db: Db, requestId: string): Promise<Held | null> {
  const others = sql<number>`(select count(*) from (${othersIn(sql`${jobs.id}`, requestId)}))`;
  const [found] = await db
    .select({ request: requests, job: jobs, others })
    .from(requests)
    .innerJoin(jobs, eq(jobs.id, requests.jobId))
    .where(eq(requests.id, requestId));
  return found ?? null;
}

/** The request withdraws. With the last one goes the job, and its bot. */
export async function storeCancel(db: Db, { request, job }: Held, now: number): Promise<boolean> {
  const sequence = request.sequence + 1;
  const withdrawn = sql`select id from notetaker_requests
    where id = ${request.id} and sequence = ${sequence} and cancelled_at = ${now}`;
  const [changed, emptied] = await runBatch(db, [
    sql`update notetaker_requests set cancelled_at = ${now}, sequence = ${sequence}
        where ${isAsRead(request)} and exists (${jobIn(job.id, restartableStatuses)})`,
    cancelEmptied(job.id, now),
    enqueue("cancelled", withdrawn, now, { variant: sequence }),
  ]);
  logEmptied(job.id, emptied);
  return wasChanged(changed);
}

/** A job for which nobody waits any more is over; its bots are taken away next. */
export function cancelEmptied(jobId: string, now: number): SQL {
  return sql`
    update notetaker_jobs
    set status = 'cancelled', ended_at = ${now}, lease_token = null, attempts = 0,
        last_error = null, next_step = 'remove', next_at = ${now}, updated_at = ${now}
    where id = ${jobId} and status in ${[...restartableStatuses]}
      and delete_requested_at is null and not exists (${activeIn(sql`${jobId}`)})`;
}

export function logEmptied(jobId: string, emptied: D1Result | undefined): void {
  if (wasChanged(emptied)) log({ event: "notetaker.moved", jobId, to: "cancelled" });
}

/** The bot is to leave the meeting; whoever polls the job now is polling what has become old. */
export async function storeStop(db: Db, { job }: Held, now: number): Promise<boolean> {
  const [changed] = await runBatch(db, [
    sql`update notetaker_jobs
        set stop_requested_at = ${now}, lease_token = null, attempts = 0,
            next_step = 'poll', next_at = ${now}, updated_at = ${now}
        where id = ${job.id} and status in ${[...inMeetingStatuses]}
          and stop_requested_at is null and delete_requested_at is null`,
  ]);
  return wasChanged(changed);
}

/** Everything of the job is to go, for nobody else waits for it. */
export async function storeDeletion(
  db: Db,
  { request, job }: HeldIds,
  now: number,
): Promise<boolean> {
  const [changed] = await runBatch(db, [
    sql`${deletion(job.id, null, now)}
        and exists (select 1 from notetaker_requests
                    where id = ${request.id} and job_id = ${job.id} and deleted_at is null)
        and not exists (${othersIn(sql`${job.id}`, request.id)})`,
  ]);
  return wasChanged(changed);
}

/** Everything of the job is to go, and everybody who waits for it is told why. */
export async function storeOptOut(db: Db, jobId: string, now: number): Promise<boolean> {
  const isNew = sql`(select id from notetaker_jobs
    where id = ${jobId} and reason = 'opted_out' and delete_requested_at = ${now})`;
  const [changed] = await runBatch(db, [
    deletion(jobId, "opted_out", now),
    enqueue("opted_out", activeIn(isNew), now),
  ]);
  return wasChanged(changed);
}

/** What there will still be of a recording nobody is to see, so a job under way is cancelled. */
function deletion(jobId: string, reason: Job["reason"], now: number): SQL {
  const underWay = [...liveStatuses, "processing"];
  return sql`
    update notetaker_jobs
    set status = iif(status in ${underWay}, 'cancelled', status),
        reason = coalesce(${reason}, reason), delete_requested_at = ${now},
        ended_at = coalesce(ended_at, ${now}), lease_token = null, attempts = 0,
        last_error = null, next_step = 'purge', next_at = ${now}, updated_at = ${now}
    where id = ${jobId} and delete_requested_at is null
      and status not in ('quarantined', 'deleted')`;
}

/** One person's data goes, while the job goes on for others. */
export async function storeErasure(
  db: Db,
  { request, job }: HeldIds,
  now: number,
): Promise<boolean> {
  const [changed] = await runBatch(db, [
    sql`update notetaker_requests set deleted_at = ${now}, sequence = sequence + 1
        where id = ${request.id} and job_id = ${job.id} and deleted_at is null
          and exists (${othersIn(sql`${job.id}`, request.id)})`,
    ...erasePerson(db, request.id, now),
  ]);
  return wasChanged(changed);
}

/** The request is as it was when the change was decided on. A condition on `notetaker_requests`. */
export function isAsRead({ id, jobId, sequence }: NotetakerRequest): SQL {
  return sql`id = ${id} and job_id = ${jobId} and sequence = ${sequence}
    and cancelled_at is null and deleted_at is null`;
}

export function othersIn(jobId: SQL, requestId: string): SQL {
  return sql`${activeIn(jobId)} and id <> ${requestId}`;
}

export function jobIn(jobId: string, statuses: readonly Status[]): SQL {
  return sql`select 1 from notetaker_jobs
    where id = ${jobId} and status in ${[...statuses]} and delete_requested_at is null`;
}

export function wasChanged(result: D1Result | undefined): boolean {
  return result !== undefined && result.meta.changes > 0;
}
