import type { SerializeFrom } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/** Shows a page's last data again if a refresh fails; on 404 or 410 it loads the server's page instead. */
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
          const untilReloaded = new Promise<never>(() => undefined);
          return await untilReloaded;
        }
        if (shown) return shown;
        throw error;
      }
    },
  };
}
