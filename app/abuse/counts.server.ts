import { countsKeptDays } from "~/config/facts";
import { sql, type SQL } from "drizzle-orm";
import { type Db, runBatch } from "~/db/client.server";

/**
 * How often something happened in a rolling day, counted by the hour. The counts stand in a table of
 * their own that no deletion touches: whoever deletes a request has still made it.
 */

export type Counted = {
  readonly kind:
    | "mailbox"
    /** What came from a mailbox itself. */
    | "vouched"
    | "network"
    | "prefix"
    | "domain"
    | "meeting"
    | "turned_away"
    /** Mails to the mailbox of an owner about somebody who asks for their notes. */
    | "asked"
    /** That an owner has answered the question of a mailbox, or that it takes nothing from them. */
    | "answered"
    | "site"
    /** Questions whether it was the mailbox's owner who sent an invite; of a mailbox, and of the site. */
    | "unproven"
    /** Forms about guides and offers that were sent for a mailbox. */
    | "lead";
  /** A keyed hash of whom or what is counted. */
  readonly key: string;
};

/** Everything of one kind that is counted under the keys from the one to the other. */
export type CountedRange = Pick<Counted, "kind"> & { readonly from: string; readonly to: string };

const hourMs = 3_600_000;
const hoursInADay = 24;
const keptHours = countsKeptDays * hoursInADay;

/**
 * A statement for `runBatch` that raises each of `counted` where `condition` holds: by one, or by what
 * the SQL expression `by` says.
 */
export function counting(
  counted: readonly Counted[],
  now: number,
  condition: SQL,
  by: SQL = sql`1`,
): SQL {
  const rows = counted.map(({ kind, key }) => sql`(${kind}, ${key})`);
  return sql`
    insert into counts (kind, key, hour, count)
    select one.column1, one.column2, ${hourOf(now)}, ${by}
    from (values ${sql.join(rows, sql`, `)}) as one
    where ${condition}
    on conflict (kind, key, hour) do update set count = count + excluded.count`;
}

/** A statement that takes back, where `condition` holds, one that was counted at the time `at`. */
export function uncounting({ kind, key }: Counted, at: number, condition: SQL): SQL {
  return sql`
    update counts set count = max(0, count - 1)
    where kind = ${kind} and key = ${key} and hour = ${hourOf(at)} and ${condition}`;
}

/** An SQL expression: how often it was counted in the last day. */
export function countOf(counted: Counted | CountedRange, now: number): SQL {
  return sql`(select coalesce(sum(count), 0) from counts where ${ofLastDay(counted, now)})`;
}

/** An SQL expression: when the first of the last day's counts is a day old, epoch milliseconds, or null. */
export function nextDropOf(counted: Counted | CountedRange, now: number): SQL {
  return sql`(select (min(hour) + ${hoursInADay}) * ${hourMs} from counts
    where ${ofLastDay(counted, now)})`;
}

function ofLastDay(counted: Counted | CountedRange, now: number): SQL {
  const keys =
    "key" in counted
      ? sql`key = ${counted.key}`
      : sql`key between ${counted.from} and ${counted.to}`;
  return sql`kind = ${counted.kind} and ${keys} and hour > ${hourOf(now) - hoursInADay}`;
}

/** Forgets up to `limit` counts that nobody looks back on any more. Answers how many. */
export async function forgetCounts(db: Db, now: number, limit: number): Promise<number> {
  const result = await db.run(sql`
    delete from counts where rowid in (
      select rowid from counts where hour < ${hourOf(now) - keptHours} limit ${limit})`);
  return result.meta.changes;
}

function hourOf(now: number): number {
  return Math.floor(now / hourMs);
}

/** How often an alarm that strangers can set off is raised at most. */
const intervalMs = 10 * 60_000;

type ClaimedAlarm = {
  /** Nobody has raised it within the interval: whoever asks is to do it. */
  readonly raised: boolean;
  /** How often it would have been raised since the last time. */
  readonly suppressed: number;
};

const quiet: ClaimedAlarm = { raised: false, suppressed: 0 };

/** How often an isolate writes down what it has counted of forged webhooks, at most. */
const writeEveryMs = 60_000;
type Forged = { unwritten: number; writtenAt: number | null };
const forgedOf = new WeakMap<Db, Forged>();

/**
 * Counts a forged webhook in memory and writes the sum once a minute: a sender of thousands makes
 * us write one row. Without the headers it was nobody who ever had a secret, which alarms nobody.
 */
export async function claimSignatureAlarm(db: Db, why: string, now: number): Promise<ClaimedAlarm> {
  if (why === "missing_header") return quiet;
  const { unwritten, writtenAt } = forgedOf.get(db) ?? { unwritten: 0, writtenAt: null };
  const isWritten = writtenAt !== null && Math.abs(now - writtenAt) < writeEveryMs;
  forgedOf.set(
    db,
    isWritten ? { unwritten: unwritten + 1, writtenAt } : { unwritten: 0, writtenAt: now },
  );
  return isWritten ? quiet : claimAlarm(db, "webhook_signature", now, unwritten + 1);
}

/**
 * Whether an alarm that strangers can set off is to be raised now: once in ten minutes for the whole
 * site, however many isolates it runs in. When D1 does not answer, it is. `now` in epoch milliseconds;
 * `times` it would have been raised, this one among them.
 */
export async function claimAlarm(
  db: Db,
  name: string,
  now: number,
  times = 1,
): Promise<ClaimedAlarm> {
  const isOver = sql`abs(${now} - raised_at) >= ${intervalMs}`;
  try {
    const [, read] = await runBatch(db, [
      sql`insert into alarms (name, raised_at, suppressed) values (${name}, 0, ${times})
          on conflict (name) do update set suppressed = suppressed + excluded.suppressed`,
      sql`select ${isOver} as raised, suppressed from alarms where name = ${name}`,
      sql`update alarms set raised_at = ${now}, suppressed = 0 where name = ${name} and ${isOver}`,
    ]);
    const [row] = read?.results as [{ raised: number; suppressed: number }];
    // The last one counted is this one.
    return { raised: row.raised === 1, suppressed: Math.max(0, row.suppressed - 1) };
  } catch {
    return { raised: true, suppressed: 0 };
  }
}
