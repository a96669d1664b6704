import "@remix-run/server-runtime";
import type { Env } from "~/config/env.server";

declare module "@remix-run/server-runtime" {
  /** Types loader and action data as single fetch sends it. */
  interface Future {
    v3_singleFetch: true;
  }

  /** What `workers/app.ts` hands to every loader and action. */
  interface AppLoadContext {
    readonly env: Env;
    /** The response's CSP nonce. */
    readonly nonce: string;
    /** Epoch milliseconds at which the request arrived. */
    readonly now: number;
    /** Names this response in the log and on its error page; says nothing by itself. */
    readonly errorId: string;
    /** The visitor's address, IPv6 as its /64 network; personal data: never logged, stored only as a keyed hash. */
    readonly network: string;
    /** More posts came from this network than the brake allows: answer 429 with the form still filled in (decisions 7). */
    readonly overLimit: boolean;
    /** Mints a form token (`app/forms/form-token.server.ts`) for the page's id, for this response. */
    readonly formToken: () => Promise<string>;
    /** Whether the ad pixel may run for this visitor (`PixelState` of `app/tracking/consent.server.ts`). */
    readonly pixelState: () => Promise<string>;
    /** Lets work outlive the response, at most 30 s. */
    readonly waitUntil: (work: Promise<unknown>) => void;
  }
}
