import type { Target } from "~/content/section";
import { href } from "~/lib/href";

/** The `href` of a target, and whether it leaves the site (then it opens a new tab). */
export function linkTo(target: Target): { href: string; external: boolean } {
  if ("url" in target) return { href: target.url, external: true };
  if ("mail" in target) return { href: `mailto:${target.mail}`, external: false };
  if ("anchor" in target) return { href: `#${target.anchor}`, external: false };
  const { page, hash } = target;
  return { href: href(page, hash ? { hash } : {}), external: false };
}
