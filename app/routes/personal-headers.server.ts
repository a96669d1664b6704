import type { HeadersFunction } from "@remix-run/cloudflare";
import { privateHeaders } from "~/lib/http/private-headers";

/** Of the pages behind a link that is somebody's own; with `Retry-After` where they say "later". */
export const personalHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After") ?? loaderHeaders.get("Retry-After");
  return { ...privateHeaders, ...(retryAfter === null ? {} : { "Retry-After": retryAfter }) };
};
