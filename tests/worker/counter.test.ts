import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { exampleSecrets } from "~/config/published-secrets.server";
import { readEnv, type Env } from "~/config/env.server";
import {
  addToTaskCount,
  type CounterAddition,
  counterHandlers,
  type CounterObject,
  readTaskCount,
  startingCount,
} from "~/counter/task-count.server";
import type { OutboxMessage } from "~/jobs/message";
import type { TaskCounter } from "../../workers/task-counter";
import { siteWith, visit } from "./visit";

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const site = readEnv(env);

const run = crypto.randomUUID();
const stubOf = (name: string) => env.TASK_COUNTER.getByName(`${name} ${run}`);
const object = (name: string) => stubOf(name) as unknown as CounterObject;
/** The counter that the site itself uses. */
const tasks = env.TASK_COUNTER.getByName("tasks") as unknown as CounterObject;
const add = (name: string, amount: number, key: string, at = now) =>
  object(name).add({ amount, key, now: at });

describe("the Durable Object", () => {
  test("starts at the count of the specification", async () => {
    expect(await object("start").read()).toBe(startingCount);
    expect(startingCount).toBe(1_392_278);
  });

  test("is exact under 400 additions at the same moment, counts a key once, and keeps its count when evicted", async () => {
    const additions = Array.from({ length: 400 }, (_, nth) => {
      const job = nth % 200;
      return add("crowd", (job % 3) + 1, `job-${job}`);
    });
    const counts = await Promise.all(additions);
    // 200 different jobs, of 1, 2 and 3 tasks in turn.
    const total = startingCount + 399;
    expect([Math.max(...counts), await object("crowd").read()]).toEqual([total, total]);
    expect(Math.min(...counts)).toBeGreaterThan(startingCount);
    await evictDurableObject(stubOf("crowd"));
    expect(await object("crowd").read()).toBe(total);
  });

  test("remembers a key for 30 days, and its table does not grow for ever", async () => {
    await add("memory", 1, "old");
    await add("memory", 1, "old", now + 29 * day);
    expect(await object("memory").read()).toBe(startingCount + 1);

    for (let nth = 0; nth < 20; nth += 1) await add("memory", 1, `filler-${nth}`);
    for (let nth = 0; nth < 3; nth += 1) await add("memory", 1, `new-${nth}`, now + 31 * day + nth);
    const rows = await runInDurableObject(stubOf("memory"), (_: TaskCounter, state) =>
      state.storage.sql.exec<{ key: string }>("SELECT key FROM additions").toArray(),
    );
    expect(rows.map(({ key }) => key).sort()).toEqual(["new-0", "new-1", "new-2"]);
    expect(await object("memory").read()).toBe(startingCount + 24);
  });

  test("does not count a write that fails, and counts the next one", async () => {
    await runInDurableObject(stubOf("failing"), async (counter: TaskCounter, { storage }) => {
      const exec = storage.sql.exec.bind(storage.sql);
      const failing = vi.spyOn(storage.sql, "exec").mockImplementation((query, ...values) => {
        if (query.startsWith("UPDATE")) throw new Error("disk full");
        return exec(query, ...values);
      });
      const addition = { amount: 1, key: "a", now };
      await expect(counter.add(addition)).rejects.toThrow("disk full");
      failing.mockRestore();
      expect(await counter.add(addition)).toBe(startingCount + 1);
    });
  });

  test("refuses an amount or a key out of bounds, and keeps its count", async () => {
    const amounts = [0, -1, 1.5, NaN, Infinity, 1_000_001].map((amount) => ({ amount }));
    await runInDurableObject(stubOf("refuses"), async (counter: TaskCounter) => {
      for (const wrong of [...amounts, { key: "" }, { key: "k".repeat(251) }]) {
        const addition = { amount: 1, key: "sound", now, ...wrong };
        await expect(counter.add(addition)).rejects.toThrow(RangeError);
      }
      expect(await counter.read()).toBe(startingCount);
    });
  });
});

/** An environment whose counter does as told, with a data-center cache of its own. */
function envWith(counter: Partial<CounterObject>, name: string): Env {
  const taskCounter = { getByName: () => counter } as unknown as Env["taskCounter"];
  return { ...site, siteUrl: `http://${name}.test`, taskCounter };
}

// The isolate keeps the last count, also across test files, so each test begins a day after the one before.
const today = Date.now();
let known = startingCount;

beforeAll(async () => {
  const silent = envWith({ read: () => Promise.reject(new Error("reset")) }, "before");
  known = Math.max(startingCount, (await readTaskCount(silent, today + day / 2)) ?? 0);
});

