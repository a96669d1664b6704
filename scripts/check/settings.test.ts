import { expect, test } from "vitest";
import { exampleSecrets, secretNames } from "../../app/config/published-secrets.server.ts";
import { featureSecrets } from "./secrets.ts";
import { judgeSettings } from "./settings.ts";

const vars = {
  SITE_URL: "https://www.acme.test",
  MAIL_FROM: "notes@acme.test",
  JOIN_ADDRESS: "join@acme.test",
  RECALL_BASE_URL: "https://us-west-2.recall.ai",
  STRIPE_BASE_URL: "https://api.stripe.com",
};
const attendee = {
  ...{ ...vars, BOT_PROVIDER: "attendee", ATTENDEE_BASE_URL: "https://bots.acme.test" },
};

test.each([
  [vars, featureSecrets],
  [vars, null],
  [vars, featureSecrets.filter((name) => !name.startsWith("ATTENDEE_"))],
  [attendee, featureSecrets.filter((name) => !name.startsWith("RECALL_"))],
  [vars, featureSecrets.filter((name) => name !== "SUMMARY_API_KEY")],
])("with all in place there is nothing to say", (given, secrets) => {
  expect(judgeSettings(given, secrets)).toEqual({ refusals: [], off: [] });
});

test("without SITE_SECRET it is refused, with the command that sets it", () => {
  const { refusals } = judgeSettings(vars, featureSecrets.slice(1));
  expect(refusals).toEqual([expect.stringContaining("npx wrangler secret put SITE_SECRET")]);
});

test("what stays off is named with what it lacks", () => {
  const secrets = ["SITE_SECRET", "RECALL_API_KEY", "LEADS_WEBHOOK_SECRET", "LEADS_WEBHOOK_URL"];
  const { refusals, off } = judgeSettings(vars, secrets);
  expect(refusals).toEqual([]);
  expect(off).toEqual([
    ["the notetaker", ["RECALL_WEBHOOK_SECRETS"]],
    ["reports to the counter", ["COUNTER_SECRET"]],
    ["mails to the operator", ["OPERATOR_EMAIL"]],
    ["payments", ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRETS"]],
  ]);
  const without = featureSecrets.filter((name) => name !== "ATTENDEE_API_KEY");
  expect(judgeSettings(attendee, without).off).toEqual([
    ["bots of your own", ["ATTENDEE_API_KEY"]],
  ]);
});

test.each(secretNames)("%s among the variables is refused, and its value not said", (name) => {
  const value = exampleSecrets[name];
  const { refusals } = judgeSettings({ ...vars, [name]: value }, featureSecrets);
  expect(refusals).toEqual([expect.stringMatching(`^${name} stands in wrangler.toml`)]);
  expect(refusals.join()).not.toContain(value);
});

test.each([
  ["SITE_URL", "http://www.acme.test"],
  ["SITE_URL", "https://localhost:8787"],
  ["SITE_URL", "www.acme.test"],
  ["SITE_URL", undefined],
  ["MAIL_FROM", "nobody"],
  ["JOIN_ADDRESS", ""],
  ["RECALL_BASE_URL", "recall"],
  ["PIXEL_ID", "abc"],
  ["ATTENDEE_BASE_URL", undefined],
])("%s = %s is refused", (name, value) => {
  const given = name.startsWith("ATTENDEE") ? attendee : vars;
  const { refusals } = judgeSettings({ ...given, [name]: value }, featureSecrets);
  expect(refusals).toEqual([expect.stringMatching(`^${name} in wrangler.toml`)]);
});
