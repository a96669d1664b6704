import { questionMailsPerDay } from "~/config/facts";
import { sql, type SQL } from "drizzle-orm";
import { lanes } from "~/jobs/message";
import { enqueue, messagesFor, type Filing } from "~/jobs/outbox.server";
import { inMeetingStatuses, receivingStandings, type FailureReason, type Status } from "../status";

/**
 * Who is told what. Every notice is filed in the transaction that makes it true, so none can be lost or
 * kept back by what happens next; what it says is read from the rows when it is sent.
 */

const hourMs = 3_600_000;

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
        ...askAgain(sql`(${isThere})`, now),
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
export const urgent = { lane: "urgent", share } as const satisfies Filing;

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
 * an SQL expression, or a SELECT of several.
 */
export function receiversIn(jobId: SQL): SQL {
  return sql`select id from notetaker_requests
    where job_id in (${jobId}) and standing in ${[...receivingStandings]}
      and cancelled_at is null and deleted_at is null`;
}

/** The same of those whom the owner has let in. */
export function recipientsIn(jobId: SQL): SQL {
  return sql`select id from notetaker_requests
    where job_id = ${jobId} and standing = 'recipient' and deleted_at is null`;
}

/** The same of everybody but the owner: who was let in, and who waits for an answer. */
export function othersIn(jobId: SQL): SQL {
  return sql`select id from notetaker_requests
    where job_id = ${jobId} and standing in ('recipient', 'asking') and deleted_at is null`;
}

/** The same of those who wait for the owner's answer. */
function askingIn(jobId: SQL): SQL {
  return sql`select id from notetaker_requests
    where job_id in (${jobId}) and standing = 'asking' and deleted_at is null`;
}

/** Whoever waits for an answer about a job is told that there is nothing to wait for any more. */
export function endQuestions(jobId: SQL, now: number): SQL {
  const waiting = sql`select id, job_id from notetaker_requests where id in (${askingIn(jobId)})`;
  return enqueue("question_over", waiting, now, { variant: sql`subject.job_id` });
}

/** The same for those of `people` whose question ends because job `jobId` goes elsewhere in this round. */
export function endQuestionsOf(people: SQL, jobId: string, round: number, now: number): SQL {
  const waiting = sql`select id from notetaker_requests where id in (${people})
    and standing = 'asking'`;
  return enqueue("question_over", waiting, now, { variant: `${jobId}.moved-${round}` });
}

/** Everybody in the meeting is told of each addressee once, as soon as the bot is inside. */
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

/** So many moves a day are told to those who were let in at once; what follows is told together. */
const movesToldAtOnce = 3;
const togetherEveryMs = 12 * hourMs;

/**
 * Those who were let in are told where the meeting has gone. Whoever moves it over and over sends them no
 * mail each time: after a few the last state is told once, some hours later.
 */
export function tellRecipientsOfMove(jobId: SQL, round: number, now: number): readonly SQL[] {
  const recent = sql`(select count(*) from outbox as message
    where message.dedupe_key > person.id || ':rescheduled:round-'
      and message.dedupe_key < person.id || ':rescheduled:round.'
      and message.created_at > ${now - 24 * hourMs})`;
  const people = sql`select person.id from (${recipientsIn(jobId)}) as person`;
  const period = Math.floor(now / togetherEveryMs) + 1;
  return [
    enqueue("rescheduled", sql`${people} where ${recent} >= ${movesToldAtOnce}`, now, {
      variant: `latest-${period}`,
      dueAt: period * togetherEveryMs,
    }),
    enqueue("rescheduled", sql`${people} where ${recent} < ${movesToldAtOnce}`, now, {
      variant: `round-${round}`,
    }),
  ];
}

/** An SQL expression: how many such mails the owner of a job may still get today. */
function questionMailsLeft(jobId: SQL, now: number): SQL {
  const countedSince = Math.floor((now - 24 * hourMs) / hourMs);
  return sql`max(0, ${questionMailsPerDay} - (
    select coalesce(sum(count), 0) from counts join notetaker_requests as owner
      on owner.job_id = ${jobId} and owner.standing = 'owner' and counts.key = owner.email_key
    where counts.kind = 'asked' and counts.hour > ${countedSince}))`;
}

/** Counts what has just been filed for the owner of a job. `effect` is the end of its dedupe key, or begins it. */
function countQuestionMails(jobId: SQL, effect: string, now: number): SQL {
  return sql`
    insert into counts (kind, key, hour, count)
    select 'asked', owner.email_key, ${Math.floor(now / hourMs)}, count(*)
    from notetaker_requests as owner join outbox as message
      on message.dedupe_key >= owner.id || ${`:${effect}`}
      and message.dedupe_key < owner.id || ${`:${effect};`}
    where owner.job_id = ${jobId} and owner.standing = 'owner' and owner.email_key is not null
      and message.created_at = ${now} and message.state = 'pending'
    group by owner.email_key
    on conflict (kind, key, hour) do update set count = count + excluded.count`;
}

/**
 * The owner is asked whether somebody may have the notes: at once, and while the meeting is on urgently.
 * Anybody can have a stranger's mailbox asked, so a mailbox gets a few such mails a day.
 */
export function askOwner(askerId: string, now: number): readonly SQL[] {
  const jobId = sql`(select job_id from notetaker_requests
    where id = ${askerId} and standing = 'asking')`;
  const question = sql`select owner.id, asker.id as asker, job.status
    from notetaker_requests as asker
    join notetaker_requests as owner on owner.job_id = asker.job_id and owner.standing = 'owner'
      and owner.deleted_at is null
    join notetaker_jobs as job on job.id = asker.job_id
    where asker.id = ${askerId} and asker.standing = 'asking'
    limit ${questionMailsLeft(jobId, now)}`;
  return [
    enqueue("asked", question, now, {
      variant: sql`subject.asker`,
      share: sql`(select coalesce(network_key, email_key) from notetaker_requests where id = subject.asker)`,
      lane: sql`iif(subject.status in ${[...inMeetingStatuses]}, 0, 1)`,
    }),
    countQuestionMails(jobId, `asked:${askerId}`, now),
  ];
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
function askAgain(jobId: SQL, now: number): readonly SQL[] {
  const questions = sql`select owner.id, asker.id as asker
    from notetaker_requests as asker
    join notetaker_requests as owner on owner.job_id = asker.job_id and owner.standing = 'owner'
    where asker.job_id = ${jobId} and asker.standing = 'asking' and asker.deleted_at is null
    limit ${questionMailsLeft(jobId, now)}`;
  return [
    enqueue("asked_again", questions, now, { variant: sql`subject.asker` }),
    countQuestionMails(jobId, "asked_again", now),
  ];
}

/**
 * For `enqueueAll`: the owners of the other notetakers at the same meeting are told that the one of job
 * `jobId` comes too, once for each round of theirs. `others` is a SELECT of the ids of those jobs.
 */
export function tellOthersAtMeeting(jobId: string, others: SQL, now: number): SQL {
  const owners = sql`select owner.id, job.revision
    from notetaker_requests as owner join notetaker_jobs as job on job.id = owner.job_id
    where owner.standing = 'owner' and owner.deleted_at is null and job.id in (${others})
      and exists (select 1 from notetaker_jobs where id = ${jobId} and status = 'requested')`;
  return messagesFor("another_coming", owners, now, {
    variant: sql`${jobId} || '.' || subject.revision`,
  });
}
