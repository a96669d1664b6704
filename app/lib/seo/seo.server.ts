import type { MetaDescriptor } from "@remix-run/cloudflare";
import { names } from "~/config/names";
import { type PageId, pages } from "~/config/pages";
import { href } from "../render/href";

/** Pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

export function shareImage(page: PageId): string {
  return `/og/${page}.jpg`;
}

/** A schema.org object. It may only claim what the page shows. */
export type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** Remix escapes the JSON within the script element. */
export function linkedData(things: readonly Thing[]): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": things } };
}

function breadcrumbs(page: PageId, heading: string, siteUrl: string): Thing {
  const crumbs = [
    { name: names.brand, item: `${siteUrl}/` },
    { name: heading, item: `${siteUrl}${href(page)}` },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, nth) => ({
      "@type": "ListItem",
      position: nth + 1,
      ...crumb,
    })),
  };
}

/** `heading`: the page's h1, if that differs from the title. */
export function pageMeta(options: {
  page: PageId;
  title: string;
  description: string;
  heading?: string;
  about?: readonly Thing[];
  siteUrl: string;
  indexed?: boolean;
}): MetaDescriptor[] {
  const { page, description, about = [], siteUrl, indexed = isIndexed(page) } = options;
  // A heading may have line breaks for the layout.
  const heading = (options.heading ?? options.title).replaceAll("\n", " ");
  const title = options.title.includes(names.brand)
    ? options.title
    : `${options.title} · ${names.brand}`;
  const url = `${siteUrl}${href(page)}`;
  const basics = [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
  ];
  if (!indexed) return [...basics, { name: "robots", content: "noindex" }];

  const things = page === "home" ? about : [breadcrumbs(page, heading, siteUrl), ...about];
  return [
    ...basics,
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: names.company },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${siteUrl}${shareImage(page)}` },
    { property: "og:image:width", content: String(shareSize.width) },
    { property: "og:image:height", content: String(shareSize.height) },
    { property: "og:image:alt", content: heading },
    { name: "twitter:card", content: "summary_large_image" },
    linkedData(things),
  ];
}

/** Preconnects to the calendar. Only for pages that show one without a click. */
export function calendarMeta(): MetaDescriptor[] {
  const { script, url } = names.schedulingProvider;
  return [script, url].map((address) => ({
    tagName: "link",
    rel: "preconnect",
    href: new URL(address).origin,
  }));
}

function isIndexed(page: PageId): boolean {
  return pages.some(({ id, indexed }) => id === page && indexed);
}

export function errorMeta(heading: string): MetaDescriptor[] {
  return [{ title: `${heading} · ${names.brand}` }, { name: "robots", content: "noindex" }];
}
