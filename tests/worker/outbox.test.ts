import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { createWorld, db, minute, outboxRows, plenty, start } from "../support/pipeline";
import { outbox } from "~/db/schema.server";
import { runBatch } from "~/db/client.server";
import { claimMessages, enqueue, finishMessages } from "~/jobs/outbox.server";
import type { MessageKind, OutboxMessage, SendOutcome } from "~/jobs/message";
import { sendDue } from "~/jobs/send-due.server";

/** Kinds of these tests alone. */
const [note, riddle] = ["note", "riddle"] as unknown as [MessageKind, MessageKind];

const file = (...ids: string[]) =>
  runBatch(
    db,
    ids.map((id) => enqueue(note, sql`select ${id} as id`, start)),
  );

function receiver(...outcomes: SendOutcome[]) {
  const heard: OutboxMessage[] = [];
  const note = async (message: OutboxMessage): Promise<SendOutcome> => {
    heard.push(message);
    return outcomes.shift() ?? { outcome: "sent" };
  };
  return { heard, handlers: { note } };
}

test("the same effect filed twice is one message", async () => {
  await file("a", "a", "b");
  await file("a");
  expect(await outboxRows()).toMatchObject([
    { dedupeKey: "a:note", subjectId: "a", state: "pending", attempts: 0, nextAt: start },
    { dedupeKey: "b:note", subjectId: "b" },
  ]);
});

test("each message is handed over once, with its dedupe key, and is done", async () => {
  await file("a", "b");
  const { heard, handlers } = receiver();
  const world = createWorld();
  expect(await sendDue(world, handlers, plenty)).toBe(2);
  expect(await sendDue(world, handlers, plenty)).toBe(0);
  expect(heard.map(({ dedupeKey }) => dedupeKey).sort()).toEqual(["a:note", "b:note"]);
  expect(await outboxRows()).toMatchObject([
    { state: "done", attempts: 1, finishedAt: start, lastError: null },
    { state: "done" },
  ]);
});

test("what is no longer wanted is finished without an error", async () => {
  await file("a");
  await sendDue(createWorld(), receiver({ outcome: "dropped" }).handlers, plenty);
  expect(await outboxRows()).toMatchObject([{ state: "done", lastError: "dropped" }]);
});

test("a sender that knows some kinds only leaves the others alone", async () => {
  await file("a");
  await runBatch(db, [enqueue(riddle, sql`select 'x' as id`, start)]);
  const { heard, handlers } = receiver();
  const bounds = { ...plenty, kinds: Object.keys(handlers) };
  expect(await sendDue(createWorld(), handlers, bounds)).toBe(1);
  expect(heard.map(({ kind }) => kind)).toEqual(["note"]);
  expect(await outboxRows()).toMatchObject([
    { kind: "note", state: "done" },
    { kind: "riddle", state: "pending", attempts: 0 },
  ]);
});

