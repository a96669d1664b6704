import type { SerializeFrom } from "@remix-run/cloudflare";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/**
 * Keeps what stands on a page for a refresh that does not get through, or whose answer is not `fit`:
 * otherwise Remix would put an error in the page's place. The page says what it shows with `remember`.
 */
export function lastShown<Loader>(fit: (fresh: SerializeFrom<Loader>) => boolean = () => true) {
  let shown: SerializeFrom<Loader> | null = null;
  return {
    remember(data: SerializeFrom<Loader>): void {
      shown = data;
    },
    async refresh({ serverLoader }: ClientLoaderFunctionArgs): Promise<SerializeFrom<Loader>> {
      try {
        const fresh = await serverLoader<Loader>();
        return shown && !fit(fresh) ? shown : fresh;
      } catch (error) {
        if (shown) return shown;
        throw error;
      }
    },
  };
}
