import { isPublic } from "../../app/config/env.server.ts";
import { isPublished, secretNames } from "../../app/config/published-secrets.server.ts";
import { secretsOfWorker } from "./cloudflare.ts";
import { NotTried, step, Wrong, type CheckWorld, type Note, type Subject } from "./run-subjects.ts";

/** File for the deployed site's secrets, which this check reads; git ignores it. */
export const valuesFile = ".prod.vars";

type SecretKind = {
  readonly name: string;
  /** null: the site does not answer without it. */
  readonly feature: string | null;
  /** Another secret that the feature needs as well. */
  readonly needs?: string;
  readonly form: string;
  readonly source: string;
  /** A test of the prefix, which `readEnv` does not make. */
  readonly prefix?: RegExp;
};

const whsec = "`whsec_` and at least 24 random bytes as base64";
/** Matches a secret without the prefix of another kind. */
const noPrefix = /^(?!Token |Bearer |whsec_|[prs]k_)/i;

const secretKinds: readonly SecretKind[] = [
  {
    name: "SITE_SECRET",
    feature: null,
    form: "32 random characters or more",
    source: "openssl rand -base64 48",
  },
  {
    name: "RECALL_API_KEY",
    feature: "the notetaker",
    needs: "RECALL_WEBHOOK_SECRETS",
    form: "an API key, without the word `Token` before it",
    source: "Recall.ai's dashboard of the region in RECALL_BASE_URL, Developers → API keys",
    prefix: noPrefix,
  },
  {
    name: "RECALL_WEBHOOK_SECRETS",
    feature: "the notetaker",
    needs: "RECALL_API_KEY",
    form: `${whsec}, or several with spaces between them`,
    source: "Recall.ai's dashboard: the webhook's signing secret, or the workspace's secret",
  },
  {
    name: "ATTENDEE_API_KEY",
    feature: "bots of your own",
    needs: "ATTENDEE_WEBHOOK_SECRETS",
    form: "an API key, without the word `Token` before it",
    source: "the project's settings in your installation of Attendee, API keys",
    prefix: noPrefix,
  },
  {
    name: "ATTENDEE_WEBHOOK_SECRETS",
    feature: "bots of your own",
    needs: "ATTENDEE_API_KEY",
    form: "the base64 text of the project's webhook secret, or several with spaces between them",
    source: "the project's settings in your installation of Attendee, Webhooks",
    prefix: noPrefix,
  },
  {
    name: "COUNTER_SECRET",
    feature: "reports to the counter",
    form: "16 random characters or more",
    source: "openssl rand -base64 32",
  },
  {
    name: "OPERATOR_EMAIL",
    feature: "mails to the operator",
    form: "one mail address",
    source: "you choose it",
  },
  {
    name: "LEADS_WEBHOOK_URL",
    feature: "the CRM's webhook",
    needs: "LEADS_WEBHOOK_SECRET",
    form: "an https address",
    source: "the CRM or automation tool",
  },
  {
    name: "LEADS_WEBHOOK_SECRET",
    feature: "the CRM's webhook",
    needs: "LEADS_WEBHOOK_URL",
    form: whsec,
    source: 'echo "whsec_$(openssl rand -base64 32)"',
  },
  {
    name: "STRIPE_SECRET_KEY",
    feature: "payments",
    needs: "STRIPE_WEBHOOK_SECRETS",
    form: "a secret or restricted key, `sk_…` or `rk_…`",
    source: "Stripe's dashboard, Developers → API keys",
    prefix: /^[sr]k_(?:test|live)_/,
  },
  {
    name: "STRIPE_WEBHOOK_SECRETS",
    feature: "payments",
    needs: "STRIPE_SECRET_KEY",
    form: "`whsec_…`, or several with spaces between them",
    source: "Stripe's dashboard, Developers → Webhooks, the endpoint's signing secret",
    prefix: /^whsec_/,
  },
  {
    name: "SUMMARY_API_KEY",
    feature: "the key of the model that writes notes, which one of your own may not need",
    form: "16 characters or more, without the word `Bearer` before it",
    source: "the owner of the model; Workers AI needs none",
    prefix: noPrefix,
  },
];

export const checkedSecrets: readonly string[] = secretKinds.map(({ name }) => name);

