import { and, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { notetakerRequests as requests } from "~/db/schema.server";
import { enqueue } from "~/jobs/outbox.server";
import { type Job } from "../job";
import { endQuestions } from "../mails/tell.server";
import { forgetNotes } from "../notes/store.server";
import { forgetAt } from "../schedule";
import { receivingStandings } from "../status";
import { moved, moving, releasing } from "./jobs.server";

/** What is sent after a person's data is gone; nothing else that they were to be told is still true. */
const farewells = sql`('deleted', 'opted_out', 'question_over')`;

/** Their address, and the zone in which they read times, stay until they were told, or a day is over. */
const erasedPerson = {
  name: null,
  emailKey: null,
  networkKey: null,
  meetingCode: null,
  wallDate: null,
  wallTime: null,
  idempotencyKey: sql`${requests.id}`,
} as const;

const forgottenPerson = { email: null, timezone: null, startsAt: 0, scheduled: false } as const;

/** The last mail about a request is sent: whose share of the mail it was is forgotten. */
export async function forgetNetwork(db: Db, requestId: string): Promise<void> {
  await db.update(requests).set({ networkKey: null }).where(eq(requests.id, requestId));
}

/**
 * The end of a job's data here: everything personal is gone, what was told to whom is forgotten, and
 * the row stays, so that old links can say why they lead nowhere. Whoever had something of it, or asked
 * for this, is told; the step `forget` follows. Fenced by the lease.
 */
export async function erase(db: Db, job: Job, now: number): Promise<boolean> {
  const isGone = sql`(select id from notetaker_jobs where id = ${job.id} and status = 'deleted')`;
  const ours = sql`select id from notetaker_requests where job_id = ${isGone}`;
  const changes = {
    meetingCode: null,
    recordingId: null,
    speakerNames: null,
    nextStep: "forget",
    nextAt: forgetAt(now),
    deletedAt: now,
  } as const;
  const [result] = await runBatch(db, [
    moving(db, job, "deleted", changes, now),
    forgetMessages(ours),
    forgetNotes(isGone),
    ...(isUnanswered(job) ? [endQuestions(isGone, now)] : []),
    ...(isTold(job) ? [enqueue("deleted", concerned(isGone), now)] : []),
    db
      .update(requests)
      .set(erasedPerson)
      .where(inArray(requests.id, sql`(${ours})`)),
    db
      .update(requests)
      .set(forgottenPerson)
      .where(inArray(requests.id, untold(ours))),
  ]);
  return moved(job, "deleted", changes, result);
}

/** Who owned it or was let in, also if it had been called off before. */
function concerned(jobId: SQL): SQL {
  return sql`select id from notetaker_requests
    where job_id = ${jobId} and standing in ${[...receivingStandings]} and deleted_at is null`;
}

/** Who had a recording, or asked for its deletion; what a participant asked for has its own mail. */
function isTold({ reason, recordingId, deleteRequestedAt }: Job): boolean {
  return reason !== "opted_out" && (recordingId !== null || deleteRequestedAt !== null);
}

/** Whoever still waits for an answer was told of every other end that a job can have. */
function isUnanswered({ status, deleteRequestedAt }: Job): boolean {
  return deleteRequestedAt === null && (status === "ready" || status === "delivered");
}

/** The people of `ours` to whom no farewell is to be sent any more. */
function untold(ours: SQL): SQL {
  return sql`(select person.id from (${ours}) as person where not exists (
    select 1 from outbox as message where ${isAbout} and message.state = 'pending'
      and message.kind in ${farewells}))`;
}

/** The messages of one person lie together in the index of their keys. */
const isAbout = sql`message.dedupe_key > person.id || ':' and message.dedupe_key < person.id || ';'`;

function forgetMessages(people: SQL): SQL {
  return sql`delete from outbox where kind not in ${farewells} and id in (
    select message.id from (${people}) as person join outbox as message on ${isAbout})`;
}

/** The statements that erase one person who has left a job, once `deleted_at` is `now`. */
export function erasePerson(db: Db, requestId: string, now: number) {
  const gone = and(eq(requests.id, requestId), eq(requests.deletedAt, now));
  const person = sql`select id from notetaker_requests
    where id = ${requestId} and deleted_at = ${now}`;
  return [
    forgetMessages(person),
    enqueue("deleted", person, now),
    db.update(requests).set(erasedPerson).where(gone),
  ];
}

/**
 * A farewell of this kind has ended. Where the person's data is gone, and no receipt of that is still to
 * be sent, their address goes too.
 */
export async function forgetAddress(db: Db, requestId: string, kind: string): Promise<void> {
  const isGone = sql`(${requests.deletedAt} is not null or exists (
    select 1 from notetaker_jobs where id = ${requests.jobId} and status = 'deleted'))`;
  const waits = sql`exists (select 1 from outbox
    where dedupe_key = ${`${requestId}:deleted`} and state = 'pending')`;
  const isLast = kind === "deleted" ? sql`true` : sql`not ${waits}`;
  await db
    .update(requests)
    .set(forgottenPerson)
    .where(and(eq(requests.id, requestId), isGone, isLast));
}

/** A day after the end no address is left, whatever became of its last mail. Fenced by the lease. */
export async function forgetAll(db: Db, job: Job, now: number): Promise<void> {
  await runBatch(db, [
    db
      .update(requests)
      .set(forgottenPerson)
      .where(and(eq(requests.jobId, job.id), isNotNull(requests.email))),
    releasing(db, job, { nextStep: null, nextAt: null, attempts: 0 }, now),
  ]);
}
