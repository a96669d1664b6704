import { z } from "zod";
import type { ProviderName } from "./names.ts";
import { isPublished, secretNames } from "./published-secrets.server.ts";
import { resourceRows } from "./resources.ts";

const emptyIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optionalSecret = z.preprocess(emptyIsAbsent, z.string().min(16).optional());
const optionalUrl = z.preprocess(emptyIsAbsent, z.string().url().optional());
/** Of https://www.standardwebhooks.com: `whsec_` and 24 random bytes or more as base64. */
const standardSecret = z
  .string()
  .regex(/^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2,3}={0,2})?$/);
/** Stripe's look the same but are used as they are: https://docs.stripe.com/webhooks */
const stripeSecret = z.string().regex(/^whsec_\w{24,}$/);
/** As Attendee's settings show it: 32 random bytes as base64. */
const attendeeSecret = z
  .string()
  .regex(/^(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/);
/** Several may be valid at once: the new and the old one while a secret is being rotated. */
const severalOf = (secret: z.ZodString) =>
  z.preprocess(
    (list) => (typeof list === "string" ? list.split(/[\s,]+/).filter(Boolean) : (list ?? [])),
    z.array(secret),
  );
const binding = <T>() => z.custom<T>((value) => typeof value === "object" && value !== null);

const variables = z.object({
  DB: binding<D1Database>(),
  EMAIL: binding<SendEmail>(),
  ASSETS: binding<Fetcher>(),
  TASK_COUNTER: binding<DurableObjectNamespace>(),
  POST_LIMIT: binding<RateLimit>(),
  SITE_URL: z
    .string()
    .url()
    .transform((url) => new URL(url).origin),
  SITE_SECRET: z.string().min(32),
  MAIL_FROM: z.string().email(),
  JOIN_ADDRESS: z.string().email().toLowerCase(),
  COUNTER_SECRET: optionalSecret,
  BOT_PROVIDER: z.preprocess(emptyIsAbsent, z.enum(["recall", "attendee"]).default("recall")),
  RECALL_BASE_URL: z.string().url(),
  RECALL_API_KEY: optionalSecret,
  RECALL_WEBHOOK_SECRETS: severalOf(standardSecret),
  RECALL_GOOGLE_LOGIN_GROUP_ID: z.preprocess(emptyIsAbsent, z.string().uuid().optional()),
  ATTENDEE_BASE_URL: optionalUrl,
  ATTENDEE_API_KEY: optionalSecret,
  ATTENDEE_WEBHOOK_SECRETS: severalOf(attendeeSecret),
  OPERATOR_EMAIL: z.preprocess(emptyIsAbsent, z.string().email().optional()),
  LEADS_WEBHOOK_URL: optionalUrl,
  LEADS_WEBHOOK_SECRET: z.preprocess(emptyIsAbsent, standardSecret.optional()),
  STRIPE_BASE_URL: z.string().url(),
  STRIPE_SECRET_KEY: optionalSecret,
  STRIPE_WEBHOOK_SECRETS: severalOf(stripeSecret),
  AUTOMATION_WEBHOOK_URL: optionalUrl,
  AI: binding<AiBinding>().optional(),
  SUMMARY: z.preprocess(emptyIsAbsent, z.enum(["on", "off"]).default("on")),
  SUMMARY_BASE_URL: optionalUrl,
  SUMMARY_API_KEY: optionalSecret,
  SUMMARY_MODEL: z.preprocess(emptyIsAbsent, z.string().max(200).optional()),
  DAILY_BOT_LIMIT: z.preprocess(
    emptyIsAbsent,
    z.coerce.number().int().min(1).max(100_000).default(500),
  ),
  // The default is what https://docs.recall.ai/reference/bot_create says of a workspace.
  PROVIDER_RATE_PER_MINUTE: z.preprocess(
    emptyIsAbsent,
    z.coerce.number().int().min(1).max(100_000).default(120),
  ),
  FIELD_MEASURE: binding<AnalyticsEngineDataset>().optional(),
  FIELD_MEASURE_PERCENT: z.preprocess(emptyIsAbsent, z.coerce.number().min(0).max(100).default(0)),
  PIXEL_ID: z.preprocess(
    emptyIsAbsent,
    z
      .string()
      .regex(/^\d{5,20}$/)
      .optional(),
  ),
});

/** What anybody can read in this repository keeps nobody out of a public site. */
const schema = variables.superRefine((parsed, context) => {
  if (!isPublic(parsed.SITE_URL)) return;
  for (const name of secretNames.filter((one) => isPublished(parsed[one]))) {
    context.addIssue({ code: "custom", path: [name], message: "published" });
  }
});

type Parsed = z.infer<typeof schema>;

export type Env = {
  readonly db: D1Database;
  readonly email: SendEmail;
  readonly assets: Fetcher;
  readonly taskCounter: DurableObjectNamespace;
  readonly postLimit: RateLimit;
  /** Origin of the public site, without a trailing slash. Links in mails start with it. */
  readonly siteUrl: string;
  /** Key of every HMAC of the site: form tokens, hashed addresses. */
  readonly siteSecret: string;
  readonly mailFrom: string;
  /** The address that is added to calendar invites, in lower case; its mail is routed to this Worker. */
  readonly joinAddress: string;
  /** Bearer secret of `POST /api/task-counter`; null turns reporting off. */
  readonly counterSecret: string | null;
  /**
   * Who gets the bots of new jobs. While it is not set up, the notetaker refuses new requests; older jobs
   * stay with whoever has their bots.
   */
  readonly botProvider: ProviderName;
  /** null while the key or the webhook secret is missing. */
  readonly recall: RecallConfig | null;
  /** null while the address, the key or the webhook secret is missing. */
  readonly attendee: AttendeeConfig | null;
  /** The model that writes notes; null: there are no notes. */
  readonly summary: SummaryConfig | null;
  /** How many bots the whole site sends in a day: each costs money. */
  readonly dailyBotLimit: number;
  /** How many bots a tick asks the provider for: what Recall.ai lets a workspace create in a minute. */
  readonly providerRatePerMinute: number;
  /** Who is told about each lead and order; null tells nobody by mail. */
  readonly operatorEmail: string | null;
  /** The owner's CRM or automation tool; null while its URL or secret is missing. */
  readonly leadWebhook: LeadWebhookConfig | null;
  /** null while the key is missing: payments cannot be confirmed. */
  readonly stripe: StripeConfig | null;
  /** Told by the browser when the automation page is opened; null tells nobody. */
  readonly automationWebhookUrl: string | null;
  /** Where the speed of real visits is written; null measures none. */
  readonly fieldMeasure: FieldMeasureConfig | null;
  /** Of the social-ad pixel; null leaves it out, with the question whether it may run. */
  readonly pixelId: string | null;
};

export class EnvError extends Error {
  readonly keys: readonly string[];

  constructor(keys: readonly string[]) {
    super(
      `missing, invalid or not secret: ${keys.join(", ")}. Set them in .dev.vars locally, ` +
        "in wrangler.toml [vars] or with `wrangler secret put` in production.",
    );
    this.name = "EnvError";
    this.keys = keys;
  }
}

const parsedEnvs = new WeakMap<object, Env>();

/** Parses the bindings, variables and secrets once for each isolate. Throws EnvError naming the bad keys. */
export function readEnv(raw: object): Env {
  const known = parsedEnvs.get(raw);
  if (known) return known;

  const result = schema.safeParse(raw);
  if (!result.success) {
    throw new EnvError([...new Set(result.error.issues.map((issue) => String(issue.path[0])))]);
  }

  const env = fromParsed(result.data);
  parsedEnvs.set(raw, env);
  return env;
}

/** https, and not on the machine that asks. */
export function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return (
    protocol === "https:" && !/^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  );
}

