import { data } from "@remix-run/cloudflare";
import type { PageId } from "~/config/pages";
import { pageMeta } from "~/lib/seo/seo.server";

/** Shared by pages behind links in emails. Opening such a link must change nothing: scanners open it too. */

export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
}

export function mailLinkMeta(
  page: PageId,
  { title, description }: { readonly title: string; readonly description: string },
  siteUrl: string,
) {
  return pageMeta({ page, title, description, siteUrl, indexed: false });
}

export function refuse(status: 429 | 503, problem: string) {
  return data({ problem }, { status, headers: { "Retry-After": "60" } });
}
