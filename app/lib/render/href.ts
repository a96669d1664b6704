import { type PageId, pageRows } from "~/config/pages";
import { type ResourceId, resourceRows } from "~/config/resources";

export function href(
  id: PageId | ResourceId,
  options: { readonly query?: Readonly<Record<string, string>>; readonly hash?: string } = {},
): string {
  const [path] = isPage(id) ? pageRows[id].paths : resourceRows[id];
  const query = options.query ? `?${new URLSearchParams(options.query)}` : "";
  const hash = options.hash ? `#${options.hash}` : "";
  return `${path}${query}${hash}`;
}

function isPage(id: PageId | ResourceId): id is PageId {
  return id in pageRows;
}

/** The `href` of a target, and whether it leaves the site (then it opens a new tab). */
export function linkTo(target: Target): { href: string; external: boolean } {
  if ("url" in target) return { href: target.url, external: true };
  if ("mail" in target) return { href: `mailto:${target.mail}`, external: false };
  if ("anchor" in target) return { href: `#${target.anchor}`, external: false };
  return { href: href(target.page, target), external: false };
}

export type Target =
  | {
      readonly page: PageId;
      readonly hash?: string;
      readonly query?: Readonly<Record<string, string>>;
    }
  | { readonly anchor: string }
  | { readonly url: string }
  | { readonly mail: string };
