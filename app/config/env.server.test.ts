import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EnvError, readEnv } from "./env.server";
import { exampleSecrets, secretNames } from "./published-secrets.server";

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;

const bindings = { DB: {}, EMAIL: {}, ASSETS: {}, TASK_COUNTER: {}, POST_LIMIT: {} };
const deployed = {
  ...bindings,
  SITE_URL: "https://www.acme.test",
  SITE_SECRET: "k".repeat(32),
  MAIL_FROM: "notes@acme.test",
  JOIN_ADDRESS: "join@acme.test",
  COUNTER_SECRET: "c".repeat(16),
  RECALL_BASE_URL: "https://us-west-2.recall.ai",
  RECALL_API_KEY: "r".repeat(40),
  RECALL_WEBHOOK_SECRETS: secretOf(24),
  LEADS_WEBHOOK_URL: "https://crm.acme.test",
  LEADS_WEBHOOK_SECRET: secretOf(32),
  STRIPE_BASE_URL: "https://api.stripe.com",
  STRIPE_SECRET_KEY: "rk_live_0123456789abcdef",
  STRIPE_WEBHOOK_SECRETS: `whsec_${"Ab1".repeat(11)}`,
};

/** Returns the variables that `readEnv` refuses. */
function refused(other: object): readonly string[] {
  try {
    readEnv({ ...deployed, ...other });
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.keys;
    throw error;
  }
}

test("accepts the variables of a deployed site", () => {
  expect(refused({})).toEqual([]);
  const both = `${secretOf(24)}, ${secretOf(25)}`;
  expect(
    readEnv({ ...deployed, RECALL_WEBHOOK_SECRETS: both }).recall?.webhookSecrets,
  ).toHaveLength(2);
});

test("an optional variable may be absent or empty, which turns its feature off", () => {
  for (const empty of ["", undefined]) {
    const names = secretNames.filter((name) => name !== "SITE_SECRET");
    const env = readEnv({ ...deployed, ...Object.fromEntries(names.map((name) => [name, empty])) });
    const { recall, stripe, leadWebhook, counterSecret } = env;
    expect([recall, stripe, leadWebhook, counterSecret]).toEqual([null, null, null, null]);
  }
});

test.each(secretNames)(
  "refuses the published %s on a public site, and accepts it locally",
  (name) => {
    const published = { [name]: exampleSecrets[name] };
    expect(refused(published)).toEqual([name]);
    for (const host of ["localhost:8787", "127.0.0.1", "[::1]:8787", "site.localhost"]) {
      expect(refused({ SITE_URL: `https://${host}`, ...published })).toEqual([]);
    }
    expect(refused({ SITE_URL: "http://localhost:8787", ...published })).toEqual([]);
    for (const host of ["localhost.acme.test", "127.0.0.1.acme.test"]) {
      expect(refused({ SITE_URL: `https://${host}`, ...published })).toEqual([name]);
    }
  },
);

test("refuses one published secret among several without repeating its value", () => {
  const list = `${secretOf(24)} ${exampleSecrets.RECALL_WEBHOOK_SECRETS}`;
  expect(refused({ RECALL_WEBHOOK_SECRETS: list })).toEqual(["RECALL_WEBHOOK_SECRETS"]);
  expect(() => readEnv({ ...deployed, SITE_SECRET: exampleSecrets.SITE_SECRET })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("local-site-secret") }),
  );
});

test.each([
  ["SITE_SECRET", "k".repeat(31)],
  ["COUNTER_SECRET", "c".repeat(15)],
  ["RECALL_WEBHOOK_SECRETS", secretOf(23)],
  ["RECALL_WEBHOOK_SECRETS", secretOf(24).replace("whsec_", "")],
  ["RECALL_WEBHOOK_SECRETS", "whsec_not base64 at all, not at all!"],
  ["RECALL_WEBHOOK_SECRETS", `${secretOf(24)},whsec_short`],
  ["LEADS_WEBHOOK_SECRET", secretOf(16)],
  ["LEADS_WEBHOOK_SECRET", "a-long-secret-of-no-standard-at-all"],
  ["STRIPE_WEBHOOK_SECRETS", `whsec_${"a".repeat(23)}`],
  ["STRIPE_WEBHOOK_SECRETS", "a".repeat(40)],
])("refuses %s if it is too short or malformed: %s", (name, value) => {
  expect(refused({ [name]: value })).toEqual([name]);
});

test.each([24, 25, 26, 27, 31, 32, 33, 64])("accepts a webhook secret of %d bytes", (count) => {
  expect(
    refused({ RECALL_WEBHOOK_SECRETS: secretOf(count), LEADS_WEBHOOK_SECRET: secretOf(count) }),
  ).toEqual([]);
});

test.each(["0", "-1", "1.5", "many", "100001"])("refuses a rate of %s calls a minute", (value) => {
  expect(refused({ PROVIDER_RATE_PER_MINUTE: value })).toEqual(["PROVIDER_RATE_PER_MINUTE"]);
});

test("uses the provider's published rate unless another is set", () => {
  for (const empty of ["", undefined]) {
    const env = readEnv({ ...deployed, PROVIDER_RATE_PER_MINUTE: empty });
    expect(env.providerRatePerMinute).toBe(120);
  }
  expect(readEnv({ ...deployed, PROVIDER_RATE_PER_MINUTE: "300" }).providerRatePerMinute).toBe(300);
});

test(".dev.vars.example has exactly the published secrets", () => {
  const file = readFileSync(new URL("../../.dev.vars.example", import.meta.url), "utf8");
  const lines = [...file.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  const secrets = lines.filter(([name = ""]) => /SECRETS?$|KEY$/.test(name));
  expect(Object.fromEntries(secrets)).toEqual(exampleSecrets);
});
