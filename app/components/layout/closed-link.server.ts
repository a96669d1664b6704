import type { ErrorWords } from "~/content/words/errors";
import { privateHeaders } from "~/lib/http/private-headers";

/** To throw from a loader or an action: the page of a link that can't be shown, in these words. */
export function closedLink(
  words: ErrorWords,
  status: 404 | 410 | 429 | 503,
  retryAfter: string | null = null,
): Response {
  const retry = retryAfter === null ? {} : { "Retry-After": retryAfter };
  return Response.json(words, { status, headers: { ...privateHeaders, ...retry } });
}
