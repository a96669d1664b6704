import { data } from "@remix-run/cloudflare";
import { retryHeaders } from "~/lib/http/retry-after";

/** Shared by pages behind links in emails. Opening such a link must change nothing: scanners open it too. */

export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
}

export function refuse(status: 429 | 503, problem: string) {
  return data({ problem }, { status, headers: retryHeaders(status) });
}
