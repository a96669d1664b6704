import { EnvError, isPublic, readEnv } from "../../app/config/env.server.ts";
import { secretNames, type SecretName } from "../../app/config/published-secrets.server.ts";

export type Settings = {
  /** `[vars]` of wrangler.toml. */
  readonly vars: Readonly<Record<string, unknown>>;
  /** The names of the secrets that are set; their values are nobody's to read. null: not asked for. */
  readonly secrets: readonly string[] | null;
};

export type Findings = {
  /** Sentences: with any of these the site would not answer, or not be safe. */
  readonly refusals: readonly string[];
  /** What will be off, and the secrets that would put it on. */
  readonly off: readonly (readonly [feature: string, secrets: readonly SecretName[]])[];
};

const secretsOfBots = {
  recall: ["RECALL_API_KEY", "RECALL_WEBHOOK_SECRETS"],
  attendee: ["ATTENDEE_API_KEY", "ATTENDEE_WEBHOOK_SECRETS"],
} as const;

const features: readonly (readonly [feature: string, secrets: readonly SecretName[]])[] = [
  ["reports to the counter", ["COUNTER_SECRET"]],
  ["the CRM's webhook", ["LEADS_WEBHOOK_SECRET"]],
  ["payments", ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRETS"]],
];

/** What can be said of a deployment before it is made. */
export function checkSettings({ vars, secrets }: Settings): Findings {
  const provider = vars["BOT_PROVIDER"] === "attendee" ? "attendee" : "recall";
  const inTheOpen = secretNames.filter((name) => vars[name] !== undefined);
  const open = inTheOpen.map((name) => {
    return `${name} stands in wrangler.toml, for all to read. Take it out, then: ${put(name)}`;
  });
  const isMissing = (name: SecretName) => secrets !== null && !secrets.includes(name);
  const missing = isMissing("SITE_SECRET")
    ? [`SITE_SECRET is not set: the site would not answer. ${put("SITE_SECRET")}`]
    : [];
  const all = [["the notetaker", secretsOfBots[provider]] as const, ...features];
  const off = all.flatMap(([feature, names]) => {
    const absent = names.filter(isMissing);
    return absent.length > 0 ? [[feature, absent] as const] : [];
  });
  const unaddressed =
    provider === "attendee" && !vars["ATTENDEE_BASE_URL"]
      ? ["ATTENDEE_BASE_URL in wrangler.toml is missing: it says where your bots are run."]
      : [];
  return { refusals: [...open, ...wrongIn(vars), ...unaddressed, ...missing], off };
}

/** Judges the variables by the Worker's own rules, with stand-ins for what is not in the file. */
function wrongIn(vars: Settings["vars"]): readonly string[] {
  const visible = Object.entries(vars).filter(([name]) => !secretNames.some((one) => one === name));
  const bindings = { DB: {}, EMAIL: {}, ASSETS: {}, TASK_COUNTER: {}, POST_LIMIT: {} };
  try {
    const standIn = { SITE_SECRET: "x".repeat(32) };
    const env = readEnv({ ...bindings, ...standIn, ...Object.fromEntries(visible) });
    if (isPublic(env.siteUrl)) return [];
    return [
      `SITE_URL in wrangler.toml is ${env.siteUrl}: it must be the site's own https address.`,
    ];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.keys.map(
      (name) => `${name} in wrangler.toml is missing or not what it should be.`,
    );
  }
}

function put(name: SecretName): string {
  return `npx wrangler secret put ${name}`;
}
