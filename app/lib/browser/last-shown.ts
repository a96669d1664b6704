import type { SerializeFrom } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/**
 * Keeps what stands on a page for a refresh that does not get through: otherwise Remix would put an error in
 * the page's place. The page says what it shows with `remember`. Where its link leads nowhere any more, the
 * server's own page says so.
 */
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
