import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { root } from "../../scripts/parts/root.ts";
import type { Row } from "./local-db.ts";

/**
 * Before the migration one bot was shared by all who had asked for its meeting; since then one person
 * owns it and the others have only asked. Whoever asked first keeps the job, nobody is given what they
 * were not let into, and both sides are told.
 */

type Values = Readonly<Record<string, string | number | null>>;

const before = [
  "0000_notetaker",
  "0001_notetaker_control",
  "0002_calendar_invites",
  "0003_leads_and_orders",
];
const migration = "0004_ownership_and_lanes";
const now = Date.UTC(2026, 10, 20, 15);

function open() {
  const db = new DatabaseSync(":memory:");
  const run = (name: string) => db.exec(readFileSync(`${root}migrations/${name}.sql`, "utf8"));
  for (const name of before) run(name);
  const insert = (table: string, row: Values) => {
    const columns = Object.keys(row);
    const marks = columns.map(() => "?").join(", ");
    db.prepare(`insert into ${table} (${columns.join(", ")}) values (${marks})`).run(
      ...Object.values(row),
    );
  };
  return {
    migrate: () => run(migration),
    query: (sql: string) => db.prepare(sql).all() as Row[],
    job: (id: string, status: string, other: Values = {}) =>
      insert("notetaker_jobs", {
        ...{ id, status, meeting_code: "abc-defg-hij", starts_at: now, scheduled: 1 },
        ...{ created_at: now, updated_at: now, ...other },
      }),
    request: (id: string, jobId: string, other: Values = {}) =>
      insert("notetaker_requests", {
        ...{ id, idempotency_key: `key of ${id}`, job_id: jobId, name: "Ada Lovelace" },
        ...{ email: `${id}@example.test`, created_at: now, ...other },
      }),
    message: (subject: string, kind: string, state = "pending") =>
      insert("outbox", {
        ...{ id: `${subject} ${kind}`, dedupe_key: `${subject}:${kind}`, kind, state },
        ...{ subject_id: subject, next_at: now + 5, created_at: now },
      }),
  };
}

/** "ada owner, bob asking", in the order in which they asked. */
const standings = ({ query }: ReturnType<typeof open>, jobId: string) =>
  query(`select id, standing from notetaker_requests where job_id = '${jobId}' order by rowid`)
    .map(({ id, standing }) => `${String(id)} ${String(standing)}`)
    .join(", ");

const filed = ({ query }: ReturnType<typeof open>) =>
  query("select dedupe_key from outbox where state = 'pending' order by dedupe_key").map((row) =>
    String(row["dedupe_key"]),
  );

const live = ["requested", "scheduled", "joining", "waiting_room", "in_call", "recording"];
const withNotes = ["processing", "ready", "delivered"];
const over = ["quarantined", "failed", "expired", "cancelled", "deleted"];

