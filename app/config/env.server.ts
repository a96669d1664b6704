import { z } from "zod";

const emptyIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optionalSecret = z.preprocess(emptyIsAbsent, z.string().min(16).optional());
const optionalUrl = z.preprocess(emptyIsAbsent, z.string().url().optional());
/** Several may be valid at once: the new and the old one while a secret is being rotated. */
const secrets = z.preprocess(emptyIsAbsent, z.string().optional()).transform((list) =>
  (list ?? "")
    .split(/[\s,]+/)
    .map((secret) => secret.trim())
    .filter(Boolean),
);
const binding = <T>() => z.custom<T>((value) => typeof value === "object" && value !== null);

const schema = z.object({
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
  RECALL_BASE_URL: z.string().url(),
  RECALL_API_KEY: optionalSecret,
  RECALL_WEBHOOK_SECRETS: secrets,
  OPERATOR_EMAIL: z.preprocess(emptyIsAbsent, z.string().email().optional()),
  LEADS_WEBHOOK_URL: optionalUrl,
  LEADS_WEBHOOK_SECRET: optionalSecret,
  STRIPE_BASE_URL: z.string().url(),
  STRIPE_SECRET_KEY: optionalSecret,
  STRIPE_WEBHOOK_SECRETS: secrets,
  AUTOMATION_WEBHOOK_URL: optionalUrl,
  PIXEL_ID: z.preprocess(
    emptyIsAbsent,
    z
      .string()
      .regex(/^\d{5,20}$/)
      .optional(),
  ),
});

type Parsed = z.infer<typeof schema>;

export type RecallConfig = {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Every secret that may sign a webhook: the new and the old one while a secret is being rotated. */
  readonly webhookSecrets: readonly string[];
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
  /** null while the key or the webhook secret is missing: the notetaker then refuses new requests. */
  readonly recall: RecallConfig | null;
  /** Who is told about each lead and order; null tells nobody by mail. */
  readonly operatorEmail: string | null;
  /** The owner's CRM or automation tool; null while its URL or secret is missing. */
  readonly leadWebhook: LeadWebhookConfig | null;
  /** null while the key is missing: payments cannot be confirmed. */
  readonly stripe: StripeConfig | null;
  /** Told by the browser when the automation page is opened (decisions 3.14); null tells nobody. */
  readonly automationWebhookUrl: string | null;
  /** Of the social-ad pixel; null leaves it out, with the question whether it may run. */
  readonly pixelId: string | null;
};

export class EnvError extends Error {
  readonly keys: readonly string[];

  constructor(keys: readonly string[]) {
    super(
      `missing or invalid: ${keys.join(", ")}. Set them in .dev.vars locally, ` +
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
    throw new EnvError([...new Set(result.error.issues.map((issue) => issue.path.join(".")))]);
  }

  const env = fromParsed(result.data);
  parsedEnvs.set(raw, env);
  return env;
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
    recall: recallConfig(parsed),
    operatorEmail: parsed.OPERATOR_EMAIL ?? null,
    leadWebhook: leadWebhookConfig(parsed),
    stripe: stripeConfig(parsed),
    automationWebhookUrl: parsed.AUTOMATION_WEBHOOK_URL ?? null,
    pixelId: parsed.PIXEL_ID ?? null,
  };
}

function leadWebhookConfig(parsed: Parsed): LeadWebhookConfig | null {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = parsed;
  return url && secret ? { url, secret } : null;
}

function stripeConfig(parsed: Parsed): StripeConfig | null {
  if (!parsed.STRIPE_SECRET_KEY) return null;

  return {
    baseUrl: parsed.STRIPE_BASE_URL.replace(/(?<!\/)\/+$/, ""),
    secretKey: parsed.STRIPE_SECRET_KEY,
    webhookSecrets: parsed.STRIPE_WEBHOOK_SECRETS,
  };
}

function recallConfig(parsed: Parsed): RecallConfig | null {
  if (!parsed.RECALL_API_KEY || parsed.RECALL_WEBHOOK_SECRETS.length === 0) return null;

  return {
    baseUrl: parsed.RECALL_BASE_URL.replace(/(?<!\/)\/+$/, ""),
    apiKey: parsed.RECALL_API_KEY,
    webhookSecrets: parsed.RECALL_WEBHOOK_SECRETS,
  };
}
