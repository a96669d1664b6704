import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { kindOf, log } from "~/lib/log/log.server";
import { readAppCss, withUsedCss } from "~/lib/render/app-css.server";
import { DocumentAssetsContext } from "~/lib/render/document-assets";
import { isHydrated } from "~/lib/render/handle";
import { href } from "~/lib/render/href";

export { errorDocument } from "~/components/layout/error-document.server";
export { videoOriginsOf } from "~/content/pages/index";
export { readAppCss };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { env, nonce, errorId }: AppLoadContext,
) {
  const css = await readAppCss(env.assets);
  const hydrated = isHydrated(handlesOf(remix));
  const context = hydrated ? await withLoadedData(remix) : remix;
  const html = renderToString(
    <DocumentAssetsContext.Provider value={{ nonce, hasInlineCss: css !== null, errorId }}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </DocumentAssetsContext.Provider>,
  );

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Speculation-Rules", `"${href("speculation-rules")}"`);

  const hydratedRoutes = hydrated ? Object.keys(remix.routeModules) : [];
  const document = withUsedCss(withDataInBody(withShortManifest(html)), css, hydratedRoutes);
  return new Response(`<!DOCTYPE html>${document}`, { status, headers });
}

/** Logs the kind of a crash, never its message, which may quote a visitor. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log({ event: "request.crashed", errorId: context.errorId, kind: kindOf(error) });
}

const documentEnd = "</body></html>";
const suspenseMarkers = /<!--\/?\$-->/g;

/** Moves the page's data into the body: Remix writes it behind the document, where HTML allows no element. */
function withDataInBody(html: string): string {
  const end = html.lastIndexOf(documentEnd);
  const behind = html.slice(end + documentEnd.length).replaceAll(suspenseMarkers, "");
  return `${html.slice(0, end)}${behind}${documentEnd}`;
}

/** Removes the line breaks and indents of Remix's list of routes. */
function withShortManifest(html: string): string {
  const manifest = /__remixManifest = \{[\s\S]*?\n\};/;
  return html.replace(manifest, (text) => text.replaceAll(/\n */g, ""));
}

function handlesOf({ staticHandlerContext, routeModules }: EntryContext) {
  return staticHandlerContext.matches.map(({ route }) => ({
    handle: routeModules[route.id]?.handle,
  }));
}

/**
 * Reads the loaders' data to the end; our loaders defer nothing. Remix would stream it, which needs React's
 * streaming renderer: twice the code and three times the work.
 */
async function withLoadedData(remix: EntryContext): Promise<EntryContext> {
  if (!remix.serverHandoffStream) return remix;

  const value = await new Response(remix.serverHandoffStream).text();
  // `streamCache` has a promise for each chunk that Remix reads, by number from 0. It awaits no promise that has a `result`.
  const onlyChunk = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return {
    ...remix,
    // An empty stream, because Remix writes the data only if there is a stream.
    serverHandoffStream: new ReadableStream(),
    renderMeta: { ...remix.renderMeta, streamCache: { 0: onlyChunk } },
  };
}
