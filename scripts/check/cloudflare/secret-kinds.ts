import { secretNames, type SecretName } from "../../../app/config/published-secrets.server.ts";

/** What the site can be given beside `[vars]`, what it is for, and how a right one looks. */
export type SecretKind = {
  readonly name: string;
  /** null: the site does not answer without it. */
  readonly feature: string | null;
  /** Without these the feature stays off although this one is set. */
  readonly needs: readonly string[];
  /** How a right one looks. */
  readonly right: string;
  /** Where to get one. */
  readonly from: string;
  /** What a wrong one is, if it can be told. */
  readonly mistakenFor?: (value: string) => string | null;
};

const whsec = "`whsec_` and at least 24 random bytes as base64";

export const secretKinds: readonly SecretKind[] = [
  {
    name: "SITE_SECRET",
    feature: null,
    needs: [],
    right: "32 random characters or more",
    from: "openssl rand -base64 48",
  },
  {
    name: "RECALL_API_KEY",
    feature: "the notetaker",
    needs: ["RECALL_WEBHOOK_SECRETS"],
    right: "an API key, without the word `Token` before it",
    from: "Recall.ai's dashboard of the region in RECALL_BASE_URL, Developers → API keys",
    mistakenFor: (value) => {
      if (value.startsWith("whsec_")) return "It is a webhook secret.";
      return /^Token /i.test(value) ? "It begins with the word `Token`." : null;
    },
  },
  {
    name: "RECALL_WEBHOOK_SECRETS",
    feature: "the notetaker",
    needs: ["RECALL_API_KEY"],
    right: `${whsec}, or several with spaces between them`,
    from: "Recall.ai's dashboard: the webhook's signing secret, or the workspace's secret",
  },
  {
    name: "ATTENDEE_API_KEY",
    feature: "bots of your own",
    needs: ["ATTENDEE_WEBHOOK_SECRETS"],
    right: "an API key, without the word `Token` before it",
    from: "the project's settings in your installation of Attendee, API keys",
    mistakenFor: (value) => (/^Token /i.test(value) ? "It begins with the word `Token`." : null),
  },
  {
    name: "ATTENDEE_WEBHOOK_SECRETS",
    feature: "bots of your own",
    needs: ["ATTENDEE_API_KEY"],
    right: "the base64 text of the project's webhook secret, or several with spaces between them",
    from: "the project's settings in your installation of Attendee, Webhooks",
    mistakenFor: (value) =>
      value.startsWith("whsec_") ? "It is another vendor's webhook secret." : null,
  },
  {
    name: "COUNTER_SECRET",
    feature: "reports to the counter",
    needs: [],
    right: "16 random characters or more",
    from: "openssl rand -base64 32",
  },
  {
    name: "OPERATOR_EMAIL",
    feature: "mails to the operator",
    needs: [],
    right: "one mail address",
    from: "you choose it",
  },
  {
    name: "LEADS_WEBHOOK_URL",
    feature: "the CRM's webhook",
    needs: ["LEADS_WEBHOOK_SECRET"],
    right: "an https address",
    from: "the CRM or automation tool",
  },
  {
    name: "LEADS_WEBHOOK_SECRET",
    feature: "the CRM's webhook",
    needs: ["LEADS_WEBHOOK_URL"],
    right: whsec,
    from: 'echo "whsec_$(openssl rand -base64 32)"',
  },
  {
    name: "STRIPE_SECRET_KEY",
    feature: "payments",
    needs: ["STRIPE_WEBHOOK_SECRETS"],
    right: "a secret or restricted key, `sk_…` or `rk_…`",
    from: "Stripe's dashboard, Developers → API keys",
    mistakenFor: (value) => {
      if (value.startsWith("pk_"))
        return "It is a publishable key (`pk_…`), which may read nothing.";
      if (value.startsWith("whsec_")) return "It is a webhook secret.";
      return /^[sr]k_(test|live)_/.test(value) ? null : "It is no key of Stripe's.";
    },
  },
  {
    name: "STRIPE_WEBHOOK_SECRETS",
    feature: "payments",
    needs: ["STRIPE_SECRET_KEY"],
    right: "`whsec_…`, or several with spaces between them",
    from: "Stripe's dashboard, Developers → Webhooks, the endpoint's signing secret",
    mistakenFor: (value) => (/^[sr]k_/.test(value) ? "It is an API key." : null),
  },
  {
    name: "SUMMARY_API_KEY",
    feature: "the key of the model that writes notes, which one of your own may not need",
    needs: [],
    right: "16 characters or more, without the word `Bearer` before it",
    from: "whoever runs the model; for Workers AI an API token made from the template of that name",
    mistakenFor: (value) => (/^Bearer /i.test(value) ? "It begins with the word `Bearer`." : null),
  },
];

/** No secrets; what they are for is off as long as they are absent. */
export const optionalSettings = [
  "PIXEL_ID",
  "AUTOMATION_WEBHOOK_URL",
  "SUMMARY_BASE_URL",
  "SUMMARY_MODEL",
] as const;

export const featureSecrets: readonly string[] = secretKinds.map(({ name }) => name);

/** What must never be shown: every secret, and whoever is written to. */
export const hiddenNames: readonly string[] = [
  ...secretNames,
  "OPERATOR_EMAIL",
  "LEADS_WEBHOOK_URL",
  "AUTOMATION_WEBHOOK_URL",
] satisfies readonly (SecretName | string)[];
