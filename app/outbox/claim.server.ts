import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { outbox } from "~/db/schema.server";

export type OutboxRow = typeof outbox.$inferSelect;

/** Longer than the slowest handler: four calls of 15 s each. */
const leaseMs = 120_000;

/**
 * Takes up to `limit` due messages. Moving `next_at` to the end of the lease is what hides them from
 * others and brings them back should we die; the try counts from here on, so a message that kills its
 * sender is not tried for ever. `kinds` leaves those of all other kinds to somebody else.
 */
export function claimMessages(
  db: Db,
  limit: number,
  now: number,
  kinds?: readonly string[],
): Promise<OutboxRow[]> {
  const isOurs = kinds && inArray(outbox.kind, [...kinds]);
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isPending, lte(outbox.nextAt, now), isOurs))
    .orderBy(asc(outbox.nextAt))
    .limit(limit);
  return db
    .update(outbox)
    .set({
      nextAt: now + leaseMs,
      leaseToken: crypto.randomUUID(),
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(inArray(outbox.id, due))
    .returning();
}

/** Fenced: false when the lease ran out and another sender has the message; nothing was written. */
export async function finishMessage(
  db: Db,
  row: OutboxRow,
  end:
    | { state: "done"; finishedAt: number; lastError: string | null }
    | { state: "dead"; finishedAt: number; lastError: string }
    | { state: "pending"; nextAt: number; lastError: string },
): Promise<boolean> {
  const result = await db
    .update(outbox)
    .set({ ...end, leaseToken: null })
    .where(and(eq(outbox.id, row.id), isPending, sql`${outbox.leaseToken} = ${row.leaseToken}`))
    .run();
  return result.meta.changes > 0;
}

/** Literal, because the partial index is only used when the query repeats its condition. */
const isPending = sql`${outbox.state} = 'pending'`;
