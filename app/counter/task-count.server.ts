import type { Env } from "~/config/env.server";
import type { OutboxHandlers } from "~/jobs/message";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";

export const startingCount = 1_392_278;

const isolateCacheMs = 10_000;
const dataCenterCacheSeconds = 30;
const timeoutMs = 1_500;

/** Holds a count and no promise: a canceled request's promise stays pending, and other requests would wait for it. */
let cached: { readonly count: number | null; readonly until: number } = { count: null, until: 0 };

/** Returns a count at most 40 s old, an older one while the Durable Object fails, or null if none is known. */
export async function readTaskCount(env: Env, now: number): Promise<number | null> {
  if (now < cached.until) return cached.count;
  // Requests that come during this one get the old count.
  if (cached.count !== null) cached = { count: cached.count, until: now + timeoutMs };

  rememberTaskCount(await fromDataCenter(env), now);
  return cached.count;
}

function rememberTaskCount(count: number | null, now: number): void {
  // The count only grows, so a lower one is older.
  const highest = count === null ? cached.count : Math.max(count, cached.count ?? 0);
  cached = { count: highest, until: now + isolateCacheMs };
}

async function fromDataCenter(env: Env): Promise<number | null> {
  const key = new Request(`${env.siteUrl}/api/task-counter?from=data-center`);
  try {
    const cache = await caches.open("task-counter");
    const response = await cache.match(key);
    if (response) return Number(await response.text());

    const count = await withTimeout(counterObject(env).read());
    const headers = { "Cache-Control": `public, max-age=${dataCenterCacheSeconds}` };
    await cache.put(key, new Response(String(count), { headers }));
    return count;
  } catch {
    log({ event: "counter.unavailable" });
    return null;
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("timeout")), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

export type CounterObject = {
  read: () => Promise<number>;
  add: (addition: CounterAddition) => Promise<number>;
};

/** `amount` is 1 to 1,000,000. A `key` (1 to 250 characters) counts once in 30 days. */
export type CounterAddition = {
  readonly amount: number;
  readonly key: string;
  readonly now: number;
};

/** A stub that has thrown may be broken, so each attempt gets a new one. */
function counterObject(env: Env): CounterObject {
  return env.taskCounter.getByName("tasks") as unknown as CounterObject;
}

/** Returns the new count. Rejects if two calls fail. */
export async function addToTaskCount(env: Env, addition: CounterAddition): Promise<number> {
  // A deploy breaks calls that are under way.
  const count = await counterObject(env)
    .add(addition)
    .catch(() => counterObject(env).add(addition));
  rememberTaskCount(count, addition.now);
  return count;
}

export function counterHandlers({
  env,
  clock,
}: Pick<World, "env" | "clock">): OutboxHandlers<"count"> {
  return {
    count: async ({ key }) => {
      await addToTaskCount(env, { amount: 1, key, now: clock() });
      return { outcome: "sent" };
    },
  };
}
