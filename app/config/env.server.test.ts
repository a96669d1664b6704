import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EnvError, readEnv } from "./env.server";
import { exampleSecrets, secretNames } from "./published-secrets.server";

const bytes = (count: number) => `whsec_${Buffer.alloc(count, 7).toString("base64")}`;

/** Variables of a deployed site. */
const sound = {
  ...{ DB: {}, EMAIL: {}, ASSETS: {}, TASK_COUNTER: {}, POST_LIMIT: {} },
  SITE_URL: "https://www.acme.test",
  SITE_SECRET: "k".repeat(32),
  MAIL_FROM: "notes@acme.test",
  JOIN_ADDRESS: "join@acme.test",
  COUNTER_SECRET: "c".repeat(16),
  RECALL_BASE_URL: "https://us-west-2.recall.ai",
  RECALL_API_KEY: "r".repeat(40),
  RECALL_WEBHOOK_SECRETS: bytes(24),
  LEADS_WEBHOOK_URL: "https://crm.acme.test",
  LEADS_WEBHOOK_SECRET: bytes(32),
  STRIPE_BASE_URL: "https://api.stripe.com",
  STRIPE_SECRET_KEY: "rk_live_0123456789abcdef",
  STRIPE_WEBHOOK_SECRETS: `whsec_${"Ab1".repeat(11)}`,
};

/** The names that `readEnv` refuses; none if it takes all. */
function refused(other: object): readonly string[] {
  try {
    readEnv({ ...sound, ...other });
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.keys;
    throw error;
  }
}

test("a deployed site's variables are taken", () => {
  expect(refused({})).toEqual([]);
  const both = `${bytes(24)}, ${bytes(25)}`;
  expect(readEnv({ ...sound, RECALL_WEBHOOK_SECRETS: both }).recall?.webhookSecrets).toHaveLength(
    2,
  );
});

test("what is optional may be absent or empty: its feature is off", () => {
  for (const none of ["", undefined]) {
    const names = secretNames.filter((name) => name !== "SITE_SECRET");
    const env = readEnv({ ...sound, ...Object.fromEntries(names.map((name) => [name, none])) });
    const { recall, stripe, leadWebhook, counterSecret } = env;
    expect([recall, stripe, leadWebhook, counterSecret]).toEqual([null, null, null, null]);
  }
});

test.each(secretNames)("the published %s is refused on a public site alone", (name) => {
  const published = { [name]: exampleSecrets[name] };
  expect(refused(published)).toEqual([name]);
  for (const host of ["localhost:8787", "127.0.0.1", "[::1]:8787", "site.localhost"]) {
    expect(refused({ SITE_URL: `https://${host}`, ...published })).toEqual([]);
  }
  expect(refused({ SITE_URL: "http://localhost:8787", ...published })).toEqual([]);
  for (const host of ["localhost.acme.test", "127.0.0.1.acme.test"]) {
    expect(refused({ SITE_URL: `https://${host}`, ...published })).toEqual([name]);
  }
});

test("one published secret among several is refused, and its value is not said", () => {
  const list = `${bytes(24)} ${exampleSecrets.RECALL_WEBHOOK_SECRETS}`;
  expect(refused({ RECALL_WEBHOOK_SECRETS: list })).toEqual(["RECALL_WEBHOOK_SECRETS"]);
  expect(() => readEnv({ ...sound, SITE_SECRET: exampleSecrets.SITE_SECRET })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("local-site-secret") }),
  );
});

test.each([
  ["SITE_SECRET", "k".repeat(31)],
  ["COUNTER_SECRET", "c".repeat(15)],
  ["RECALL_WEBHOOK_SECRETS", bytes(23)],
  ["RECALL_WEBHOOK_SECRETS", bytes(24).replace("whsec_", "")],
  ["RECALL_WEBHOOK_SECRETS", "whsec_not base64 at all, not at all!"],
  ["RECALL_WEBHOOK_SECRETS", `${bytes(24)},whsec_short`],
  ["LEADS_WEBHOOK_SECRET", bytes(16)],
  ["LEADS_WEBHOOK_SECRET", "a-long-secret-of-no-standard-at-all"],
  ["STRIPE_WEBHOOK_SECRETS", `whsec_${"a".repeat(23)}`],
  ["STRIPE_WEBHOOK_SECRETS", "a".repeat(40)],
])("%s is refused when it is too short, or none: %s", (name, value) => {
  expect(refused({ [name]: value })).toEqual([name]);
});

test.each([24, 25, 26, 27, 31, 32, 33, 64])("a webhook secret of %d bytes is taken", (count) => {
  expect(
    refused({ RECALL_WEBHOOK_SECRETS: bytes(count), LEADS_WEBHOOK_SECRET: bytes(count) }),
  ).toEqual([]);
});

test.each(["0", "-1", "1.5", "many", "100001"])(
  "a rate of %s calls a minute is refused",
  (value) => {
    expect(refused({ PROVIDER_RATE_PER_MINUTE: value })).toEqual(["PROVIDER_RATE_PER_MINUTE"]);
  },
);

test("the rate is the provider's published one unless another is set", () => {
  for (const none of ["", undefined]) {
    const env = readEnv({ ...sound, PROVIDER_RATE_PER_MINUTE: none });
    expect(env.providerRatePerMinute).toBe(120);
  }
  expect(readEnv({ ...sound, PROVIDER_RATE_PER_MINUTE: "300" }).providerRatePerMinute).toBe(300);
});

test(".dev.vars.example has exactly the secrets that are known as published", () => {
  const file = readFileSync(new URL("../../.dev.vars.example", import.meta.url), "utf8");
  const lines = [...file.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  const secrets = lines.filter(([name = ""]) => /SECRETS?$|KEY$/.test(name));
  expect(Object.fromEntries(secrets)).toEqual(exampleSecrets);
});
