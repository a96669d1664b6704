import type { Env } from "~/config/env.server";
import { href } from "~/lib/href";
import { log } from "~/lib/log.server";
import { isOverLimit, rateLimitPeriod } from "~/lib/rate-limit.server";
import { isInTable } from "./memo-rule";
import { networkOf } from "./network";
import { isCrossSite, ownOrigins } from "./security-origin";
import { withoutTrailingSlash } from "./security-path";

/** Nothing on this site takes more; each route counts up to a smaller limit of its own. Bytes. */
const maxBodyBytes = 1_048_576;

/** What is done with a request before Remix sees it. */
export type Verdict =
  | { readonly verdict: "redirect"; readonly to: string }
  | {
      readonly verdict: "refuse";
      readonly status: 403 | 405 | 413 | 429;
      readonly headers: Readonly<Record<string, string>>;
    }
  | {
      readonly verdict: "pass";
      /** A post comes without the headers that Remix would judge again, by weaker rules. */
      readonly request: Request;
      readonly network: string;
      /** True only for the posts of pages, which answer 429 themselves and keep what was typed. */
      readonly overLimit: boolean;
    };

const methods = ["GET", "HEAD", "POST"];
/** Signed by their senders, who are no browsers. */
const fromAnySite: readonly string[] = [href("bot-webhook"), href("stripe-webhook")];
/**
 * Webhooks and reports have no limit, only forgeries of them, which their routes count. One-click
 * unsubscribes of a whole list come from the few addresses of a mail provider.
 */
const withoutRateLimit: readonly string[] = [
  href("bot-webhook"),
  href("stripe-webhook"),
  href("task-counter"),
  href("unsubscribe"),
];

export async function guard(request: Request, env: Env): Promise<Verdict> {
  const url = new URL(request.url);
  const network = networkOf(request.headers);
  if (!methods.includes(request.method))
    return refuse(405, "method", { Allow: methods.join(", ") });

  if (request.method !== "POST") {
    const to = withoutTrailingSlash(url);
    // What does not exist is not found at once, not after a detour.
    const leads = to !== null && isInTable(new URL(to, url).pathname);
    if (leads) return { verdict: "redirect", to };
    return { verdict: "pass", request, network, overLimit: false };
  }

  if (!fromAnySite.includes(url.pathname)) {
    const { headers } = request;
    const initiator = { site: headers.get("Sec-Fetch-Site"), origin: headers.get("Origin") };
    if (isCrossSite(initiator, ownOrigins(request, env.siteUrl))) return refuse(403, "cross_site");
  }

  if (Number(request.headers.get("Content-Length")) > maxBodyBytes) {
    return refuse(413, "too_large");
  }
  const limited = !withoutRateLimit.includes(url.pathname);
  const overLimit = limited && (await isOverLimit(env, network));
  if (overLimit && url.pathname.startsWith("/api/")) {
    return refuse(429, "rate_limited", { "Retry-After": String(rateLimitPeriod) });
  }

  if (overLimit) log({ event: "request.refused", why: "rate_limited" });
  return { verdict: "pass", request: forRemix(request), network, overLimit };
}

/** Whether the caller is a program that reads JSON, not a person: one form posts there as well. */
export function isApi({ pathname }: URL): boolean {
  return pathname.startsWith("/api/") && pathname !== href("consent");
}

function refuse(
  status: 403 | 405 | 413 | 429,
  why: "method" | "cross_site" | "rate_limited" | "too_large",
  headers: Readonly<Record<string, string>> = {},
): Verdict {
  log({ event: "request.refused", why });
  return { verdict: "refuse", status, headers };
}

/** Our check above is the stricter one; Remix answers a foreign Origin with an empty 500. */
function forRemix(request: Request): Request {
  if (!judgedByRemix.some((name) => request.headers.has(name))) return request;

  const headers = new Headers(request.headers);
  for (const name of judgedByRemix) headers.delete(name);
  return new Request(request, { headers });
}

const judgedByRemix = ["Origin", "X-Forwarded-Host"] as const;
