import type { AppLoadContext } from "@remix-run/cloudflare";
import { isOverLimit, rateLimitPeriod } from "~/lib/http/rate-limit.server";

/**
 * Answers what is not signed as it should be: 401, and 429 to a network that sends more of it than the
 * brake allows. Signatures are checked first all the same: a service that sends the webhooks of many
 * customers from the same addresses must not be kept out by one of them.
 */
export async function refuseForgery({
  env,
  network,
}: Pick<AppLoadContext, "env" | "network">): Promise<Response> {
  if (!(await isOverLimit(env, network))) return new Response(null, { status: 401 });
  return new Response(null, { status: 429, headers: { "Retry-After": `${rateLimitPeriod}` } });
}
