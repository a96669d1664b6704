import { data } from "@remix-run/cloudflare";
import { closedLink } from "~/components/layout/closed-link.server";
import type { PageId } from "~/config/pages";
import type { ErrorWords } from "~/content/words/errors";
import { kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import { pageMeta } from "~/lib/seo/seo.server";

/** Shared by pages behind links in emails. Opening such a link must change nothing: scanners open it too. */

/** Returns "" if the link has no token. */
export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
}

export function mailLinkMeta(
  page: PageId,
  { title, description }: { readonly title: string; readonly description: string },
  loaded: { readonly siteUrl: string } | undefined,
) {
  return pageMeta({ page, title, description, siteUrl: loaded?.siteUrl ?? "", indexed: false });
}

/** Runs `press` and returns its problem, if any. Throws the error page of an invalid link. */
export async function pressButton(
  press: () => Promise<boolean>,
  words: { readonly invalid: ErrorWords; readonly problem: string },
) {
  try {
    if (await press()) return data({ problem: null });
  } catch (error) {
    log({ event: "unsubscribe.failed", kind: kindOf(error) });
    return refused(503, words.problem);
  }
  throw closedLink(words.invalid, 404);
}

export function refused(status: 429 | 503, problem: string) {
  return data({ problem }, { status, headers: { "Retry-After": "60" } });
}
