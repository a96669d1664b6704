import { expect, test } from "vitest";
import { exampleSecrets, secretNames } from "../../app/config/published-secrets.server";
import { checkUp, checkWorld, soundValues } from "../../tests/support/check";
import type { CloudflareAnswer } from "../cloudflare/api";
import { checkedSecrets, settingsSubjects } from "./secrets";

/** Cloudflare's answer about the Worker's secrets; `cloudflare.test.ts` tests the calls. */
const saying = (answer: CloudflareAnswer) => ({
  ask: () => Promise.resolve(answer),
  accounts: () => Promise.resolve(["account"]),
});
const listing = (names: readonly string[]) =>
  saying({ ok: true, result: names.map((name) => ({ name, type: "secret_text" })) });

const run = (
  values: Readonly<Record<string, string | null>> = {},
  onWorker: readonly string[] = checkedSecrets,
) => {
  return checkUp(settingsSubjects(), checkWorld(values, { cloudflare: listing(onWorker) }));
};

test("with all secrets in place nothing fails or is skipped", async () => {
  const { text, tally } = await run();
  expect(text).not.toMatch(/[✗–]/);
  expect(tally.ok).toBe(14);
});

test("a Worker without SITE_SECRET fails, with the command that sets the secret", async () => {
  const others = checkedSecrets.filter((name) => name !== "SITE_SECRET");
  const { about } = await run({}, others);
  expect(about("SITE_SECRET")).toMatch(/does not answer without it[\s\S]*secret put SITE_SECRET/);
});

test("a secret that only this machine has fails; a secret that is missing everywhere is skipped", async () => {
  const { about, tally } = await run({ COUNTER_SECRET: null }, ["SITE_SECRET"]);
  expect(about("STRIPE_SECRET_KEY")).toContain("the Worker does not have it. Off: payments");
  expect(about("COUNTER_SECRET")).toContain(
    "not tried, it is not set. Off: reports to the counter",
  );
  expect(tally).toMatchObject({ ok: 3, skipped: 1 });
});

test("without Cloudflare's list no secret is called missing, and values at hand are checked", async () => {
  const silent = saying({ ok: false, status: 500, codes: [10013], message: "Out of order" });
  const values = { COUNTER_SECRET: null, SITE_SECRET: "short" };
  const world = checkWorld(values, { cloudflare: silent });
  const { about, tally } = await checkUp(settingsSubjects(), world);
  expect(about("Cloudflare names")).toContain(
    "Could not read the secrets from Cloudflare: Out of order",
  );
  expect(about("COUNTER_SECRET")).toContain("not tried, Cloudflare does not say");
  expect(about("SITE_SECRET")).toContain("The site would refuse it");
  expect(tally).toEqual({ ok: 11, failed: 2, skipped: 1 });
});

test("each feature that is off is named once", async () => {
  const { about } = await run({}, ["SITE_SECRET", "COUNTER_SECRET", "OPERATOR_EMAIL"]);
  expect(about("Cloudflare names")).toContain(
    "off are the notetaker, bots of your own, the CRM's webhook, payments",
  );
});

test("a feature with only one of its two secrets fails", async () => {
  const { about } = await run(
    { RECALL_WEBHOOK_SECRETS: null },
    checkedSecrets.filter((name) => name !== "RECALL_WEBHOOK_SECRETS"),
  );
  expect(about("RECALL_API_KEY")).toContain(
    "It is set, but RECALL_WEBHOOK_SECRETS is not. Off: the notetaker",
  );
});

test("a value that is not at hand is skipped, with the file to put it into", async () => {
  const { about, tally } = await run({ RECALL_API_KEY: null });
  expect(about("RECALL_API_KEY")).toContain("not tried, it is set, but its value is not at hand");
  expect(tally.failed).toBe(0);
});

test.each([
  ["RECALL_WEBHOOK_SECRETS", "whsec_short", "The site would refuse it"],
  ["RECALL_WEBHOOK_SECRETS", "a-secret-without-the-beginning-0123", "The site would refuse it"],
  ["LEADS_WEBHOOK_SECRET", "whsec_not base64 at all, and no list", "The site would refuse it"],
  ["RECALL_API_KEY", "Token 0123456789abcdef0123456789", "It begins like something else"],
  ["RECALL_API_KEY", soundValues.RECALL_WEBHOOK_SECRETS, "It begins like something else"],
  ["STRIPE_SECRET_KEY", "pk_live_0123456789abcdefghij", "It begins like something else"],
  ["STRIPE_SECRET_KEY", "sk_test_0123456789abcdefghij", "It is a key of Stripe's test mode"],
  ["STRIPE_SECRET_KEY", "whsec_0123456789abcdefghijklm", "It begins like something else"],
  ["STRIPE_WEBHOOK_SECRETS", "sk_live_0123456789abcdefghij", "It begins like something else"],
  ["SITE_SECRET", "short", "The site would refuse it"],
  ["SITE_SECRET", exampleSecrets.SITE_SECRET, "It is the sample of this repository"],
  ["RECALL_WEBHOOK_SECRETS", exampleSecrets.RECALL_WEBHOOK_SECRETS, "It is the sample"],
  ["OPERATOR_EMAIL", "nobody", "The site would refuse it"],
  ["LEADS_WEBHOOK_URL", "http://crm.acme.test/hook", "It is not https"],
])("%s = %s is explained, and its value not printed", async (name, value, expected) => {
  const { about, text, tally } = await run({ [name]: value });
  expect(about(name)).toContain(`What is wrong: ${expected}`);
  expect(about(name)).toContain(`npx wrangler secret put ${name}`);
  expect(text).not.toContain(value);
  expect(tally.failed).toBe(1);
});

test.each([
  ["SITE_URL", null],
  ["SITE_URL", "www.acme.test"],
  ["MAIL_FROM", "nobody"],
  ["JOIN_ADDRESS", null],
  ["RECALL_BASE_URL", "recall"],
  ["PIXEL_ID", "abc"],
  ["ATTENDEE_BASE_URL", null],
])("a variable that is wrong (%s = %s) is named", async (name, value) => {
  const { about } = await run({ BOT_PROVIDER: "attendee", [name]: value });
  expect(about("Variables of wrangler.toml")).toContain(`${name} is missing or not what`);
});

test.each(["http://localhost:8787", "https://localhost:8787", "http://www.acme.test"])(
  "a site at %s fails as not public",
  async (SITE_URL) => {
    const { about } = await run({ SITE_URL });
    expect(about("Variables of wrangler.toml")).toContain("where no one else can reach it");
  },
);

test.each(secretNames)(
  "%s among the variables fails, and its value is not printed",
  async (name) => {
    const vars = { [name]: soundValues[name] };
    const world = checkWorld({}, { cloudflare: listing(checkedSecrets), vars });
    const { about, text } = await checkUp(settingsSubjects(), world);
    expect(about("Variables of wrangler.toml")).toMatch(`${name} in wrangler.toml can be read`);
    expect(text).not.toContain(soundValues[name]);
  },
);
