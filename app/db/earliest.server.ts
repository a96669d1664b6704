import { sql } from "drizzle-orm";
import type { Db } from "./client.server";

/** When the first row of each kind is, or was, due; null when there is none. Epoch milliseconds. */
export type Earliest = {
  readonly dispatch: number | null;
  readonly poll: number | null;
  readonly purge: number | null;
  readonly message: number | null;
  /** When the oldest webhook came in. */
  readonly receipt: number | null;
};

/**
 * One look at the head of each index: it reads a few rows however long the tables are, and tells a
 * tick that has nothing to do so at once.
 */
export async function readEarliest(db: Db): Promise<Earliest> {
  return db.get<Earliest>(sql`
    select (select min(next_at) from notetaker_jobs where next_step = 'dispatch') as dispatch,
           (select min(next_at) from notetaker_jobs where next_step = 'poll') as poll,
           (select min(next_at) from notetaker_jobs where next_step = 'purge') as purge,
           (select min(next_at) from outbox where state = 'pending') as message,
           (select min(received_at) from webhook_receipts) as receipt`);
}

/** How long the longest waiting row has been due, milliseconds; 0 when nothing is due. */
export function longestWait({ dispatch, poll, purge, message }: Earliest, now: number): number {
  const times = [dispatch, poll, purge, message].filter((at) => at !== null);
  return Math.max(0, now - Math.min(now, ...times));
}
