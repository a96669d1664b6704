import { and, asc, gte, lte, or, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { notetakers } from "~/db/schema.server";
import { priorities } from "~/jobs/message";

/** Epoch ms of the first row of each kind; null if there is none. */
export type DueTimes = {
  readonly [
    Kind in "dispatch" | "poll" | "remove" | "purge" | "forget" | "invite" | "message" | "bulk"
  ]: number | null;
};

/** Looked up one by one, because the index has the priority before the due time. */
const nonBulkPriorities = JSON.stringify([priorities.urgent, priorities.personal, priorities.slow]);

/** Reads the head of each index. A partial index is used only if the query repeats its condition as a literal. */
export async function readDueTimes(db: Db): Promise<DueTimes> {
  return db.get<DueTimes>(sql`
    select
      (select next_at from notetakers where next_step = 'dispatch' order by next_at limit 1) as dispatch,
      (select next_at from notetakers where next_step = 'poll' order by next_at limit 1) as poll,
      (select next_at from notetakers where next_step = 'remove' order by next_at limit 1) as remove,
      (select next_at from notetakers where next_step = 'purge' order by next_at limit 1) as purge,
      (select next_at from notetakers where next_step = 'forget' order by next_at limit 1) as forget,
      (select next_at from calendar_invites order by next_at limit 1) as invite,
      (select min(due_at) from (
        select (select due_at from outbox where state = 'pending' and priority = wanted.value
          order by due_at limit 1) as due_at
        from json_each(${nonBulkPriorities}) as wanted)) as message,
      (select due_at from outbox where state = 'pending' and priority = ${priorities.bulk}
        order by due_at limit 1) as bulk`);
}

/** Returns how long the oldest due row has waited, in ms; 0 if no row is due. */
export function longestWait(due: Partial<DueTimes>, now: number): number {
  const times = Object.values(due).filter((at) => at !== null);
  return now - Math.min(now, ...times);
}

const hour = 60 * 60_000;
/** Seven purge attempts with their growing pauses take about an hour. */
const attemptsInAnHour = 7;
/** Bounds the index scan. More than the longest pause between two purge attempts, 6 hours. */
const scanAheadMs = 8 * hour;

/** Returns deletions that have been due or have failed for an hour, except those requested within the last hour. */
export async function overdueDeletions(db: Db, now: number, limit: number) {
  return db
    .select({
      id: notetakers.id,
      step: notetakers.nextStep,
      nextAt: notetakers.nextAt,
      tries: notetakers.attempts,
      lastError: notetakers.lastError,
    })
    .from(notetakers)
    .where(
      and(
        sql`${notetakers.nextStep} = 'purge'`,
        lte(notetakers.nextAt, now + scanAheadMs),
        or(gte(notetakers.attempts, attemptsInAnHour), lte(notetakers.nextAt, now - hour)),
        sql`coalesce(${notetakers.deleteRequestedAt}, 0) <= ${now - hour}`,
      ),
    )
    .orderBy(asc(notetakers.nextAt))
    .limit(limit);
}
