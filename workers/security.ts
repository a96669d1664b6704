import type { Env } from "~/config/env.server";
import { isOverLimit, rateLimitPeriod } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { isInTable, isPersonal } from "./page-cache";

/**
 * The network a request comes from: an IPv4 address, or the /64 of an IPv6 address, which is what one
 * household or office has. Only Cloudflare's own header counts; X-Forwarded-For is anybody's.
 */
export function networkOf(headers: Headers): string {
  const address = headers.get("CF-Connecting-IP")?.trim().slice(0, 64) ?? "";
  if (address === "") return "unknown";

  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(":") ? prefix64(address) : address;
}

function prefix64(address: string): string {
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];

  const prefix = groups.slice(0, 4).map((group) => (parseInt(group, 16) || 0).toString(16));
  return `${prefix.join(":")}::/64`;
}

/** Whose doing a request is, by what the browser says of it; a script cannot set these headers. */
type Initiator = {
  /** Sec-Fetch-Site. */
  readonly site: string | null;
  readonly origin: string | null;
};

/**
 * Whether a request that may change something was started by another site.
 *
 * `Sec-Fetch-Site: same-site` counts as foreign: another sub-domain is not this site. Without both
 * headers there is no browser, hence no visitor to deceive. `Origin: null` hides where it comes from
 * and is only believed when the browser itself vouches with Sec-Fetch-Site.
 */
export function isCrossSite({ site, origin }: Initiator, ours: readonly string[]): boolean {
  if (site === "cross-site" || site === "same-site") return true;
  if (origin === null) return false;
  if (origin === "null") return site !== "same-origin" && site !== "none";
  const from = normalised(origin);
  return from === null || !ours.includes(from);
}

/**
 * Whether the request may come from a page with `no-referrer`, which hides its origin
 * (https://fetch.spec.whatwg.org/#append-a-request-origin-header), in a browser without Sec-Fetch-Site.
 * Only personal pages have it, and their posts carry a token that another site does not know.
 */
function isHidden({ site, origin }: Initiator, url: URL): boolean {
  return site === null && origin === "null" && isPersonal(url);
}

/** The origins this request may come from: the host it was sent to, and the public site. */
export function ownOrigins(request: Request, siteUrl: string): readonly string[] {
  const { origin, protocol } = new URL(request.url);
  const host = normalised(`${protocol}//${request.headers.get("Host") ?? ""}`);
  return host === null ? [origin, siteUrl] : [origin, siteUrl, host];
}

/** Lower case, without a default port; null for what is no origin. */
function normalised(origin: string): string | null {
  try {
    const url = new URL(origin);
    const bare = url.pathname === "/" && url.search === "" && url.hash === "";
    return bare && url.username === "" && url.password === "" ? url.origin : null;
  } catch {
    return null;
  }
}

/**
 * Where a path with slashes at its end belongs: the same path without them, on this site, query kept.
 * null when there is nothing to take off. The answer starts with exactly one slash, so that
 * `//evil.test/` and `/\evil.test/` cannot send anyone to another host.
 */
export function withoutTrailingSlash(url: URL): string | null {
  const { pathname, search } = url;
  if (pathname === "/" || !pathname.endsWith("/")) return null;

  let end = pathname.length;
  while (end > 0 && pathname[end - 1] === "/") end -= 1;
  let start = 0;
  while (start < end && (pathname[start] === "/" || pathname[start] === "\\")) start += 1;
  return `/${pathname.slice(start, end)}${search}`;
}

/** Nothing on this site takes more; each route counts up to a smaller limit of its own. Bytes. */
const maxBodyBytes = 1_048_576;

/** What is done with a request before Remix sees it. */
type Verdict =
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
const fromAnySite: readonly string[] = [
  href("bot-webhook"),
  href("attendee-webhook"),
  href("stripe-webhook"),
];
/**
 * Webhooks and reports have no limit, only forgeries of them, which their routes count. One-click
 * unsubscribes of a whole list come from the few addresses of a mail provider. What browsers measure is
 * counted by its route.
 */
const withoutRateLimit: readonly string[] = [
  href("bot-webhook"),
  href("attendee-webhook"),
  href("stripe-webhook"),
  href("task-counter"),
  href("unsubscribe"),
  href("field-measure"),
];

export async function guard(request: Request, env: Env): Promise<Verdict> {
  const url = new URL(request.url);
  const network = networkOf(request.headers);
  if (!methods.includes(request.method)) return refuse(405, "method");

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
    const isForeign = isCrossSite(initiator, ownOrigins(request, env.siteUrl));
    if (isForeign && !isHidden(initiator, url)) return refuse(403, "cross_site");
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