function fromParsed(parsed: Parsed): Env {
  return {
    db: parsed.DB,
    email: parsed.EMAIL,
    assets: parsed.ASSETS,
    taskCounter: parsed.TASK_COUNTER,
    postLimit: parsed.POST_LIMIT,
    siteUrl: parsed.SITE_URL,
    siteSecret: parsed.SITE_SECRET,
    mailFrom: parsed.MAIL_FROM,
    joinAddress: parsed.JOIN_ADDRESS,
    counterSecret: parsed.COUNTER_SECRET ?? null,
    botProvider: parsed.BOT_PROVIDER,
    recall: recallConfig(parsed),
    attendee: attendeeConfig(parsed),
    summary: summaryConfig(parsed),
    dailyBotLimit: parsed.DAILY_BOT_LIMIT,
    providerRatePerMinute: parsed.PROVIDER_RATE_PER_MINUTE,
    operatorEmail: parsed.OPERATOR_EMAIL ?? null,
    leadWebhook: leadWebhookConfig(parsed),
    stripe: stripeConfig(parsed),
    automationWebhookUrl: parsed.AUTOMATION_WEBHOOK_URL ?? null,
    fieldMeasure: fieldMeasureConfig(parsed),
    pixelId: parsed.PIXEL_ID ?? null,
  };
}

