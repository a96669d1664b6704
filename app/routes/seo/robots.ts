import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { href } from "~/lib/render/href";

export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    `Sitemap: ${context.env.siteUrl}${href("sitemap")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
