import { pages, resources, type PageRow } from "~/config/route-table";

export type MemoRule = {
  readonly key: string;
  /** What is rendered; not always the path that was asked for. */
  readonly path: string;
  /** Only an answer with this status is kept. */
  readonly status: 200 | 404;
  /** Milliseconds. */
  readonly forMs: number;
};

const rowOf = new Map<string, PageRow>(
  pages.flatMap((page) => page.paths.map((path) => [path, page] as const)),
);
const resourcePaths = new Set<string>(resources.map(({ path }) => path));

/** One page for every address that does not exist, so that a flood of them costs nothing. */
const notFound: MemoRule = { key: "404", path: "/404", status: 404, forMs: Infinity };

/**
 * Whether the answer may come from the page cache, and for how long: a GET or HEAD without a query of
 * a page whose row allows it, or of an address that does not exist. null: ask Remix.
 */
export function memoRuleOf(method: string, url: URL): MemoRule | null {
  if (method !== "GET" && method !== "HEAD") return null;

  const { pathname } = url;
  const row = rowOf.get(pathname);
  if (!row) return isRemixs(pathname) || resourcePaths.has(pathname) ? null : notFound;
  if (row.memo === "never" || url.search !== "") return null;

  const forMs = row.memo === "build" ? Infinity : row.memo * 1000;
  return { key: pathname, path: pathname, status: 200, forMs };
}

/** Whether the table has the path, as a page or as a resource. */
export function isInTable(pathname: string): boolean {
  return rowOf.has(pathname) || resourcePaths.has(pathname);
}

/** The path of the page that a URL, or Remix's data request for it, belongs to. */
export function documentPath({ pathname }: URL): string {
  const path = pathname.replace(/\.data$/, "");
  return path === "/_root" ? "/" : path;
}

/** The id of that page, which is the id of its form tokens. */
export function pageIdOf(url: URL): string {
  return rowOf.get(documentPath(url))?.id ?? "none";
}

/** Whether a URL is a page's that anybody may find: no personal link, no data request. */
export function isIndexed({ pathname }: URL): boolean {
  return rowOf.get(pathname)?.indexed === true;
}

/**
 * Whether a request is in the way Remix asked for data before single fetch, which our pages never do
 * (https://v2.remix.run/docs/guides/single-fetch/). Remix would still answer, and report an error each
 * time. A resource under its own path is called without Remix, and knows no such word.
 */
export function isOldDataRequest({ pathname, searchParams }: URL): boolean {
  return searchParams.has("_data") && !resourcePaths.has(pathname);
}

/** Addresses that Remix itself answers beside the routes. */
function isRemixs(pathname: string): boolean {
  return pathname === "/__manifest" || pathname.endsWith(".data");
}
