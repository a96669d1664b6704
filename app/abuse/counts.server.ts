import { and, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import { countsKeptDays } from "~/config/facts";
import { type Db, runBatch } from "~/db/client.server";
import { counts } from "~/db/schema.server";

/** Events in a rolling day, counted by the hour. Simultaneous requests may pass a limit by one. */
export type Counted = {
  readonly kind:
    /** Requests that name a mailbox; `own`: by its authenticated invites and personal links. */
    | "mailbox"
    | "own"
    /** IPv4 address or IPv6 /48. */
    | "network"
    /** Sender's domain of invites. */
    | "domain"
    /** Notetakers for one meeting code and day. */
    | "meeting"
    /** Bots sent by the whole site. */
    | "site"
    /** Unproven invites; of a mailbox, and of the site. */
    | "unproven"
    /** Automatic replies to an address's invites. */
    | "answer"
    /** Mails that ask a mailbox to confirm what is pending. */
    | "question"
    /** Forms about guides and offers for a mailbox. */
    | "lead";
  readonly key: string;
};

const hourMs = 3_600_000;
const hoursInADay = 24;

/** Statement that counts `by` more. `now` in epoch milliseconds. */
export function addCount(db: Db, { kind, key }: Counted, now: number, by = 1) {
  return db
    .insert(counts)
    .values({ kind, key, hour: hourOf(now), count: by })
    .onConflictDoUpdate({
      target: [counts.kind, counts.key, counts.hour],
      set: { count: sql`${counts.count} + ${by}` },
    });
}

/** Statement that takes back one that was counted at `at`, epoch milliseconds, where `condition` holds. */
export function removeCount(db: Db, { kind, key }: Counted, at: number, condition: SQL) {
  return db
    .update(counts)
    .set({ count: sql`${counts.count} - 1` })
    .where(
      and(
        ...[eq(counts.kind, kind), eq(counts.key, key), eq(counts.hour, hourOf(at))],
        gt(counts.count, 0),
        condition,
      ),
    );
}

/** Statement that reads the last day's counts of all of `counted`, at most 30, for `countIn`. */
export function selectCounts(db: Db, counted: readonly Counted[], now: number) {
  return db
    .select({
      kind: counts.kind,
      key: counts.key,
      count: sql<number>`sum(${counts.count})`,
      /** When the oldest of them is a day old, epoch ms. */
      freeAt: sql<number>`(min(${counts.hour}) + ${hoursInADay}) * ${hourMs}`,
    })
    .from(counts)
    .where(
      and(
        or(...counted.map(({ kind, key }) => and(eq(counts.kind, kind), eq(counts.key, key)))),
        gt(counts.hour, hourOf(now) - hoursInADay),
      ),
    )
    .groupBy(counts.kind, counts.key);
}

export type DayCount = { readonly count: number; readonly freeAt: number };

/** The count of one of them; `freeAt` is when it first drops, epoch ms. */
export function countIn(
  rows: readonly (DayCount & { readonly kind: string; readonly key: string })[],
  { kind, key }: Counted,
  now: number,
): DayCount {
  const row = rows.find((one) => one.kind === kind && one.key === key);
  return row ?? { count: 0, freeAt: now + hourMs };
}

/** Forgets up to `limit` counts that no window looks back on. Returns how many. */
export async function forgetCounts(db: Db, now: number, limit: number): Promise<number> {
  const old = db
    .select({ row: sql`rowid` })
    .from(counts)
    .where(lt(counts.hour, hourOf(now) - countsKeptDays * hoursInADay))
    .limit(limit);
  const result = await db
    .delete(counts)
    .where(sql`rowid in ${old}`)
    .run();
  return result.meta.changes;
}

function hourOf(now: number): number {
  return Math.floor(now / hourMs);
}

const intervalMs = 10 * 60_000;

type ClaimedAlarm = {
  readonly raised: boolean;
  readonly suppressed: number;
};

const quiet: ClaimedAlarm = { raised: false, suppressed: 0 };

const writeEveryMs = 60_000;
type Forged = { unwritten: number; writtenAt: number | null };
const forgedOf = new WeakMap<Db, Forged>();

/**
 * Counts forged webhooks in memory and writes the sum once a minute, so thousands cost one row. A
 * request without signature headers raises no alarm.
 */
export async function claimSignatureAlarm(db: Db, why: string, now: number): Promise<ClaimedAlarm> {
  if (why === "missing_header") return quiet;
  const { unwritten, writtenAt } = forgedOf.get(db) ?? { unwritten: 0, writtenAt: null };
  const wroteRecently = writtenAt !== null && Math.abs(now - writtenAt) < writeEveryMs;
  forgedOf.set(
    db,
    wroteRecently ? { unwritten: unwritten + 1, writtenAt } : { unwritten: 0, writtenAt: now },
  );
  return wroteRecently ? quiet : claimAlarm(db, "webhook_signature", now, unwritten + 1);
}

/**
 * Claims the raising of an alarm that strangers can set off, once in 10 minutes for all isolates; granted when
 * D1 fails. `times` counts how often it was due, this one included.
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
    return { raised: row.raised === 1, suppressed: Math.max(0, row.suppressed - 1) };
  } catch {
    return { raised: true, suppressed: 0 };
  }
}
