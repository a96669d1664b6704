import { sql } from "drizzle-orm";
import type { Db } from "./client.server";

const hour = 60 * 60_000;

/** After so many tries, with their growing pauses, about an hour has passed. */
const triesInAnHour = 7;
/** Longer than the longest pause between two tries: nothing overdue lies further ahead. */
const longestPause = 8 * hour;

/**
 * Counts the jobs whose deletion has been due for more than an hour and is not confirmed: tried for so
 * long without success, or not tried at all. The index of what is due bounds what it reads. `now` in
 * epoch milliseconds.
 */
export async function countOverdueDeletions(db: Db, now: number): Promise<number> {
  const [count = 0] =
    (await db.values<[number]>(sql.raw(overdueDeletionsQuery("count(*)", now))))[0] ?? [];
  return count;
}

/** The same rows as plain SQL, for the operators' tool. `columns` is SQL. */
export function overdueDeletionsQuery(columns: string, now: number): string {
  const since = Math.trunc(now) - hour;
  return `select ${columns} from notetaker_jobs
    where next_step = 'purge' and next_at <= ${Math.trunc(now) + longestPause}
      and (attempts >= ${triesInAnHour} or next_at <= ${since})
      and coalesce(delete_requested_at, 0) <= ${since}`;
}
