import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { errorDocument } from "~/components/layout/error-document.server";
import { resultPages } from "~/content/words/results";
import { kindOf } from "~/jobs/drain.server";
import { isOpenedTooOften } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import { readAppCss } from "~/lib/render/app-css.server";
import type { Notetaker } from "~/notetaker/notetaker";
import type { Result } from "~/notetaker/results/results.server";
import type { World } from "~/world.server";
import { privateHeaders } from "~/lib/http/private-headers";

const retryAfterSeconds = "60";

/**
 * Returns a result for a personal or share link. Without one, the response is a page, because a
 * person clicked a link; 503 while the provider or the database does not respond.
 */
export async function answerResult<Value>(
  { request, context }: LoaderFunctionArgs,
  find: (world: World, token: string) => Promise<Result<Value>>,
  respond: (value: Value, notetaker: Notetaker) => Response,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (isOpenedTooOften(token, context.clock())) return missing("too_often", context);
  try {
    const result = await find(context, token);
    return result.ok
      ? respond(result.value, result.notetaker)
      : await missing(result.missing, context);
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return missing("unavailable", context);
  }
}

async function missing(
  why: keyof typeof resultPages,
  { nonce, env }: AppLoadContext,
): Promise<Response> {
  const page = resultPages[why];
  const retry =
    page.status === 503 || page.status === 429 ? { "Retry-After": retryAfterSeconds } : {};
  const css = await readAppCss(env.assets);
  return errorDocument({ ...page, nonce, css, headers: { ...privateHeaders, ...retry } });
}

export function leadTo(url: string): Response {
  return new Response(null, { status: 302, headers: { ...privateHeaders, Location: url } });
}

/** Text opens in the browser; the formats for programs are saved. */
export function fileResponse(
  body: string,
  file: { type: string; name: string; extension: string; notetaker: Notetaker },
): Response {
  const { type, name, extension, notetaker } = file;
  const day = new Date(notetaker.startedAt ?? notetaker.startsAt).toISOString().slice(0, 10);
  const disposition = type === "text/plain" ? "inline" : "attachment";
  const headers = {
    ...privateHeaders,
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `${disposition}; filename="${name}-${day}.${extension}"`,
  };
  return new Response(body, { headers });
}
