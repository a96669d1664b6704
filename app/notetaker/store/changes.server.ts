import { and, eq, sql, type SQL } from "drizzle-orm";
import { type Db, runBatch } from "~/db/client.server";
import { notetakerJobs as jobs, notetakerRequests as requests } from "~/db/schema.server";
import { enqueue } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import type { Job, NotetakerRequest } from "../job";
import { endQuestions, othersIn, receiversIn, recipientsIn } from "../mails/tell.server";
import { askingForNotesNow } from "../notes/store.server";
import type { SpeakerNames } from "../results/speakers";
import {
  inMeetingStatuses,
  liveStatuses,
  restartableStatuses,
  standingsBefore,
  type Status,
} from "../status";
import { erasePerson } from "./erase.server";
import { closedMs, closing, rememberAnswer } from "./meeting.server";

/**
 * What people change about their requests, each change one transaction. A change repeats in SQL what it
 * was decided on, so that false means: something was faster, nothing was written, look again.
 */

/** A request with the job it is about: its own, or that of the person it asks. */
export type RequestOfJob = {
  readonly request: NotetakerRequest;
  readonly job: Job;
};

/** The same by their ids alone, for who is not to see more of them. */
export type HeldIds = {
  readonly request: Pick<NotetakerRequest, "id">;
  readonly job: Pick<Job, "id">;
};

export async function findRequestOfJob(db: Db, requestId: string): Promise<RequestOfJob | null> {
  const [found] = await db
    .select({ request: requests, job: jobs })
    .from(requests)
    .innerJoin(jobs, eq(jobs.id, requests.jobId))
    .where(and(eq(requests.id, requestId)));
  return found ?? null;
}

/** The owner calls the notetaker off: for everybody, and everybody is told. */
export async function storeCancel(
  db: Db,
  { request, job }: RequestOfJob,
  now: number,
): Promise<boolean> {
  const sequence = request.sequence + 1;
  const withdrawn = sql`select id from notetaker_requests
    where id = ${request.id} and sequence = ${sequence} and cancelled_at = ${now}`;
  const isOff = sql`(select id from notetaker_jobs
    where id = ${job.id} and exists (${withdrawn}))`;
  const [changed, ended] = await runBatch(db, [
    sql`update notetaker_requests set cancelled_at = ${now}, sequence = ${sequence}
        where ${isAsRead(request)} and standing = 'owner'
          and exists (${jobIn(job.id, restartableStatuses)})`,
    sql`update notetaker_jobs
        set status = 'cancelled', ended_at = ${now}, lease_token = null, attempts = 0,
            last_error = null, next_step = 'remove', next_at = ${now}, updated_at = ${now}
        where id = ${job.id} and status in ${[...restartableStatuses]} and exists (${withdrawn})`,
    enqueue("cancelled", withdrawn, now, { variant: sequence }),
    enqueue("cancelled", recipientsIn(isOff), now, { variant: "by_owner" }),
    endQuestions(isOff, now),
  ]);
  if (wasChanged(ended)) log({ event: "notetaker.moved", jobId: job.id, to: "cancelled" });
  return wasChanged(changed);
}

/** The bot is to leave the meeting, and everybody is told; whoever polls the job now is polling what has become old. */
export async function storeStop(db: Db, { job }: RequestOfJob, now: number): Promise<boolean> {
  const isStopped = sql`(select id from notetaker_jobs
    where id = ${job.id} and stop_requested_at = ${now})`;
  const [changed] = await runBatch(db, [
    sql`update notetaker_jobs
        set stop_requested_at = ${now}, lease_token = null, attempts = 0,
            next_step = 'poll', next_at = ${now}, updated_at = ${now}
        where id = ${job.id} and status in ${[...inMeetingStatuses]}
          and stop_requested_at is null and delete_requested_at is null`,
    enqueue("stopped", othersIn(isStopped), now),
  ]);
  return wasChanged(changed);
}

/**
 * A person who receives the notes is mailed them once more, `hasModel` with those that a model writes.
 * False when that was filed before.
 */
export async function storeResultAgain(
  db: Db,
  { request, job }: HeldIds,
  hasModel: boolean,
  now: number,
): Promise<boolean> {
  const person = sql`select id from notetaker_requests where id = ${request.id}`;
  const [filed] = await runBatch(db, [
    enqueue("result", person, now, { variant: "transcript" }),
    ...(hasModel ? askingForNotesNow(job.id, now) : []),
  ]);
  return wasChanged(filed);
}

/** The owner wants everything gone, for everybody; who only asked has nothing to wait for any more. */
export async function storeDeletion(
  db: Db,
  { request, job }: HeldIds,
  now: number,
): Promise<boolean> {
  const isNew = sql`(select id from notetaker_jobs
    where id = ${job.id} and delete_requested_at = ${now})`;
  const [changed] = await runBatch(db, [
    sql`${deletion(job.id, null, now)}
        and exists (select 1 from notetaker_requests
                    where id = ${request.id} and job_id = ${job.id} and standing = 'owner'
                      and deleted_at is null)`,
    endQuestions(isNew, now),
  ]);
  return wasChanged(changed);
}

