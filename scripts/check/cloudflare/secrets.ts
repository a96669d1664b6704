import { isPublic } from "../../../app/config/env.server.ts";
import { isPublished } from "../../../app/config/published-secrets.server.ts";
import { secretsOfWorker } from "./account.ts";
import { featureSecrets, secretKinds, type SecretKind } from "./secret-kinds.ts";
import { failed, ok, skipped, type Outcome, type Step, type Subject } from "../step.ts";
import { valuesFile } from "../values.ts";
import type { CheckWorld } from "../world.ts";

/** Each secret: whether the Worker has it, and whether what is at hand is of the right kind. */
export function secretsSubject(): Subject {
  /** null: Cloudflare has not told. */
  let onWorker: readonly string[] | null = null;
  return {
    name: "Settings and secrets",
    when: "before",
    steps: [
      {
        name: "Variables of wrangler.toml",
        would: "reads them as the Worker does",
        run: (world) => Promise.resolve(judgeVariables(world)),
      },
      {
        name: "Cloudflare names the Worker's secrets",
        would: "asks for their names; their values are nobody's to read",
        async run(world) {
          const answer = await secretsOfWorker(world);
          if (!answer.ok) return answer.outcome;
          onWorker = answer.value;
          return ok();
        },
      },
      ...secretKinds.map((kind): Step => ({
        name: kind.name,
        would: `looks whether it is set, and is ${kind.right}`,
        run: (world) => Promise.resolve(judge(kind, world, onWorker)),
      })),
    ],
  };
}

function judgeVariables({ values, bad, env, place }: CheckWorld): Outcome {
  const wrong = bad.filter((name) => !featureSecrets.includes(name));
  const missing = [
    "SITE_URL",
    "MAIL_FROM",
    "JOIN_ADDRESS",
    "RECALL_BASE_URL",
    "STRIPE_BASE_URL",
  ].filter((name) => values[name] === undefined);
  const names = [...new Set([...wrong, ...missing])];
  if (names.length > 0) {
    const verb = names.length === 1 ? "is" : "are";
    return failed(
      `${names.join(", ")} ${verb} missing or not what the site takes.`,
      "README, “Deploy”, step 2; the samples in wrangler.toml show the form.",
    );
  }
  if (place === "local" || isPublic(env.siteUrl)) return ok();
  return failed(
    `SITE_URL is ${env.siteUrl}, where nobody else can reach it.`,
    "Set it to the site's own https address in wrangler.toml.",
  );
}

function judge(kind: SecretKind, world: CheckWorld, onWorker: readonly string[] | null): Outcome {
  const { values } = world;
  const value = values[kind.name];
  const put = `npx wrangler secret put ${kind.name}`;
  if (onWorker === null) {
    if (value !== undefined) return judgeValue(kind, value, world, put);
    return skipped("Cloudflare does not say whether it is set, and its value is not at hand");
  }
  const isSet = (name: string) => onWorker.includes(name);
  if (!isSet(kind.name)) {
    if (kind.feature === null) {
      return failed(
        "It is not set, and the site does not answer without it.",
        `${kind.from}; then ${put}`,
      );
    }
    if (value !== undefined) {
      return failed(
        `It is at hand here, but the Worker does not have it. Off: ${kind.feature}.`,
        put,
      );
    }
    return skipped(`it is not set. Off: ${kind.feature}`);
  }
  const absent = kind.needs.filter((name) => !isSet(name));
  if (absent.length > 0) {
    return failed(
      `It is set, but ${absent.join(" and ")} is not. Off: ${kind.feature ?? "the site"}.`,
      absent.map((name) => `npx wrangler secret put ${name}`).join("; "),
    );
  }
  if (value === undefined) {
    return skipped(`it is set, but its value is not at hand: put it into ${valuesFile}`);
  }
  return judgeValue(kind, value, world, put);
}

function judgeValue(kind: SecretKind, value: string, world: CheckWorld, put: string): Outcome {
  const { env, bad } = world;
  const todo = `It is to be ${kind.right}; it comes from: ${kind.from}. Then ${put}, and the same in ${valuesFile}.`;
  const isOpen = isPublic(env.siteUrl);
  if (isOpen && isPublished(value.split(/[\s,]+/))) {
    return failed("It is the sample of this repository, which everybody can read.", todo);
  }
  const mistake = kind.mistakenFor?.(value) ?? null;
  if (mistake !== null) return failed(mistake, todo);
  if (bad.includes(kind.name)) return failed("The site would refuse it.", todo);
  if (kind.name === "STRIPE_SECRET_KEY" && isOpen && /^[sr]k_test_/.test(value)) {
    return failed(
      "It is a key of Stripe's test mode, and the site is public: real payments would not be found.",
      `Take the live one. ${todo}`,
    );
  }
  if (kind.name === "LEADS_WEBHOOK_URL" && isOpen && !value.startsWith("https:")) {
    return failed("It is not https: leads would travel in the open.", todo);
  }
  return ok();
}
