import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startCloudflareSimulator,
  type CloudflareSimulator,
} from "../../tests/simulators/cloudflare/cloudflare-simulator";
import { checkUp, checkWorld } from "../../tests/support/check";
import type { WranglerAnswer } from "../parts/wrangler";
import { secretsOfWorker } from "./cloudflare";
import { inboundMailSubject } from "./inbound-mail";
import { senderSubject } from "./mail";
import { wranglerOf } from "./wrangler-world";

/** With the real wrangler, which asks a simulated Cloudflare. */
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
  { name: "all.example", routing: true, rules: [], catchAll: worker, senders: [] },
];

let cloudflare: CloudflareSimulator;
beforeAll(async () => {
  cloudflare = await startCloudflareSimulator({ secrets: [], zones });
});
afterAll(() => cloudflare.close());

/** Wrangler takes seconds: what it was asked before it is not asked again. */
const asked = new Map<string, Promise<WranglerAnswer>>();
const world = (values: Record<string, string> = {}) => {
  const ask = wranglerOf(cloudflare.env);
  const wrangler = (args: readonly string[]) => {
    const answer = asked.get(args.join(" ")) ?? ask(args);
    asked.set(args.join(" "), answer);
    return answer;
  };
  return checkWorld({ MAIL_FROM: "notes@larkfield.example", ...values }, { wrangler });
};

test("the secrets are listed by name; without a Worker there are none", async () => {
  const wrangler = wranglerOf(cloudflare.env);
  cloudflare.account.secrets = ["SITE_SECRET", "RECALL_API_KEY"];
  const told = await secretsOfWorker({ wrangler });
  expect(told).toEqual({ ok: true, value: ["SITE_SECRET", "RECALL_API_KEY"] });
  cloudflare.account.secrets = null;
  expect(await secretsOfWorker({ wrangler })).toEqual({ ok: true, value: [] });
});

test("a token without the right is said in Cloudflare's words", async () => {
  const wrangler = wranglerOf({ ...cloudflare.env, CLOUDFLARE_API_TOKEN: "of-nobody" });
  const { text } = await checkUp(senderSubject(), { ...world(), wrangler });
  expect(text).toMatch(/does not tell about the mail settings of .*Authentication error/);
});

test("nobody logged in is said", async () => {
  const nowhere = { HOME: "/nowhere", XDG_CONFIG_HOME: "/nowhere" };
  const wrangler = wranglerOf({ ...cloudflare.env, ...nowhere, CLOUDFLARE_API_TOKEN: "" });
  const { text } = await checkUp(senderSubject(), { ...world(), wrangler });
  expect(text).toMatch(/Nobody is logged in to Cloudflare[\s\S]*npx wrangler login/);
});

test.each([
  ["notes@larkfield.example", "✓ The sender's domain may send: larkfield.example"],
  ["notes@off.example", "is switched off"],
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
