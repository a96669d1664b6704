import type { MetaDescriptor } from "@remix-run/cloudflare";
import { names } from "~/config/names";
import type { PageId } from "~/config/route-table";
import { href } from "~/lib/href";

/**
 * Title, description, canonical link (always the first path of the row) and Open Graph of one page.
 * `siteUrl` is the public origin without a trailing slash.
 */
export function pageMeta(options: {
  page: PageId;
  title: string;
  description: string;
  siteUrl: string;
  indexed?: boolean;
}): MetaDescriptor[] {
  const { page, description, siteUrl, indexed = true } = options;
  const title = options.title.includes(names.brand)
    ? options.title
    : `${options.title} · ${names.brand}`;
  const url = `${siteUrl}${href(page)}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(indexed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: names.company },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${siteUrl}/og.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Opens the connections that a page's calendar needs. Only for pages that show one by themselves. */
export function calendarMeta(): MetaDescriptor[] {
  const { script, url } = names.schedulingProvider;
  return [script, url].map((address) => ({
    tagName: "link",
    rel: "preconnect",
    href: new URL(address).origin,
  }));
}

/** The title of the page in place of which an error is shown. */
export function errorMeta(heading: string): MetaDescriptor[] {
  return [{ title: `${heading} · ${names.brand}` }, { name: "robots", content: "noindex" }];
}
