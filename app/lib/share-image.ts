import type { PageId } from "~/config/addresses";

/** Pixels of the picture that a shared link shows. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Its path; `npm run stamp` draws the file. */
export function shareImage(page: PageId): string {
  return `/og/${page}.jpg`;
}
