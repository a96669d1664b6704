type Row = Readonly<Record<string, string | number | null>>;
type Tables = { readonly insert: (table: string, row: Row) => void };

/** Rows as they lie in the tables, for tests that do not run the pipeline. Times in epoch milliseconds. */
export function rowsFor({ insert }: Tables, now: number) {
  return {
    job: (id: string, other: Row = {}) =>
      insert("notetaker_jobs", {
        id,
        status: "delivered",
        meeting_code: "abc-defg-hij",
        starts_at: now,
        scheduled: 1,
        next_step: "purge",
        next_at: now + 7 * 86_400_000,
        created_at: now,
        updated_at: now,
        ...other,
      }),
    request: (id: string, jobId: string, other: Row = {}) =>
      insert("notetaker_requests", {
        id,
        idempotency_key: `key of ${id}`,
        job_id: jobId,
        name: "Ada Lovelace",
        email: "ada@example.test",
        created_at: now,
        ...other,
      }),
    lead: (id: string, other: Row = {}) =>
      insert("leads", {
        id,
        kind: "guide",
        dedupe_key: `key of ${id}`,
        guide_id: "clickup-mistakes",
        email: "ada@example.test",
        first_name: "Ada",
        last_name: "Lovelace",
        email_key: `address of ${id}`,
        created_at: now,
        ...other,
      }),
    message: (id: string, subjectId: string, other: Row = {}) =>
      insert("outbox", {
        id,
        dedupe_key: `${subjectId}:${other["kind"] ?? "result"}`,
        kind: "result",
        subject_id: subjectId,
        state: "done",
        next_at: now,
        created_at: now,
        ...other,
      }),
  };
}
