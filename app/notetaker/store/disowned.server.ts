import { sql, type SQL } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import type { Job } from "../job";
import { liveStatuses } from "../status";
import { storeDeletion } from "./changes.server";

/** Requests that were made in the name of a mailbox whose owner says that it was not they. */

/**
 * An SQL condition on `request` joined with its `job`: nothing shows that the owner of the mailbox had a
 * hand in it. An invite comes from them; to move it, or to answer who asks, they pressed a button.
 */
const isUntouched: SQL = sql`request.source <> 'invite' and (request.standing <> 'owner' or (
  request.sequence = 0 and job.stop_requested_at is null and not exists (
    select 1 from notetaker_requests as asker
    where asker.job_id = job.id and asker.answered_at is not null)))`;

/** The ids of those that are still to bring something about, the ones that wait for a press last. */
export async function findDisowned(db: Db, mailboxKey: string, limit: number): Promise<string[]> {
  const ahead = [...liveStatuses, "held", "processing"];
  const rows = await db.all<{ id: string }>(sql`
    select request.id from notetaker_requests as request
    join notetaker_jobs as job on job.id = request.job_id
    where request.email_key = ${mailboxKey}
      and request.cancelled_at is null and request.deleted_at is null
      and job.delete_requested_at is null and ${isUntouched}
      and iif(request.standing = 'owner', job.status in ${ahead}, job.status <> 'deleted')
    order by job.status = 'held', request.created_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Ends those of the jobs that are about to be sent in the name of such a mailbox: they came in while its
 * owner said so. Answers their ids.
 */
export async function endDisownedOwners(
  db: Db,
  jobs: readonly Pick<Job, "id">[],
  now: number,
): Promise<ReadonlySet<string>> {
  const jobIds = JSON.stringify(jobs.map(({ id }) => id));
  const rows = await db.all<{ id: string; jobId: string }>(sql`
    select request.id, request.job_id as jobId from notetaker_requests as request
    join notetaker_jobs as job on job.id = request.job_id
    join mailboxes on mailboxes.key = request.email_key and mailboxes.blocked_at is not null
    where request.job_id in (select value from json_each(${jobIds}))
      and request.standing = 'owner' and ${isUntouched}`);
  for (const { id, jobId } of rows) {
    await storeDeletion(db, { request: { id }, job: { id: jobId } }, now);
  }
  return new Set(rows.map(({ jobId }) => jobId));
}
