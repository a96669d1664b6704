import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { readEnv } from "~/config/env.server";
import { counterHandlers } from "~/counter/count.server";
import { type CounterAddition, type CounterObject, startingCount } from "~/counter/read.server";
import type { OutboxMessage } from "~/jobs/message";
import type { TaskCounter } from "../../workers/task-counter";

const now = Date.UTC(2026, 10, 21);
const run = crypto.randomUUID();
const stubOf = (name: string) => env.TASK_COUNTER.getByName(`${name} ${run}`);
const object = (name: string) => stubOf(name) as unknown as CounterObject;
const one = (key: string): CounterAddition => ({ amount: 1, key, now });
const crowd = (count: number) => Array.from({ length: count }, (_, nth) => one(`job-${nth}`));

/**
 * Holds up every write of an object before it is on disk. `letThrough` ends the one that waits;
 * `transactions` are those that were begun.
 */
function slowDisk(name: string) {
  const disk: { transactions: number; letThrough: () => void } = {
    transactions: 0,
    letThrough: () => undefined,
  };
  return runInDurableObject(stubOf(name), (_: TaskCounter, { storage }) => {
    const begin = storage.transactionSync.bind(storage);
    vi.spyOn(storage, "transactionSync").mockImplementation((work) => {
      disk.transactions += 1;
      return begin(work);
    });
    vi.spyOn(storage, "sync").mockImplementation(
      () => new Promise((resolve) => (disk.letThrough = resolve)),
    );
    return disk;
  });
}

test("10,000 additions that arrive during a write are on disk with the next one", async () => {
  const disk = await slowDisk("busy");
  await runInDurableObject(stubOf("busy"), async (counter: TaskCounter) => {
    const answered = vi.fn();
    const first = counter.add([one("first")]).then(answered);
    await vi.waitFor(() => expect(disk.transactions).toBe(1));
    const others = crowd(10_000).map((addition) => counter.add([addition]).then(answered));
    expect(disk.transactions).toBe(1);
    expect(answered).not.toHaveBeenCalled();

    disk.letThrough();
    await first;
    await vi.waitFor(() => expect(disk.transactions).toBe(2));
    expect(answered).toHaveBeenCalledTimes(1);

    disk.letThrough();
    await Promise.all(others);
    expect(disk.transactions).toBe(2);
    expect(await counter.read()).toBe(startingCount + 10_001);
  });
});

test("who is killed before the write is told of no success, and counts once when it comes again", async () => {
  const disk = await slowDisk("killed");
  const told = (addition: CounterAddition) =>
    object("killed")
      .add([addition])
      .then(() => "success", String);
  const first = told(one("first"));
  await vi.waitFor(() => expect(disk.transactions).toBe(1));
  const others = crowd(10).map(told);
  await runInDurableObject(stubOf("killed"), (_: TaskCounter, state) => {
    state.abort("killed");
  }).catch(() => undefined);
  expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set(["Error: killed"]));
  expect(disk.transactions).toBe(1);

  const again = crowd(10).map((addition) => object("killed").add([addition]));
  await Promise.all([object("killed").add([one("first")]), ...again]);
  expect(await object("killed").read()).toBe(startingCount + 11);
});

test("a key that comes twice in one write counts once", async () => {
  await object("twice").add([...crowd(3), ...crowd(3)]);
  expect(await object("twice").read()).toBe(startingCount + 3);
});

test("a write that fails adds nothing, and the next one is made all the same", async () => {
  await runInDurableObject(stubOf("failing"), async (counter: TaskCounter, { storage }) => {
    const exec = storage.sql.exec.bind(storage.sql);
    const failing = vi.spyOn(storage.sql, "exec").mockImplementation((query, ...values) => {
      if (query.startsWith("UPDATE")) throw new Error("disk full");
      return exec(query, ...values);
    });
    await expect(counter.add([one("a")])).rejects.toThrow("disk full");
    failing.mockRestore();
    expect(await counter.add([one("a")])).toBe(startingCount + 1);
  });
});

test("more than 1,000 additions in one call are refused", async () => {
  await runInDurableObject(stubOf("long"), async (counter: TaskCounter) => {
    await expect(counter.add(crowd(1_001))).rejects.toThrow(RangeError);
    expect(await counter.add(crowd(1_000))).toBe(startingCount + 1_000);
  });
});

test("the messages of a batch go to the counter in one call", async () => {
  const add = vi.fn((additions: readonly CounterAddition[]) => Promise.resolve(additions.length));
  const taskCounter = { getByName: () => ({ add }) } as unknown as DurableObjectNamespace;
  const { count } = counterHandlers({
    env: { ...readEnv(env), taskCounter },
    clock: () => now,
  });
  const message = { key: "" } as OutboxMessage;
  const handOut = (...keys: string[]) => Promise.all(keys.map((key) => count({ ...message, key })));

  expect(await handOut("a", "b", "c")).toEqual(Array(3).fill({ outcome: "sent" }));
  expect(await handOut("d")).toEqual([{ outcome: "sent" }]);
  expect(add.mock.calls.map(([additions]) => additions.map(({ key }) => key))).toEqual([
    ["a", "b", "c"],
    ["d"],
  ]);
  expect(add.mock.calls.flat(2).every((addition) => addition.now === now)).toBe(true);
  add.mockRejectedValue(new Error("away"));
  const failed = await Promise.allSettled([
    count({ ...message, key: "e" }),
    count({ ...message, key: "f" }),
  ]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
