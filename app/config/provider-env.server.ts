import { resourceRows } from "./resources.ts";

/** How the providers of bots are reached, once their variables have been read (`env.server.ts`). */

export type RecallConfig = {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Every secret that may sign a webhook: the new and the old one while a secret is being rotated. */
  readonly webhookSecrets: readonly string[];
  /** The provider's group of Google accounts as which bots sign in to Meet; null: they knock as guests. */
  readonly googleLoginGroupId: string | null;
};

export type AttendeeConfig = {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Every secret that may sign a webhook, base64. */
  readonly webhookSecrets: readonly string[];
  /** Where each bot sends its webhooks; null where that is up to the project's settings: it takes https alone. */
  readonly webhookUrl: string | null;
};

type RecallVariables = {
  readonly RECALL_BASE_URL: string;
  readonly RECALL_API_KEY?: string | undefined;
  readonly RECALL_WEBHOOK_SECRETS: readonly string[];
  readonly RECALL_GOOGLE_LOGIN_GROUP_ID?: string | undefined;
};

type AttendeeVariables = {
  readonly SITE_URL: string;
  readonly ATTENDEE_BASE_URL?: string | undefined;
  readonly ATTENDEE_API_KEY?: string | undefined;
  readonly ATTENDEE_WEBHOOK_SECRETS: readonly string[];
};

export function recallConfig(parsed: RecallVariables): RecallConfig | null {
  if (!parsed.RECALL_API_KEY || parsed.RECALL_WEBHOOK_SECRETS.length === 0) return null;

  return {
    baseUrl: parsed.RECALL_BASE_URL.replace(/(?<!\/)\/+$/, ""),
    apiKey: parsed.RECALL_API_KEY,
    webhookSecrets: parsed.RECALL_WEBHOOK_SECRETS,
    googleLoginGroupId: parsed.RECALL_GOOGLE_LOGIN_GROUP_ID ?? null,
  };
}

export function attendeeConfig(parsed: AttendeeVariables): AttendeeConfig | null {
  const { ATTENDEE_BASE_URL: baseUrl, ATTENDEE_API_KEY: apiKey, SITE_URL: siteUrl } = parsed;
  const { ATTENDEE_WEBHOOK_SECRETS: webhookSecrets } = parsed;
  if (!baseUrl || !apiKey || webhookSecrets.length === 0) return null;

  const isHttps = siteUrl.startsWith("https://");
  return {
    baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ""),
    apiKey,
    webhookSecrets,
    webhookUrl: isHttps ? `${siteUrl}${resourceRows["attendee-webhook"][0]}` : null,
  };
}
