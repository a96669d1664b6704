import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { names } from "~/config/names";
import { href } from "~/lib/render/href";
import { publicFile } from "./public-file";

const validMs = 180 * 86_400_000;

/** RFC 9116 recommends an expiry of less than a year; this one is half a year ahead. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { env } = context;
  const now = context.clock();
  const expires = new Date(now + validMs).toISOString().slice(0, 10);
  const lines = [
    `Contact: mailto:${names.contactEmail}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${env.siteUrl}${href("security-txt")}`,
  ];
  return publicFile(`${lines.join("\n")}\n`, "text/plain; charset=utf-8", 86_400);
}
