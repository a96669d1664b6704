import type { HeadersFunction } from "@remix-run/cloudflare";
import { privateHeaders } from "~/lib/http/private-headers";

/** Headers of pages behind a personal link, with `Retry-After` where the action or loader sets it. */
export const personalHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After") ?? loaderHeaders.get("Retry-After");
  return retryAfter === null ? privateHeaders : { ...privateHeaders, "Retry-After": retryAfter };
};
