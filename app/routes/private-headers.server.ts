import type { HeadersFunction } from "@remix-run/cloudflare";

/** Nobody between us and the reader keeps anything, and no search engine lists it. */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
} as const;

/** Of the pages behind a link that is somebody's own; with `Retry-After` where they say "later". */
export const personalHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After") ?? loaderHeaders.get("Retry-After");
  return { ...privateHeaders, ...(retryAfter === null ? {} : { "Retry-After": retryAfter }) };
};
