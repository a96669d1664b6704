import { and, asc, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "~/db/client.server";

/**
 * A table whose rows are worked on by one worker at a time. A claim moves `next_at` to the end of its
 * lease: nobody else sees the row until then, and one whose worker has died comes back by itself. Every
 * later write of the worker must still find the token of its claim, for meanwhile somebody else may have
 * the row.
 */
type Leased = SQLiteTable & {
  readonly id: SQLiteColumn;
  readonly nextAt: SQLiteColumn;
  readonly leaseToken: SQLiteColumn;
};

/** What a claim writes. */
export type Lease = { readonly nextAt: number; readonly leaseToken: string };

/** `until` in epoch milliseconds. */
export function leaseUntil(until: number): Lease {
  return { nextAt: until, leaseToken: crypto.randomUUID() };
}

/** Condition: one of the `limit` rows that have been due for longest, of those that `queue` takes. */
export function isAmongDue(
  db: Db,
  table: Leased,
  { limit, now, queue }: { readonly limit: number; readonly now: number; readonly queue?: SQL },
): SQL {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(and(queue, lte(table.nextAt, now)))
    .orderBy(asc(table.nextAt))
    .limit(limit);
  return inArray(table.id, due);
}

/** Condition: the row, if it is still its claimer's. One that nobody has claimed is nobody's. */
export function holdsLease(
  table: Leased,
  { id, leaseToken }: { readonly id: string; readonly leaseToken: string | null },
): SQL | undefined {
  // No token is ever empty.
  return and(eq(table.id, id), eq(table.leaseToken, leaseToken ?? ""));
}
