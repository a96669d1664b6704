import type { AppLoadContext } from "@remix-run/cloudflare";
import { isOverLimit, rateLimitSeconds } from "~/lib/http/rate-limit.server";

/** Counts only webhooks with a wrong signature, so a forger cannot block genuine ones from the same address. */
export async function refuseForgery({
  env,
  network,
}: Pick<AppLoadContext, "env" | "network">): Promise<Response> {
  if (!(await isOverLimit(env, network))) return new Response(null, { status: 401 });
  return new Response(null, { status: 429, headers: { "Retry-After": `${rateLimitSeconds}` } });
}
