import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { names } from "../../app/config/names";
import { openDb } from "../../app/db/client.server";
import { startCloudflareSimulator } from "../../tests/simulators/cloudflare/cloudflare-simulator";
import { checkUp, checkWorld } from "../../tests/support/check";
import { openTestDatabase } from "../../tests/support/sqlite-database";
import { NotLoggedIn, openCloudflareApi } from "../cloudflare/api";
import { d1Client } from "../cloudflare/d1-client";
import { runWrangler } from "../cloudflare/wrangler";
import { root } from "../parts/root";
import { UserError } from "../parts/terminal";
import {
  cronSubject,
  database,
  domainOf,
  inboundMail,
  mailEvents,
  routingRules,
  secretsOfWorker,
  sender,
  zoneOf,
} from "./cloudflare.ts";

const worker = "larkfield-site";
const { joinAddress } = names;
const domain = domainOf(joinAddress);
const zone = (name: string, routing: boolean) => {
  return { name, routing, rules: [], senders: [{ name, enabled: false }] };
};
const rules = [
  { to: joinAddress, worker },
  { to: `notes@in.${domain}`, worker },
  { to: `elsewhere@${domain}`, worker: "another-worker" },
  { to: `off@${domain}`, worker, enabled: false },
];
const many = Array.from({ length: 120 }, (_, nth) => ({ to: `a${nth}@many.example`, worker }));
const zones = [
  { ...zone(domain, true), rules, senders: [{ name: domain, enabled: true }] },
  zone("off.example", false),
  zone("receiving.example", true),
  { ...zone("many.example", true), rules: many },
  { ...zone("all.example", true), catchAll: worker, senders: [] },
];

let cloudflare: Awaited<ReturnType<typeof startCloudflareSimulator>>;
beforeAll(async () => {
  cloudflare = await startCloudflareSimulator({ secrets: [], zones });
});
afterAll(() => cloudflare.close());

const api = (env: NodeJS.ProcessEnv = {}) => openCloudflareApi({}, { ...cloudflare.env, ...env });
const world = (values: Record<string, string> = {}, env: NodeJS.ProcessEnv = {}) =>
  checkWorld({ MAIL_FROM: joinAddress, ...values }, { cloudflare: api(env), worker });

test("the secrets are listed by name; without a Worker there are none", async () => {
  cloudflare.account.secrets = ["SITE_SECRET", "RECALL_API_KEY"];
  const account = { cloudflare: api(), worker };
  expect(await secretsOfWorker(account)).toEqual(["SITE_SECRET", "RECALL_API_KEY"]);
  cloudflare.account.secrets = null;
  expect(await secretsOfWorker(account)).toEqual([]);
});

