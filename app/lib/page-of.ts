import { pagePaths, type PageId, type Paths } from "~/config/addresses";

const pages = new Map(
  Object.entries<Paths>(pagePaths).flatMap(([id, paths]) =>
    paths.map((path) => [path, id as PageId] as const),
  ),
);

/** The page that a path shows; several paths may show one. */
export function pageOf(pathname: string): PageId | undefined {
  return pages.get(pathname);
}
