import { root } from "../../scripts/parts/root.ts";

/** Where the site of the browser tests is laid out (`freezeSite`). */
export const browserSite = `${root}.wrangler/browser-site`;

export const recallApiKey = "test-recall-key-0000";
export const webhookSecret = "whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LTEyMzQ=";

/** The `.dev.vars` of a site under test. */
export function siteVars(ports: { readonly sitePort: number; readonly recallPort: number }) {
  return {
    SITE_URL: `http://localhost:${ports.sitePort}`,
    SITE_SECRET: "test-site-secret-test-site-secret-test",
    COUNTER_SECRET: "test-counter-secret",
    RECALL_BASE_URL: `http://127.0.0.1:${ports.recallPort}`,
    RECALL_API_KEY: recallApiKey,
    RECALL_WEBHOOK_SECRETS: webhookSecret,
  };
}
