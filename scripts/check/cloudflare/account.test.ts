import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startCloudflareSimulator,
  type CloudflareSimulator,
} from "../../../tests/simulators/cloudflare/cloudflare-simulator";
import { checkUp, checkWorld } from "../../../tests/support/check";
import { NotLoggedIn, openCloudflareApi } from "../../cloudflare/api";
import { root } from "../../parts/root";
import { askWrangler } from "../../cloudflare/wrangler";
import { routingOf, secretsOfWorker } from "./account";
import { inboundMailSubject } from "./inbound-mail";
import { senderSubject } from "./mail";

const worker = "larkfield-site";
const zones = [
  {
    name: "larkfield.example",
    routing: true,
    rules: [
      { to: "notes@larkfield.example", worker },
      { to: "notes@in.larkfield.example", worker },
      { to: "elsewhere@larkfield.example", worker: "another-worker" },
      { to: "off@larkfield.example", worker, enabled: false },
    ],
    senders: [{ name: "larkfield.example", enabled: true }],
  },
  {
    name: "off.example",
    routing: false,
    rules: [],
    senders: [{ name: "off.example", enabled: false }],
  },
  {
    name: "receiving.example",
    routing: true,
    rules: [],
    senders: [{ name: "receiving.example", enabled: false }],
  },
  { name: "all.example", routing: true, rules: [], catchAll: worker, senders: [] },
];

let cloudflare: CloudflareSimulator;
beforeAll(async () => {
  cloudflare = await startCloudflareSimulator({ secrets: [], zones });
});
afterAll(() => cloudflare.close());

const asking = (env: NodeJS.ProcessEnv = {}) => ({
  cloudflare: openCloudflareApi({}, { ...cloudflare.env, ...env }),
  worker,
});
const world = (values: Record<string, string> = {}, env: NodeJS.ProcessEnv = {}) =>
  checkWorld({ MAIL_FROM: "notes@larkfield.example", ...values }, asking(env));

test("the secrets are listed by name; without a Worker there are none", async () => {
  cloudflare.account.secrets = ["SITE_SECRET", "RECALL_API_KEY"];
  const told = await secretsOfWorker(asking());
  expect(told).toEqual({ ok: true, value: ["SITE_SECRET", "RECALL_API_KEY"] });
  cloudflare.account.secrets = null;
  expect(await secretsOfWorker(asking())).toEqual({ ok: true, value: [] });
});

test("a token without the right is said in Cloudflare's words", async () => {
  const { text } = await checkUp(senderSubject(), world({}, { CLOUDFLARE_API_TOKEN: "of-nobody" }));
  expect(text).toMatch(/does not tell about the mail settings of .*Authentication error/);
});

test("a Cloudflare that is out of reach is said", async () => {
  const nowhere = { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9" };
  const { text } = await checkUp(senderSubject(), world({}, nowhere));
  expect(text).toMatch(/does not tell about the mail settings of .*Is this machine online/);
});

test("nobody logged in is said", async () => {
  const refuse = () => Promise.reject(new NotLoggedIn());
  const nobody = { ask: refuse, accounts: refuse };
  const { text } = await checkUp(senderSubject(), { ...world(), cloudflare: nobody });
  expect(text).toMatch(/Nobody is logged in to Cloudflare[\s\S]*npx wrangler login/);
});

/** An independent judge of the simulated calls: what wrangler makes of them is what we make of them. */
test("wrangler reads the same rules", async () => {
  const args = ["email", "routing", "rules", "list", "larkfield.example"];
  const { stdout } = await askWrangler(args, root, { env: cloudflare.env });
  const lines = /^ +Enabled: +(\w+)\n +Matchers: to:(.+)\n +Actions: +worker:(.+)$/gm;
  const printed = Array.from(stdout.matchAll(lines), ([, ...words]) => words);
  const told = await routingOf(asking(), "larkfield.example");
  const rules = told.ok ? (told.value?.rules ?? []) : [];
  expect(rules).toHaveLength(4);
  expect(rules.map(({ enabled, to, workers }) => [`${enabled}`, ...to, ...workers])).toEqual(
    printed,
  );
});

test("a long list of rules is read to its end", async () => {
  const rules = Array.from({ length: 120 }, (_, nth) => ({ to: `a${nth}@many.example`, worker }));
  const many = { name: "many.example", routing: true, rules, senders: [] };
  const account = await startCloudflareSimulator({ secrets: [], zones: [many] });
  const told = await routingOf(asking(account.env), "many.example");
  await account.close();
  expect(told).toMatchObject({ ok: true, value: { rules: { length: 120 } } });
});

test.each([
  ["notes@larkfield.example", "✓ The sender's domain may send: larkfield.example"],
  ["notes@off.example", "is switched off"],
  ["notes@receiving.example", "is switched off"],
  ["notes@all.example", "is not set up for sending"],
  ["notes@nowhere.example", "npx wrangler email sending enable nowhere.example"],
])("mail from %s", async (MAIL_FROM, said) => {
  const { text, tally } = await checkUp(senderSubject(), world({ MAIL_FROM }));
  expect(text).toContain(said);
  expect(tally.failed).toBe(said.startsWith("✓") ? 0 : 1);
});

test.each([
  ["notes@larkfield.example", "✓"],
  ["Notes@in.larkfield.example", "✓"],
  ["notes@all.example", "✓ Email Routing hands it to the Worker: by the rule for all"],
  ["notes@off.example", "Email Routing is off for off.example"],
  ["other@larkfield.example", "No rule of larkfield.example is for the join address"],
  ["elsewhere@larkfield.example", "it goes elsewhere than to this Worker"],
  ["off@larkfield.example", "it is switched off"],
  ["notes@nowhere.example", "is none of this account's"],
])("mail to %s", async (JOIN_ADDRESS, said) => {
  const { about } = await checkUp(inboundMailSubject(), world({ JOIN_ADDRESS }));
  expect(about("Email Routing hands it to the Worker")).toContain(said);
});

test("an address that the pages do not name is said", async () => {
  const { about } = await checkUp(
    inboundMailSubject(),
    world({ JOIN_ADDRESS: "notes@all.example" }),
  );
  expect(about("The join address is the one")).toContain("They differ");
});