/** How the services beside the bots are reached, once their variables have been read (`env.server.ts`). */

/** A model that writes notes: of the platform, or behind any server with OpenAI's chat completions. */
export type SummaryConfig =
  { readonly kind: "workers-ai"; readonly ai: AiBinding; readonly model: string } | SummaryServer;

export type SummaryServer = {
  readonly kind: "server";
  /** Without a trailing slash: `…/v1`. */
  readonly baseUrl: string;
  /** null: the server asks for none. */
  readonly apiKey: string | null;
  readonly model: string;
};

/** What is used of the binding of Workers AI. */
export type AiBinding = {
  readonly run: (
    model: string,
    inputs: Record<string, unknown>,
    options: { readonly signal: AbortSignal },
  ) => Promise<unknown>;
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

type FieldMeasureConfig = {
  readonly dataset: AnalyticsEngineDataset;
  /** Percent of the visits that may be measured. */
  readonly percent: number;
};

type SummaryVariables = {
  readonly AI?: AiBinding | undefined;
  readonly SUMMARY: "on" | "off";
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

/** A model of Workers AI that answers with a JSON schema, in a context of 24,000 tokens. */
const workersAiModel = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";

function summaryConfig(parsed: SummaryVariables): SummaryConfig | null {
  const { AI: ai, SUMMARY_BASE_URL: url, SUMMARY_API_KEY: apiKey = null } = parsed;
  const model = parsed.SUMMARY_MODEL;
  if (parsed.SUMMARY === "off") return null;
  if (url !== undefined) {
    const baseUrl = url.replace(/(?<!\/)\/+$/, "");
    return model === undefined ? null : { kind: "server", baseUrl, apiKey, model };
  }
  return ai ? { kind: "workers-ai", ai, model: model ?? workersAiModel } : null;
}

function leadWebhookConfig(parsed: LeadWebhookVariables): LeadWebhookConfig | null {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = parsed;
  return url && secret ? { url, secret } : null;
}

function fieldMeasureConfig(parsed: FieldMeasureVariables): FieldMeasureConfig | null {
  const { FIELD_MEASURE: dataset, FIELD_MEASURE_PERCENT: percent } = parsed;
  return dataset && percent > 0 ? { dataset, percent } : null;
}

function stripeConfig(parsed: StripeVariables): StripeConfig | null {
  if (!parsed.STRIPE_SECRET_KEY) return null;

  return {
    baseUrl: parsed.STRIPE_BASE_URL.replace(/(?<!\/)\/+$/, ""),
    secretKey: parsed.STRIPE_SECRET_KEY,
    webhookSecrets: parsed.STRIPE_WEBHOOK_SECRETS,
  };
}

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

function recallConfig(parsed: RecallVariables): RecallConfig | null {
  if (!parsed.RECALL_API_KEY || parsed.RECALL_WEBHOOK_SECRETS.length === 0) return null;

  return {
    baseUrl: parsed.RECALL_BASE_URL.replace(/(?<!\/)\/+$/, ""),
    apiKey: parsed.RECALL_API_KEY,
    webhookSecrets: parsed.RECALL_WEBHOOK_SECRETS,
    googleLoginGroupId: parsed.RECALL_GOOGLE_LOGIN_GROUP_ID ?? null,
  };
}

function attendeeConfig(parsed: AttendeeVariables): AttendeeConfig | null {
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
