import "@remix-run/server-runtime";
import type { WithVisitor } from "~/world.server";

declare module "@remix-run/server-runtime" {
  /** Types loader and action data as single fetch sends it. */
  interface Future {
    v3_singleFetch: true;
  }

  /** What `workers/site.ts` hands to every loader and action: the world, and who visits it. */
  interface AppLoadContext extends WithVisitor {
    /** The response's CSP nonce. */
    readonly nonce: string;
    /** Names this response in the log and on its error page; says nothing by itself. */
    readonly errorId: string;
    /** Mints a form token (`app/components/forms/form-token.server.ts`) for the page's id, for this response. */
    readonly formToken: () => Promise<string>;
    /** Whether the ad pixel may run for this visitor (`PixelState` of `app/tracking/consent.server.ts`). */
    readonly pixelState: () => Promise<string>;
    /** The campaign that led here, for links to others (`campaignOf` of `app/lib/http/campaign.ts`). */
    readonly campaign: () => string;
  }
}
