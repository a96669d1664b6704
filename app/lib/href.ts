import { pagePaths, resourcePaths, type PageId, type ResourceId } from "~/config/addresses";

/** The canonical path of a page or resource, with an optional query and fragment. */
export function href(
  id: PageId | ResourceId,
  options: { query?: Record<string, string>; hash?: string } = {},
): string {
  const path = isPage(id) ? pagePaths[id][0] : resourcePaths[id];
  const query = options.query ? `?${new URLSearchParams(options.query)}` : "";
  const hash = options.hash ? `#${options.hash}` : "";
  return `${path}${query}${hash}`;
}

function isPage(id: PageId | ResourceId): id is PageId {
  return id in pagePaths;
}
