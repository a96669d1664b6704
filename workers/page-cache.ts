import { type Page, pageAt } from "~/config/pages";
import { resourceAt } from "~/config/resources";
import { randomText } from "~/lib/crypto/secrets.server";

export type CacheRule = {
  readonly key: string;
  readonly path: string;
  readonly status: 200 | 404;
  readonly forMs: number;
};

/** One page for every address that does not exist, so that a flood of them costs nothing. */
const notFound: CacheRule = { key: "404", path: "/404", status: 404, forMs: Infinity };

/** Returns how the page cache may serve a request; null if Remix has to. */
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

export function documentPath({ pathname }: URL): string {
  const path = pathname.replace(/\.data$/, "");
  return path === "/_root" ? "/" : path;
}

export function pageOf(url: URL): Page | undefined {
  return pageAt(documentPath(url));
}

/** True for personal links, downloads, success views and orders. */
export function holdsToken(url: URL): boolean {
  return isPersonal(url) || [...url.searchParams.keys()].some((key) => tokenKeys.has(key));
}

export function isPersonal(url: URL): boolean {
  return pageOf(url)?.cached === "never";
}

const tokenKeys = new Set(["token", "sent", "payment_intent", "session_id"]);

export function isIndexed({ pathname }: URL): boolean {
  return pageAt(pathname)?.indexed === true;
}

/**
 * True for Remix's data requests of before single fetch, which it reports as errors
 * (https://v2.remix.run/docs/guides/single-fetch/).
 */
export function isOldDataRequest({ pathname, searchParams }: URL): boolean {
  return searchParams.has("_data") && !resourceAt(pathname);
}

function isRemixs(pathname: string): boolean {
  return pathname === "/__manifest" || pathname.endsWith(".data");
}

/** HTML of pages that are the same for all, with placeholders for what differs by visitor. */
export type PageCache = {
  readonly placeholders: Placeholders;
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

/** Splits a response at its placeholders; null if it has one in a header, or a cookie. */
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
