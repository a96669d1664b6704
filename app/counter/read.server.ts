import type { Env } from "~/config/env.server";
import { log } from "~/lib/log/log.server";

/** Tasks automated before the counter existed; the specification's number. The count never falls below it. */
export const startingCount = 1_392_278;

/** How long an isolate answers from memory, and a data centre from its cache, without asking the object. */
const isolateMs = 10_000;
const dataCentreSeconds = 30;
/** A page does not wait longer for a decoration. */
const timeoutMs = 1_500;

type Known = { readonly count: number | null; readonly until: number };

/** Values only, no promises: one that belongs to a cancelled request never settles for the others. */
let known: Known = { count: null, until: 0 };

/**
 * The count of automated tasks, at most about 40 s old; null when nothing is known of it. A million
 * polling visitors cost the Durable Object one read per data centre and 30 s. While one request asks,
 * the others get the value that is known. `now` is epoch milliseconds.
 */
export async function readTaskCount(env: Env, now: number = Date.now()): Promise<number | null> {
  if (now < known.until) return known.count;
  if (known.count !== null) known = { count: known.count, until: now + timeoutMs };

  rememberTaskCount(await fromDataCentre(env), now);
  return known.count;
}

/** Keeps a count for this isolate; a lower one than is known is older news (the count never falls). */
export function rememberTaskCount(count: number | null, now: number): void {
  const highest = count === null ? known.count : Math.max(count, known.count ?? 0);
  known = { count: highest, until: now + isolateMs };
}

async function fromDataCentre(env: Env): Promise<number | null> {
  const key = new Request(`${env.siteUrl}/api/task-counter?from=data-centre`);
  try {
    const cache = await caches.open("task-counter");
    const cached = await cache.match(key);
    if (cached) return Number(await cached.text());

    const count = await withTimeout(counterObject(env).read());
    const headers = { "Cache-Control": `public, max-age=${dataCentreSeconds}` };
    await cache.put(key, new Response(String(count), { headers }));
    return count;
  } catch {
    log({ event: "counter.unavailable" });
    return null;
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("timeout")), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the Durable Object `workers/task-counter.ts` can be asked. Counts include the starting count. */
export type CounterObject = {
  read: () => Promise<number>;
  /**
   * The count once all of them, at most 1,000, are on disk. An addition with a key that was used in the
   * last 30 days is not made again. `amount` is an integer from 1 to 1,000,000, `now` epoch milliseconds.
   * Throws RangeError otherwise, and then makes none of them.
   */
  add: (additions: readonly CounterAddition[]) => Promise<number>;
};

export type CounterAddition = {
  readonly amount: number;
  readonly key: string;
  readonly now: number;
};

/** There is one counter. A stub that has thrown may be broken: take a fresh one for each attempt. */
export function counterObject(env: Env): CounterObject {
  return env.taskCounter.getByName("tasks") as unknown as CounterObject;
}
