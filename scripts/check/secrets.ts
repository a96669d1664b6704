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
  readonly right: string;
  readonly from: string;
  /** A prefix test that `readEnv` does not make. */
  readonly begins?: RegExp;
};

const whsec = "`whsec_` and at least 24 random bytes as base64";
/** Matches a secret without the prefix of another kind. */
const plain = /^(?!Token |Bearer |whsec_|[prs]k_)/i;

const secretKinds: readonly SecretKind[] = [
  {
    name: "SITE_SECRET",
    feature: null,
    right: "32 random characters or more",
    from: "openssl rand -base64 48",
  },
  {
    name: "RECALL_API_KEY",
    feature: "the notetaker",
    needs: "RECALL_WEBHOOK_SECRETS",
    right: "an API key, without the word `Token` before it",
    from: "Recall.ai's dashboard of the region in RECALL_BASE_URL, Developers → API keys",
    begins: plain,
  },
  {
    name: "RECALL_WEBHOOK_SECRETS",
    feature: "the notetaker",
    needs: "RECALL_API_KEY",
    right: `${whsec}, or several with spaces between them`,
    from: "Recall.ai's dashboard: the webhook's signing secret, or the workspace's secret",
  },
  {
    name: "ATTENDEE_API_KEY",
    feature: "bots of your own",
    needs: "ATTENDEE_WEBHOOK_SECRETS",
    right: "an API key, without the word `Token` before it",
    from: "the project's settings in your installation of Attendee, API keys",
    begins: plain,
  },
  {
    name: "ATTENDEE_WEBHOOK_SECRETS",
    feature: "bots of your own",
    needs: "ATTENDEE_API_KEY",
    right: "the base64 text of the project's webhook secret, or several with spaces between them",
    from: "the project's settings in your installation of Attendee, Webhooks",
    begins: plain,
  },
  {
    name: "COUNTER_SECRET",
    feature: "reports to the counter",
    right: "16 random characters or more",
    from: "openssl rand -base64 32",
  },
  {
    name: "OPERATOR_EMAIL",
    feature: "mails to the operator",
    right: "one mail address",
    from: "you choose it",
  },
  {
    name: "LEADS_WEBHOOK_URL",
    feature: "the CRM's webhook",
    needs: "LEADS_WEBHOOK_SECRET",
    right: "an https address",
    from: "the CRM or automation tool",
  },
  {
    name: "LEADS_WEBHOOK_SECRET",
    feature: "the CRM's webhook",
    needs: "LEADS_WEBHOOK_URL",
    right: whsec,
    from: 'echo "whsec_$(openssl rand -base64 32)"',
  },
  {
    name: "STRIPE_SECRET_KEY",
    feature: "payments",
    needs: "STRIPE_WEBHOOK_SECRETS",
    right: "a secret or restricted key, `sk_…` or `rk_…`",
    from: "Stripe's dashboard, Developers → API keys",
    begins: /^[sr]k_(?:test|live)_/,
  },
  {
    name: "STRIPE_WEBHOOK_SECRETS",
    feature: "payments",
    needs: "STRIPE_SECRET_KEY",
    right: "`whsec_…`, or several with spaces between them",
    from: "Stripe's dashboard, Developers → Webhooks, the endpoint's signing secret",
    begins: /^whsec_/,
  },
  {
    name: "SUMMARY_API_KEY",
    feature: "the key of the model that writes notes, which one of your own may not need",
    right: "16 characters or more, without the word `Bearer` before it",
    from: "the owner of the model; Workers AI needs none",
    begins: plain,
  },
];

export const featureSecrets: readonly string[] = secretKinds.map(({ name }) => name);

export function settingsSubjects(): readonly Subject[] {
  /** null: unknown. */
  let onWorker: readonly string[] | null = null;
  const [siteSecret, ...others] = secretKinds.map((kind) =>
    step(kind.name, `looks whether it is set, and is ${kind.right}`, (world) =>
      checkSecret(kind, world, onWorker),
    ),
  );
  const listing = step(
    "Cloudflare names the Worker's secrets",
    "asks for their names; their values cannot be read",
    async (world) => {
      const names = (onWorker = await secretsOfWorker(world));
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
    { name: "Site", when: "first", steps: [listing, ...(siteSecret ? [siteSecret] : [])] },
    { name: "Secrets of its features", when: "before", steps: others },
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
  const wrong = bad.filter((name) => !featureSecrets.includes(name));
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
      throw new Wrong(wrong, `${kind.from}; then ${put}`);
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

function checkValue(kind: SecretKind, value: string, { env, bad }: CheckWorld): Note {
  const { name, right, from, begins } = kind;
  const isOpen = isPublic(env.siteUrl);
  const sample = "It is the sample of this repository, which everyone can read.";
  const testMode =
    "It is a key of Stripe's test mode, and the site is public: real payments would not be found.";
  const wrong =
    (isOpen && isPublished(value.split(/[\s,]+/)) && sample) ||
    (begins?.test(value) === false && "It begins like something else.") ||
    (bad.includes(name) && "The site would refuse it.") ||
    (isOpen && name === "STRIPE_SECRET_KEY" && /^.k_test_/.test(value) && testMode) ||
    (isOpen &&
      name === "LEADS_WEBHOOK_URL" &&
      !value.startsWith("https:") &&
      "It is not https: leads would travel in the open.");
  if (!wrong) return undefined;
  throw new Wrong(
    wrong,
    `It should be ${right}; it comes from: ${from}. Then npx wrangler secret put ${name}, and the same in ${valuesFile}.`,
  );
}
