import { type Page, pageAt } from "~/config/pages";
import { resourceAt } from "~/config/resources";
import { randomText } from "~/lib/crypto/secrets.server";

export type CacheRule = {
  readonly path: string;
  readonly status: 200 | 404;
  readonly forMs: number;
};

/** All unknown addresses share one cached page, so a flood of them costs nothing. */
const notFound: CacheRule = { path: "/404", status: 404, forMs: Infinity };

export function cacheRuleOf(method: string, url: URL): CacheRule | null {
  if (method !== "GET" && method !== "HEAD") return null;

  const { pathname } = url;
  const page = pageAt(pathname);
  const isRemixRequest = pathname === "/__manifest" || pathname.endsWith(".data");
  if (!page) return isRemixRequest || resourceAt(pathname) ? null : notFound;
  if (page.cached === "never" || page.reads.some((key) => url.searchParams.has(key))) return null;

  return { path: pathname, status: 200, forMs: page.cached * 1000 };
}

export function isKnownPath(pathname: string): boolean {
  return (pageAt(pathname) ?? resourceAt(pathname)) !== undefined;
}

/** Path of the page, also for its data request. Remix requests the data of `/` at `/_root.data`. */
export function documentPath({ pathname }: URL): string {
  const path = pathname.replace(/\.data$/, "");
  return path === "/_root" ? "/" : path;
}

export function pageOf(url: URL): Page | undefined {
  return pageAt(documentPath(url));
}

const tokenKeys = new Set(["token", "sent", "payment_intent", "session_id"]);

export function holdsToken(url: URL): boolean {
  return isPersonal(url) || [...url.searchParams.keys()].some((key) => tokenKeys.has(key));
}

export function isPersonal(url: URL): boolean {
  return pageOf(url)?.cached === "never";
}

export function isIndexed({ pathname }: URL): boolean {
  return pageAt(pathname)?.indexed === true;
}

/**
 * Returns true for a data request from before single fetch (https://v2.remix.run/docs/guides/single-fetch/).
 * Remix now reports such a request as an error.
 */
export function isOldDataRequest({ pathname, searchParams }: URL): boolean {
  return searchParams.has("_data") && !resourceAt(pathname);
}

const valueNames = ["nonce", "formToken", "pixelState", "campaign"] as const;
type ValueName = (typeof valueNames)[number];

type Values = Readonly<Record<ValueName, () => string | Promise<string>>>;
type Placeholders = Readonly<Record<ValueName, string>>;

type CachedPage = {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly until: number;
};

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache() {
  const cached = new Map<string, CachedPage>();
  const placeholders: Placeholders = {
    nonce: newPlaceholder(),
    formToken: newPlaceholder(),
    pixelState: newPlaceholder(),
    campaign: newPlaceholder(),
  };

  /** Returns the page with its values filled in, or null if a cookie or a header makes it one visitor's. */
  async function serve(
    { path, status, forMs }: CacheRule,
    now: number,
    values: Values,
    render: (placeholders: Placeholders) => Promise<Response>,
  ): Promise<Response | null> {
    let page = cached.get(path);
    if (!page || now >= page.until) {
      const response = await render(placeholders);
      const { headers } = response;
      page = { status: response.status, headers, html: await response.text(), until: now + forMs };
      const isForOneVisitor = [...headers].some(
        ([header, value]) =>
          header === "set-cookie" || valueNames.some((name) => value.includes(placeholders[name])),
      );
      if (isForOneVisitor) return null;
      if (page.status === status) cached.set(path, page);
    }
    let { html } = page;
    for (const name of valueNames) {
      if (!html.includes(placeholders[name])) continue;
      const value = await values[name]();
      html = html.replaceAll(placeholders[name], () => value);
    }
    return new Response(html, { status: page.status, headers: page.headers });
  }

  return { placeholders, serve };
}

/** Random, so that no page contains it by chance; letters and digits, so that no escaping changes it. */
function newPlaceholder(): string {
  return `placeholder${randomText(24).replaceAll(/[-_]/g, "0")}`;
}
