import { pages, resources, type PageId, type ResourceId } from "~/config/route-table";

const canonicalPaths = new Map<string, string>([
  ...pages.map((page) => [page.id, page.paths[0]] as const),
  ...resources.map((resource) => [resource.id, resource.path] as const),
]);

/** The canonical path of a page or resource, with an optional query and fragment. */
export function href(
  id: PageId | ResourceId,
  options: { query?: Record<string, string>; hash?: string } = {},
): string {
  const path = canonicalPaths.get(id);
  if (!path) throw new Error(`no route with the id ${id}`);

  const query = options.query ? `?${new URLSearchParams(options.query)}` : "";
  const hash = options.hash ? `#${options.hash}` : "";
  return `${path}${query}${hash}`;
}
