import { sql, type SQL } from "drizzle-orm";
import { counting, countOf } from "~/abuse/counts.server";
import { runBatch, type Db } from "~/db/client.server";
import { enqueue, enqueueAll } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import { reminderOf } from "./reminder-rows.server";
import { endQuestionsOf, tellOthersAtMeeting, tellRecipientsOfMove } from "../mails/tell.server";
import { quotas } from "./intake.server";
import { restartableStatuses, sameMeetingWindowMs, standingsBefore } from "../status";
import { isAsRead, jobIn, type RequestOfJob } from "./changes.server";
import {
  closureOf,
  isMeetingFull,
  isSameOccasion,
  jobToAskAbout,
  jobsAtMeeting,
  ofMeeting,
  type Meeting,
} from "./meeting.server";
import { requestsOf, type OwnMeeting } from "./sharing.server";

/**
 * The job at that meeting whose owner somebody has asked already, or is to ask; null when there is none.
 * Who moves within the reach of the same notetaker asks nothing anew.
 */
export async function findJobToAskAbout(
  db: Db,
  { request }: RequestOfJob,
  meeting: Meeting,
  now: number,
): Promise<string | null> {
  const askedAlready = sql`${jobsAtMeeting(meeting, now)} and id = ${request.jobId}`;
  const staysThere = request.standing === "over" ? null : (await db.all<Found>(askedAlready))[0];
  if (staysThere) return staysThere.id;
  const asker = { ...meeting, emailKey: request.emailKey };
  const [found] = await db.all<Found>(jobToAskAbout(asker, now));
  return found?.id ?? null;
}

type Found = { readonly id: string };

/** Whether a mailbox has had its requests for today: each move is one, for people are told of it. */
export async function hasHadItsMoves(
  db: Db,
  request: RequestOfJob["request"],
  now: number,
): Promise<boolean> {
  const [counted] = requestsOf(request);
  if (!counted) return true;
  const [found] = await db.all<{ count: number }>(sql`select ${countOf(counted, now)} as count`);
  return (found?.count ?? 0) >= quotas.known;
}

/** Why the meeting was not moved; null when something was faster. */
export type RestartRefusal = "closed" | "meeting_full" | null;

/**
 * The owner's job begins anew at the other time (`restartableStatuses`); its bot becomes a former one.
 * Those who were let in come along; who asked about where it went is told that this is over, as are the
 * owners of other notetakers where it goes.
 */
export async function storeRestart(
  db: Db,
  held: RequestOfJob,
  to: OwnMeeting,
  now: number,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly why: RestartRefusal }> {
  const { request, job } = held;
  const revision = job.revision + 1;
  const sequence = request.sequence + 1;
  const moved = sql`select id from notetaker_requests
    where id = ${request.id} and sequence = ${sequence}
      and cancelled_at is null and deleted_at is null`;
  const isThere = sql`(select id from notetaker_jobs
    where id = ${job.id} and revision = ${revision} and exists (${moved}))`;
  const others = sql`${jobsAtMeeting(to, now)} and id <> ${job.id}`;
  // What they asked about is another meeting: the owner must not share this one with them by mistake.
  const outOfReach = sql`select id from notetaker_requests
    where job_id = ${isThere} and standing in ${[...standingsBefore.over]} and deleted_at is null
      and not (meeting_code = ${to.meetingCode}
               and abs(starts_at - ${to.startsAt}) <= ${sameMeetingWindowMs})`;
  // The same occasion of the same meeting has no new place to give.
  const isElsewhere = !isSameOccasion({ ...job, meetingCode: job.meetingCode ?? "" }, to);
  const isClosed = sql`exists (${closureOf(to.meetingKey, now)})`;
  const isFull = isElsewhere
    ? isMeetingFull({ ...to, emailKey: request.emailKey }, now, job.id)
    : sql`false`;

  const results = await runBatch(db, [
    sql`
      update notetaker_jobs
      set status = 'requested', reason = null, meeting_code = ${to.meetingCode},
          starts_at = ${to.startsAt}, scheduled = 1, revision = ${revision},
          former_bot_id = coalesce(bot_id, former_bot_id), bot_id = null,
          next_step = 'dispatch', next_at = ${now}, lease_token = null, attempts = 0,
          last_error = null, stop_requested_at = null, updated_at = ${now}
      where id = ${job.id} and exists (${isWhereItWas(held)})
        and exists (select 1 from notetaker_requests where ${isAsRead(request)})
        and not ${isClosed} and not ${isFull}`,
    sql`
      update notetaker_requests
      set sequence = ${sequence}, meeting_code = ${to.meetingCode}, starts_at = ${to.startsAt},
          scheduled = 1, wall_date = ${to.wallDate}, wall_time = ${to.wallTime},
          timezone = ${to.timezone}
      where ${isAsRead(request)} and standing = 'owner' and exists (
        select 1 from notetaker_jobs
        where id = ${job.id} and revision = ${revision} and status = 'requested'
          and starts_at = ${to.startsAt})`,
    counting(
      [...requestsOf(request), ...(isElsewhere ? [ofMeeting(to)] : [])],
      now,
      sql`exists (${moved}) and not exists (
        select 1 from outbox where dedupe_key = ${`${request.id}:rescheduled:${sequence}`})`,
    ),
    enqueue("rescheduled", moved, now, { variant: sequence }),
    ...tellRecipientsOfMove(isThere, revision, now),
    endQuestionsOf(outOfReach, job.id, revision, now),
    sql`update notetaker_requests set standing = 'over' where id in (${outOfReach})`,
    enqueueAll([
      ...reminderOf(moved, to.startsAt, sequence, now),
      tellOthersAtMeeting(job.id, others, now),
    ]),
    sql`select exists (${moved}) as moved, ${isClosed} as closed, ${isFull} as full`,
  ]);
  const [answer] = results.at(-1)?.results as [{ moved: number; closed: number; full: number }];
  if (answer.moved) {
    log({ event: "notetaker.rescheduled", requestId: request.id, jobId: job.id });
    return { ok: true };
  }
  return { ok: false, why: answer.closed ? "closed" : answer.full ? "meeting_full" : null };
}

/** The old job can still be left, and is in the round in which it was read. */
function isWhereItWas({ job }: RequestOfJob): SQL {
  return sql`${jobIn(job.id, restartableStatuses)} and revision = ${job.revision}
    and starts_at = ${job.startsAt}`;
}
