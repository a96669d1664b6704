import { sql, type SQL } from "drizzle-orm";

/**
 * A statement for `runBatch` that files one message for each row of `subjects`, a SELECT whose only
 * column is `id`. The dedupe key is `<kind>:<id>`, so filing the same effect twice changes nothing.
 * `now` in epoch milliseconds.
 */
export function enqueue(kind: string, subjects: SQL, now: number): SQL {
  return sql`
    insert into outbox (id, dedupe_key, kind, subject_id, state, next_at, created_at)
    select lower(hex(randomblob(16))), ${kind} || ':' || subject.id, ${kind}, subject.id,
           'pending', ${now}, ${now}
    from (${subjects}) as subject
    where true
    on conflict (dedupe_key) do nothing`;
}
