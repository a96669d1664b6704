import { and, asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "~/db/client.server";
import { outbox } from "~/db/schema.server";
import { type MessageKind, priorities, type Priority } from "./message.ts";

export type OutboxRow = typeof outbox.$inferSelect;

export type Notification = {
  readonly kind: MessageKind;
  readonly variant?: string | number | null;
  readonly priority?: Priority;
  readonly dueAt?: number;
};

export type NewMessage = Notification & { readonly subjectId: string };

/** Returns statements that enqueue the messages. A repeat changes nothing. */
export function enqueue(db: Db, messages: readonly NewMessage[], now: number) {
  return messages.map(({ kind, subjectId, variant, priority = "personal", dueAt = now }) => {
    const key = subjectId + keySuffix(kind, variant);
    const row = { key, kind, subjectId, priority: priorities[priority], dueAt, createdAt: now };
    return db
      .insert(outbox)
      .values({ ...row, state: "pending" })
      .onConflictDoNothing();
  });
}

function keySuffix(kind: MessageKind, variant: Notification["variant"]): string {
  return variant === undefined || variant === null ? `:${kind}` : `:${kind}:${variant}`;
}

/** Enqueues a message for each of the `subjects` that meets the condition, at most `limit`. */
export function enqueueForEach(
  db: Db,
  subjects: SQLiteTable & { readonly id: SQLiteColumn },
  condition: SQL | undefined,
  { kind, variant, priority = "personal", dueAt }: Notification,
  now: number,
  limit?: number,
) {
  const rows = db
    .select({
      key: sql<string>`${subjects.id} || ${keySuffix(kind, variant)}`.as("key"),
      kind: sql<string>`${kind}`.as("kind"),
      subjectId: sql<string>`${subjects.id}`.as("subject_id"),
      priority: sql<number>`${priorities[priority]}`.as("priority"),
      state: sql<"pending">`'pending'`.as("state"),
      dueAt: sql<number>`${dueAt ?? now}`.as("due_at"),
      attempts: sql<number>`0`.as("attempts"),
      lastError: sql<null>`null`.as("last_error"),
      createdAt: sql<number>`${now}`.as("created_at"),
      finishedAt: sql<null>`null`.as("finished_at"),
    })
    .from(subjects)
    // Without a "where", SQLite would read the "on conflict" that follows as a join's condition.
    .where(and(condition, sql`true`));
  return db
    .insert(outbox)
    .select(limit === undefined ? rows : rows.orderBy(asc(subjects.id)).limit(limit))
    .onConflictDoNothing();
}

/** Longer than the slowest handler (four calls of 15 s). */
export const leaseMs = 120_000;

export type MessageFilter = { readonly subjectId: string } | { readonly kinds: readonly string[] };

/** Leases up to `limit` due messages, urgent and oldest first. They are due again when the lease ends. */
export async function claimMessages(
  db: Db,
  wanted: readonly Priority[],
  { limit, only }: { readonly limit: number; readonly only?: MessageFilter | undefined },
  now: number,
): Promise<OutboxRow[]> {
  const due = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(
      and(
        // A partial index is used only if the query repeats its condition as a literal.
        sql`${outbox.state} = 'pending'`,
        inArray(
          outbox.priority,
          wanted.map((priority) => priorities[priority]),
        ),
        lte(outbox.dueAt, now),
        only && "subjectId" in only ? eq(outbox.subjectId, only.subjectId) : undefined,
        only && "kinds" in only ? inArray(outbox.kind, [...only.kinds]) : undefined,
      ),
    )
    .orderBy(asc(outbox.priority), asc(outbox.dueAt))
    .limit(limit);
  const claimed = await db
    .update(outbox)
    .set({ dueAt: now + leaseMs, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.key, due))
    .returning();
  // Sorted again, because RETURNING gives no order; by age, because `dueAt` is now the end of the lease.
  return claimed.toSorted((a, b) => a.priority - b.priority || a.createdAt - b.createdAt);
}