const refuse = () => Promise.reject(new NotLoggedIn());
test.each([
  [
    "a token without the right",
    () => world({}, { CLOUDFLARE_API_TOKEN: "of-nobody" }),
    /Could not read the domain .*Authentication error/,
  ],
  [
    "no Cloudflare",
    () => world({}, { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9" }),
    /Cloudflare does not answer. Is this machine online/,
  ],
  [
    "nobody logged in",
    () => ({ ...world(), cloudflare: { ask: refuse, accounts: refuse } }),
    /Not logged in to Cloudflare. Run `npx wrangler login`/,
  ],
])("%s is explained", async (_, given, expected) => {
  expect((await checkUp(sender, given())).text).toMatch(expected);
});

/** Compares with wrangler, which proves that the simulator answers like Cloudflare. */
test("wrangler reads the same rules, and all pages of a long list are read", async () => {
  const args = ["email", "routing", "rules", "list", domain];
  const stdout = await runWrangler(args, root, cloudflare.env);
  const lines = /^ +Enabled: +(\w+)\n +Matchers: to:(.+)\n +Actions: +worker:(.+)$/gm;
  const printed = Array.from(stdout.matchAll(lines), ([, ...words]) => words);
  const read = async (domain: string) => {
    return (await routingRules(api(), (await zoneOf(api(), domain))?.id ?? "")) ?? [];
  };
  const ours = (await read(domain)).filter(({ isCatchAll }) => !isCatchAll);
  const listed = ours.map(({ enabled, to, workers }) => [`${enabled}`, ...to, ...workers]);
  expect(listed).toEqual(printed);
  expect(listed).toHaveLength(4);
  // 120 rules and the catch-all, which every domain has.
  expect(await read("many.example")).toHaveLength(121);
});

test.each([
  [joinAddress, `✓ The sender's domain may send: ${domain}`],
  ["notes@off.example", "is switched off"],
  ["notes@receiving.example", "is switched off"],
  ["notes@all.example", "is not set up for sending"],
  ["notes@nowhere.example", "npx wrangler email sending enable nowhere.example"],
])("the check of mail from %s says: %s", async (MAIL_FROM, expected) => {
  const { text, tally } = await checkUp(sender, world({ MAIL_FROM }));
  expect(text).toContain(expected);
  expect(tally.failed).toBe(expected.startsWith("✓") ? 0 : 1);
});

test.each([
  [joinAddress, "✓", "✓"],
  [`Notes@in.${domain}`, "✓", "They differ"],
  [
    "notes@all.example",
    "✓ Email Routing hands it to the Worker: by the rule for all",
    "They differ",
  ],
  ["notes@off.example", "Email Routing is off for off.example", "They differ"],
  [`other@${domain}`, `No rule of ${domain} is for the join address`, "They differ"],
  [`elsewhere@${domain}`, "the rule does not lead to this Worker", "They differ"],
  [`off@${domain}`, "it is switched off", "They differ"],
  ["notes@nowhere.example", "is not in this account", "They differ"],
])("the check of mail to %s says: %s", async (JOIN_ADDRESS, expected, compared) => {
  const { about } = await checkUp(inboundMail, world({ JOIN_ADDRESS }));
  expect(about("Email Routing hands it to the Worker")).toContain(expected);
  expect(about("The join address is the one")).toContain(compared);
});

const files = readdirSync(`${root}migrations`).filter((file) => file.endsWith(".sql"));

test.each([
  ["all migrations", files, "✓"],
  ["one migration missing", files.slice(1), `${files[0]} is not applied: the site would fail`],
  ["an unknown migration", [...files, "9999_later.sql"], "does not know: 9999_later.sql"],
])("a database with %s is reported", async (_, applied, expected) => {
  const { db, query, insert } = openTestDatabase();
  query("create table d1_migrations (name text)");
  for (const name of applied) insert("d1_migrations", { name });
  expect((await checkUp(database, checkWorld({}, { db }))).text).toContain(expected);
});

test.each([
  [
    "does not answer",
    openDb(d1Client(() => Promise.reject(new UserError("There is none.")))),
    "There is none.",
  ],
  ["has no tables", openTestDatabase().db, "The deployed database is empty or older"],
])("a database that %s fails, and its statement is not printed", async (_, db, expected) => {
  const { text, tally } = await checkUp(database, checkWorld({}, { db }));
  expect(text).toContain(`What is wrong: ${expected}`);
  expect(text).not.toContain("select");
  expect(tally.failed).toBe(1);
});

const [cron, mail] = ["The cron runs", "The test mail goes out"];

/** Runs the check with a cron that writes `ending` to the test mail's row before the check looks again. */
async function run(ending: string | null, values: Readonly<Record<string, string | null>> = {}) {
  const { db, query } = openTestDatabase();
  const given = checkWorld(values, { db });
  let looks = 0;
  const wait = async (milliseconds: number) => {
    looks += 1;
    if (ending !== null && looks === 2) query(`update outbox set attempts = 1, ${ending}`);
    await given.wait(milliseconds);
  };
  const result = await checkUp(cronSubject(), { ...given, wait });
  expect(query("select * from outbox")).toEqual([]);
  expect(result.text).not.toContain("operator@");
  return result;
}

test("a sent mail proves the cron, and leaves no row", async () => {
  const { about, tally } = await run("state = 'done'");
  expect(about(cron)).toContain("a tick took the test mail within 10 seconds");
  expect(tally).toEqual({ ok: 2, failed: 0, skipped: 0 });
});

test("without a tick the check fails after three minutes and deletes its mail", async () => {
  const { about, tally } = await run(null);
  expect(about(cron)).toMatch(/No tick has come within 180 seconds[\s\S]*Triggers/);
  expect(about(mail)).toContain("not tried");
  expect(tally).toEqual({ ok: 0, failed: 1, skipped: 1 });
});

test.each([
  ["dead", "E_SENDER_NOT_VERIFIED", "does not let this account send from acme.test"],
  ["dead", "E_SENDER_DOMAIN_NOT_AVAILABLE", "npx wrangler email sending enable acme.test"],
  ["dead", "E_RECIPIENT_SUPPRESSED", "Take it off the suppression list"],
  ["dead", "E_DELIVERY_FAILED", "Cloudflare refuses the mail (E_DELIVERY_FAILED)"],
  ["dead", "unknown_kind", "The deployed Worker is older than this checkout"],
  ["done", "dropped", "The Worker has no OPERATOR_EMAIL"],
  ["pending", "E_DAILY_LIMIT_EXCEEDED", "The day's mails are used up"],
])("a mail that is %s with %s is explained", async (state, code, expected) => {
  const { about, tally } = await run(`state = '${state}', last_error = '${code}'`);
  expect(about(mail)).toContain(expected);
  expect(tally).toEqual({ ok: 1, failed: 1, skipped: 0 });
});

test("without an operator's address the cron is still checked", async () => {
  const off = await run("state = 'done', last_error = 'dropped'", { OPERATOR_EMAIL: null });
  expect(off.tally).toEqual({ ok: 1, failed: 0, skipped: 1 });
});

const events = ["message.bounced", "message.complained", "message.delivered"];
const queue = { name: "mail-events", consumers: [worker], subscriptions: [{ domain, events }] };

test.each([
  ["in order", queue, "✓ The mail service puts its events into the queue"],
  ["missing", null, "npx wrangler queues create mail-events"],
  ["of another name", { ...queue, name: "orders" }, "queues create mail-events"],
  ["without consumer", { ...queue, consumers: [] }, "npm run deploy"],
  ["of another Worker", { ...queue, consumers: ["shop"] }, "npm run deploy"],
  ["without subscription", { ...queue, subscriptions: [] }, "subscription create mail-events"],
  [
    "of another domain",
    { ...queue, subscriptions: [{ domain: "other.example", events }] },
    `message.bounced and message.complained of ${domain} do not come`,
  ],
  [
    "without complaints",
    { ...queue, subscriptions: [{ domain, events: ["message.bounced"] }] },
    `message.complained of ${domain} do not come`,
  ],
  [
    "switched off",
    { ...queue, subscriptions: [{ domain, events, enabled: false }] },
    `--zone-id zone0 --domain ${domain} --events message.bounced,message.complained`,
  ],
])("a queue %s is reported", async (what, found, expected) => {
  cloudflare.account.queues = found ? [found] : [];
  const { text, tally } = await checkUp(mailEvents, world());
  expect(text).toContain(expected);
  expect(tally.failed === 0).toBe(what === "in order");
});
