import { beforeEach, describe, expect, test } from "vitest";
import { rowsFor } from "../../tests/support/pipeline-rows.ts";
import { openTestDatabase } from "../../tests/support/sqlite-database.ts";
import { deleteData, resend, retry } from "./change.ts";
import { dead } from "./show.ts";

const now = Date.UTC(2026, 10, 20, 15);
const minute = 60_000;
const hour = 60 * minute;

const ada = "aaaa1111000040008000000000000001";
const message = `${ada}:result`;

const tables = openTestDatabase();
const { db } = tables;
const rows = rowsFor(tables, now);
beforeEach(() => tables.clear());

const yes = () => Promise.resolve();
const remove = (id: string) => deleteData(db, id, now, yes);
const row = () => tables.query("select * from notetakers")[0];
const messageRows = () => tables.query("select * from outbox order by key");

describe("retry", () => {
  test("a waiting step becomes due now and keeps its number of attempts", async () => {
    const waiting = { status: "requested", next_step: "dispatch", next_at: now + hour };
    rows.notetaker(ada, { ...waiting, attempts: 5, unconfirmed_calls: 1 });
    await retry(db, ada, now);
    expect(row()).toMatchObject({ next_at: now, attempts: 5, unconfirmed_calls: 1 });
  });

  test("a dead message becomes pending again, under the same key", async () => {
    rows.notetaker(ada);
    rows.message(ada, "result", { state: "dead", attempts: 10, finished_at: now - hour });
    expect((await dead(db, now)).data).toMatchObject({ dead: [{ key: message }] });
    await retry(db, message, now);
    expect(messageRows()).toMatchObject([
      { key: message, state: "pending", attempts: 0, due_at: now, finished_at: null },
    ]);
    expect((await dead(db, now)).data).toMatchObject({ dead: [] });
  });

  test("the bot of a failed notetaker is polled once more", async () => {
    rows.notetaker(ada, { status: "failed", bot_id: "bot-1" });
    await retry(db, ada, now);
    expect(row()).toMatchObject({ status: "failed", next_step: "poll", next_at: now });
  });

  test.each([
    ["a recording before its day of deletion", {}, /Nothing of it is stuck/],
    ["a notetaker that failed without a bot", { status: "failed" }, /before there was a bot/],
    [
      "a step that is being worked on",
      { next_step: "poll", lease_token: "t", next_at: now + minute },
      /at this moment/,
    ],
  ])("retry does not change %s", async (_what, columns, sentence) => {
    rows.notetaker(ada, columns);
    rows.message(ada, "result");
    const before = [row(), messageRows()];
    await expect(retry(db, ada, now)).rejects.toThrow(sentence);
    await expect(retry(db, message, now)).rejects.toThrow(/nothing is stuck/);
    expect([row(), messageRows()]).toEqual(before);
  });
});

describe("resend", () => {
  test("enqueues another result message each time, and changes nothing else", async () => {
    rows.notetaker(ada, { delivered_at: now });
    rows.message(ada, "result");
    const before = row();
    await resend(db, ada, now + 1);
    await resend(db, message, now + 2);
    const again = { kind: "result", subject_id: ada, state: "pending" };
    expect(messageRows()).toMatchObject([
      { key: message },
      { key: `${message}:again-${now + 1}`, ...again },
      { key: `${message}:again-${now + 2}`, ...again },
    ]);
    expect(row()).toEqual(before);
  });

  test.each([
    ["there is no result yet", { status: "recording" }, /the notetaker is recording/],
    ["it is being deleted", { delete_requested_at: now }, /is deleted/],
    ["it was cancelled", { status: "cancelled", cancelled_at: now }, /is cancelled/],
  ])("is refused when %s", async (_what, columns, sentence) => {
    rows.notetaker(ada, columns);
    await expect(resend(db, ada, now)).rejects.toThrow(sentence);
    expect(messageRows()).toEqual([]);
  });
});

describe("delete", () => {
  test.each([
    ["delivered", "delivered"],
    ["recording", "cancelled"],
    ["requested", "cancelled"],
  ])(
    "a notetaker that is %s is due for deletion, and its share link ends",
    async (before, after) => {
      rows.notetaker(ada, { status: before, lease_token: "t" });
      for (const kind of ["personal", "share"]) {
        const token = { token_hash: kind, notetaker_id: ada, kind, created_at: now };
        tables.insert("access_tokens", token);
      }
      await remove(ada);
      expect(row()).toMatchObject({
        ...{ status: after, delete_requested_at: now, lease_token: null },
        ...{ next_step: "purge", next_at: now },
      });
      expect(tables.query("select kind from access_tokens")).toEqual([{ kind: "personal" }]);
      await expect(remove(ada)).rejects.toThrow(/under way/);
    },
  );

  test("asks first, and changes nothing if the answer is no", async () => {
    rows.notetaker(ada);
    const before = row();
    const no = (what: string) => Promise.reject(new Error(what));
    await expect(deleteData(db, ada, now, no)).rejects.toThrow(/^Deletes notetaker aaaa1111/);
    expect(row()).toEqual(before);
  });

  test("the id of a message is refused", async () => {
    rows.notetaker(ada);
    rows.message(ada, "count");
    await expect(remove(`${ada}:count`)).rejects.toThrow(/Name the notetaker/);
  });
});
