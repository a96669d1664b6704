import { exampleSecrets } from "../../app/config/published-secrets.server.ts";
import { root } from "../../scripts/parts/root.ts";

/** Folder of the site of the browser tests (`freezeSite`). */
export const browserSite = `${root}.wrangler/browser-site`;

export const operatorEmail = "operator@example.test";
export const {
  RECALL_API_KEY: recallApiKey,
  ATTENDEE_API_KEY: attendeeApiKey,
  ATTENDEE_WEBHOOK_SECRETS: attendeeWebhookSecret,
  LEADS_WEBHOOK_SECRET: crmSecret,
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRETS: stripeWebhookSecret,
  RECALL_WEBHOOK_SECRETS: webhookSecret,
  SUMMARY_API_KEY: modelKey,
} = exampleSecrets;

/** Options that an owner may switch on: such specs share a site (`test.use({ siteVars })`). */
export const otherSettings = {
  BOT_PROVIDER: "attendee",
  PIXEL_ID: "123456789012345",
  AUTOMATION_WEBHOOK_URL: "https://hooks.example.test/catch/1",
  FIELD_MEASURE_PERCENT: "100",
};

/** The `.dev.vars` of a site under test. */
export function siteVars(ports: {
  readonly sitePort: number;
  readonly recallPort: number;
  /** Absent where no bot is run by it. */
  readonly attendeePort?: number;
  /** Absent where nothing is to be told or paid: the feature is then off. */
  readonly crmPort?: number;
  readonly stripePort?: number;
  /** Absent where no model writes notes. */
  readonly modelPort?: number;
}) {
  return {
    ...exampleSecrets,
    SITE_URL: `http://localhost:${ports.sitePort}`,
    RECALL_BASE_URL: `http://127.0.0.1:${ports.recallPort}`,
    ATTENDEE_BASE_URL: ports.attendeePort ? `http://127.0.0.1:${ports.attendeePort}` : "",
    OPERATOR_EMAIL: operatorEmail,
    LEADS_WEBHOOK_URL: ports.crmPort ? `http://127.0.0.1:${ports.crmPort}/leads` : "",
    STRIPE_BASE_URL: `http://127.0.0.1:${ports.stripePort ?? 1}`,
    STRIPE_SECRET_KEY: ports.stripePort ? stripeKey : "",
    SUMMARY_BASE_URL: ports.modelPort ? `http://127.0.0.1:${ports.modelPort}/v1` : "",
    SUMMARY_MODEL: ports.modelPort ? "local-model" : "",
  };
}
