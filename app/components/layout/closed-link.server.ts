import type { ErrorWords } from "~/content/words/errors";
import { privateHeaders } from "~/lib/http/private-headers";
import { retryHeaders } from "~/lib/http/retry-after";

/** Response with the words of an error page, for a loader or an action to throw if its link can't be opened. */
export function closedLink(words: ErrorWords, status: 404 | 410 | 429 | 503): Response {
  const headers = { ...privateHeaders, ...retryHeaders(status) };
  return Response.json(words, { status, headers });
}
