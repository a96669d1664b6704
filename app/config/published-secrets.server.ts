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

export type SecretName = keyof typeof exampleSecrets;

export const secretNames = Object.keys(exampleSecrets) as readonly SecretName[];

const published: readonly string[] = Object.values(exampleSecrets);

export function isPublished(value: string | readonly string[] | null): boolean {
  const values = typeof value === "string" ? [value] : (value ?? []);
  return values.some((secret) => published.includes(secret));
}
