import { sql, type SQL } from "drizzle-orm";
import { enqueue, type Filing } from "~/outbox/enqueue.server";
import { lanes } from "~/outbox/lanes";
import { inMeetingStatuses, receivingStandings, type FailureReason, type Status } from "./status";

/**
 * Who is told what. Every notice is filed in the transaction that makes it true, so none can be lost or
 * kept back by what happens next; what it says is read from the rows when it is sent.
 */

/** The moves of a job of which people are told. */
export type Told = Extract<
  Status,
  "waiting_room" | "in_call" | "recording" | "ready" | "failed" | "expired"
>;

/** The job, and its round; null from a webhook that does not say of which round it speaks. */
type Moved = { readonly id: string; readonly revision: number | null };

/** The statements that go with a move to `to`: they look for themselves whether it took place. */
export function tellOf({ id, revision }: Moved, to: Told, now: number): readonly SQL[] {
  const isThere = sql`select id from notetaker_jobs
    where id = ${id} and status = ${to} and revision = ${revision ?? sql.raw("revision")}`;
  const receiving = receiversIn(sql`(${isThere})`);
  switch (to) {
    case "waiting_room":
      // Once for each meeting: one that was moved may wait at the door anew.
      return [enqueue("waiting", receiving, now, { ...urgent, variant: revision || null })];
    case "in_call":
    case "recording":
      return [announceRecipients(sql`(${isThere})`, now)];
    case "ready":
      return [
        enqueue("result", receiving, now),
        enqueue("count", isThere, now, { lane: "bulk" }),
        askAgain(sql`(${isThere})`, now),
      ];
    case "failed":
    case "expired":
      return [
        enqueue("failure", receiving, now, { ...urgent, lane: laneOfFailure(id) }),
        endQuestions(sql`(${isThere})`, now),
      ];
  }
}

/** Who keeps whom waiting: the network that the request came from, or the mailbox once that is forgotten. */
const share = sql`(select coalesce(network_key, email_key) from notetaker_requests where id = subject.id)`;
const urgent = { lane: "urgent", share } as const satisfies Filing;

/** Reasons by which nobody can tell that there is a meeting at all, or after which it is too late to act. */
const unhurriedReasons = [
  "refused_by_provider",
  "meeting_not_found",
  "meeting_not_started",
  "meeting_ended",
  "nobody_came",
  "nothing_recorded",
] as const satisfies readonly FailureReason[];

/** The failure of a meeting that is on cannot wait: something can still be done. */
function laneOfFailure(jobId: string): SQL {
  return sql`iif((select reason from notetaker_jobs where id = ${jobId}) in ${[...unhurriedReasons]},
    ${lanes.personal}, ${lanes.urgent})`;
}

/**
 * A SELECT of the ids of those who receive what a job brings. More conditions may follow it. `jobId` is
 * an SQL expression.
 */
export function receiversIn(jobId: SQL): SQL {
  return sql`select id from notetaker_requests
    where job_id = ${jobId} and standing in ${[...receivingStandings]}
      and cancelled_at is null and deleted_at is null`;
}

/** The same of those whom the owner has let in. */
export function recipientsIn(jobId: SQL): SQL {
  return sql`select id from notetaker_requests
    where job_id = ${jobId} and standing = 'recipient' and deleted_at is null`;
}

/** The same of those who wait for the owner's answer, each with the id of the job. */
function askingIn(jobId: SQL): SQL {
  return sql`select id, job_id from notetaker_requests
    where job_id = ${jobId} and standing = 'asking' and deleted_at is null`;
}

/**
 * Whoever waits for an answer about a job is told that there is nothing to wait for any more. `moved` is
 * the round in which it went elsewhere; who asked about another job before is told of each.
 */
export function endQuestions(jobId: SQL, now: number, moved: number | null = null): SQL {
  const round = moved === null ? sql`subject.job_id` : sql`subject.job_id || ${`.moved-${moved}`}`;
  return enqueue("question_over", askingIn(jobId), now, { variant: round });
}

/** Everybody in the meeting is told of each recipient once, as soon as the bot is inside. */
function announceRecipients(jobId: SQL, now: number): SQL {
  return enqueue("announce", recipientsIn(jobId), now, urgent);
}

/** The same for one person who has just been let in, if the bot is in the meeting. */
export function announceNow(requestId: string, now: number): SQL {
  const inside = sql`select person.id from notetaker_requests as person
    join notetaker_jobs as job on job.id = person.job_id
    where person.id = ${requestId} and person.standing = 'recipient'
      and job.status in ('in_call', 'recording') and job.delete_requested_at is null`;
  return enqueue("announce", inside, now, urgent);
}

/** The owner is asked whether somebody may have the notes: at once, and while the meeting is on urgently. */
export function askOwner(askerId: string, now: number): SQL {
  const question = sql`select owner.id, asker.id as asker, job.status
    from notetaker_requests as asker
    join notetaker_requests as owner on owner.job_id = asker.job_id and owner.standing = 'owner'
      and owner.deleted_at is null
    join notetaker_jobs as job on job.id = asker.job_id
    where asker.id = ${askerId} and asker.standing = 'asking'`;
  return enqueue("asked", question, now, {
    variant: sql`subject.asker`,
    share: sql`(select coalesce(network_key, email_key) from notetaker_requests where id = subject.asker)`,
    lane: sql`iif(subject.status in ${[...inMeetingStatuses]}, 0, 1)`,
  });
}

/**
 * A question that went elsewhere before its owner was told of it, and is back: what was dropped meanwhile,
 * or is just about to be, is sent after all.
 */
export function tellAgain(askerId: string, now: number): SQL {
  return sql`
    update outbox
    set state = 'pending', next_at = ${now}, turn_at = ${now}, attempts = 0, lease_token = null,
        last_error = null, finished_at = null
    where (state = 'pending' or (state = 'done' and last_error = 'dropped'))
      and dedupe_key in (
        select owner.id || ':asked:' || asker.id from notetaker_requests as asker
        join notetaker_requests as owner on owner.job_id = asker.job_id and owner.standing = 'owner'
        where asker.id = ${askerId} and asker.standing = 'asking')`;
}

/** What the owner has not answered by the end of the meeting is asked once more. */
function askAgain(jobId: SQL, now: number): SQL {
  const questions = sql`select owner.id, asker.id as asker
    from notetaker_requests as asker
    join notetaker_requests as owner on owner.job_id = asker.job_id and owner.standing = 'owner'
    where asker.job_id = ${jobId} and asker.standing = 'asking' and asker.deleted_at is null`;
  return enqueue("asked_again", questions, now, { variant: sql`subject.asker` });
}

/**
 * The owners of the other notetakers at the same meeting are told that the one of job `jobId` comes too,
 * once for each round of theirs. `others` is a SELECT of the ids of those jobs.
 */
export function tellOthersAtMeeting(jobId: string, others: SQL, now: number): SQL {
  const owners = sql`select owner.id, job.revision
    from notetaker_requests as owner join notetaker_jobs as job on job.id = owner.job_id
    where owner.standing = 'owner' and owner.deleted_at is null and job.id in (${others})
      and exists (select 1 from notetaker_jobs where id = ${jobId} and status = 'requested')`;
  return enqueue("another_coming", owners, now, {
    variant: sql`${jobId} || '.' || subject.revision`,
  });
}
