import { afterEach, beforeEach, expect, test } from "vitest";
import {
  startStripeSimulator,
  type StripeSimulator,
} from "../../tests/simulators/stripe/stripe-simulator";
import { checkUp, checkWorld, soundValues } from "../../tests/support/check";
import { stripe as subject } from "./stripe";

const key = soundValues.STRIPE_SECRET_KEY;
let stripe: StripeSimulator;
beforeEach(async () => {
  stripe = await startStripeSimulator({
    port: 0,
    apiKey: key,
    webhookSecret: "whsec_unused",
    webhookUrl: "https://www.acme.test/api/stripe-webhook",
  });
});
afterEach(() => stripe.close());

const run = (values: Record<string, string> = {}) =>
  checkUp(subject, checkWorld({ STRIPE_BASE_URL: stripe.url, ...values }));
const account = () => stripe.control.account;
const creatorLink = () => {
  const link = account().links.find(({ id }) => id === "plink_creator");
  if (!link) throw new Error("no such link");
  return link;
};
const linkStep = "Payment link of the creator version";
const webhookStep = "Stripe's webhook to the site";

test("a complete account passes, and the check only reads from it", async () => {
  const { tally, text } = await run();
  expect(text).not.toMatch(/[✗–]/);
  expect(tally).toEqual({ ok: 7, failed: 0, skipped: 0 });
  expect(stripe.control.calls).toHaveLength(7);
});

test("an unknown key fails, and no part of it is printed", async () => {
  const { about, text } = await run({ STRIPE_SECRET_KEY: "rk_live_another0123456789" });
  expect(about("The key may read payment intents")).toMatch(
    /401 with the words: .*Invalid API Key provided: …[\s\S]*copy the key again/,
  );
  expect(text).not.toContain("rk_live");
});

test("a missing permission of a restricted key is named as Stripe names it", async () => {
  account().forbidden.add("charges");
  const { about, tally, text } = await run();
  expect(about("The key may read charges")).toMatch(
    /rak_charge_read[\s\S]*Edit the restricted key in Stripe's dashboard: reading charges/,
  );
  expect(tally.failed).toBe(1);
  expect(text).not.toContain("rk_test");
});

test("lists that the site does not read are skipped if the key may not read them", async () => {
  account().forbidden.add("payment_links").add("webhook_endpoints");
  const { tally, about } = await run();
  expect(tally).toEqual({ ok: 4, failed: 0, skipped: 3 });
  expect(about(webhookStep)).toContain("look at them in Stripe's dashboard");
});

test.each([
  [{ active: false }, /deactivated[\s\S]*update plink_creator -d active=true/],
  [{ url: "https://buy.stripe.com/another" }, /No payment link of this account has the address/],
  [
    { template: "agency" },
    /Its metadata says that the agency version is bought[\s\S]*payment_intent_data\[metadata\]\[template\]=creator/,
  ],
  [{ template: null }, /It does not say which version is bought/],
  [{ redirect: null }, /does not lead back to the site/],
  [{ redirect: "https://old.acme.test/thanks" }, /leads to https:\/\/old.acme.test\/thanks/],
])("a link with %j fails", async (change, expected) => {
  Object.assign(creatorLink(), change);
  const { about, tally } = await run();
  expect(about(linkStep)).toMatch(expected);
  expect(tally.failed).toBe(1);
});

test("a link on the second page of an account is found", async () => {
  const others = Array.from({ length: 120 }, (_, nth) => ({
    ...creatorLink(),
    id: `plink_other${nth}`,
    url: `https://buy.stripe.com/other${nth}`,
  }));
  account().links.unshift(...others);
  expect((await run()).tally.failed).toBe(0);
});

const endpoint = () => account().endpoints[0]!;

test("a webhook that is missing, disabled or without the event fails", async () => {
  endpoint().events = ["charge.refunded"];
  expect((await run()).about(webhookStep)).toContain("does not send payment_intent.succeeded");
  endpoint().events = ["*"];
  expect((await run()).about(webhookStep)).toContain("✓");
  endpoint().status = "disabled";
  expect((await run()).about(webhookStep)).toContain("The webhook we_site is disabled");
  endpoint().url = "https://www.acme.test/api/stripe";
  expect((await run()).about(webhookStep)).toContain(
    "No webhook of this account goes to https://www.acme.test/api/stripe-webhook",
  );
});

test("an answer that is not Stripe's fails", async () => {
  stripe.control.order({ kind: "garbage" });
  const { about } = await run();
  expect(about("The key may read payment intents")).toContain("not Stripe's data");
});

test("without a key nothing is tried", async () => {
  const { tally } = await checkUp(subject, checkWorld({ STRIPE_SECRET_KEY: null }));
  expect(tally).toEqual({ ok: 0, failed: 0, skipped: 7 });
});
