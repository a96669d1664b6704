import { readFile } from "node:fs/promises";
import { root } from "../parts/root.ts";

/** Whether the site of wrangler.toml serves this path; false when it cannot be asked. */
export async function deployedSiteHas(path: string): Promise<boolean> {
  const config = await readFile(`${root}wrangler.toml`, "utf8");
  const siteUrl = /^SITE_URL = "([^"]+)"/m.exec(config)?.[1] ?? "";
  const asking = { method: "HEAD", signal: AbortSignal.timeout(15_000) };
  const answer = await fetch(`${siteUrl}${path}`, asking).catch(() => null);
  return answer?.status === 200;
}
