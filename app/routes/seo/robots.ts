import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { href } from "~/lib/render/href";
import { publicFile } from "./public-file";

export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    `Sitemap: ${context.env.siteUrl}${href("sitemap")}`,
  ];
  return publicFile(`${lines.join("\n")}\n`, "text/plain; charset=utf-8", 3_600);
}
