import { exampleSecrets } from "../../app/config/published-secrets.server.ts";
import { root } from "../../scripts/parts/root.ts";

export const browserSite = `${root}.wrangler/browser-site`;

export const operatorEmail = "operator@example.test";

/** Options that an owner may switch on: such specs share a site (`test.use({ siteVars })`). */
export const otherSettings = {
  BOT_PROVIDER: "attendee",
  PIXEL_ID: "123456789012345",
  AUTOMATION_WEBHOOK_URL: "https://hooks.example.test/catch/1",
  FIELD_MEASURE_PERCENT: "100",
};

/** The `.dev.vars` of a site under test that reaches no other service. */
export const isolatedVars = {
  ...exampleSecrets,
  SITE_URL: "http://localhost:1",
  OPERATOR_EMAIL: operatorEmail,
  RECALL_BASE_URL: "http://127.0.0.1:1",
  STRIPE_BASE_URL: "http://127.0.0.1:1",
};
