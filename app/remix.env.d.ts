import "@remix-run/server-runtime";
import type { Env } from "~/config/env.server";

declare module "@remix-run/server-runtime" {
  /** What `workers/app.ts` hands to every loader and action. */
  interface AppLoadContext {
    readonly env: Env;
    /** The response's CSP nonce. */
    readonly nonce: string;
    /** Epoch milliseconds at which the request arrived. */
    readonly now: number;
    /** A fresh form token (`app/forms/form-token.server.ts`), minted for this response. */
    readonly formToken: string;
    /** Lets work outlive the response, at most 30 s. */
    readonly waitUntil: (work: Promise<unknown>) => void;
  }
}
