import { z } from "zod";
import { NotLoggedIn } from "../../cloudflare/api.ts";
import { Sentence } from "../../parts/sentence.ts";
import { failed, type Outcome } from "../step.ts";
import type { CheckWorld } from "../world.ts";

/** What Cloudflare knows of the account, asked through its API. */
export type Told<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly outcome: Outcome };

const noSuchWorker = 10007;

type Asker = Pick<CheckWorld, "cloudflare">;

/** The names of the secrets; none before the first deployment. */
export function secretsOfWorker({
  cloudflare,
  worker,
}: Pick<CheckWorld, "cloudflare" | "worker">): Promise<Told<readonly string[]>> {
  return telling("the secrets", async () => {
    for (const account of await cloudflare.accounts()) {
      const path = `/accounts/${account}/workers/scripts/${worker}/secrets`;
      const answer = await cloudflare.ask(path);
      if (answer.ok) return named.parse(answer.result).map((secret) => secret.name);
      // Before the first deployment there is no Worker yet.
      if (!answer.codes.includes(noSuchWorker)) throw new Refusal(answer.said);
    }
    return [];
  });
}

/** Whether mail may be sent from addresses of this domain; null: it was never set up. */
export function sendingFrom(
  { cloudflare }: Asker,
  domain: string,
): Promise<Told<"enabled" | "disabled" | null>> {
  return telling(`the mail settings of ${domain}`, async () => {
    const zone = await zoneOf(cloudflare, domain);
    if (zone === null) return null;
    const path = `/zones/${zone.id}/email/sending/subdomains`;
    const domains = senders.parse(await resultOf(cloudflare, path));
    const sender = domains.find(({ name }) => name === domain);
    if (!sender) return null;
    return sender.email_sending_enabled ? "enabled" : "disabled";
  });
}

export type Routing = {
  /** Whether mail to the domain is taken by Cloudflare at all. */
  readonly enabled: boolean;
  readonly rules: readonly Rule[];
  /** The Workers that get what no rule is for; none if that is off. */
  readonly catchAll: readonly string[];
};

type Rule = {
  readonly enabled: boolean;
  /** In lower case. */
  readonly to: readonly string[];
  readonly workers: readonly string[];
};

/** Email Routing of the zone that the domain belongs to; null if no zone of the account has it. */
export function routingOf({ cloudflare }: Asker, domain: string): Promise<Told<Routing | null>> {
  return telling(`Email Routing of ${domain}`, async () => {
    const zone = await zoneOf(cloudflare, domain);
    if (zone === null) return null;
    const path = `/zones/${zone.id}/email/routing`;
    const { enabled } = settings.parse(await resultOf(cloudflare, path));
    if (!enabled) return { enabled, rules: [], catchAll: [] };
    const found = await rulesUnder(cloudflare, `${path}/rules`);
    const isCatchAll = ({ matchers }: RuleJson) => matchers.some(({ type }) => type === "all");
    const catchAll = found.filter((rule) => isCatchAll(rule) && rule.enabled);
    const rules = found.filter((rule) => !isCatchAll(rule));
    return { enabled, rules: rules.map(readRule), catchAll: catchAll.flatMap(workersOf) };
  });
}

const named = z.array(z.object({ name: z.string() }));
const zones = z.array(z.object({ id: z.string() }));
const senders = z.array(z.object({ name: z.string(), email_sending_enabled: z.boolean() }));
const settings = z.object({ enabled: z.boolean() });
const rule = z.object({
  enabled: z.boolean(),
  matchers: z.array(
    z.object({ type: z.string(), field: z.string().nullish(), value: z.string().nullish() }),
  ),
  actions: z.array(z.object({ type: z.string(), value: z.array(z.string()).nullish() })),
});
type RuleJson = z.output<typeof rule>;

/** The zone that the domain is, or is a subdomain of. */
async function zoneOf(cloudflare: Asker["cloudflare"], domain: string) {
  const labels = domain.split(".");
  for (let first = 0; first <= labels.length - 2; first += 1) {
    const name = encodeURIComponent(labels.slice(first).join("."));
    const [zone] = zones.parse(await resultOf(cloudflare, `/zones?name=${name}`));
    if (zone) return zone;
  }
  return null;
}

const pageSize = 50;

async function rulesUnder(cloudflare: Asker["cloudflare"], path: string): Promise<RuleJson[]> {
  const all: RuleJson[] = [];
  for (let page = 1; ; page += 1) {
    const query = `?page=${page}&per_page=${pageSize}`;
    const rules = z.array(rule).parse(await resultOf(cloudflare, `${path}${query}`));
    all.push(...rules);
    if (rules.length < pageSize) return all;
  }
}

function readRule(given: RuleJson): Rule {
  const to = given.matchers.flatMap(({ field, value }) =>
    field === "to" && value ? [value.toLowerCase()] : [],
  );
  return { enabled: given.enabled, to, workers: workersOf(given) };
}

function workersOf({ actions }: RuleJson): string[] {
  return actions.flatMap(({ type, value }) => (type === "worker" ? (value ?? []) : []));
}

class Refusal extends Error {}

async function resultOf(cloudflare: Asker["cloudflare"], path: string): Promise<unknown> {
  const answer = await cloudflare.ask(path);
  if (!answer.ok) throw new Refusal(answer.said);
  return answer.result;
}

async function telling<Value>(what: string, ask: () => Promise<Value>): Promise<Told<Value>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof NotLoggedIn) {
      const wrong = "Nobody is logged in to Cloudflare on this machine.";
      return { ok: false, outcome: failed(wrong, "npx wrangler login, then run this again.") };
    }
    if (error instanceof z.ZodError) return silent(what, "its answer has another form than before");
    if (error instanceof Refusal || error instanceof Sentence) return silent(what, error.message);
    throw error;
  }
}

function silent(what: string, reason: string): Told<never> {
  return {
    ok: false,
    outcome: failed(
      `Cloudflare does not tell about ${what}: ${reason.replaceAll(/\s+/g, " ").slice(0, 300)}`,
      "If it is a matter of rights, npx wrangler login asks for them anew; a token of your own needs the same ones.",
    ),
  };
}
