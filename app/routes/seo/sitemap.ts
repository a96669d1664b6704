import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pages } from "~/config/pages";
import { published } from "~/content/published";
import { publicFile } from "./public-file";

export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteUrl } = context.env;
  const urls = pages
    .filter(({ indexed }) => indexed)
    .map(({ id, paths }) => {
      const changedOn = published[id];
      const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
      return `<url><loc>${siteUrl}${paths[0]}</loc>${lastmod}</url>`;
    });
  return publicFile(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
    "application/xml; charset=utf-8",
    3_600,
  );
}
