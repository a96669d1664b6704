import type { EntryContext } from "@remix-run/cloudflare";

/**
 * The same page with what its loaders answered read to the end. Remix hands that over as a stream for
 * the browser's half of the page, and a component that waits for a stream needs React's streaming
 * renderer: as much code again, and three times the work (performance C2). Our loaders defer nothing, so
 * there is nothing to wait for.
 */
export async function withLoadedData(remix: EntryContext): Promise<EntryContext> {
  if (!remix.serverHandoffStream) return remix;

  const value = await new Response(remix.serverHandoffStream).text();
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return {
    ...remix,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { ...remix.renderMeta, streamCache: { 0: read } },
  };
}
