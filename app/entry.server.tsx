import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { readAppCss } from "~/lib/app-css.server";
import { DocumentAssetsContext } from "~/lib/document-assets";
import { isHydrated } from "~/lib/handle";
import { href } from "~/lib/href";
import { withLoadedData } from "~/lib/loaded-data.server";
import { log } from "~/lib/log.server";

export { errorDocument } from "~/components/layout/error-document.server";
export { videoOriginsOf } from "~/content/pages/video-origins";
export { readAppCss };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { env, nonce, errorId }: AppLoadContext,
) {
  const css = await readAppCss(env.assets);
  const context = isHydrated(handlesOf(remix)) ? await withLoadedData(remix) : remix;
  const html = renderToString(
    <DocumentAssetsContext.Provider value={{ nonce, css, errorId }}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </DocumentAssetsContext.Provider>,
  );

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Speculation-Rules", `"${href("speculation-rules")}"`);

  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Says that something crashed, never what it said: a message may quote what a visitor typed. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  // An address or method that does not exist is the visitor's 404 or 405, not a crash of ours.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const kind = error instanceof Error ? error.name : typeof error;
  log({ event: "request.crashed", errorId: context.errorId, kind });
}

function handlesOf({ staticHandlerContext, routeModules }: EntryContext) {
  return staticHandlerContext.matches.map(({ route }) => ({
    handle: routeModules[route.id]?.handle,
  }));
}
