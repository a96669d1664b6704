import { sql } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { enqueue } from "~/outbox/enqueue.server";
import { reminderOf } from "./reminder.server";
import { activeIn, type Job, type NotetakerRequest } from "./repo.server";

/**
 * Files what follows from a new request, once however often it is called: the reminder of a meeting that
 * was booked more than a day ahead, and to those whose bot the request joined, that somebody else gets
 * the notes too. Not filed on submission, for nobody has to wait for it there. `now` in epoch
 * milliseconds.
 */
export async function fileFollowUps(
  db: Db,
  request: NotetakerRequest,
  job: Job,
  now: number,
): Promise<void> {
  const { id, sequence, createdAt } = request;
  const itself = sql`select id from notetaker_requests where id = ${id}`;
  // By the order in which they were written: two may have come within one millisecond.
  const earlier = sql`${activeIn(sql`${job.id}`)}
    and rowid < (select rowid from notetaker_requests where id = ${id})`;
  await runBatch(db, [
    enqueue("shared", earlier, now, { variant: id }),
    ...(job.scheduled ? reminderOf(itself, job.startsAt, sequence, createdAt) : []),
  ]);
}