describe("a job that several people shared", () => {
  test.each([...live, ...withNotes, ...over])(
    "%s: the first owns it, the others asked",
    (status) => {
      const tables = open();
      tables.job("job", status);
      for (const id of ["ada", "bob", "eve"]) tables.request(id, "job");
      tables.migrate();
      expect(standings(tables, "job")).toBe("ada owner, bob asking, eve asking");
    },
  );

  test.each([...live, ...withNotes])("%s: the owner is asked, the others are told", (status) => {
    const tables = open();
    tables.job("job", status);
    for (const id of ["ada", "bob"]) tables.request(id, "job");
    tables.migrate();
    expect(filed(tables)).toEqual(["ada:asked:bob", "bob:already_coming"]);
    expect(tables.query("select distinct kind, lane, state from outbox order by kind")).toEqual([
      { kind: "already_coming", lane: 1, state: "pending" },
      { kind: "asked", lane: 1, state: "pending" },
    ]);
  });

  test.each(over)("%s: there is nothing to ask for", (status) => {
    const tables = open();
    tables.job("job", status);
    for (const id of ["ada", "bob"]) tables.request(id, "job");
    tables.migrate();
    expect(filed(tables)).toEqual([]);
  });

  test("nor while it is being deleted", () => {
    const tables = open();
    tables.job("job", "cancelled", { delete_requested_at: now });
    tables.job("other", "ready", { delete_requested_at: now });
    for (const id of ["ada", "bob"]) tables.request(id, "job");
    for (const id of ["cy", "dan"]) tables.request(id, "other");
    tables.migrate();
    expect(filed(tables)).toEqual([]);
  });

  test("whoever withdrew owns nothing, and asks for nothing", () => {
    const tables = open();
    tables.job("job", "scheduled");
    tables.request("ada", "job", { cancelled_at: now });
    tables.request("bob", "job");
    tables.request("eve", "job", { deleted_at: now, name: null, email: null });
    tables.request("fay", "job");
    tables.migrate();
    expect(standings(tables, "job")).toBe("ada left, bob owner, eve left, fay asking");
    expect(filed(tables)).toEqual(["bob:asked:fay", "fay:already_coming"]);
  });

  test("which everybody left is still the first one's", () => {
    const tables = open();
    tables.job("job", "cancelled");
    tables.request("ada", "job", { cancelled_at: now });
    tables.request("bob", "job", { cancelled_at: now });
    tables.migrate();
    expect(standings(tables, "job")).toBe("ada owner, bob left");
  });

  test("has one owner from then on, whatever is written", () => {
    const tables = open();
    tables.job("job", "scheduled");
    for (const id of ["ada", "bob"]) tables.request(id, "job");
    tables.migrate();
    const second = "update notetaker_requests set standing = 'owner' where id = 'bob'";
    expect(() => tables.query(second)).toThrow("UNIQUE");
  });
});

describe("what waited to be sent", () => {
  test("of notes and news that are no longer theirs, nobody gets anything", () => {
    const tables = open();
    tables.job("job", "ready");
    for (const id of ["ada", "bob"]) tables.request(id, "job");
    for (const id of ["ada", "bob"]) {
      for (const kind of ["result", "reminder", "shared", "confirmation"]) tables.message(id, kind);
    }
    tables.message("bob", "deleted");
    tables.message("bob", "opted_out");
    tables.migrate();
    expect(filed(tables)).toEqual([
      ...["ada:asked:bob", "ada:confirmation", "ada:reminder", "ada:result"],
      ...["bob:already_coming", "bob:deleted", "bob:opted_out"],
    ]);
  });

  test("has a lane and a turn", () => {
    const tables = open();
    tables.job("job", "waiting_room");
    tables.request("ada", "job");
    for (const kind of ["waiting", "result", "lead-operator", "count"]) tables.message("ada", kind);
    tables.migrate();
    const rows = tables.query(
      "select kind, lane, turn_at - next_at as late from outbox order by kind",
    );
    expect(rows).toEqual([
      { kind: "count", lane: 2, late: 0 },
      { kind: "lead-operator", lane: 2, late: 0 },
      { kind: "result", lane: 1, late: 0 },
      { kind: "waiting", lane: 0, late: 0 },
    ]);
  });

  test("what was sent before stays as it is", () => {
    const tables = open();
    tables.job("job", "ready");
    for (const id of ["ada", "bob"]) tables.request(id, "job");
    tables.message("bob", "result", "done");
    tables.migrate();
    const sent = tables.query("select dedupe_key from outbox where state = 'done'");
    expect(sent).toEqual([{ dedupe_key: "bob:result" }]);
  });
});

test("each person is noted with the meeting that they asked for", () => {
  const tables = open();
  tables.job("job", "scheduled", { starts_at: now + 7, scheduled: 1 });
  tables.job("gone", "deleted", { meeting_code: null, scheduled: 0 });
  tables.request("ada", "job");
  tables.request("bob", "gone");
  tables.migrate();
  const asked = "select id, meeting_code, starts_at, scheduled from notetaker_requests order by id";
  expect(tables.query(asked)).toEqual([
    { id: "ada", meeting_code: "abc-defg-hij", starts_at: now + 7, scheduled: 1 },
    { id: "bob", meeting_code: null, starts_at: now, scheduled: 0 },
  ]);
});
