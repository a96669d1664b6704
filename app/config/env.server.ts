import { z, type ZodTypeAny } from "zod";
import { isPublished, secretNames } from "./published-secrets.server.ts";
import { resourceRows } from "./resources.ts";

const binding = <T>() => z.custom<T>((value) => typeof value === "object" && value !== null);
const emptyAsMissing = <T extends ZodTypeAny>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);
const optional = <T extends ZodTypeAny>(schema: T) =>
  emptyAsMissing(schema.optional().transform((value: z.output<T> | undefined) => value ?? null));
/** Without trailing slashes. The lookbehind keeps the replacement linear. */
const baseUrl = z
  .string()
  .url()
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""));
const optionalKey = optional(z.string().min(16));
const wholeNumber = (fallback: number) =>
  emptyAsMissing(z.coerce.number().int().min(1).max(100_000).default(fallback));
const severalOf = (secret: z.ZodString) =>
  z.preprocess(
    (list) => (typeof list === "string" ? list.split(/[\s,]+/).filter(Boolean) : (list ?? [])),
    z.array(secret),
  );
/** https://www.standardwebhooks.com: `whsec_` and at least 24 random bytes as base64. */
const standardSecret = z
  .string()
  .regex(/^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2,3}={0,2})?$/);
/** Has the same prefix, but is used as text, not as base64: https://docs.stripe.com/webhooks */
const stripeSecret = z.string().regex(/^whsec_\w{24,}$/);
/** At least 25 random bytes as base64. Those in Attendee's settings have 32. */
const attendeeSecret = z
  .string()
  .regex(/^(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/);

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
  COUNTER_SECRET: optionalKey,
  BOT_PROVIDER: emptyAsMissing(z.enum(["recall", "attendee"]).default("recall")),
  RECALL_BASE_URL: baseUrl,
  RECALL_API_KEY: optionalKey,
  RECALL_WEBHOOK_SECRETS: severalOf(standardSecret),
  RECALL_GOOGLE_LOGIN_GROUP_ID: optional(z.string().uuid()),
  ATTENDEE_BASE_URL: optional(baseUrl),
  ATTENDEE_API_KEY: optionalKey,
  ATTENDEE_WEBHOOK_SECRETS: severalOf(attendeeSecret),
  OPERATOR_EMAIL: optional(z.string().email()),
  LEADS_WEBHOOK_URL: optional(z.string().url()),
  LEADS_WEBHOOK_SECRET: optional(standardSecret),
  STRIPE_BASE_URL: baseUrl,
  STRIPE_SECRET_KEY: optionalKey,
  STRIPE_WEBHOOK_SECRETS: severalOf(stripeSecret),
  AUTOMATION_WEBHOOK_URL: optional(z.string().url()),
  AI: optional(binding<AiBinding>()),
  SUMMARY: emptyAsMissing(z.enum(["on", "off"]).default("on")),
  SUMMARY_BASE_URL: optional(baseUrl),
  SUMMARY_API_KEY: optionalKey,
  SUMMARY_MODEL: optional(z.string().max(200)),
  DAILY_BOT_LIMIT: wholeNumber(500),
  // The limit of a workspace by https://docs.recall.ai/reference/bot_create.
  PROVIDER_RATE_PER_MINUTE: wholeNumber(120),
  // A fifth of an installation's default limit (its PROJECT_POST_THROTTLE_RATE).
  ATTENDEE_RATE_PER_MINUTE: wholeNumber(600),
  FIELD_MEASURE: optional(binding<AnalyticsEngineDataset>()),
  FIELD_MEASURE_PERCENT: emptyAsMissing(z.coerce.number().min(0).max(100).default(0)),
  PIXEL_ID: optional(z.string().regex(/^\d{5,20}$/)),
});

type Variables = z.infer<typeof variables>;

const schema = variables
  .superRefine((parsed, context) => {
    if (!isPublic(parsed.SITE_URL)) return;
    // Refuses the sample secrets of this repository, which everyone can read.
    for (const name of secretNames.filter((secret) => isPublished(parsed[secret]))) {
      context.addIssue({ code: "custom", path: [name], message: "published" });
    }
  })
  .transform(toEnv);

export type Env = Readonly<ReturnType<typeof toEnv>>;
export type RecallConfig = NonNullable<Env["recall"]>;
export type AttendeeConfig = NonNullable<Env["attendee"]>;
export type LeadWebhookConfig = NonNullable<Env["leadWebhook"]>;
export type StripeConfig = NonNullable<Env["stripe"]>;
export type SummaryConfig =
  { readonly kind: "workers-ai"; readonly ai: AiBinding; readonly model: string } | SummaryServer;
export type SummaryServer = {
  readonly kind: "server";
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
};
export type AiBinding = {
  readonly run: (
    model: string,
    inputs: Record<string, unknown>,
    options: { readonly signal: AbortSignal },
  ) => Promise<unknown>;
};

