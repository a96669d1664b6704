import { root } from "../../scripts/parts/root.ts";

/** Where the site of the browser tests is laid out (`freezeSite`). */
export const browserSite = `${root}.wrangler/browser-site`;

export const recallApiKey = "test-recall-key-0000";
export const operatorEmail = "operator@example.test";
export const crmSecret = "whsec_dGVzdC1sZWFkLXNlY3JldC10ZXN0LTEyMzQ=";
export const stripeKey = "sk_test_stripe_key_0000";
export const stripeWebhookSecret = "whsec_test_stripe_webhook_secret";
export const webhookSecret = "whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LTEyMzQ=";

/** The `.dev.vars` of a site under test. */
export function siteVars(ports: {
  readonly sitePort: number;
  readonly recallPort: number;
  /** Absent where nothing is to be told or paid: the feature is then off. */
  readonly crmPort?: number;
  readonly stripePort?: number;
}) {
  return {
    SITE_URL: `http://localhost:${ports.sitePort}`,
    SITE_SECRET: "test-site-secret-test-site-secret-test",
    COUNTER_SECRET: "test-counter-secret",
    RECALL_BASE_URL: `http://127.0.0.1:${ports.recallPort}`,
    RECALL_API_KEY: recallApiKey,
    RECALL_WEBHOOK_SECRETS: webhookSecret,
    OPERATOR_EMAIL: operatorEmail,
    LEADS_WEBHOOK_URL: ports.crmPort ? `http://127.0.0.1:${ports.crmPort}/leads` : "",
    LEADS_WEBHOOK_SECRET: crmSecret,
    STRIPE_BASE_URL: `http://127.0.0.1:${ports.stripePort ?? 1}`,
    STRIPE_SECRET_KEY: ports.stripePort ? stripeKey : "",
    STRIPE_WEBHOOK_SECRETS: stripeWebhookSecret,
  };
}
