import { sql, type SQL } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { outbox } from "~/db/schema.server";
import { lanes } from "./lanes";
import { pendingQueues } from "./queues.server";

export type OutboxRow = typeof outbox.$inferSelect;

/** Longer than the slowest handler: four calls of 15 s each. */
const leaseMs = 120_000;

/** How far into what is due a claim looks for its kinds when nobody's turn has come. */
const farthestLook = 60;

export type Claim = {
  /** Leaves messages of all other kinds to somebody else. */
  readonly kinds?: readonly string[] | undefined;
  /** How many shares of its lane a kind has had: who has had fewer goes first. */
  readonly shares?: Readonly<Record<string, number>>;
};

/**
 * Takes up to `limit` due messages: the urgent ones, then of each three two personal ones and one bulk,
 * each lane by turns. Where nobody's turn has come, whoever has filed much goes on with what is due for
 * longest. Reads a few rows of each lane and kind, however many wait.
 *
 * Moving `next_at` to the end of the lease is what hides them from others and brings them back should we
 * die; the try counts from here on, so a message that kills its sender is not tried for ever. Once
 * tried, a message goes by its own time and is no part of its share's queue any more.
 */
export function claimMessages(
  db: Db,
  limit: number,
  now: number,
  claim: Claim = {},
): Promise<OutboxRow[]> {
  const until = now + leaseMs;
  return db
    .update(outbox)
    .set({
      nextAt: until,
      turnAt: sql`max(${outbox.turnAt}, ${until})`,
      share: null,
      leaseToken: crypto.randomUUID(),
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(sql`${outbox}.rowid in (${picked(limit, now, claim)})`)
    .returning();
}

/** A SELECT of the row ids to take. */
function picked(limit: number, now: number, { kinds, shares = {} }: Claim): SQL {
  const isOurs = (kind: SQL) =>
    kinds ? sql`${kind} in (select value from json_each(${JSON.stringify(kinds)}))` : sql`true`;
  const isDue = sql`state = 'pending' and next_at <= ${now}`;
  return sql`
    with recursive ${pendingQueues},
    heads(row, lane, turn_at, shares) as materialized (
      select head.rowid, queues.lane, head.turn_at,
             (select value from json_each(${JSON.stringify(shares)}) where key = queues.kind)
      from queues cross join outbox as head on head.rowid in (
        select rowid from outbox
        where ${isDue} and lane = queues.lane and kind = queues.kind
          and turn_at <= iif(queues.lane = ${lanes.urgent}, ${Number.MAX_SAFE_INTEGER}, ${now})
        order by turn_at limit ${limit})
      where ${isOurs(sql`queues.kind`)}),
    lined_up(row, lane, place) as (
      select row, lane, row_number() over (partition by lane order by coalesce(shares, 0), turn_at) from heads),
    oldest(row) as (
      select row from (
        select rowid as row, kind from outbox
        where ${isDue} order by next_at
        limit iif((select count(*) from heads) < ${limit}, ${kinds ? farthestLook : limit}, 0))
      where ${isOurs(sql`kind`)} and row not in (select row from heads) limit ${limit})
    select row from (
      select row, lane > ${lanes.urgent} as follows,
             iif(lane = ${lanes.bulk}, 2 * place, place) as nth, lane from lined_up
      union all
      select row, 2, 0, 0 from oldest)
    order by follows, nth, lane limit ${limit}`;
}

/** What becomes of a message that was claimed. */
export type Ending =
  | { readonly state: "done"; readonly finishedAt: number; readonly lastError: string | null }
  | { readonly state: "dead"; readonly finishedAt: number; readonly lastError: string }
  | { readonly state: "pending"; readonly nextAt: number; readonly lastError: string };

/**
 * Writes down what became of a batch, in one statement. Fenced for each message by itself: a row whose
 * lease ran out and that another sender has stays as it is. Answers the ids of those that were written.
 */
export async function finishMessages(
  db: Db,
  ended: readonly { readonly row: OutboxRow; readonly end: Ending }[],
): Promise<ReadonlySet<string>> {
  const values = ended.map(({ row, end }) => ({
    id: row.id,
    leaseToken: row.leaseToken,
    ...end,
    ...(end.state === "pending" ? { turnAt: turnAfter(row, end.nextAt) } : {}),
  }));
  const written = await db.all<{ id: string }>(sql`
    update outbox set
      state = ended.value ->> 'state',
      next_at = coalesce(ended.value ->> 'nextAt', next_at),
      turn_at = coalesce(ended.value ->> 'turnAt', turn_at),
      finished_at = ended.value ->> 'finishedAt',
      last_error = ended.value ->> 'lastError',
      lease_token = null
    from json_each(${JSON.stringify(values)}) as ended
    where outbox.id = ended.value ->> 'id' and outbox.state = 'pending'
      and outbox.lease_token = ended.value ->> 'leaseToken'
    returning outbox.id`);
  return new Set(written.map(({ id }) => id));
}

/** A message whose turn was later than the end of its lease had that turn from its share, and keeps it. */
function turnAfter(row: OutboxRow, nextAt: number): number {
  return row.turnAt > row.nextAt ? Math.max(row.turnAt, nextAt) : nextAt;
}
