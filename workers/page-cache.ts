import { type Page, pageAt } from "~/config/pages";
import { resourceAt } from "~/config/resources";
import { randomText } from "~/lib/crypto/secrets.server";

export type CacheRule = {
  readonly key: string;
  /** Path to render; all unknown addresses share one. */
  readonly path: string;
  /** Only a response with this status is cached. */
  readonly status: 200 | 404;
  /** Milliseconds. */
  readonly forMs: number;
};

/** One page for every address that does not exist, so that a flood of them costs nothing. */
const notFound: CacheRule = { key: "404", path: "/404", status: 404, forMs: Infinity };

/**
 * Returns how the page cache may serve a request: a GET or HEAD of a page whose row allows it and whose query holds
 * nothing that the page reads, or of an unknown address. null: ask Remix.
 */
export function cacheRuleOf(method: string, url: URL): CacheRule | null {
  if (method !== "GET" && method !== "HEAD") return null;

  const { pathname } = url;
  const page = pageAt(pathname);
  if (!page) return isRemixs(pathname) || resourceAt(pathname) ? null : notFound;
  if (page.cached === "never" || isRead(page, url)) return null;

  const forMs = page.cached === "build" ? Infinity : page.cached * 1000;
  return { key: pathname, path: pathname, status: 200, forMs };
}

function isRead({ reads }: Page, { search, searchParams }: URL): boolean {
  return search !== "" && reads.some((key) => searchParams.has(key));
}

export function isInTable(pathname: string): boolean {
  return (pageAt(pathname) ?? resourceAt(pathname)) !== undefined;
}

/** The path of the page that a URL, or Remix's data request for it, belongs to. */
export function documentPath({ pathname }: URL): string {
  const path = pathname.replace(/\.data$/, "");
  return path === "/_root" ? "/" : path;
}

export function pageOf(url: URL): Page | undefined {
  return pageAt(documentPath(url));
}

/** True for addresses with a secret in them: a personal link, a download, a success view, an order. */
export function holdsToken(url: URL): boolean {
  return isPersonal(url) || [...url.searchParams.keys()].some((key) => tokenKeys.has(key));
}

/** True for pages that differ for each visitor. */
export function isPersonal(url: URL): boolean {
  return pageOf(url)?.cached === "never";
}

const tokenKeys = new Set(["token", "sent", "payment_intent", "session_id"]);

/** False for personal links and data requests. */
export function isIndexed({ pathname }: URL): boolean {
  return pageAt(pathname)?.indexed === true;
}

/**
 * True for Remix's data requests of before single fetch (https://v2.remix.run/docs/guides/single-fetch/). Our pages
 * send none, and Remix reports an error for each.
 */
export function isOldDataRequest({ pathname, searchParams }: URL): boolean {
  return searchParams.has("_data") && !resourceAt(pathname);
}

function isRemixs(pathname: string): boolean {
  return pathname === "/__manifest" || pathname.endsWith(".data");
}

/**
 * Rendered HTML of pages that are the same for every visitor, cached as long as the isolate lives. A page is rendered
 * once with placeholders for the CSP nonce, the form token, the pixel state and the campaign; each response fills in
 * its own values.
 *
 * Its keys are the paths of the route table and one for all unknown paths, so it cannot grow without limit.
 */
export type PageCache = {
  readonly placeholders: Placeholders;
  /** The cached page, unless it has expired at `now` (epoch milliseconds). */
  readonly get: (key: string, now: number) => CachedPage | null;
  readonly put: (key: string, page: CachedPage, until: number) => void;
};

const names = ["nonce", "formToken", "pixelState", "campaign"] as const;
type Name = (typeof names)[number];

/** Letters and digits alone, which no escaping changes. */
type Placeholders = Readonly<Record<Name, string>>;

/** Computes only the values that a page has a placeholder for. */
type Values = Readonly<Record<Name, () => string | Promise<string>>>;

/** HTML in pieces; the value of `between[n]` belongs between piece n and n + 1. */
export type CachedPage = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly pieces: readonly string[];
  readonly between: readonly Name[];
};

export function createPageCache(): PageCache {
  const cached = new Map<string, { page: CachedPage; until: number }>();
  return {
    placeholders: {
      nonce: newPlaceholder(),
      formToken: newPlaceholder(),
      pixelState: newPlaceholder(),
      campaign: newPlaceholder(),
    },
    get(key, now) {
      const entry = cached.get(key);
      return entry && now < entry.until ? entry.page : null;
    },
    put(key, page, until) {
      cached.set(key, { page, until });
    },
  };
}

/**
 * Splits a response at its placeholders; reads the body. null when it must not be shared: a placeholder in a header,
 * or a cookie.
 */
export async function splitPage(
  response: Response,
  placeholders: Placeholders,
): Promise<CachedPage | null> {
  const html = await response.text();
  const headers = [...response.headers];
  const isPersonal = headers.some(
    ([header, value]) =>
      header === "set-cookie" || names.some((name) => value.includes(placeholders[name])),
  );
  if (isPersonal) return null;

  const parts = html.split(new RegExp(`(${names.map((name) => placeholders[name]).join("|")})`));
  return {
    status: response.status,
    headers,
    pieces: parts.filter((_, nth) => nth % 2 === 0),
    between: parts.flatMap((part) => names.find((name) => placeholders[name] === part) ?? []),
  };
}

export async function fillPage(page: CachedPage, values: Values): Promise<Response> {
  const { status, headers, pieces, between } = page;
  const fresh = new Map<Name, string>();
  for (const name of new Set(between)) fresh.set(name, await values[name]());
  const html = pieces.map((piece, nth) => {
    const name = between[nth];
    return name ? `${piece}${fresh.get(name)}` : piece;
  });
  return new Response(html.join(""), { status, headers: [...headers] as [string, string][] });
}

/** Random, so that no page contains it by accident or by design. */
function newPlaceholder(): string {
  return `placeholder${randomText(24).replaceAll(/[-_]/g, "0")}`;
}
