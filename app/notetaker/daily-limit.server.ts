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

export type Places = {
  /** The ids of the jobs that have a place. */
  readonly placed: ReadonlySet<string>;
  /** When there may be room for the others, epoch milliseconds. */
  readonly until: number;
};

/**
 * Takes places for the bots of jobs that were claimed together: one for a job, however often it is tried
 * or moved. The alarm is raised by the bot that reaches a mark, once.
 */
export async function takePlaces(
  db: Db,
  jobs: readonly Job[],
  limit: number,
  now: number,
): Promise<Places> {
  const had = jobs.filter(({ placedAt }) => placedAt !== null).map(({ id }) => id);
  const wanting = jobs.filter(({ placedAt }) => placedAt === null);
  const [first] = wanting;
  if (!first) return { placed: new Set(had), until: now };

  // What was claimed together has one lease.
  const ours = sql`id in ${wanting.map(({ id }) => id)} and lease_token = ${first.leaseToken}`;
  const taken = sql`select id from notetaker_jobs where ${ours} and placed_at = ${now}`;
  const results = await runBatch(db, [
    sql`update notetaker_jobs set placed_at = ${now}
        where id in (select id from notetaker_jobs where ${ours} and placed_at is null
                     order by starts_at limit max(0, ${limit} - ${countOf(site, now)}))`,
    counting([site], now, sql`exists (${taken})`, sql`(select count(*) from (${taken}))`),
    taken,
    sql`select ${countOf(site, now)} as count, ${nextDropOf(site, now)} as freeAt`,
  ]);
  const placed = (results[2]?.results as { id: string }[]).map(({ id }) => id);
  const [{ count, freeAt }] = results[3]?.results as [{ count: number; freeAt: number | null }];
  for (const mark of new Set([Math.ceil(limit * alarmingShare), limit])) {
    const isReached = count >= mark && count - placed.length < mark;
    if (isReached) log({ event: "notetaker.daily_limit", count: mark, limit });
  }
  return { placed: new Set([...had, ...placed]), until: freeAt ?? now };
}
