import "@remix-run/server-runtime";
import type { WithVisitor } from "~/world.server";

declare module "@remix-run/server-runtime" {
  /** Types data as single fetch sends it. */
  interface Future {
    v3_singleFetch: true;
  }

  /** Context of every loader and action, from `workers/site.ts`. */
  interface AppLoadContext extends WithVisitor {
    readonly nonce: string;
    /** Names this response in the log and on its error page. */
    readonly errorId: string;
    /** Mints a form token (`app/components/forms/form-token.server.ts`) for the page's id, for this response. */
    readonly formToken: () => Promise<string>;
    /** The ad pixel's state for this visitor (`PixelState` of `app/tracking/consent.server.ts`). */
    readonly pixelState: () => Promise<string>;
    /** The campaign that led here, for links to others (`campaignOf` of `app/lib/http/campaign.ts`). */
    readonly campaign: () => string;
  }
}
