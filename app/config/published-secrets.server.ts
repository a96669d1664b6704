/** Secrets that everyone can read in this repository: `readEnv` refuses them on a public site. */

export const exampleSecrets = {
  SITE_SECRET: "local-site-secret-local-site-secret",
  COUNTER_SECRET: "local-counter-secret",
  RECALL_API_KEY: "local-recall-key",
  RECALL_WEBHOOK_SECRETS: "whsec_bG9jYWwtd2ViaG9vay1zZWNyZXQtbG9jYWw=",
  ATTENDEE_API_KEY: "local-attendee-key",
  ATTENDEE_WEBHOOK_SECRETS: "bG9jYWwtYXR0ZW5kZWUtd2ViaG9vay1zZWNyZXQtMTI=",
  LEADS_WEBHOOK_SECRET: "whsec_bG9jYWwtbGVhZC1zZWNyZXQtbG9jYWwtbGVhZA==",
  STRIPE_SECRET_KEY: "sk_test_local_stripe_key",
  STRIPE_WEBHOOK_SECRETS: "whsec_local_stripe_webhook_secret",
  SUMMARY_API_KEY: "local-summary-key",
} as const;

export const testSecrets = {
  SITE_SECRET: "test-site-secret-test-site-secret-test",
  COUNTER_SECRET: "test-counter-secret",
  RECALL_API_KEY: "test-recall-key-0000",
  RECALL_WEBHOOK_SECRETS: "whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LTEyMzQ=",
  ATTENDEE_API_KEY: "test-attendee-key-0000",
  ATTENDEE_WEBHOOK_SECRETS: "dGVzdC1hdHRlbmRlZS13ZWJob29rLXNlY3JldC0xMjM=",
  LEADS_WEBHOOK_SECRET: "whsec_dGVzdC1sZWFkLXNlY3JldC10ZXN0LTEyMzQ=",
  STRIPE_SECRET_KEY: "sk_test_stripe_key_0000",
  STRIPE_WEBHOOK_SECRETS: "whsec_test_stripe_webhook_secret",
  SUMMARY_API_KEY: "test-summary-key-0000",
} as const satisfies Record<keyof typeof exampleSecrets, string>;

export type SecretName = keyof typeof exampleSecrets;

export const secretNames = Object.keys(exampleSecrets) as readonly SecretName[];

const published = new Set<string>(
  [exampleSecrets, testSecrets].flatMap((all) => Object.values(all)),
);

export function isPublished(value: string | readonly string[] | undefined): boolean {
  const values = typeof value === "string" ? [value] : (value ?? []);
  return values.some((one) => published.has(one));
}
