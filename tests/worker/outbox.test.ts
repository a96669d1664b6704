import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { createWorld, db, day, outboxRows, plenty, start } from "../support/pipeline";
import { runBatch } from "~/db/client.server";
import { notetakers, outbox } from "~/db/schema.server";
import type { MessageKind, OutboxMessage, SendOutcome } from "~/jobs/message";
import { claimMessages, enqueue, enqueueForEach, leaseMs } from "~/jobs/outbox.server";
import { sendDue } from "~/jobs/send-due.server";

/** Kinds of these tests alone. */
const [note, riddle] = ["note", "riddle"] as unknown as [MessageKind, MessageKind];

const add = (...subjectIds: string[]) =>
  runBatch(
    db,
    enqueue(
      db,
      subjectIds.map((subjectId) => ({ kind: note, subjectId })),
      start,
    ),
  );

function receiver(...outcomes: SendOutcome[]) {
  const received: OutboxMessage[] = [];
  const note = async (message: OutboxMessage): Promise<SendOutcome> => {
    received.push(message);
    return outcomes.shift() ?? { outcome: "sent" };
  };
  return { received, handlers: { note } };
}

const claimOne = async (now: number) => {
  const [row] = await claimMessages(db, ["personal"], { limit: 1 }, now);
  if (!row) throw new Error("nothing to claim");
  return row;
};
const retry: SendOutcome = { outcome: "retry", code: "E" };

describe("enqueueing", () => {
  test("the same effect twice is one message; a variant or another subject makes another", async () => {
    await add("a", "a", "b");
    await add("a");
    await runBatch(db, enqueue(db, [{ kind: note, subjectId: "a", variant: 2 }], start));
    expect(await outboxRows()).toMatchObject([
      { key: "a:note", subjectId: "a", state: "pending", attempts: 0, dueAt: start },
      { key: "a:note:2", subjectId: "a" },
      { key: "b:note", subjectId: "b" },
    ]);
  });

  test("enqueueForEach makes one message for each row that meets a condition, at most `limit` a call", async () => {
    const common = {
      status: "ready",
      provider: "recall",
      source: "web",
      scheduled: false,
    } as const;
    const times = { startsAt: start, createdAt: start, updatedAt: start };
    const ids = ["a", "b", "c"];
    await db.insert(notetakers).values(ids.map((id) => ({ id, ...common, ...times })));
    const effect = { kind: note, variant: "v", priority: "bulk", dueAt: start + 1 } as const;
    const isReady = eq(notetakers.status, "ready");
    for (const limit of [2, 2, undefined]) {
      await runBatch(db, [enqueueForEach(db, notetakers, isReady, effect, start, limit)]);
    }
    await runBatch(db, [
      enqueueForEach(db, notetakers, eq(notetakers.status, "failed"), { kind: riddle }, start),
    ]);
    const row = { state: "pending", priority: 2, attempts: 0, dueAt: start + 1, createdAt: start };
    expect(await outboxRows()).toMatchObject(ids.map((id) => ({ key: `${id}:note:v`, ...row })));
  });
});

test("each message is handed over once, with its key and variant, and is done", async () => {
  await add("a");
  await runBatch(db, enqueue(db, [{ kind: note, subjectId: "b", variant: "x:y" }], start));
  const { received, handlers } = receiver();
  const world = createWorld();
  expect(await sendDue(world, handlers, plenty)).toBe(2);
  expect(await sendDue(world, handlers, plenty)).toBe(0);
  expect(received.map(({ key, variant }) => [key, variant]).toSorted()).toEqual([
    ["a:note", null],
    ["b:note:x:y", "x:y"],
  ]);
  expect(await outboxRows()).toMatchObject([
    { state: "done", attempts: 1, finishedAt: start, lastError: null },
    { state: "done" },
  ]);
});

test("each message of a batch ends by its own outcome", async () => {
  await add("a", "b", "c", "d", "e");
  await runBatch(db, enqueue(db, [{ kind: riddle, subjectId: "f" }], start));
  const outcomes: Record<string, SendOutcome> = {
    a: { outcome: "sent" },
    b: { outcome: "dropped" },
    c: { outcome: "permanent", code: "E_NO" },
    d: retry,
  };
  const handler = async ({ subjectId }: OutboxMessage) =>
    outcomes[subjectId] ?? Promise.reject(new Error("boom"));
  await sendDue(createWorld(), { note: handler }, plenty);
  const rows = await outboxRows();
  expect(rows.map(({ state, lastError, attempts }) => [state, lastError, attempts])).toEqual([
    ["done", null, 1],
    ["done", "dropped", 1],
    ["dead", "E_NO", 1],
    ["pending", "E", 1],
    ["pending", "crashed", 1],
    ["dead", "unknown_kind", 1],
  ]);
});

