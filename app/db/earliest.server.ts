import { sql, type SQL } from "drizzle-orm";
import type { Step } from "../notetaker/status";
import type { Db } from "./client.server";

/** When the first row of each kind is, or was, due; null when there is none. Epoch milliseconds. */
export type Earliest = {
  readonly dispatch: number | null;
  readonly poll: number | null;
  readonly remove: number | null;
  readonly purge: number | null;
  readonly forget: number | null;
  readonly invite: number | null;
  readonly message: number | null;
  /** When the oldest webhook came in. */
  readonly receipt: number | null;
};

/**
 * One look at the head of each index: it reads a row of each that has one, however long the tables are
 * (`min()` would read another where there is none), and tells a tick that has nothing to do so at once.
 */
export async function readEarliest(db: Db): Promise<Earliest> {
  return db.get<Earliest>(sql`
    select (${firstJob("dispatch")}) as dispatch, (${firstJob("poll")}) as poll,
           (${firstJob("remove")}) as remove, (${firstJob("purge")}) as purge,
           (${firstJob("forget")}) as forget,
           (select next_at from calendar_invites order by next_at limit 1) as invite,
           (select next_at from outbox
            where state = 'pending' order by next_at limit 1) as message,
           (select received_at from webhook_receipts order by received_at limit 1) as receipt`);
}

/** Literal, because the partial index is only used when the query repeats its condition. */
function firstJob(step: Step): SQL {
  return sql.raw(
    `select next_at from notetaker_jobs where next_step = '${step}' order by next_at limit 1`,
  );
}

/**
 * How long the longest waiting row has been due, milliseconds; 0 when nothing is due. Messages are left
 * out: how long those wait is told by lane (`app/outbox/queues.server.ts`).
 */
export function longestWait(
  { receipt: _kept, message: _byLane, ...due }: Earliest,
  now: number,
): number {
  const times = Object.values(due).filter((at) => at !== null);
  return Math.max(0, now - Math.min(now, ...times));
}
