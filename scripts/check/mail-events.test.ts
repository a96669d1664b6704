import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type CloudflareAccount,
  startCloudflareSimulator,
} from "../../tests/simulators/cloudflare/cloudflare-simulator";
import { checkUp, checkWorld } from "../../tests/support/check";
import { openCloudflareApi } from "../cloudflare/api";
import { mailEvents } from "./cloudflare";

const domain = "larkfield.example";
const sender = { name: domain, enabled: true };
const zone = { name: domain, routing: false, rules: [], senders: [sender] };
const events = ["message.bounced", "message.complained", "message.delivered"];
const sound = {
  name: "mail-events",
  consumers: ["larkfield-site"],
  subscriptions: [{ domain, events }],
};

let account: CloudflareAccount;
let cloudflare: Awaited<ReturnType<typeof startCloudflareSimulator>>;
beforeEach(async () => {
  account = { secrets: [], queues: [sound], zones: [zone] };
  cloudflare = await startCloudflareSimulator(account);
});
afterEach(() => cloudflare.close());

const look = () => {
  const api = openCloudflareApi({}, cloudflare.env);
  return checkUp(mailEvents, checkWorld({ MAIL_FROM: `a@${domain}` }, { cloudflare: api }));
};

test("a queue that is read, with the events of the sender's domain, is in order", async () => {
  expect((await look()).tally).toEqual({ ok: 2, failed: 0, skipped: 0 });
  expect(cloudflare.refused).toEqual([]);
});

test.each([
  ["no queue", [], "npx wrangler queues create mail-events"],
  ["a queue of another name", [{ ...sound, name: "orders" }], "queues create mail-events"],
  ["a queue that nobody reads", [{ ...sound, consumers: [] }], "npm run deploy"],
  ["a queue of another Worker", [{ ...sound, consumers: ["shop"] }], "npm run deploy"],
  ["no subscription", [{ ...sound, subscriptions: [] }], "subscription create mail-events"],
  [
    "a subscription of another domain",
    [{ ...sound, subscriptions: [{ domain: "other.example", events }] }],
    "message.bounced and message.complained of larkfield.example do not come",
  ],
  [
    "a subscription without complaints",
    [{ ...sound, subscriptions: [{ domain, events: ["message.bounced"] }] }],
    "message.complained of larkfield.example do not come",
  ],
  [
    "a subscription that is switched off",
    [{ ...sound, subscriptions: [{ domain, events, enabled: false }] }],
    "--zone-id zone0 --domain larkfield.example --events message.bounced,message.complained",
  ],
])("%s is said, with what to do", async (_what, queues, todo) => {
  account.queues = queues;
  const { text, tally } = await look();
  expect(tally.failed).toBeGreaterThan(0);
  expect(text).toContain(todo);
});
