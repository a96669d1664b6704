import type { Env } from "~/config/env.server";
import { createRecentValues } from "./recent-keys";

/** Seconds after which the brake has forgotten (`[[ratelimits]]` in wrangler.toml). */
export const rateLimitPeriod = 60;

/**
 * Counts a request of this network, and says whether it sends more than people do. An abuse brake, not an
 * exact count: Cloudflare keeps it per location. If the brake itself fails, people come first.
 */
export async function isOverLimit(env: Pick<Env, "postLimit">, network: string): Promise<boolean> {
  try {
    const { success } = await env.postLimit.limit({ key: network });
    return !success;
  } catch {
    return false;
  }
}

/**
 * Counts a key and returns whether it came more than `most` times within a minute. Counted by each isolate
 * for itself, and only in its memory.
 */
function createBrake(most: number): (key: string, now: number) => boolean {
  const counts = createRecentValues<{ times: number }>(rateLimitPeriod * 1_000, 5_000);
  return (key, now) => {
    const known = counts.get(key, now) ?? { times: 0 };
    if (known.times === 0) counts.set(key, known, now);
    known.times += 1;
    return known.times > most;
  };
}

/** A link with a token, opened for a page or a file. */
export const isOpenedTooOften = createBrake(60);

/** Calls to a provider for people who look at results; jobs keep the rest of its 300 a minute. */
export const isOverViewerBudget = createBrake(100);
