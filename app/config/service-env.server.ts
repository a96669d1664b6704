/** How the services beside the bots are reached, once their variables have been read (`env.server.ts`). */

export type SummaryConfig = {
  /** Of an OpenAI-compatible API, without a trailing slash: `…/v1`. */
  readonly baseUrl: string;
  /** null: the server asks for none. */
  readonly apiKey: string | null;
  readonly model: string;
};

export type LeadWebhookConfig = {
  readonly url: string;
  /** `whsec_…` of Standard Webhooks: signs what is sent. */
  readonly secret: string;
};

export type StripeConfig = {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** Every secret that may sign Stripe's webhooks. Empty: webhooks are refused, pages still confirm. */
  readonly webhookSecrets: readonly string[];
};

export type FieldMeasureConfig = {
  readonly dataset: AnalyticsEngineDataset;
  /** Of the visits that may be measured. */
  readonly percent: number;
};

type SummaryVariables = {
  readonly SUMMARY_BASE_URL?: string | undefined;
  readonly SUMMARY_API_KEY?: string | undefined;
  readonly SUMMARY_MODEL?: string | undefined;
};

type LeadWebhookVariables = {
  readonly LEADS_WEBHOOK_URL?: string | undefined;
  readonly LEADS_WEBHOOK_SECRET?: string | undefined;
};

type StripeVariables = {
  readonly STRIPE_BASE_URL: string;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRETS: readonly string[];
};

type FieldMeasureVariables = {
  readonly FIELD_MEASURE?: AnalyticsEngineDataset | undefined;
  readonly FIELD_MEASURE_PERCENT: number;
};

export function summaryConfig(parsed: SummaryVariables): SummaryConfig | null {
  const { SUMMARY_BASE_URL: url, SUMMARY_API_KEY: apiKey = null, SUMMARY_MODEL: model } = parsed;
  return url && model ? { baseUrl: url.replace(/(?<!\/)\/+$/, ""), apiKey, model } : null;
}

export function leadWebhookConfig(parsed: LeadWebhookVariables): LeadWebhookConfig | null {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = parsed;
  return url && secret ? { url, secret } : null;
}

export function fieldMeasureConfig(parsed: FieldMeasureVariables): FieldMeasureConfig | null {
  const { FIELD_MEASURE: dataset, FIELD_MEASURE_PERCENT: percent } = parsed;
  return dataset && percent > 0 ? { dataset, percent } : null;
}

export function stripeConfig(parsed: StripeVariables): StripeConfig | null {
  if (!parsed.STRIPE_SECRET_KEY) return null;

  return {
    baseUrl: parsed.STRIPE_BASE_URL.replace(/(?<!\/)\/+$/, ""),
    secretKey: parsed.STRIPE_SECRET_KEY,
    webhookSecrets: parsed.STRIPE_WEBHOOK_SECRETS,
  };
}
