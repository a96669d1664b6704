import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { kindOf } from "~/jobs/drain.server";
import { isOpenedTooOften, rateLimitPeriod } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import type { LiveAnswer } from "~/notetaker/live/live-state";
import { longestLiveToken, readLive } from "~/notetaker/live/read.server";
import { privateHeaders } from "~/lib/http/private-headers";

/**
 * `GET /api/notetaker/live?token=`: where a notetaker is, as a `LiveAnswer`, for pages that ask every few
 * seconds. 304 to whoever has that answer already; 404 for a link of nobody's, or one that is over.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, longestLiveToken) ?? "";
  if (isOpenedTooOften(`live ${token}`, context.clock())) {
    return answer(429, { "Retry-After": `${rateLimitPeriod}` });
  }
  try {
    const reading = await readLive(context, token);
    if (reading.outcome === "unknown") return answer(404);
    const { state, minutesLeft, again } = reading.live;
    const etag = `"${[state, minutesLeft, again].join("-")}"`;
    const isKnown = request.headers.get("If-None-Match") === etag;
    return isKnown ? answer(304, { ETag: etag }) : answer(200, { ETag: etag }, reading.live);
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return answer(503, { "Retry-After": "30" });
  }
}

function answer(status: number, headers: HeadersInit = {}, live?: LiveAnswer): Response {
  const sent = { status, headers: { ...privateHeaders, ...headers } };
  return live ? Response.json(live, sent) : new Response(null, sent);
}
