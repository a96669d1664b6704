import { describe, expect, test } from "vitest";
import { exampleSecrets, secretNames } from "../../app/config/published-secrets.server";
import { checkSettings } from "./deploy-check";

const vars = {
  SITE_URL: "https://www.acme.test",
  MAIL_FROM: "notes@acme.test",
  JOIN_ADDRESS: "join@acme.test",
  RECALL_BASE_URL: "https://us-west-2.recall.ai",
  STRIPE_BASE_URL: "https://api.stripe.com",
};

test("with all in place there is nothing to say", () => {
  expect(checkSettings({ vars, secrets: secretNames })).toEqual({ refusals: [], off: [] });
  expect(checkSettings({ vars, secrets: null })).toEqual({ refusals: [], off: [] });
});

test("without SITE_SECRET it is refused, with the command that sets it", () => {
  const { refusals } = checkSettings({ vars, secrets: secretNames.slice(1) });
  expect(refusals).toEqual([expect.stringContaining("npx wrangler secret put SITE_SECRET")]);
});

test("what stays off is named with what it lacks", () => {
  const { refusals, off } = checkSettings({
    vars,
    secrets: ["SITE_SECRET", "RECALL_API_KEY", "LEADS_WEBHOOK_SECRET"],
  });
  expect(refusals).toEqual([]);
  expect(off).toEqual([
    ["the notetaker", ["RECALL_WEBHOOK_SECRETS"]],
    ["reports to the counter", ["COUNTER_SECRET"]],
    ["payments", ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRETS"]],
  ]);
});

test.each(secretNames)("%s among the variables is refused, and its value not said", (name) => {
  const value = exampleSecrets[name];
  const { refusals } = checkSettings({ vars: { ...vars, [name]: value }, secrets: secretNames });
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
])("%s = %s is refused", (name, value) => {
  const { refusals } = checkSettings({ vars: { ...vars, [name]: value }, secrets: secretNames });
  expect(refusals).toEqual([expect.stringMatching(`^${name} in wrangler.toml`)]);
});

describe("with bots of an installation of Attendee", () => {
  const attendee = {
    ...vars,
    BOT_PROVIDER: "attendee",
    ATTENDEE_BASE_URL: "https://bots.acme.test",
  };

  test("its secrets are wanted, and not Recall.ai's", () => {
    const secrets = secretNames.filter((name) => !name.startsWith("RECALL_"));
    const given = { vars: attendee, secrets };
    expect(checkSettings(given)).toEqual({ refusals: [], off: [] });
    const without = secrets.filter((name) => name !== "ATTENDEE_API_KEY");
    expect(checkSettings({ vars: attendee, secrets: without }).off).toEqual([
      ["the notetaker", ["ATTENDEE_API_KEY"]],
    ]);
  });

  test("an address is wanted as well", () => {
    const { ATTENDEE_BASE_URL: _, ...rest } = attendee;
    const { refusals } = checkSettings({ vars: rest, secrets: secretNames });
    expect(refusals).toEqual([expect.stringMatching(/^ATTENDEE_BASE_URL in wrangler.toml/)]);
  });
});