describe("retries", () => {
  test("ten tries over three days by the table, the same key each time, then a dead letter", async () => {
    await file("a");
    const world = createWorld();
    const failing = Array.from({ length: 10 }, (): SendOutcome => ({
      outcome: "retry",
      code: "E",
    }));
    const { heard, handlers } = receiver(...failing);
    const tries: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      await sendDue(world, handlers, plenty);
      tries.push(world.time - start);
      const [row] = await outboxRows();
      world.time = row?.nextAt ?? 0;
    }
    const table = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    let sum = 0;
    // The dice always show the middle: a tenth of jitter.
    expect(tries).toEqual(table.map((seconds) => (sum += seconds * 1_100)));
    expect(new Set(heard.map(({ dedupeKey }) => dedupeKey)).size).toBe(1);
    expect(heard.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await outboxRows()).toMatchObject([{ state: "dead", lastError: "E", attempts: 10 }]);
    expect(await sendDue(world, handlers, plenty)).toBe(0);
  });

  test("the receiver's own wish for a pause is never undercut", async () => {
    await file("a");
    const wish: SendOutcome = { outcome: "retry", code: "E", afterMs: 60 * minute };
    await sendDue(createWorld(), receiver(wish).handlers, plenty);
    const [row] = await outboxRows();
    expect(row?.nextAt).toBeGreaterThanOrEqual(start + 60 * minute);
  });

  test("a permanent refusal is a dead letter at once", async () => {
    await file("a");
    const { handlers } = receiver({ outcome: "permanent", code: "E_NO" });
    await sendDue(createWorld(), handlers, plenty);
    expect(await outboxRows()).toMatchObject([{ state: "dead", attempts: 1, lastError: "E_NO" }]);
  });

  test("a handler that throws is tried again; one that nobody knows is not", async () => {
    await file("a");
    await runBatch(db, [enqueue(riddle, sql`select 'x' as id`, start)]);
    const note = () => Promise.reject(new Error("boom"));
    await sendDue(createWorld(), { note }, plenty);
    expect(await outboxRows()).toMatchObject([
      { kind: "note", state: "pending", lastError: "crashed" },
      { kind: "riddle", state: "dead", lastError: "unknown_kind" },
    ]);
  });

  test("a message that kills its sender each time is dead after ten claims", async () => {
    await file("a");
    const world = createWorld();
    for (let claims = 0; claims < 10; claims += 1) {
      expect(await claimMessages(db, 1, world.time)).toHaveLength(1);
      world.pass(2 * minute);
    }
    const { heard, handlers } = receiver();
    await sendDue(world, handlers, plenty);
    expect(heard).toEqual([]);
    expect(await outboxRows()).toMatchObject([{ state: "dead", lastError: "no_answer" }]);
  });

  test("a dead letter that is filed for replay by hand is sent once more, under its old key", async () => {
    await file("a");
    await sendDue(createWorld(), receiver({ outcome: "permanent", code: "E" }).handlers, plenty);
    await db.update(outbox).set({ state: "pending", attempts: 0, nextAt: start });
    const { heard, handlers } = receiver();
    await sendDue(createWorld(), handlers, plenty);
    await sendDue(createWorld(), handlers, plenty);
    expect(heard.map(({ dedupeKey }) => dedupeKey)).toEqual(["a:note"]);
  });
});

describe("leases", () => {
  test("senders that overlap never hold the same message", async () => {
    await file(...Array.from({ length: 40 }, (_, index) => `m${index}`));
    const { heard, handlers } = receiver();
    const worlds = Array.from({ length: 8 }, () => createWorld());
    await Promise.all(worlds.map((world) => sendDue(world, handlers, plenty)));
    expect(heard).toHaveLength(40);
    expect(new Set(heard.map(({ id }) => id)).size).toBe(40);
  });

  test("a message whose sender died is sent by another after the lease, not before", async () => {
    await file("a");
    const world = createWorld();
    await claimMessages(db, 1, world.time);
    const { heard, handlers } = receiver();
    world.pass(2 * minute - 1);
    expect(await sendDue(world, handlers, plenty)).toBe(0);
    world.pass(1);
    expect(await sendDue(world, handlers, plenty)).toBe(1);
    expect(heard).toMatchObject([{ attempt: 2 }]);
  });

  test("a sender whose message was taken over writes nothing, and says so", async () => {
    const logged = vi.spyOn(console, "log");
    await file("a");
    const world = createWorld();
    const slow = async (): Promise<SendOutcome> => {
      world.pass(3 * minute);
      await claimMessages(db, 1, world.time);
      return { outcome: "sent" };
    };
    await sendDue(world, { note: slow }, { limit: 1, budgetMs: 0 });
    expect(await outboxRows()).toMatchObject([{ state: "pending", attempts: 2 }]);
    const events = logged.mock.calls.map(([entry]) => entry.event);
    expect(events.filter((event) => event === "outbox.lease_lost")).toHaveLength(1);
    logged.mockRestore();
  });

  test("nothing of a message that is done can be changed by a late sender", async () => {
    await file("a");
    const [row] = await claimMessages(db, 1, start);
    if (!row) throw new Error("nothing to claim");
    const done = { state: "done", finishedAt: start, lastError: null } as const;
    expect(await finishMessages(db, [{ row, end: done }])).toEqual(new Set([row.id]));
    const late = { ...done, state: "dead", lastError: "late" } as const;
    expect(await finishMessages(db, [{ row, end: late }])).toEqual(new Set());
    expect(await outboxRows()).toMatchObject([{ state: "done" }]);
  });
});