describe("reading the count", () => {
  test("a thousand visitors of one minute cost the object one read", async () => {
    const read = vi.fn(() => Promise.resolve(known + 10));
    const crowd = envWith({ read }, "crowd");
    const first = await readTaskCount(crowd, today + day);
    const others = await Promise.all(
      Array.from({ length: 1_000 }, (_, nth) => readTaskCount(crowd, today + day + nth * 30)),
    );
    expect(new Set([first, ...others])).toEqual(new Set([known + 10]));
    expect(read).toHaveBeenCalledTimes(1);
  });

  test("while one visitor waits for the counter, the others get the last known count", async () => {
    let answer: (count: number) => void = () => undefined;
    const read = vi.fn(() => new Promise<number>((resolve) => (answer = resolve)));
    const slow = envWith({ read }, "slow");
    const asking = readTaskCount(slow, today + 2 * day);
    expect(await readTaskCount(slow, today + 2 * day + 1)).toBe(known + 10);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    answer(known + 20);
    expect(await asking).toBe(known + 20);
  });

  test("a counter that fails or does not answer leaves the last known value, and is logged", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const failing = envWith({ read: () => Promise.reject(new Error("reset")) }, "failing");
    expect(await readTaskCount(failing, today + 3 * day)).toBe(known + 20);
    const silent = envWith({ read: () => new Promise(() => undefined) }, "silent");
    expect(await readTaskCount(silent, today + 4 * day)).toBe(known + 20);
    expect(log.mock.calls).toEqual([
      [{ event: "counter.unavailable" }],
      [{ event: "counter.unavailable" }],
    ]);
    log.mockRestore();
  });

  test("a lower count from a stale cache is not shown", async () => {
    const stale = envWith({ read: () => Promise.resolve(startingCount) }, "stale");
    expect(await readTaskCount(stale, today + 5 * day)).toBe(known + 20);
  });
});

describe("adding to the count", () => {
  const job = { amount: 1, key: "count:job", now: today + 6 * day };

  test("is tried again with the same key when the call breaks, and is shown immediately", async () => {
    const keys: string[] = [];
    const add = vi.fn(({ key }: CounterAddition) => {
      keys.push(key);
      return keys.length === 1 ? Promise.reject(new Error("reset")) : Promise.resolve(known + 30);
    });
    const breaking = envWith({ add }, "breaking");
    expect(await addToTaskCount(breaking, job)).toBe(known + 30);
    expect(keys).toEqual(["count:job", "count:job"]);
    expect(await readTaskCount(breaking, today + 6 * day)).toBe(known + 30);
  });

  test("throws when the counter does not answer the second call either", async () => {
    const away = envWith({ add: () => Promise.reject(new Error("reset")) }, "away");
    await expect(addToTaskCount(away, job)).rejects.toThrow("reset");
    const { count } = counterHandlers({ env: away, clock: () => now });
    await expect(count({ key: "e" } as OutboxMessage)).rejects.toThrow("reset");
  });
});

describe("/api/task-counter", () => {
  const secret = exampleSecrets.COUNTER_SECRET;
  const report = (body: string, headers: Record<string, string> = {}) =>
    visit("/api/task-counter", {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${secret}`,
        ...headers,
      },
    });

  test("answers with the count, which may be kept for 30 seconds", async () => {
    const response = await visit("/api/task-counter");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ count: expect.any(Number) });
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=30");
  });

  test("takes a report and answers with the total", async () => {
    const before = await tasks.read();
    const response = await report('{"count": 12}');
    expect([response.status, await response.json()]).toEqual([200, { count: before + 12 }]);
    expect(await tasks.read()).toBe(before + 12);
  });

  test("takes a report with the same Idempotency-Key once", async () => {
    const before = await tasks.read();
    const headers = { "Idempotency-Key": "run-42" };
    await Promise.all([report('{"count": 3}', headers), report('{"count": 3}', headers)]);
    expect(await tasks.read()).toBe(before + 3);
  });

  test.each([
    ["no secret", 401, '{"count": 1}', { Authorization: "" }],
    ["a wrong secret", 401, '{"count": 1}', { Authorization: "Bearer test-counter-secreT" }],
    ["a longer secret", 401, '{"count": 1}', { Authorization: `Bearer ${secret}x` }],
    ["another scheme", 401, '{"count": 1}', { Authorization: `Basic ${secret}` }],
    ["a form", 415, "count=1", { "Content-Type": "application/x-www-form-urlencoded" }],
    ["plain text", 415, '{"count": 1}', { "Content-Type": "text/plain" }],
    ["no JSON", 400, '{"count": 1', {}],
    ["nothing", 400, "", {}],
    ["a long body", 413, `{"count": 1, "x": "${"a".repeat(2_000)}"}`, {}],
    ["no count", 422, "{}", {}],
    ["null", 422, "null", {}],
    ["zero", 422, '{"count": 0}', {}],
    ["a negative count", 422, '{"count": -1}', {}],
    ["half a task", 422, '{"count": 1.5}', {}],
    ["a text", 422, '{"count": "1"}', {}],
    ["too many", 422, '{"count": 1000001}', {}],
    ["infinity", 422, '{"count": 1e400}', {}],
    ["a long key", 422, '{"count": 1}', { "Idempotency-Key": "k".repeat(201) }],
  ])("refuses %s with %d and counts nothing", async (_, status, body, headers) => {
    const before = await tasks.read();
    const response = await report(body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(await tasks.read()).toBe(before);
  });

  test("answers 503 when reporting is not set up", async () => {
    const bare = siteWith({ vars: { COUNTER_SECRET: "" } });
    expect((await bare("/api/task-counter", { method: "POST" })).status).toBe(503);
  });
});
