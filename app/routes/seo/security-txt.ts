import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { names } from "~/config/names";
import { href } from "~/lib/render/href";
import { dayMs } from "~/lib/time/instant";
import { publicFile } from "./public-file";

const validMs = 180 * dayMs;

/** RFC 9116 recommends an expiry of less than a year; this one is half a year ahead. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { env, clock } = context;
  const expires = new Date(clock() + validMs).toISOString().slice(0, 10);
  const lines = [
    `Contact: mailto:${names.contactEmail}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${env.siteUrl}${href("security-txt")}`,
  ];
  return publicFile(`${lines.join("\n")}\n`, "text/plain; charset=utf-8", 86_400);
}
