import { sql, type SQL } from "drizzle-orm";

/**
 * A statement for `runBatch` that files one message for each row of `subjects`, a SELECT whose only
 * column is `id`. The dedupe key is `<id>:<kind>` or `<id>:<kind>:<variant>`, so filing the same effect
 * twice changes nothing, and the messages about one subject lie together in its index. A `variant`
 * tells the repeated effects of one kind apart. `now` and `dueAt` in epoch milliseconds.
 */
export function enqueue(
  kind: string,
  subjects: SQL,
  now: number,
  { variant = null, dueAt = now }: { variant?: string | number | null; dueAt?: number } = {},
): SQL {
  const effect = variant === null ? kind : `${kind}:${variant}`;
  return sql`
    insert into outbox (id, dedupe_key, kind, subject_id, state, next_at, created_at)
    select lower(hex(randomblob(16))), subject.id || ':' || ${effect}, ${kind}, subject.id,
           'pending', ${dueAt}, ${now}
    from (${subjects}) as subject
    where true
    on conflict (dedupe_key) do nothing`;
}