/**
 * Somebody in the meeting objects: everything of the job is to go, everybody who waits for it is told
 * why, and no notetaker is sent to this meeting for a day, neither one that is booked already.
 * `closes` is null where the meeting is past. Answers also whose bots are called off with it.
 */
export async function storeOptOut(
  db: Db,
  jobId: string,
  closes: { readonly code: string; readonly meetingKey: string } | null,
  now: number,
): Promise<{ readonly changed: boolean; readonly calledOff: readonly string[] }> {
  const isNew = sql`(select id from notetaker_jobs
    where id = ${jobId} and reason = 'opted_out' and delete_requested_at = ${now})`;
  const calledOff = sql`select id from notetaker_jobs
    where meeting_code = ${closes?.code ?? null} and id <> ${jobId} and status = 'cancelled'
      and reason = 'opted_out' and ended_at = ${now}`;
  const results = await runBatch(db, [
    deletion(jobId, "opted_out", now),
    enqueue("opted_out", receiversIn(isNew), now),
    endQuestions(isNew, now),
    ...(closes === null
      ? []
      : [
          closing(closes.meetingKey, "opted_out", now, sql`exists ${isNew}`),
          callOffOthers(jobId, closes.code, now, sql`exists ${isNew}`),
          enqueue("opted_out", receiversIn(calledOff), now),
          endQuestions(calledOff, now),
        ]),
    calledOff,
  ]);
  const ids = (results.at(-1)?.results ?? []) as readonly { readonly id: string }[];
  return { changed: wasChanged(results[0]), calledOff: ids.map(({ id }) => id) };
}

/** The notetakers that would come to the meeting while it is closed, and are not inside yet. */
function callOffOthers(jobId: string, code: string, now: number, condition: SQL): SQL {
  return sql`
    update notetaker_jobs
    set status = 'cancelled', reason = 'opted_out', ended_at = ${now}, lease_token = null,
        attempts = 0, last_error = null, next_step = 'remove', next_at = ${now},
        updated_at = ${now}
    where meeting_code = ${code} and id <> ${jobId} and status in ${[...outsideStatuses]}
      and starts_at < ${now + closedMs.opted_out} and delete_requested_at is null and ${condition}`;
}

const outsideStatuses = restartableStatuses.filter((status) => status !== "in_call");

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

/**
 * Somebody who does not own the job takes nothing more from it, and what there is of them goes. The job
 * itself is not touched.
 */
export async function storeLeave(db: Db, { request, job }: HeldIds, now: number): Promise<boolean> {
  const hasLeft = sql`select id from notetaker_requests
    where id = ${request.id} and job_id = ${job.id} and deleted_at = ${now}`;
  const [changed] = await runBatch(db, [
    sql`update notetaker_requests
        set standing = 'left', deleted_at = ${now}, sequence = sequence + 1
        where id = ${request.id} and job_id = ${job.id} and deleted_at is null
          and standing in ${[...standingsBefore.left]}`,
    rememberAnswer(hasLeft, now),
    ...erasePerson(db, request.id, now),
  ]);
  return wasChanged(changed);
}

/**
 * The request is as it was when the change was decided on, and its data is still there. A condition on
 * `notetaker_requests`.
 */
export function isAsRead({ id, jobId, sequence, standing }: NotetakerRequest): SQL {
  return sql`id = ${id} and job_id = ${jobId} and sequence = ${sequence}
    and standing = ${standing} and cancelled_at is null and deleted_at is null
    and email is not null and meeting_code is not null`;
}

export function jobIn(jobId: string, statuses: readonly Status[]): SQL {
  return sql`select 1 from notetaker_jobs
    where id = ${jobId} and status in ${[...statuses]} and delete_requested_at is null`;
}

export function wasChanged(result: D1Result | undefined): boolean {
  return result !== undefined && result.meta.changes > 0;
}

/**
 * Names the speakers of a job, if it is still there to be read, still belongs to this person, and nobody has
 * named one since it was read. False when not: nothing was written.
 */
export async function storeSpeakerNames(
  db: Db,
  { job, request }: RequestOfJob,
  names: SpeakerNames,
  now: number,
): Promise<boolean> {
  const [changed] = await runBatch(db, [
    sql`update notetaker_jobs
        set speaker_names = ${JSON.stringify(names)}, updated_at = ${now}
        where id = ${job.id} and speaker_names is ${job.speakerNames}
          and status in ('ready', 'delivered') and delete_requested_at is null
          and exists (select 1 from notetaker_requests
                      where id = ${request.id} and job_id = ${job.id} and standing = 'owner'
                        and cancelled_at is null and deleted_at is null)`,
  ]);
  return wasChanged(changed);
}
