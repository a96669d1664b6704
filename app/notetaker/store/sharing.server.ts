import { and, desc, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import { counting, type Counted } from "~/abuse/counts.server";
import { runBatch, type Db } from "~/db/client.server";
import { notetakerJobs as jobs, notetakerRequests as requests } from "~/db/schema.server";
import { enqueue, enqueueAll, messagesFor } from "~/jobs/outbox.server";
import type { NotetakerRequest } from "../job";
import { reminderOf } from "./reminder-rows.server";
import { announceNow, askOwner, tellAgain, tellOthersAtMeeting } from "../mails/tell.server";
import { standingsBefore, type Standing } from "../status";
import { isAsRead, wasChanged, type RequestOfJob } from "./changes.server";
import {
  closureOf,
  isMeetingFull,
  jobsAtMeeting,
  ofMeeting,
  rememberAnswer,
  type Meeting,
} from "./meeting.server";

/** What passes between the owner of a job and those who ask for its notes; each change one transaction. */

/** A job of which there is, or may be, something to share. */
const sharable = sql.raw(
  "delete_requested_at is null and status not in ('quarantined', 'held', 'cancelled', 'deleted')",
);

/**
 * The owner answers a question. Whoever is let in gets what there is at once, and if the bot is in the
 * meeting everybody there is told.
 */
export async function storeAnswer(
  db: Db,
  { request: owner, job }: RequestOfJob,
  askerId: string,
  to: Extract<Standing, "recipient" | "declined">,
  now: number,
): Promise<boolean> {
  const answered = sql`select id from notetaker_requests
    where id = ${askerId} and job_id = ${job.id} and standing = ${to} and answered_at = ${now}`;
  const isReady = sql`exists (select 1 from notetaker_jobs
    where id = ${job.id} and status in ('ready', 'delivered'))`;
  const [changed] = await runBatch(db, [
    sql`update notetaker_requests
        set standing = ${to}, answered_at = ${now}, sequence = sequence + 1
        where id = ${askerId} and job_id = ${job.id} and deleted_at is null
          and standing in ${[...standingsBefore[to]]}
          and exists (select 1 from notetaker_requests
                      where id = ${owner.id} and job_id = ${job.id} and standing = 'owner'
                        and cancelled_at is null and deleted_at is null)
          and exists (select 1 from notetaker_jobs where id = ${job.id} and ${sharable})`,
    rememberAnswer(answered, now),
    enqueue(to === "recipient" ? "let_in" : "declined", answered, now, { variant: job.id }),
    ...(to === "recipient"
      ? [announceNow(askerId, now), enqueue("result", sql`${answered} and ${isReady}`, now)]
      : []),
  ]);
  return wasChanged(changed);
}

/** Where somebody wants a notetaker of their own. */
export type OwnMeeting = Meeting & {
  readonly scheduled: boolean;
  readonly wallDate: string | null;
  readonly wallTime: string | null;
  readonly timezone: string | null;
};

/** Why a notetaker of one's own was not stored; null when something was faster. */
type OwnRefusal = "closed" | "meeting_full" | null;

/**
 * Whoever asked, or was told no, gets a notetaker of their own; `from` are the standings that may. The
 * request moves to a job made for it, and the owners of the others at that meeting are told.
 */
export async function storeOwn(
  db: Db,
  { request }: RequestOfJob,
  to: OwnMeeting,
  newJobId: string,
  now: number,
  from: readonly Standing[] = standingsBefore.owner,
): Promise<OwnStored> {
  const sequence = request.sequence + 1;
  const moved = sql`select id from notetaker_requests
    where id = ${request.id} and sequence = ${sequence} and job_id = ${newJobId}`;
  const others = sql`${jobsAtMeeting(to, now)} and id <> ${newJobId}`;
  const isClosed = sql`exists (${closureOf(to.meetingKey, now)})`;
  const isFull = isMeetingFull({ ...to, emailKey: request.emailKey }, now);
  const results = await runBatch(db, [
    sql`
      insert into notetaker_jobs
        (id, status, meeting_code, starts_at, scheduled, next_step, next_at, created_at, updated_at)
      select ${newJobId}, 'requested', ${to.meetingCode}, ${to.startsAt}, ${Number(to.scheduled)},
             'dispatch', ${now}, ${now}, ${now}
      where exists (select 1 from notetaker_requests
                    where ${isAsRead(request)} and standing in ${[...from]})
        and not ${isClosed} and not ${isFull}
      on conflict (id) do nothing`,
    sql`
      update notetaker_requests
      set job_id = ${newJobId}, standing = 'owner', answered_at = null, delivered_at = null,
          sequence = ${sequence}, ${wanted(to)}
      where ${isAsRead(request)} and exists (select 1 from notetaker_jobs where id = ${newJobId})`,
    counting(
      [ofMeeting(to), ...requestsOf(request)],
      now,
      sql`exists (${moved})
      and not exists (select 1 from outbox where dedupe_key = ${`${request.id}:confirmation:${sequence}`})`,
    ),
    enqueueAll([
      messagesFor("confirmation", moved, now, { variant: sequence }),
      ...(to.scheduled ? reminderOf(moved, to.startsAt, sequence, now) : []),
      tellOthersAtMeeting(newJobId, others, now),
    ]),
    sql`select exists (${moved}) as moved, ${isClosed} as closed, ${isFull} as full`,
  ]);
  return readOwn(results);
}

/**
 * The question goes to the owner of another notetaker, at another time. `targetId` is their job. Who
 * moves within the reach of the same notetaker asks nothing anew.
 */
export async function storeAskElsewhere(
  db: Db,
  { request, job }: RequestOfJob,
  to: OwnMeeting,
  targetId: string,
  now: number,
): Promise<boolean> {
  const sequence = request.sequence + 1;
  const moved = sql`select id from notetaker_requests
    where id = ${request.id} and sequence = ${sequence} and standing = 'asking'`;
  const [changed] = await runBatch(db, [
    sql`
      update notetaker_requests
      set standing = iif(job_id = ${targetId} and standing <> 'over', standing, 'asking'),
          answered_at = iif(job_id = ${targetId}, answered_at, null),
          delivered_at = iif(job_id = ${targetId}, delivered_at, null),
          job_id = ${targetId}, sequence = ${sequence}, ${wanted(to)}
      where ${isAsRead(request)} and not exists (${closureOf(to.meetingKey, now)})
        and ${targetId} in (${jobsAtMeeting(to, now)})`,
    counting(
      requestsOf(request),
      now,
      sql`exists (${moved} and job_id <> ${job.id}) and not exists (
        select 1 from outbox where dedupe_key = ${`${request.id}:already_coming:${sequence}`})`,
    ),
    enqueue("already_coming", moved, now, { variant: sequence }),
    ...askOwner(request.id, now),
    tellAgain(request.id, now),
  ]);
  return wasChanged(changed);
}

/** What a change counts as that takes a mailbox to another notetaker: the same as a request. */
export function requestsOf({ emailKey }: Pick<NotetakerRequest, "emailKey">): readonly Counted[] {
  return emailKey === null ? [] : [{ kind: "vouched", key: emailKey }];
}

function wanted(to: OwnMeeting): SQL {
  return sql`meeting_code = ${to.meetingCode}, starts_at = ${to.startsAt},
    scheduled = ${Number(to.scheduled)}, wall_date = ${to.wallDate}, wall_time = ${to.wallTime},
    timezone = ${to.timezone}`;
}

/**
 * The requests of a mailbox that are held, the newest first. Without the invites that nobody vouches for:
 * each of those is asked about by itself, and one answer is none for the others.
 */
export async function findHeldRequests(
  db: Db,
  emailKey: string,
  limit: number,
): Promise<RequestOfJob[]> {
  return db
    .select({ request: requests, job: jobs })
    .from(requests)
    .innerJoin(jobs, eq(jobs.id, requests.jobId))
    .where(
      and(
        eq(requests.emailKey, emailKey),
        isNull(requests.deletedAt),
        ne(requests.source, "unproven_invite"),
        eq(jobs.status, "held"),
        isNull(jobs.deleteRequestedAt),
      ),
    )
    .orderBy(desc(requests.createdAt))
    .limit(limit);
}

/** The owner of the mailbox says that they asked for it: a request that was held goes on, as changed by them. */
export async function storeRelease(
  db: Db,
  { request, job }: RequestOfJob,
  meeting: Meeting,
  now: number,
): Promise<OwnStored> {
  const sequence = request.sequence + 1;
  const released = sql`select id from notetaker_requests
    where id = ${request.id} and sequence = ${sequence}
    and job_id in (select id from notetaker_jobs where id = ${job.id} and status = 'requested')`;
  const others = sql`${jobsAtMeeting(meeting, now)} and id <> ${job.id}`;
  const isClosed = sql`exists (${closureOf(meeting.meetingKey, now)})`;
  const isFull = isMeetingFull({ ...meeting, emailKey: request.emailKey }, now);
  const results = await runBatch(db, [
    sql`
      update notetaker_jobs
      set status = 'requested', starts_at = ${meeting.startsAt}, created_at = ${now},
          next_step = 'dispatch', next_at = ${now}, attempts = 0, updated_at = ${now}
      where id = ${job.id} and status = 'held' and delete_requested_at is null
        and not ${isClosed} and not ${isFull}
        and exists (select 1 from notetaker_requests
                    where id = ${request.id} and deleted_at is null)`,
    sql`
      update notetaker_requests set sequence = ${sequence}
      where id = ${request.id} and sequence = ${request.sequence}
        and job_id in (select id from notetaker_jobs where id = ${job.id} and status = 'requested')`,
    counting(
      [ofMeeting(meeting)],
      now,
      sql`exists (${released})
      and not exists (select 1 from outbox where dedupe_key = ${`${request.id}:confirmation:${sequence}`})`,
    ),
    enqueueAll([
      messagesFor("confirmation", released, now, { variant: sequence }),
      ...(job.scheduled ? reminderOf(released, job.startsAt, sequence, now) : []),
      tellOthersAtMeeting(job.id, others, now),
    ]),
    sql`select exists (${released}) as moved, ${isClosed} as closed, ${isFull} as full`,
  ]);
  return readOwn(results);
}

type OwnStored = { readonly ok: true } | { readonly ok: false; readonly why: OwnRefusal };

function readOwn(results: readonly D1Result[]): OwnStored {
  const [answer] = results.at(-1)?.results as [{ moved: number; closed: number; full: number }];
  if (answer.moved) return { ok: true };
  return { ok: false, why: answer.closed ? "closed" : answer.full ? "meeting_full" : null };
}
