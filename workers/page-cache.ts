import { type Page, pageAt } from "~/config/pages";
import { resourceAt } from "~/config/resources";
import { randomText } from "~/lib/crypto/secrets.server";

export type KeepRule = {
  readonly key: string;
  readonly path: string;
  /** Only an answer with this status is kept. */
  readonly status: 200 | 404;
  /** Milliseconds. */
  readonly forMs: number;
};

/** One page for every address that does not exist, so that a flood of them costs nothing. */
const notFound: KeepRule = { key: "404", path: "/404", status: 404, forMs: Infinity };

/**
 * Rule for an answer from the page cache and its age: a GET or HEAD of a page whose row
 * allows it, with nothing in the query that the page reads, or of an address that does not exist. null:
 * ask Remix.
 */
export function keepRuleOf(method: string, url: URL): KeepRule | null {
  if (method !== "GET" && method !== "HEAD") return null;

  const { pathname } = url;
  const page = pageAt(pathname);
  if (!page) return isRemixs(pathname) || resourceAt(pathname) ? null : notFound;
  if (page.kept === "never" || isRead(page, url)) return null;

  const forMs = page.kept === "build" ? Infinity : page.kept * 1000;
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

/** That page. */
export function pageOf(url: URL): Page | undefined {
  return pageAt(documentPath(url));
}

/** True if an address is personal: a status link, a download, a success view, an order. */
export function holdsToken(url: URL): boolean {
  return isPersonal(url) || [...url.searchParams.keys()].some((key) => tokenKeys.has(key));
}

export function isPersonal(url: URL): boolean {
  return pageOf(url)?.kept === "never";
}

const tokenKeys = new Set(["token", "sent", "payment_intent", "session_id"]);

/** True if a URL is a public page: no personal link, no data request. */
export function isIndexed({ pathname }: URL): boolean {
  return pageAt(pathname)?.indexed === true;
}

/**
 * True for a data request of Remix before single fetch, which our pages never do
 * (https://v2.remix.run/docs/guides/single-fetch/). Remix would still answer, and report an error each
 * time. A resource under its own path is called without Remix, and knows no such word.
 */
export function isOldDataRequest({ pathname, searchParams }: URL): boolean {
  return searchParams.has("_data") && !resourceAt(pathname);
}

/** Addresses that Remix itself answers beside the routes. */
function isRemixs(pathname: string): boolean {
  return pathname === "/__manifest" || pathname.endsWith(".data");
}

/**
 * Rendered HTML of pages that are the same for every visitor, kept for the life of the isolate, hence
 * of the build. A page is rendered once with marks where its CSP nonce, its form token, the visitor's
 * pixel state and the campaign that led here belong, and cut at them: what is kept has placeholders, and every
 * response fills in its own.
 *
 * The map is bounded by its keys: paths of the route table, and one for all unknown paths. No query is
 * part of a key.
 */
export type PageCache = {
  /** Stand-ins for what differs: letters and digits alone, which no escaping changes. */
  readonly marks: Marks;
  /** The cached page for the key, unless it is too old at `now` (epoch milliseconds). */
  readonly get: (key: string, now: number) => CutPage | null;
  readonly put: (key: string, page: CutPage, until: number) => void;
};

type Marks = {
  readonly nonce: string;
  readonly formToken: string;
  readonly pixelState: string;
  readonly campaign: string;
};

/** Values of the placeholders in one response; each is called only if its placeholder is there. */
type Fillings = {
  readonly nonce: string;
  readonly formToken: () => Promise<string>;
  readonly pixelState: () => Promise<string>;
  /** Goes in as it is: `campaignOf` writes nothing that any place in a document could mistake. */
  readonly campaign: () => string;
};

/** HTML in pieces; the value of placeholder n belongs between piece n and n + 1. */
export type CutPage = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly pieces: readonly string[];
  readonly holes: readonly (keyof Marks)[];
};

export function createPageCache(): PageCache {
  const kept = new Map<string, { page: CutPage; until: number }>();
  const marks = {
    nonce: newMark(),
    formToken: newMark(),
    pixelState: newMark(),
    campaign: newMark(),
  };

  return {
    marks,
    get(key, now) {
      const entry = kept.get(key);
      if (!entry || now >= entry.until) return null;
      return entry.page;
    },
    put(key, page, until) {
      kept.set(key, { page, until });
    },
  };
}

/**
 * Cuts a response that was rendered with the marks. null when it may not be shared: a mark in a
 * header, or a cookie. Reads the body.
 */
export async function cutPage(response: Response, marks: Marks): Promise<CutPage | null> {
  const html = await response.text();
  const headers = [...response.headers];
  const names = Object.keys(marks) as (keyof Marks)[];
  const shared = headers.every(
    ([name, value]) => name !== "set-cookie" && names.every((mark) => !value.includes(marks[mark])),
  );
  if (!shared) return null;

  const pieces = html.split(new RegExp(`(${names.map((name) => marks[name]).join("|")})`));
  const holes = pieces
    .filter((_, nth) => nth % 2 === 1)
    .flatMap((mark) => names.find((name) => marks[name] === mark) ?? []);
  return {
    status: response.status,
    headers,
    pieces: pieces.filter((_, nth) => nth % 2 === 0),
    holes,
  };
}

/** A response with fresh values in the placeholders. */
export async function fillPage(page: CutPage, fillings: Fillings): Promise<Response> {
  const { holes } = page;
  const fresh: Marks = {
    nonce: fillings.nonce,
    formToken: holes.includes("formToken") ? await fillings.formToken() : "",
    pixelState: holes.includes("pixelState") ? await fillings.pixelState() : "",
    campaign: holes.includes("campaign") ? fillings.campaign() : "",
  };
  const [first = "", ...rest] = page.pieces;
  const html = rest.reduce((text, piece, nth) => {
    const hole = holes[nth];
    return `${text}${hole ? fresh[hole] : ""}${piece}`;
  }, first);
  return new Response(html, {
    status: page.status,
    headers: [...page.headers] as [string, string][],
  });
}

/** Random, so that no page can contain it by accident or by design. */
function newMark(): string {
  return `mark${randomText(24).replaceAll(/[-_]/g, "0")}`;
}
