import { sql, type SQL } from "drizzle-orm";
import { lanes, turnSpacingMs, type Lane } from "./lanes.ts";

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
export function enqueue(kind: string, subjects: SQL, now: number, filing: Filing = {}): SQL {
  const { variant = null, dueAt = now, lane = "personal", share = null } = filing;
  // As text: a number is bound as a fraction, and would be written as one.
  const told = typeof variant === "number" ? String(variant) : variant;
  const effect = told === null ? sql`${kind}` : sql`${kind} || ':' || ${told}`;
  const queue = typeof lane === "string" ? sql`${lanes[lane]}` : lane;
  const isAhead = typeof share === "string" && dueAt > now;
  const queuesAs = isAhead ? `${share}@${hourOf(dueAt)}` : share;
  return sql`
    insert into outbox
      (id, dedupe_key, kind, subject_id, state, lane, share, turn_at, next_at, created_at)
    select lower(hex(randomblob(16))), subject.id || ':' || ${effect}, ${kind}, subject.id,
           'pending', ${queue}, ${queuesAs}, ${turnOf(queuesAs, queue, dueAt)}, ${dueAt}, ${now}
    from (${subjects}) as subject
    where true
    on conflict (dedupe_key) do nothing`;
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