function toEnv(parsed: Variables) {
  return {
    db: parsed.DB,
    email: parsed.EMAIL,
    assets: parsed.ASSETS,
    taskCounter: parsed.TASK_COUNTER,
    postLimit: parsed.POST_LIMIT,
    /** Origin of the public site; links in mails start with it. */
    siteUrl: parsed.SITE_URL,
    /** Key of every HMAC of the site: form tokens, hashed addresses. */
    siteSecret: parsed.SITE_SECRET,
    mailFrom: parsed.MAIL_FROM,
    /** People add it to calendar invites; its mail is routed to this Worker. Lower case. */
    joinAddress: parsed.JOIN_ADDRESS,
    counterSecret: parsed.COUNTER_SECRET,
    /** Provider of new bots. Without its config the notetaker refuses new requests. */
    botProvider: parsed.BOT_PROVIDER,
    recall: recallConfig(parsed),
    attendee: attendeeConfig(parsed),
    summary: summaryConfig(parsed),
    dailyBotLimit: parsed.DAILY_BOT_LIMIT,
    providerRatePerMinute: parsed.PROVIDER_RATE_PER_MINUTE,
    attendeeRatePerMinute: parsed.ATTENDEE_RATE_PER_MINUTE,
    operatorEmail: parsed.OPERATOR_EMAIL,
    leadWebhook: leadWebhookConfig(parsed),
    stripe: stripeConfig(parsed),
    automationWebhookUrl: parsed.AUTOMATION_WEBHOOK_URL,
    fieldMeasure: fieldMeasureConfig(parsed),
    pixelId: parsed.PIXEL_ID,
  };
}

function recallConfig(parsed: Variables) {
  const { RECALL_API_KEY: apiKey, RECALL_WEBHOOK_SECRETS: webhookSecrets } = parsed;
  if (!apiKey || webhookSecrets.length === 0) return null;
  return {
    baseUrl: parsed.RECALL_BASE_URL,
    apiKey,
    webhookSecrets,
    /** Google accounts with which bots sign in to Meet; null: they ask to join as guests. */
    googleLoginGroupId: parsed.RECALL_GOOGLE_LOGIN_GROUP_ID,
  };
}

function attendeeConfig(parsed: Variables) {
  const { ATTENDEE_BASE_URL: baseUrl, ATTENDEE_API_KEY: apiKey, SITE_URL: siteUrl } = parsed;
  const { ATTENDEE_WEBHOOK_SECRETS: webhookSecrets } = parsed;
  if (!baseUrl || !apiKey || webhookSecrets.length === 0) return null;
  const isHttps = siteUrl.startsWith("https://");
  const [webhookPath] = resourceRows["attendee-webhook"];
  return {
    baseUrl,
    apiKey,
    webhookSecrets,
    /** Attendee only takes https; null: the project's own settings name the webhook. */
    webhookUrl: isHttps ? `${siteUrl}${webhookPath}` : null,
  };
}

/** A model of Workers AI that answers with a JSON schema, in a context of 24,000 tokens. */
const workersAiModel = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";

function summaryConfig(parsed: Variables): SummaryConfig | null {
  const { AI: ai, SUMMARY_BASE_URL: baseUrl, SUMMARY_API_KEY: apiKey } = parsed;
  const model = parsed.SUMMARY_MODEL;
  if (parsed.SUMMARY === "off") return null;
  if (baseUrl !== null) return model === null ? null : { kind: "server", baseUrl, apiKey, model };
  return ai ? { kind: "workers-ai", ai, model: model ?? workersAiModel } : null;
}

function leadWebhookConfig({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret }: Variables) {
  return url && secret ? { url, secret } : null;
}

function stripeConfig(parsed: Variables) {
  const { STRIPE_BASE_URL: baseUrl, STRIPE_SECRET_KEY: secretKey } = parsed;
  // Without webhook secrets, webhooks are refused, but pages still confirm payments.
  const webhookSecrets = parsed.STRIPE_WEBHOOK_SECRETS;
  return secretKey ? { baseUrl, secretKey, webhookSecrets } : null;
}

function fieldMeasureConfig(parsed: Variables) {
  const { FIELD_MEASURE: dataset, FIELD_MEASURE_PERCENT: percent } = parsed;
  return dataset && percent > 0 ? { dataset, percent } : null;
}

export class EnvError extends Error {
  readonly keys: readonly string[];

  constructor(keys: readonly string[]) {
    super(
      `missing, invalid or a published sample: ${keys.join(", ")}. Set them in .dev.vars locally, ` +
        "in wrangler.toml [vars] or with `wrangler secret put` in production.",
    );
    this.name = "EnvError";
    this.keys = keys;
  }
}

const parsedEnvs = new WeakMap<object, Env>();

/** Parses the environment once per isolate. Throws EnvError naming the invalid keys. */
export function readEnv(raw: object): Env {
  const cached = parsedEnvs.get(raw);
  if (cached) return cached;

  const result = schema.safeParse(raw);
  if (!result.success) {
    throw new EnvError([...new Set(result.error.issues.map((issue) => String(issue.path[0])))]);
  }
  parsedEnvs.set(raw, result.data);
  return result.data;
}

/** Returns false for an address without https, and for this machine: `localhost`, `127.0.0.1`, `[::1]`. */
export function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return (
    protocol === "https:" && !/^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  );
}
