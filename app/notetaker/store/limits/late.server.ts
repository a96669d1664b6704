import { sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { enqueue } from "~/jobs/outbox.server";
import type { Job } from "../../job";
import { receiversIn, urgent } from "../../mails/tell.server";
import { isLateAt, lateAfterMs, rateWindowMs } from "../../schedule";
import { isFor, isOver, type Rate } from "./rate.server";

/** Notetakers that wait for the provider's rate so long that they cannot be at their meetings in time. */

/** So many are told in a tick, those of the earliest meetings first: more mail does not leave in one. */
const toldAtOnce = 300;

/** A SELECT of what is due and waits for this provider, in the order in which it is sent, each with the moment of its turn. */
function queue(rate: Rate, now: number): SQL {
  return sql`
    select id, starts_at, scheduled,
           ${now} + row_number() over (order by starts_at, next_at, rowid) * ${rateWindowMs} / ${rate.perMinute} as turn_at
    from notetaker_jobs indexed by notetaker_jobs_dispatch_idx
    where next_step = 'dispatch' and next_at <= ${now} and not ${isOver(now)}
      and ${isFor(rate)}`;
}

/** Files a mail for everybody whose notetaker of this provider will be late, once for each request. Answers how many. */
export async function tellLate(db: Db, rate: Rate, now: number): Promise<number> {
  const late = sql`select id from (${queue(rate, now)})
    where turn_at > starts_at + iif(scheduled, ${lateAfterMs.scheduled}, ${lateAfterMs.now})`;
  const people = sql`${receiversIn(late)} and not exists (
      select 1 from outbox where dedupe_key = notetaker_requests.id || ':late')
    order by starts_at limit ${toldAtOnce}`;
  const [filed] = await runBatch(db, [enqueue("late", people, now, urgent)]);
  return filed?.meta.changes ?? 0;
}

/**
 * When the turn of a job comes that waits, about, epoch milliseconds; null if it will not be late, or does
 * not wait.
 */
export async function lateTurnOf(
  db: Db,
  job: Pick<Job, "id" | "nextStep" | "nextAt" | "startsAt" | "scheduled">,
  rate: Rate,
  now: number,
): Promise<number | null> {
  const waits = job.nextStep === "dispatch" && job.nextAt !== null && job.nextAt <= now;
  if (!waits) return null;
  const { place } = await db.get<{ place: number }>(sql`
    select count(*) as place from notetaker_jobs indexed by notetaker_jobs_dispatch_idx
    where next_step = 'dispatch' and next_at <= ${now} and not ${isOver(now)} and ${isFor(rate)}
      and (starts_at, next_at, rowid) <= (
        ${job.startsAt}, ${job.nextAt}, (select rowid from notetaker_jobs where id = ${job.id}))`);
  const turnAt = now + (place * rateWindowMs) / rate.perMinute;
  return isLateAt(job, turnAt) ? turnAt : null;
}