describe("retries", () => {
  test("ten tries over three days by the table, the same key each time, then a dead letter", async () => {
    await add("a");
    const world = createWorld();
    const { received, handlers } = receiver(...Array.from({ length: 10 }, () => retry));
    const tries: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      await sendDue(world, handlers, plenty);
      tries.push(world.time - start);
      const [row] = await outboxRows();
      world.time = row?.dueAt ?? 0;
    }
    const table = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    let sum = 0;
    // Up to a fifth is added at random; `random` is always 0.5, which adds a tenth.
    expect(tries).toEqual(table.map((seconds) => (sum += seconds * 1_100)));
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
    expect(received.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await outboxRows()).toMatchObject([{ state: "dead", lastError: "E", attempts: 10 }]);
    world.pass(day);
    expect(await sendDue(world, handlers, plenty)).toBe(0);
  });

  test.each([
    ["the table's pause", 1, undefined, 5_500],
    ["the receiver's Retry-After if it is longer", 1, 60_000, 66_000],
    ["the table's pause if that is longer", 9, 60_000, 1.1 * day],
    ["no more than a day", 1, 365 * day, 1.1 * day],
  ])("a try waits for %s", async (_what, attempts, afterMs, wait) => {
    await add("a");
    await db.update(outbox).set({ attempts: attempts - 1 });
    const answer = { outcome: "retry", code: "E", ...(afterMs && { afterMs }) } as const;
    await sendDue(createWorld(), receiver(answer).handlers, plenty);
    expect(await outboxRows()).toMatchObject([{ dueAt: start + wait }]);
  });

  test("a message that kills its sender each time is dead after ten claims", async () => {
    await add("a");
    const world = createWorld();
    for (let claims = 0; claims < 10; claims += 1) {
      await claimOne(world.time);
      world.pass(leaseMs);
    }
    const { received, handlers } = receiver();
    await sendDue(world, handlers, plenty);
    expect(received).toEqual([]);
    expect(await outboxRows()).toMatchObject([{ state: "dead", lastError: "no_answer" }]);
  });

  test("a dead letter that an operator revives is sent once more, under its old key", async () => {
    await add("a");
    await sendDue(createWorld(), receiver({ outcome: "permanent", code: "E" }).handlers, plenty);
    await db.update(outbox).set({ state: "pending", attempts: 0, dueAt: start });
    const { received, handlers } = receiver();
    await sendDue(createWorld(), handlers, plenty);
    await sendDue(createWorld(), handlers, plenty);
    expect(received.map(({ key }) => key)).toEqual(["a:note"]);
  });
});

describe("leases", () => {
  test("senders that overlap, with more messages than one statement holds, never hold the same message", async () => {
    await add(...Array.from({ length: 40 }, (_, index) => `m${index}`));
    const { received, handlers } = receiver();
    const worlds = Array.from({ length: 8 }, () => createWorld());
    await Promise.all(worlds.map((world) => sendDue(world, handlers, plenty)));
    expect(received).toHaveLength(40);
    expect(new Set(received.map(({ key }) => key)).size).toBe(40);
  });

  test("a message whose sender died is sent by another after the lease, not before", async () => {
    await add("a");
    const world = createWorld();
    await claimOne(world.time);
    const { received, handlers } = receiver();
    world.pass(leaseMs - 1);
    expect(await sendDue(world, handlers, plenty)).toBe(0);
    world.pass(1);
    expect(await sendDue(world, handlers, plenty)).toBe(1);
    expect(received).toMatchObject([{ attempt: 2 }]);
  });

  test("a sender whose message was claimed by another writes nothing, and logs it", async () => {
    const logged = vi.spyOn(console, "log");
    await add("a");
    const world = createWorld();
    const slow = async (): Promise<SendOutcome> => {
      world.pass(leaseMs + 1);
      await claimOne(world.time);
      return { outcome: "sent" };
    };
    await sendDue(world, { note: slow }, { limit: 1, budgetMs: 0 });
    expect(await outboxRows()).toMatchObject([{ state: "pending", attempts: 2 }]);
    const events = logged.mock.calls.map(([entry]) => entry.event);
    expect(events).toEqual(["outbox.lease_lost"]);
  });

  test("a message that is done is not changed by a late sender", async () => {
    await add("a");
    const late = async (): Promise<SendOutcome> => {
      await db.update(outbox).set({ state: "done" });
      return { outcome: "permanent", code: "E" };
    };
    await sendDue(createWorld(), { note: late }, plenty);
    expect(await outboxRows()).toMatchObject([{ state: "done", lastError: null }]);
  });
});

test("nothing more is claimed once `canGoOn` returns false", async () => {
  await add(...Array.from({ length: 30 }, (_, nth) => `m${nth}`));
  const { received, handlers } = receiver();
  await sendDue(createWorld(), handlers, { ...plenty, canGoOn: () => received.length < 12 });
  expect(received).toHaveLength(12);
});
