import type { SerializeFrom } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/** Keeps a page's data for a refresh that fails; on 404 or 410 the server's page is loaded. */
export function lastShown<Loader>() {
  let shown: SerializeFrom<Loader> | null = null;
  return {
    remember(data: SerializeFrom<Loader>): void {
      shown = data;
    },
    async refresh({ serverLoader }: ClientLoaderFunctionArgs): Promise<SerializeFrom<Loader>> {
      try {
        return await serverLoader<Loader>();
      } catch (error) {
        if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) {
          window.location.reload();
          return await new Promise<never>(() => undefined);
        }
        if (shown) return shown;
        throw error;
      }
    },
  };
}
