import type { Env } from "~/config/env.server";
import { isOverLimit, rateLimitSeconds } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { trimEnd, trimStart } from "~/lib/text/trim";
import { isKnownPath, isPersonal } from "./page-cache";

/** Returns the IPv4 address or the IPv6 /64. Only Cloudflare's header is trusted. */
export function networkOf(headers: Headers): string {
  const address = headers.get("CF-Connecting-IP")?.trim().slice(0, 64) ?? "";
  if (address === "") return "unknown";

  // "::ffff:192.0.2.1"
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(":") ? prefix64(address) : address;
}

/** "2001:db8::1" → "2001:db8:0:0::/64" */
function prefix64(address: string): string {
  const [withoutZone = ""] = address.split("%", 1);
  const [head = "", tail] = withoutZone.split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const skipped = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(skipped).fill("0"), ...after];
  const prefix = groups.slice(0, 4).map((group) => (parseInt(group, 16) || 0).toString(16));
  return `${prefix.join(":")}::/64`;
}

type Initiator = {
  readonly site: string | null;
  readonly origin: string | null;
};

/**
 * Returns whether another site started the request. `same-site` is another sub-domain, so foreign. If both headers
 * are missing, no browser sent the request, so no visitor was deceived. `Origin: null` is only trusted with a
 * matching Sec-Fetch-Site.
 */
function isCrossSite({ site, origin }: Initiator, ours: readonly string[]): boolean {
  if (site === "cross-site" || site === "same-site") return true;
  if (origin === null) return false;
  if (origin === "null") return site !== "same-origin" && site !== "none";
  return !ours.includes(origin);
}

/** Old browsers send `Origin: null` from our no-referrer pages, whose URLs hold a secret token. */
function isFromTokenPage({ site, origin }: Initiator, url: URL): boolean {
  return site === null && origin === "null" && isPersonal(url);
}

/** Origins of the URL, SITE_URL and `Host`. Browsers leave a default port out of `Host` and `Origin` alike. */
export function ownOrigins(request: Request, siteUrl: string): readonly string[] {
  const { origin, protocol } = new URL(request.url);
  return [origin, siteUrl, `${protocol}//${request.headers.get("Host") ?? ""}`];
}

/** Returns null if there is no slash to remove. The result starts with a single one: `//evil.test` is another host. */
export function withoutTrailingSlash(url: URL): string | null {
  const { pathname, search } = url;
  if (pathname === "/" || !pathname.endsWith("/")) return null;

  const path = trimEnd(pathname, (character) => character === "/");
  return `/${trimStart(path, (character) => /[/\\]/.test(character))}${search}`;
}

const maxBodyBytes = 1_048_576;

type Decision =
  | { readonly decision: "redirect"; readonly to: string }
  | { readonly decision: "refuse"; readonly status: number; readonly headers: HeadersInit }
  | {
      readonly decision: "pass";
      /** Posts lose the headers that Remix would check again, by weaker rules. */
      readonly request: Request;
      readonly network: string;
      /** Only for posts of pages, which answer 429 themselves and keep what was typed. */
      readonly overLimit: boolean;
    };

const methods = ["GET", "HEAD", "POST"];
const webhooks: readonly string[] = [
  href("bot-webhook"),
  href("attendee-webhook"),
  href("stripe-webhook"),
];
/** Routes without a limit, or with their own. One-click unsubscribes come from a few addresses of mail services. */
const withoutRateLimit: readonly string[] = [
  ...webhooks,
  href("task-counter"),
  href("unsubscribe"),
  href("field-measure"),
];

export async function guard(request: Request, env: Env): Promise<Decision> {
  const url = new URL(request.url);
  const network = networkOf(request.headers);
  if (!methods.includes(request.method)) return refuse(405, "method");

  if (request.method !== "POST") {
    const to = withoutTrailingSlash(url);
    const isKnown = to !== null && isKnownPath(new URL(to, url).pathname);
    if (isKnown) return { decision: "redirect", to };
    return { decision: "pass", request, network, overLimit: false };
  }

  if (!webhooks.includes(url.pathname)) {
    const { headers } = request;
    const initiator = { site: headers.get("Sec-Fetch-Site"), origin: headers.get("Origin") };
    const isForeign = isCrossSite(initiator, ownOrigins(request, env.siteUrl));
    if (isForeign && !isFromTokenPage(initiator, url)) return refuse(403, "cross_site");
  }

  if (Number(request.headers.get("Content-Length")) > maxBodyBytes) {
    return refuse(413, "too_large");
  }
  const hasLimit = !withoutRateLimit.includes(url.pathname);
  const overLimit = hasLimit && (await isOverLimit(env, network));
  if (overLimit && url.pathname.startsWith("/api/")) {
    return refuse(429, "rate_limited", { "Retry-After": String(rateLimitSeconds) });
  }

  if (overLimit) log({ event: "request.refused", why: "rate_limited" });
  return { decision: "pass", request: forRemix(request), network, overLimit };
}

/** False for `/api/consent`: a plain form posts to it, so its visitor reads the error as a page. */
export function hasJsonErrors({ pathname }: URL): boolean {
  return pathname.startsWith("/api/") && pathname !== href("consent");
}

function refuse(
  status: 403 | 405 | 413 | 429,
  why: "method" | "cross_site" | "rate_limited" | "too_large",
  headers: HeadersInit = {},
): Decision {
  log({ event: "request.refused", why });
  return { decision: "refuse", status, headers };
}

function forRemix(request: Request): Request {
  if (!checkedByRemix.some((name) => request.headers.has(name))) return request;

  const headers = new Headers(request.headers);
  for (const name of checkedByRemix) headers.delete(name);
  return new Request(request, { headers });
}

const checkedByRemix = ["Origin", "X-Forwarded-Host"] as const;
