import { pages, type PageId } from "~/config/route-table";

/** The row of the route table that a path belongs to; several paths may share one. */
export function pageOf(pathname: string): PageId | undefined {
  return pages.find(({ paths }) => (paths as readonly string[]).includes(pathname))?.id;
}
