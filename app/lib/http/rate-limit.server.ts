import type { Env } from "~/config/env.server";

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
