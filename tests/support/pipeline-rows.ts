export type Row = Readonly<Record<string, string | number | null>>;
/** A statement that takes the row's values. */
export function insertStatement(table: string, row: object): string {
  const columns = Object.keys(row);
  return `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`;
}

type Tables = { readonly insert: (table: string, row: Row) => void };

/** Inserts rows, for tests that do not run the pipeline. Times in epoch milliseconds. */
export function rowsFor({ insert }: Tables, now: number) {
  return {
    notetaker: (id: string, other: Row = {}) =>
      insert("notetakers", {
        id,
        status: "delivered",
        name: "Ada Lovelace",
        email: "ada@example.test",
        mailbox_key: `mailbox of ${id}`,
        meeting_code: "abc-defg-hij",
        starts_at: now,
        scheduled: 1,
        source: "web",
        provider: "recall",
        next_step: "purge",
        next_at: now + 7 * 86_400_000,
        created_at: now,
        updated_at: now,
        ...other,
      }),
    lead: (id: string, other: Row = {}) =>
      insert("leads", {
        id,
        kind: "guide",
        guide_id: "clickup-mistakes",
        email: "ada@example.test",
        first_name: "Ada",
        last_name: "Lovelace",
        email_key: `address of ${id}`,
        created_at: now,
        ...other,
      }),
    message: (subjectId: string, kind: string, other: Row = {}) =>
      insert("outbox", {
        key: `${subjectId}:${kind}`,
        kind,
        subject_id: subjectId,
        priority: 1,
        state: "done",
        due_at: now,
        created_at: now,
        ...other,
      }),
  };
}