export function settingsSubjects(): readonly Subject[] {
  /** Names of the secrets that the Worker has; null while unknown. */
  let onWorker: readonly string[] | null = null;
  const check = (kind: SecretKind) =>
    step(kind.name, `looks whether it is set, and is ${kind.form}`, (world) =>
      checkSecret(kind, world, onWorker),
    );
  const ofSite = secretKinds.filter(({ feature }) => feature === null);
  const ofFeatures = secretKinds.filter(({ feature }) => feature !== null);
  const listing = step(
    "Cloudflare names the Worker's secrets",
    "asks for their names; their values cannot be read",
    async (world) => {
      const names = await secretsOfWorker(world);
      onWorker = names;
      const absent = secretKinds.filter(({ name }) => !names.includes(name));
      const off = new Set(absent.flatMap(({ feature }) => feature ?? []));
      return off.size > 0 ? `off are ${[...off].join(", ")}` : undefined;
    },
  );
  const variables = step(
    "Variables of wrangler.toml",
    "reads them as the Worker does",
    checkVariables,
  );
  return [
    { name: "Settings", when: "offline", steps: [variables] },
    { name: "Site", when: "first", steps: [listing, ...ofSite.map(check)] },
    { name: "Secrets of its features", when: "before", steps: ofFeatures.map(check) },
  ];
}

const required = ["SITE_URL", "MAIL_FROM", "JOIN_ADDRESS", "RECALL_BASE_URL", "STRIPE_BASE_URL"];

function checkVariables({ vars, values, bad, env, place }: CheckWorld): Note {
  const open = secretNames.filter((name) => vars[name] !== undefined);
  if (open.length > 0) {
    throw new Wrong(
      `${open.join(", ")} in wrangler.toml can be read by everyone who has this repository.`,
      `Take it out there; then npx wrangler secret put ${open.join(", and the same for ")}`,
    );
  }
  const needed = [
    ...required,
    ...(values["BOT_PROVIDER"] === "attendee" ? ["ATTENDEE_BASE_URL"] : []),
  ];
  const wrong = bad.filter((name) => !checkedSecrets.includes(name));
  const names = new Set([...wrong, ...needed.filter((name) => values[name] === undefined)]);
  if (names.size > 0) {
    throw new Wrong(
      `${[...names].join(", ")} ${names.size === 1 ? "is" : "are"} missing or not what the site takes.`,
      "README, “Deploy”, step 4; the samples in wrangler.toml show the form.",
    );
  }
  if (place === "local" || isPublic(env.siteUrl)) return undefined;
  throw new Wrong(
    `SITE_URL is ${env.siteUrl}, where no one else can reach it.`,
    "Set it to the site's own https address in wrangler.toml.",
  );
}

function checkSecret(
  kind: SecretKind,
  world: CheckWorld,
  onWorker: readonly string[] | null,
): Note {
  const { name, feature, needs } = kind;
  const value = world.values[name];
  const put = `npx wrangler secret put ${name}`;
  if (onWorker === null) {
    if (value !== undefined) return checkValue(kind, value, world);
    throw new NotTried("Cloudflare does not say whether it is set, and its value is not at hand");
  }
  if (!onWorker.includes(name)) {
    if (feature === null) {
      const wrong = "It is not set, and the site does not answer without it.";
      throw new Wrong(wrong, `${kind.source}; then ${put}`);
    }
    if (value === undefined) throw new NotTried(`it is not set. Off: ${feature}`);
    throw new Wrong(`It is at hand here, but the Worker does not have it. Off: ${feature}.`, put);
  }
  if (needs !== undefined && !onWorker.includes(needs)) {
    throw new Wrong(
      `It is set, but ${needs} is not. Off: ${feature ?? "the site"}.`,
      `npx wrangler secret put ${needs}`,
    );
  }
  if (value !== undefined) return checkValue(kind, value, world);
  throw new NotTried(`it is set, but its value is not at hand: put it into ${valuesFile}`);
}

function checkValue(kind: SecretKind, value: string, world: CheckWorld): Note {
  const fault = faultOf(kind, value, world);
  if (fault === null) return undefined;
  const { name, form, source } = kind;
  throw new Wrong(
    fault,
    `It should be ${form}; it comes from: ${source}. Then npx wrangler secret put ${name}, and the same in ${valuesFile}.`,
  );
}

function faultOf({ name, prefix }: SecretKind, value: string, { env, bad }: CheckWorld) {
  const isPublicSite = isPublic(env.siteUrl);
  if (isPublicSite && isPublished(value.split(/[\s,]+/))) {
    return "It is the sample of this repository, which everyone can read.";
  }
  if (prefix?.test(value) === false) return "It begins like something else.";
  if (bad.includes(name)) return "The site would refuse it.";
  if (isPublicSite && name === "STRIPE_SECRET_KEY" && /^.k_test_/.test(value)) {
    return "It is a key of Stripe's test mode, and the site is public: real payments would not be found.";
  }
  if (isPublicSite && name === "LEADS_WEBHOOK_URL" && !value.startsWith("https:")) {
    return "It is not https: leads would travel in the open.";
  }
  return null;
}
