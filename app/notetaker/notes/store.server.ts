import { and, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { runBatch, type Db } from "~/db/client.server";
import { notetakerNotes as notes, type notetakerJobs } from "~/db/schema.server";
import { enqueue } from "~/jobs/outbox.server";
import type { Job } from "../job";
import { receiversIn } from "../mails/tell.server";
import { findJob } from "../store/jobs.server";
import { noteKinds, type Notes } from "./notes";

/**
 * The row of a job whose notes a model writes: `asked`, then `written` or `given_up`, and never back. A
 * job that is to be deleted takes nothing in any more, and its row goes with it.
 */

/**
 * How long a result mail waits for its notes, milliseconds from the moment that they are asked for. A tick
 * comes each minute and takes what is due: so the mail leaves in the second tick after, within two minutes.
 */
const mailWaitsMs = 80_000;

/**
 * Statements that belong to a job's move to `ready` (`moveAndTell`) and look for themselves whether it took
 * place: the notes are asked for, and the mails wait for them. Nobody who has typed a stranger's address
 * brings about a cost: somebody who receives the notes must have shown that the mailbox is theirs.
 */
export function askingForNotes({ id, revision }: Pick<Job, "id" | "revision">, now: number): SQL[] {
  const hasMoved = sql`status = 'ready' and revision = ${revision} and updated_at = ${now}`;
  return asking(id, hasMoved, now);
}

/**
 * The same for a job that was ready before, one of whose receivers has just shown that the mailbox is
 * theirs: belongs behind the statement that files the mail.
 */
export function askingForNotesNow(jobId: string, now: number): SQL[] {
  return asking(jobId, isShownNow, now);
}

const isShownNow = sql`status in ('ready', 'delivered') and delete_requested_at is null`;

/** `isOpen` is a condition on the job. A job is asked about once. */
function asking(jobId: string, isOpen: SQL, now: number): SQL[] {
  const known = sql`select 1 from notetaker_requests as person
    join mailboxes on mailboxes.key = person.email_key
      and mailboxes.known_at is not null and mailboxes.blocked_at is null
    where person.id in (${receiversIn(sql`${jobId}`)})`;
  const asked = sql`select job_id as id from notetaker_notes
    where job_id = ${jobId} and state = 'asked' and created_at = ${now}`;
  return [
    sql`insert into notetaker_notes (job_id, state, created_at)
        select id, 'asked', ${now} from notetaker_jobs
        where id = ${jobId} and ${isOpen} and exists (${known})
        on conflict (job_id) do nothing`,
    enqueue("notes", asked, now),
    mailsDueAt(jobId, sql`${now + mailWaitsMs}`, sql`exists (${asked})`),
  ];
}

/** Moves the result mails of a job that nobody has tried yet. The messages about one person lie together in the index of their keys. */
function mailsDueAt(jobId: string, dueAt: SQL, condition: SQL): SQL {
  return sql`update outbox set next_at = ${dueAt}
    where state = 'pending' and attempts = 0 and ${condition} and id in (
      select message.id from (${receiversIn(sql`${jobId}`)}) as person join outbox as message
        on message.dedupe_key >= person.id || ':result' and message.dedupe_key < person.id || ':result;')`;
}

export type Asked = { readonly job: Job; readonly askedAt: number };

/** A job whose notes are still to be written; null once they are, or nobody wants them any more. */
export async function findAsked(db: Db, jobId: string): Promise<Asked | null> {
  const [row] = await db
    .select({ askedAt: notes.createdAt })
    .from(notes)
    .where(and(eq(notes.jobId, jobId), eq(notes.state, "asked")));
  const job = row ? await findJob(db, jobId) : null;
  return row && job && isShown(job) ? { job, askedAt: row.askedAt } : null;
}

type Shown = Pick<typeof notetakerJobs.$inferSelect, "status" | "deleteRequestedAt">;

function isShown({ status, deleteRequestedAt }: Shown): boolean {
  return (status === "ready" || status === "delivered") && deleteRequestedAt === null;
}

/**
 * Ends the asking: with notes, or with null once they are given up. The mails that wait for it go out now.
 * False when somebody else was faster, or the job is to be deleted: nothing was written.
 */
export async function finishAsking(
  db: Db,
  jobId: string,
  written: Notes | null,
  now: number,
): Promise<boolean> {
  const state = written === null ? "given_up" : "written";
  const body = written && JSON.stringify(written);
  const isOver = sql`exists (select 1 from notetaker_notes
    where job_id = ${jobId} and state <> 'asked')`;
  const [result] = await runBatch(db, [
    sql`update notetaker_notes set state = ${state}, body = ${body}, finished_at = ${now}
        where job_id = ${jobId} and state = 'asked' and exists (
          select 1 from notetaker_jobs where id = ${jobId} and ${isShownNow})`,
    mailsDueAt(jobId, sql`min(next_at, ${now})`, isOver),
  ]);
  return (result?.meta.changes ?? 0) > 0;
}

/** A statement for `runBatch`: nothing is left of the notes of the jobs that `jobIds`, a SELECT, names. */
export function forgetNotes(jobIds: SQL): SQL {
  return sql`delete from notetaker_notes where job_id in (${jobIds})`;
}

/** After so many meetings in a row without notes of its own the model is not merely unlucky. */
const mostInARow = 3;

/** Whether the model has failed the last few meetings, this one among them. */
export async function isFailing(db: Db): Promise<boolean> {
  const rows = await db
    .select({ state: notes.state })
    .from(notes)
    .where(sql`${notes.finishedAt} is not null`)
    .orderBy(sql`${notes.finishedAt} desc`)
    .limit(mostInARow);
  return rows.length === mostInARow && rows.every(({ state }) => state === "given_up");
}

const nullable = z.string().nullable();
const stored: z.ZodType<Notes> = z.object({
  language: nullable,
  lines: z.array(
    z.object({
      kind: z.enum(noteKinds),
      text: z.string(),
      quote: z.string(),
      speaker: z.string(),
      at: z.number(),
      owner: nullable,
      due: nullable,
    }),
  ),
});

/** What a model has written of a job; null as long as, or because, it has not. */
export async function findWritten(db: Db, jobId: string): Promise<Notes | null> {
  const [row] = await db
    .select({ body: notes.body })
    .from(notes)
    .where(and(eq(notes.jobId, jobId), eq(notes.state, "written")));
  return row?.body == null ? null : stored.parse(JSON.parse(row.body));
}
