import type { Env } from "~/config/env.server";
import { createRecentValues } from "./recent-values";

/** Equal to the period of `[[ratelimits]]` in wrangler.toml. */
export const rateLimitSeconds = 60;

/** Counts a call and returns, roughly, whether `key` is over the limit; false if the limiter fails. */
export async function isOverLimit(env: Pick<Env, "postLimit">, key: string): Promise<boolean> {
  try {
    const { success } = await env.postLimit.limit({ key });
    return !success;
  } catch {
    return false;
  }
}

/** Returns a function that counts calls per key and minute in this isolate, and returns true above `max`. */
function createIsolateLimit(max: number): (key: string, now: number) => boolean {
  const counts = createRecentValues<{ calls: number }>(rateLimitSeconds * 1_000, 5_000);
  return (key, now) => {
    const count = counts.get(key, now) ?? counts.set(key, { calls: 0 }, now);
    count.calls += 1;
    return count.calls > max;
  };
}

/** 60 openings a minute of one personal or shared link; the key holds its token. */
export const isLinkOpenedTooOften = createIsolateLimit(60);

/** 100 calls a minute for people who look at results; jobs keep the rest of the provider's 300. */
export const isOverViewerBudget = createIsolateLimit(100);
