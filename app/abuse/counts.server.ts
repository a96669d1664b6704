import { and, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { counts } from "~/db/schema.server";

/** An event of a rolling day, counted by the hour. Simultaneous requests may pass a limit by one. */
export type Counted = {
  readonly kind:
    /** Requests that name a mailbox. */
    | "mailbox"
    /** Requests by authenticated invites and personal links of a mailbox. */
    | "own"
    | "network"
    | "domain"
    | "meeting"
    | "site"
    /** Unproven invites, under the key of a mailbox and under one of the whole site. */
    | "unproven"
    /** Replies to mail without a readable invite. */
    | "answer"
    /** Mails that ask the owner of a mailbox to confirm a request. */
    | "question"
    | "lead";
  readonly key: string;
};

const hourMs = 3_600_000;
const hoursInADay = 24;

/** Takes 1 to 24 counts: D1 binds at most 100 values. */
export function addCounts(db: Db, counted: readonly Counted[], now: number, by = 1) {
  return db
    .insert(counts)
    .values(counted.map(({ kind, key }) => ({ kind, key, hour: hourOf(now), count: by })))
    .onConflictDoUpdate({
      target: [counts.kind, counts.key, counts.hour],
      set: { count: sql`${counts.count} + ${by}` },
    });
}

/** Selects the counts of the last day, for `countIn`. At most 30 keys: D1 binds 100 values. */
export function selectCounts(db: Db, counted: readonly Counted[], now: number) {
  const kinds = counted.map(({ kind }) => kind);
  const keys = counted.map(({ key }) => key);
  return db
    .select({
      kind: counts.kind,
      key: counts.key,
      count: sql<number>`sum(${counts.count})`,
      freeAt: sql<number>`(min(${counts.hour}) + ${hoursInADay}) * ${hourMs}`,
    })
    .from(counts)
    .where(
      and(
        inArray(counts.kind, kinds),
        inArray(counts.key, keys),
        gt(counts.hour, hourOf(now) - hoursInADay),
      ),
    )
    .groupBy(counts.kind, counts.key);
}

/** `freeAt`: when the oldest counted hour is a day old and the count drops, epoch ms. */
export type DayCount = { readonly count: number; readonly freeAt: number };

export function countIn(
  rows: readonly (DayCount & { readonly kind: string; readonly key: string })[],
  { kind, key }: Counted,
  now: number,
): DayCount {
  const row = rows.find((one) => one.kind === kind && one.key === key);
  // Without a count, `freeAt` matters only at a limit of 0, which the operator may raise within the hour.
  return row ?? { count: 0, freeAt: now + hourMs };
}

function hourOf(now: number): number {
  return Math.floor(now / hourMs);
}
