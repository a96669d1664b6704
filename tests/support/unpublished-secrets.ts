import { exampleSecrets } from "../../app/config/published-secrets.server.ts";

const signing = `whsec_${btoa("a signing secret that nobody has published")}`;

export const unpublishedSecrets = {
  SITE_SECRET: `${exampleSecrets.SITE_SECRET}-of-nobody`,
  COUNTER_SECRET: `${exampleSecrets.COUNTER_SECRET}-of-nobody`,
  RECALL_API_KEY: `${exampleSecrets.RECALL_API_KEY}-of-nobody`,
  RECALL_WEBHOOK_SECRETS: signing,
  ATTENDEE_API_KEY: `${exampleSecrets.ATTENDEE_API_KEY}-of-nobody`,
  ATTENDEE_WEBHOOK_SECRETS: btoa("another signing secret of nobody"),
  LEADS_WEBHOOK_SECRET: signing,
  STRIPE_SECRET_KEY: `${exampleSecrets.STRIPE_SECRET_KEY}_of_nobody`,
  SUMMARY_API_KEY: `${exampleSecrets.SUMMARY_API_KEY}-of-nobody`,
  STRIPE_WEBHOOK_SECRETS: `${exampleSecrets.STRIPE_WEBHOOK_SECRETS}_of_nobody`,
} as const satisfies Record<keyof typeof exampleSecrets, string>;
