import { sql, type SQL } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { outbox } from "~/db/schema.server";
import { leaseUntil } from "./lease.server";
import { type Lane, lanes, type MessageKind, turnSpacingMs } from "./message.ts";
import { pendingQueues } from "./queues.server";

export type Filing = {
  /** Tells the repeated effects of one kind apart. An expression may use the columns of `subject`. */
  readonly variant?: string | number | SQL | null;
  /** When it is to be sent, epoch milliseconds; at once unless said otherwise. */
  readonly dueAt?: number;
  /** `personal` unless said otherwise. An expression gives the number of a lane. */
  readonly lane?: Lane | SQL;
  /**
   * A keyed hash of the network, or the name of the list, that these messages are filed for. An
   * expression may use the columns of `subject`, for messages that are due at once.
   */
  readonly share?: string | SQL | null;
};

/**
 * A statement for `runBatch` that files one message for each row of `subjects`, a SELECT with a column
 * `id`. The dedupe key is `<id>:<kind>` or `<id>:<kind>:<variant>`, so filing the same effect twice
 * changes nothing, and the messages about one subject lie together in its index. `now` in epoch
 * milliseconds.
 */
export function enqueue(kind: MessageKind, subjects: SQL, now: number, filing: Filing = {}): SQL {
  return enqueueAll([messagesFor(kind, subjects, now, filing)]);
}

/** The same for several kinds in one statement. None of them queues behind another, so no two may share a share. */
export function enqueueAll(messages: readonly SQL[]): SQL {
  return sql`
    insert into outbox
      (id, dedupe_key, kind, subject_id, state, lane, share, turn_at, next_at, created_at)
    ${sql.join([...messages], sql` union all `)}
    on conflict (dedupe_key) do nothing`;
}

/** The rows that `enqueue` files: a SELECT for `enqueueAll`. */
export function messagesFor(
  kind: MessageKind,
  subjects: SQL,
  now: number,
  filing: Filing = {},
): SQL {
  const { variant = null, dueAt = now, lane = "personal", share = null } = filing;
  // As text: a number is bound as a fraction, and would be written as one.
  const told = typeof variant === "number" ? String(variant) : variant;
  const effect = told === null ? sql`${kind}` : sql`${kind} || ':' || ${told}`;
  const queue = typeof lane === "string" ? sql`${lanes[lane]}` : lane;
  const isAhead = typeof share === "string" && dueAt > now;
  const queuesAs = isAhead ? `${share}@${hourOf(dueAt)}` : share;
  return sql`
    select lower(hex(randomblob(16))), subject.id || ':' || ${effect}, ${kind}, subject.id,
           'pending', ${queue}, ${queuesAs}, ${turnOf(queuesAs, queue, dueAt)}, ${dueAt}, ${now}
    from (${subjects}) as subject
    where true`;
}

/**
 * Behind everything that the same share has waiting in this lane, one turn after the other. What is
 * filed for another day queues with what the share has filed for that hour, so that it holds up nothing
 * that is due before. To what is urgent a turn is an order and nothing more: it never waits for it.
 */
function turnOf(share: string | SQL | null, lane: SQL, dueAt: number): SQL {
  if (share === null) return sql`${dueAt}`;
  return sql`max(${dueAt} - ${turnSpacingMs}, coalesce((
      select max(turn_at) from outbox where share = ${share} and lane = ${lane} and state = 'pending'
    ), 0)) + ${turnSpacingMs} * row_number() over (partition by ${share})`;
}

function hourOf(at: number): number {
  return Math.floor(at / 3_600_000);
}

export type OutboxRow = typeof outbox.$inferSelect;

/** Longer than the slowest handler: four calls of 15 s each. */
const leaseMs = 120_000;

/** How far into what is due a claim looks for its kinds when nobody's turn has come. */
const farthestLook = 60;

type Claim = {
  /** Leaves messages of all other kinds to somebody else. */
  readonly kinds?: readonly string[] | undefined;
  /** Leaves messages of these kinds to somebody else. */
  readonly without?: readonly string[] | undefined;
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
      ...leaseUntil(until),
      turnAt: sql`max(${outbox.turnAt}, ${until})`,
      share: null,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(sql`${outbox}.rowid in (${picked(limit, now, claim)})`)
    .returning();
}

/** A SELECT of the row ids to take. */
function picked(limit: number, now: number, { kinds, without = [], shares = {} }: Claim): SQL {
  const isOurs = (kind: SQL) =>
    kinds
      ? isOneOf(kind, kinds)
      : without.length > 0
        ? sql`not ${isOneOf(kind, without)}`
        : sql`true`;
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
        limit iif((select count(*) from heads) < ${limit}, ${kinds || without.length > 0 ? farthestLook : limit}, 0))
      where ${isOurs(sql`kind`)} and row not in (select row from heads) limit ${limit})
    select row from (
      select row, lane > ${lanes.urgent} as follows,
             iif(lane = ${lanes.bulk}, 2 * place, place) as nth, lane from lined_up
      union all
      select row, 2, 0, 0 from oldest)
    order by follows, nth, lane limit ${limit}`;
}

function isOneOf(kind: SQL, kinds: readonly string[]): SQL {
  return sql`${kind} in (select value from json_each(${JSON.stringify(kinds)}))`;
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
