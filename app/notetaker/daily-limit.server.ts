import { sql } from "drizzle-orm";
import { counting, countOf, nextDropOf, type Counted } from "~/abuse/counts.server";
import { runBatch, type Db } from "~/db/client.server";
import { log } from "~/lib/log.server";
import type { Job } from "./repo.server";

/**
 * The ceiling of the whole site: every bot costs money, and a day has so many. At the ceiling requests
 * are kept and go on as the day before moves out of sight.
 */

const site: Counted = { kind: "site", key: "bots" };
/** From this part of the limit on somebody ought to look. */
const alarmingShare = 0.8;

/** When a bot can be sent again, epoch milliseconds; null while there is room. */
export async function roomFrom(db: Db, limit: number, now: number): Promise<number | null> {
  const row = await db.get<{ at: number | null }>(sql`
    select iif(${countOf(site, now)} >= ${limit}, ${nextDropOf(site, now)}, null) as at`);
  return row.at;
}

/**
 * Takes a place for the bots of a claimed job: one place for a job, however often it is tried or moved.
 * `until` is when there may be room again. The alarm is raised by the bot that reaches the mark, once.
 */
export async function takePlace(
  db: Db,
  job: Job,
  limit: number,
  now: number,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly until: number }> {
  if (job.placedAt !== null) return { ok: true };
  const placed = sql`exists (select 1 from notetaker_jobs
    where id = ${job.id} and placed_at = ${now} and lease_token = ${job.leaseToken})`;
  const results = await runBatch(db, [
    sql`update notetaker_jobs set placed_at = ${now}
        where id = ${job.id} and placed_at is null and lease_token = ${job.leaseToken}
          and ${countOf(site, now)} < ${limit}`,
    counting([site], now, placed),
    sql`select ${placed} as placed, ${countOf(site, now)} as count, ${nextDropOf(site, now)} as freeAt`,
  ]);
  const [answer] = results.at(-1)?.results as [{ placed: number; count: number; freeAt: number }];
  if (answer.placed) {
    const marks = [Math.ceil(limit * alarmingShare), limit];
    if (marks.includes(answer.count)) {
      log({ event: "notetaker.daily_limit", count: answer.count, limit });
    }
    return { ok: true };
  }
  return { ok: false, until: answer.freeAt ?? now };
}
