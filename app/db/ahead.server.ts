import { sql, type SQL } from "drizzle-orm";
import type { Step } from "~/notetaker/status";
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
 * out: how long those wait is told by lane (`app/jobs/queues.server.ts`).
 */
export function longestWait(
  { receipt: _kept, message: _byLane, ...due }: Earliest,
  now: number,
): number {
  const times = Object.values(due).filter((at) => at !== null);
  return Math.max(0, now - Math.min(now, ...times));
}

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
  const [count = 0] = (await db.values<[number]>(overdueDeletions(sql`count(*)`, now)))[0] ?? [];
  return count;
}

/** A SELECT of these columns of the same rows; also what the operators' `status` shows. */
export function overdueDeletions(columns: SQL, now: number): SQL {
  const since = now - hour;
  return sql`select ${columns} from notetaker_jobs
    where next_step = 'purge' and next_at <= ${now + longestPause}
      and (attempts >= ${triesInAnHour} or next_at <= ${since})
      and coalesce(delete_requested_at, 0) <= ${since}`;
}

/**
 * The same database, and how many statements were prepared for it so far; here each is run once. D1
 * refuses more than 1,000 in one invocation (https://developers.cloudflare.com/d1/platform/limits/).
 */
export function countQueries(binding: D1Database): {
  readonly binding: D1Database;
  readonly spent: () => number;
} {
  let spent = 0;
  const counted = new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") {
        return (query: string) => {
          spent += 1;
          return target.prepare(query);
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { binding: counted, spent: () => spent };
}
