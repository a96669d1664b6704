import { and, count, gte, lte, or, sql, type SQL } from "drizzle-orm";
import { priorities, type Priority } from "./message";
import type { Db } from "~/db/client.server";
import { notetakers } from "~/db/schema.server";

/** When the first row of each kind is, or was, due; null when there is none. Epoch milliseconds. */
export type Earliest = {
  readonly dispatch: number | null;
  readonly poll: number | null;
  readonly remove: number | null;
  readonly purge: number | null;
  readonly forget: number | null;
  readonly invite: number | null;
  /** Messages but for bulk. */
  readonly message: number | null;
  readonly bulk: number | null;
  /** When the oldest webhook came in. */
  readonly receipt: number | null;
};

/**
 * One look at the head of each index: it reads a row of each that has one, however long the tables are
 * (`min()` would read another where there is none), and tells a tick that has nothing to do so at once.
 */
export async function readEarliest(db: Db): Promise<Earliest> {
  return db.get<Earliest>(sql`
    select (${firstDue("dispatch")}) as dispatch, (${firstDue("poll")}) as poll,
           (${firstDue("remove")}) as remove, (${firstDue("purge")}) as purge,
           (${firstDue("forget")}) as forget,
           (select next_at from calendar_invites order by next_at limit 1) as invite,
           (select min(due_at) from (${firstMessage("urgent")} union all ${firstMessage("personal")}
             union all ${firstMessage("slow")})) as message,
           (${firstMessage("bulk")}) as bulk,
           (select received_at from webhook_receipts order by received_at limit 1) as receipt`);
}

type Step = NonNullable<(typeof notetakers.$inferSelect)["nextStep"]>;

/** Literal, because the partial index is only used when the query repeats its condition. */
function firstDue(step: Step): SQL {
  return sql.raw(
    `select next_at from notetakers where next_step = '${step}' order by next_at limit 1`,
  );
}

/** SQLite sorts each arm of a union only inside a select of its own. */
function firstMessage(priority: Priority): SQL {
  return sql`select due_at from (select due_at from outbox
    where state = 'pending' and priority = ${priorities[priority]} order by due_at limit 1)`;
}

/** How long the longest waiting row has been due, ms, bulk left out; 0 when nothing is due. */
export function longestWait(
  { receipt: _kept, bulk: _bulk, ...due }: Earliest,
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
 * Condition on `notetakers`: the deletion has been due for more than an hour and is not confirmed, tried for
 * that long without success or not tried at all. The index of what is due bounds what it reads.
 */
export function isOverdueDeletion(now: number) {
  const since = now - hour;
  return and(
    sql`${notetakers.nextStep} = 'purge'`,
    lte(notetakers.nextAt, now + longestPause),
    or(gte(notetakers.attempts, triesInAnHour), lte(notetakers.nextAt, since)),
    sql`coalesce(${notetakers.deleteRequestedAt}, 0) <= ${since}`,
  );
}

/** `now` in epoch milliseconds. */
export async function countOverdueDeletions(db: Db, now: number): Promise<number> {
  const [row] = await db
    .select({ overdue: count() })
    .from(notetakers)
    .where(isOverdueDeletion(now));
  return row?.overdue ?? 0;
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
