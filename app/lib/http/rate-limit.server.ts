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

const mostOpenings = 60;
const openings = createRecentValues<{ times: number }>(rateLimitPeriod * 1_000, 5_000);

/**
 * Counts that a personal link was opened, for a page or a file, and says whether that was more often than
 * 60 times within a minute. Counted by each isolate for itself, and only in its memory.
 */
export function isOpenedTooOften(token: string, now: number): boolean {
  const known = openings.get(token, now) ?? { times: 0 };
  if (known.times === 0) openings.set(token, known, now);
  known.times += 1;
  return known.times > mostOpenings;
}
