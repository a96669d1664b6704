import { beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../app/db/client.server.ts";
import { rowsFor } from "../../tests/support/pipeline-rows.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/support/sqlite-database.ts";
import { deleteData, resend, retry } from "./change.ts";
import { dead } from "./show.ts";

const now = Date.UTC(2026, 10, 20, 15);
const minute = 60_000;
const hour = 60 * minute;

const jobA = "aaaa1111-0000-4000-8000-000000000001";
const [ada, bob] = ["aaaa2222-0000-4000-8000-000000000003", "cccc2222-0000-4000-8000-000000000004"];
const message = "dddd3333000000000000000000000005";

let tables: TestDatabase;
let db: Db;
let rows: ReturnType<typeof rowsFor>;

beforeEach(() => {
  tables = openTestDatabase();
  db = tables.db;
  rows = rowsFor(tables, now);
});

/** Returns what is asked before it. */
async function remove(id: string): Promise<string> {
  let asked = "";
  await deleteData(db, id, now, async (what) => void (asked = what));
  return asked;
}
const jobRow = (id: string) => tables.query(`select * from notetaker_jobs where id = '${id}'`)[0];
const requestRow = (id: string) =>
  tables.query(`select * from notetaker_requests where id = '${id}'`)[0];
const messageRows = () => tables.query("select * from outbox order by dedupe_key");
const everything = () => [
  tables.query("select * from notetaker_jobs"),
  tables.query("select * from notetaker_requests"),
  messageRows(),
];

describe("retry", () => {
  test("a step that waits is due now, with what is known of its tries", async () => {
    const waiting = { status: "requested", next_step: "dispatch", next_at: now + hour };
    rows.job(jobA, { ...waiting, attempts: 5, unsettled: 1 });
    await retry(db, jobA, now);
    expect(jobRow(jobA)).toMatchObject({ next_at: now, attempts: 5, unsettled: 1 });
  });

  test("a message that was given up waits again, under the same key", async () => {
    rows.job(jobA);
    rows.request(ada, jobA);
    rows.message(message, ada, { state: "dead", attempts: 10, finished_at: now - hour });
    await dead(db, now);
    await retry(db, message, now);
    expect(messageRows()).toMatchObject([
      {
        dedupe_key: `${ada}:result`,
        state: "pending",
        attempts: 0,
        next_at: now,
        finished_at: null,
      },
    ]);
    expect((await dead(db, now)).data).toMatchObject({ dead: [] });
  });

  test("a failed job's bot is asked once more", async () => {
    rows.job(jobA, { status: "failed", bot_id: "bot-1" });
    await retry(db, jobA, now);
    expect(jobRow(jobA)).toMatchObject({ status: "failed", next_step: "poll", next_at: now });
  });

  test.each([
    ["a recording before its day of deletion", {}, /Nothing of it is stuck/],
    ["what failed without a bot", { status: "failed" }, /before there was a bot/],
    [
      "what is being worked on",
      { next_step: "poll", lease_token: "t", next_at: now + minute },
      /at this moment/,
    ],
  ])("%s stays as it is", async (_what, columns, sentence) => {
    rows.job(jobA, columns);
    rows.request(ada, jobA);
    rows.message(message, ada);
    const before = everything();
    await expect(retry(db, jobA, now)).rejects.toThrow(sentence);
    await expect(retry(db, message, now)).rejects.toThrow(/nothing is stuck/);
    expect(everything()).toEqual(before);
  });
});

describe("resend", () => {
  test("files another result message each time, and changes nothing else", async () => {
    rows.job(jobA);
    rows.request(ada, jobA, { delivered_at: now });
    rows.message(message, ada);
    const before = [jobRow(jobA), requestRow(ada)];
    await resend(db, ada, now + 1);
    await resend(db, message, now + 2);
    expect(messageRows()).toMatchObject([
      { id: message },
      { dedupe_key: `${ada}:result:again-${now + 1}`, kind: "result", state: "pending" },
      { dedupe_key: `${ada}:result:again-${now + 2}`, kind: "result", state: "pending" },
    ]);
    expect([jobRow(jobA), requestRow(ada)]).toEqual(before);
  });

  test("of a job goes to everybody who still wants it", async () => {
    rows.job(jobA);
    rows.request(ada, jobA);
    rows.request(bob, jobA, { standing: "declined" });
    expect((await resend(db, jobA, now)).data).toMatchObject({ requests: [ada] });
  });

  test("of a job goes to more people than a statement takes values", async () => {
    rows.job(jobA);
    for (let nth = 0; nth < 130; nth += 1) {
      rows.request(`person-${nth}`, jobA, { standing: nth === 0 ? "owner" : "recipient" });
    }
    await resend(db, jobA, now);
    expect(messageRows()).toHaveLength(130);
  });

  test.each([
    ["there is no result yet", { status: "recording" }, {}, /the job is recording/],
    ["it is being deleted", { delete_requested_at: now }, {}, /is deleted/],
    ["its person withdrew", {}, { cancelled_at: now }, /Nobody/],
  ])("says so when %s", async (_what, job, request, sentence) => {
    rows.job(jobA, job);
    rows.request(ada, jobA, request);
    await expect(resend(db, ada, now)).rejects.toThrow(sentence);
    expect(messageRows()).toEqual([]);
  });
});

describe("delete", () => {
  test.each([
    ["delivered", "delivered"],
    ["recording", "cancelled"],
    ["requested", "cancelled"],
  ])("a job that is %s is deleted by the next ticks", async (before, after) => {
    rows.job(jobA, { status: before, lease_token: "t" });
    rows.request(ada, jobA);
    await remove(jobA);
    expect(jobRow(jobA)).toMatchObject({
      status: after,
      delete_requested_at: now,
      next_step: "purge",
      next_at: now,
      lease_token: null,
    });
    await expect(remove(ada)).rejects.toThrow(/under way/);
  });

  test("of somebody who does not own it deletes that person; the job is not touched", async () => {
    rows.job(jobA);
    rows.request(ada, jobA);
    rows.request(bob, jobA, { standing: "recipient", name: "Bob", email: "bob@example.test" });
    rows.message(message, bob);
    const job = jobRow(jobA);
    expect(await remove(bob)).toContain("The job goes on");
    expect(requestRow(bob)).toMatchObject({ name: null, deleted_at: now, standing: "left" });
    expect(requestRow(ada)).toMatchObject({ name: "Ada Lovelace", deleted_at: null });
    expect(messageRows()).toMatchObject([{ kind: "deleted", subject_id: bob, state: "pending" }]);
    expect(jobRow(jobA)).toEqual(job);
  });

  test("of its owner deletes it for everybody", async () => {
    rows.job(jobA);
    rows.request(ada, jobA);
    rows.request(bob, jobA, { standing: "recipient" });
    expect(await remove(ada)).toContain("for everybody");
    expect(jobRow(jobA)).toMatchObject({ delete_requested_at: now, next_step: "purge" });
  });

  test("of a job with several people deletes it for each of them", async () => {
    rows.job(jobA);
    rows.request(ada, jobA);
    rows.request(bob, jobA, { standing: "recipient" });
    rows.request("cancelled-one", jobA, { standing: "left", cancelled_at: now - hour });
    await remove(jobA);
    expect(jobRow(jobA)).toMatchObject({ delete_requested_at: now, next_step: "purge" });
  });

  test("a message is not taken for what it is about", async () => {
    rows.job(jobA);
    rows.message(message, jobA, { kind: "count" });
    await expect(remove(message)).rejects.toThrow(/Name the job or the request/);
  });
});
