import { stripVTControlCharacters } from "node:util";
import { failed, type Outcome } from "./step.ts";
import type { CheckWorld } from "./world.ts";

/** What Cloudflare knows of the account, asked through its own command-line tool. */
export type Told<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly outcome: Outcome };

type Asker = Pick<CheckWorld, "wrangler">;

/** The names of the secrets; none before the first deployment. */
export async function secretsOfWorker({ wrangler }: Asker): Promise<Told<readonly string[]>> {
  const { code, stdout, stderr } = await wrangler(["secret", "list"]);
  const names = Array.from(stdout.matchAll(/"name":\s*"(\w+)"/g), ([, name = ""]) => name);
  if (code === 0) return { ok: true, value: names };
  // Before the first deployment there is no Worker yet.
  if (/Worker ".*" not found/.test(stderr)) return { ok: true, value: [] };
  return silent("the secrets", stdout + stderr);
}

/** Whether mail may be sent from addresses of this domain; null: it was never set up. */
export async function sendingFrom(
  { wrangler }: Asker,
  domain: string,
): Promise<Told<"enabled" | "disabled" | null>> {
  const { code, stdout, stderr } = await wrangler(["email", "sending", "settings", domain]);
  const [, enabled] = /Enabled:\s+(true|false)/.exec(stdout) ?? [];
  if (code === 0 && enabled) {
    return { ok: true, value: enabled === "true" ? "enabled" : "disabled" };
  }
  if (isUnknown(stdout + stderr)) return { ok: true, value: null };
  return silent(`the mail settings of ${domain}`, stdout + stderr);
}

export type Routing = {
  /** Whether mail to the domain is taken by Cloudflare at all. */
  readonly enabled: boolean;
  readonly rules: readonly {
    readonly enabled: boolean;
    readonly matchers: string;
    readonly actions: string;
  }[];
  /** For what no rule matches; null if it is off. */
  readonly catchAll: string | null;
};

/** Email Routing of the zone that the domain belongs to; null if no zone of the account has it. */
export async function routingOf(
  { wrangler }: Asker,
  domain: string,
): Promise<Told<Routing | null>> {
  const labels = domain.split(".");
  // The command wants the zone itself, of which the address may use a subdomain.
  for (let first = 0; first <= labels.length - 2; first += 1) {
    const zone = labels.slice(first).join(".");
    const settings = await wrangler(["email", "routing", "settings", zone]);
    const said = settings.stdout + settings.stderr;
    if (settings.code !== 0 && isUnknown(said)) continue;
    if (settings.code !== 0) return silent(`Email Routing of ${zone}`, said);
    if (!/Enabled:\s+true/.test(settings.stdout)) {
      return { ok: true, value: { enabled: false, rules: [], catchAll: null } };
    }
    const rules = await wrangler(["email", "routing", "rules", "list", zone]);
    if (rules.code !== 0) {
      return silent(`the routing rules of ${zone}`, rules.stdout + rules.stderr);
    }
    return { ok: true, value: { enabled: true, ...readRules(rules.stdout) } };
  }
  return { ok: true, value: null };
}

function readRules(text: string): Pick<Routing, "rules" | "catchAll"> {
  const rules = text
    .split(/^Rule: /m)
    .slice(1)
    .map((block) => ({
      enabled: /^\s+Enabled:\s+true/m.test(block),
      matchers: /^\s+Matchers: (.*)$/m.exec(block)?.[1] ?? "",
      actions: /^\s+Actions: {2}(.*)$/m.exec(block)?.[1] ?? "",
    }));
  const [, catchAll = null] = /^Catch-all rule: enabled, action: (.*)$/m.exec(text) ?? [];
  return { rules, catchAll };
}

function isUnknown(said: string): boolean {
  return /Could not find zone|No sending subdomain found|Could not find a zone/i.test(said);
}

function silent(what: string, said: string): Told<never> {
  if (/CLOUDFLARE_API_TOKEN|not logged in|wrangler login/i.test(said)) {
    const wrong = "Nobody is logged in to Cloudflare on this machine.";
    return { ok: false, outcome: failed(wrong, "npx wrangler login, then run this again.") };
  }
  const lines = stripVTControlCharacters(said)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const first = lines.findIndex((line) => line.includes("[ERROR]"));
  const reason = lines.slice(Math.max(first, 0), Math.max(first, 0) + 2).join(" ");
  return {
    ok: false,
    outcome: failed(
      `Cloudflare does not tell about ${what}: ${reason
        .replace(/^.*\[ERROR\]/, "")
        .replaceAll(/\s+/g, " ")
        .trim()
        .slice(0, 300)}`,
      "If it is a matter of rights, npx wrangler login asks for them anew; a token of your own needs the same ones.",
    ),
  };
}
