import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Changes nothing and looks nothing up: links in mails are opened by machines too. */
export function loadToken({ request, context }: LoaderFunctionArgs) {
  return { token: tokenIn(request), siteUrl: context.env.siteUrl };
}

/** The token of a link in a mail; "" where there is none. */
export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
}
