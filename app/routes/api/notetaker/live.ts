import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isLinkOpenedTooOften } from "~/lib/http/rate-limit.server";
import { retryHeaders } from "~/lib/http/retry-after";
import { kindOf, log } from "~/lib/log/log.server";
import { maxLiveToken, readLive } from "~/notetaker/live/read.server";
import { privateHeaders } from "~/lib/http/private-headers";

/** Returns a `LiveAnswer` to pages that ask every few seconds; 404 for an unknown or expired link. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, maxLiveToken) ?? "";
  if (isLinkOpenedTooOften(`live ${token}`, context.clock())) return empty(429);
  try {
    const live = await readLive(context, token);
    return live ? Response.json(live, { headers: privateHeaders }) : empty(404);
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return empty(503);
  }
}

function empty(status: number): Response {
  return new Response(null, { status, headers: { ...privateHeaders, ...retryHeaders(status) } });
}
