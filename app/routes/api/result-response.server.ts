import type { AppLoadContext } from "@remix-run/cloudflare";
import { errorDocument } from "~/components/layout/error-document.server";
import { resultPages } from "~/content/results";
import { openDb } from "~/db/client.server";
import { readAppCss } from "~/lib/app-css.server";
import { createRecallProvider } from "~/notetaker/provider/recall.server";
import type { Job } from "~/notetaker/repo.server";
import type { Missing, ResultsWorld } from "~/notetaker/results.server";

/** What the three routes of a personal link share: how they ask, and how they answer. */

/** Nobody between us and the reader keeps anything, and no search engine lists it. */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
} as const;

const retryAfterSeconds = "60";

export function resultsWorld({ env }: AppLoadContext): ResultsWorld {
  const provider = env.recall && createRecallProvider(env.recall, fetch);
  return { db: openDb(env.db), provider };
}

export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/** A page, because a person clicked a link in a mail. */
export async function missingResult(missing: Missing, context: AppLoadContext): Promise<Response> {
  const { nonce, env } = context;
  const page = resultPages[missing];
  const retry = page.status === 503 ? { "Retry-After": retryAfterSeconds } : {};
  const css = await readAppCss(env.assets);
  return errorDocument({ ...page, nonce, css, headers: { ...privateHeaders, ...retry } });
}

/** Text opens in the browser; the formats for programs are saved. */
export function fileResponse(
  body: string,
  file: { type: string; name: string; extension: string; job: Job },
): Response {
  const { type, name, extension, job } = file;
  const day = new Date(job.startedAt ?? job.startsAt).toISOString().slice(0, 10);
  const disposition = type === "text/plain" ? "inline" : "attachment";
  const headers = {
    ...privateHeaders,
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `${disposition}; filename="${name}-${day}.${extension}"`,
  };
  return new Response(body, { headers });
}

/** Personal links only ever read. */
export function onlyGet(): Response {
  return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
}
