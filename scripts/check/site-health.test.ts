import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { verifiedId } from "../../tests/simulators/crm/verify";
import { checkUp, checkWorld, serve, soundValues } from "../../tests/support/check";
import { constantHeaders, isolation } from "../../workers/headers";
import { openTestDatabase } from "../../tests/support/sqlite-database";
import { siteSecretsSubject, site } from "./site-health.ts";

type Headers = Record<string, string>;
const files: Headers = { ...constantHeaders, [isolation.name]: isolation.value };
const policy = "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'";
const pages: Headers = { ...constantHeaders, "Content-Security-Policy": policy };

/** A site whose answers can be changed; `scripts/check.test.ts` tests the real one. */
async function visit(change: Readonly<Record<string, readonly [number, string, Headers?]>> = {}) {
  const sound = {
    "/healthz": [200, '{"ok":true}', pages],
    "/": [200, "<!doctype html>", pages],
    "/favicon.svg": [200, "<svg/>", files],
  } as const;
  const answers = new Map(Object.entries({ ...sound, ...change }));
  const url = await serve((request, response) => {
    const [status, body, headers = pages] = answers.get(request.url ?? "") ?? [404, ""];
    response.writeHead(status, headers).end(body);
  });
  return checkUp(site, checkWorld({ SITE_URL: url }));
}

const health = "It answers, and reads its database";

test("a sound site passes", async () => {
  expect((await visit()).tally).toEqual({ ok: 3, failed: 0, skipped: 0 });
});

test.each([
  [503, '{"ok":false,"why":"database"}', "cannot read its tables"],
  [503, '{"ok":false,"why":"mail"}', "has waited for 10 minutes"],
  [503, '{"ok":false,"why":"cron"}', "but no cron within 5 minutes"],
  [500, "", "a variable or secret is missing, too weak or published"],
  [200, "<html>Buy this domain</html>", "Something else answers at this address: 200 with a page"],
  [404, "", "Something else answers at this address: 404 without a word"],
])("%i %s at /healthz is explained", async (status, body, expected) => {
  expect((await visit({ "/healthz": [status, body] })).about(health)).toContain(expected);
});

test("a site that is down fails with its address", async () => {
  const { about } = await checkUp(site, checkWorld({ SITE_URL: "http://127.0.0.1:9" }));
  expect(about(health)).toContain("The site did not answer at http://127.0.0.1:9");
});

test.each([
  ["Strict-Transport-Security", undefined, "Missing: Strict-Transport-Security"],
  ["Content-Security-Policy", undefined, "Missing: Content-Security-Policy"],
  ["Content-Security-Policy", "default-src *", "Not as the Worker sets it: Content-Security"],
  ["Referrer-Policy", "unsafe-url", "Not as the Worker sets it: Referrer-Policy"],
])("a page with %s: %s fails", async (name, value, expected) => {
  const { [name]: _, ...others } = pages;
  const headers: Headers = value === undefined ? others : { ...others, [name]: value };
  const { about, tally } = await visit({ "/": [200, "", headers] });
  expect(about("Its pages have their headers")).toContain(expected);
  expect(tally.failed).toBe(1);
});

test("a file without its headers fails", async () => {
  const { about } = await visit({ "/favicon.svg": [200, "<svg/>", constantHeaders] });
  expect(about("Its files have their headers")).toContain(`Missing: ${isolation.name}`);
});

const minute = 60_000;
const bots = "It takes what RECALL_WEBHOOK_SECRETS signs";
const last = "It took the bot provider's last event";
const payments = "It takes what STRIPE_WEBHOOK_SECRETS signs";
const counter = "It takes what COUNTER_SECRET signs";

/** Checks a Worker that has the right secrets, or that answers every request with `status`. */
async function secrets(values: Readonly<Record<string, string>> = {}, status?: number) {
  const url = await serve((request, response, body) => {
    const { headers } = request;
    const statusBySignature = (): number => {
      if (request.url === "/api/bot-webhook") {
        const secret = soundValues.RECALL_WEBHOOK_SECRETS;
        const given = { secret, now: Date.now(), toleranceSeconds: 300 };
        return verifiedId(headers, Buffer.from(body), given) === null ? 401 : 204;
      }
      if (request.url === "/api/bot-webhook-attendee") {
        const key = Buffer.from(soundValues.ATTENDEE_WEBHOOK_SECRETS, "base64");
        const own = createHmac("sha256", key).update(body).digest("base64");
        return headers["x-webhook-signature"] === own ? 204 : 401;
      }
      if (request.url === "/api/task-counter") {
        return headers.authorization === `Bearer ${soundValues.COUNTER_SECRET}` ? 422 : 401;
      }
      const [, at, mac] = /^t=(\d+),v1=(\w+)$/.exec(String(headers["stripe-signature"])) ?? [];
      const secret = soundValues.STRIPE_WEBHOOK_SECRETS;
      const right = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
      return mac === right ? 200 : 401;
    };
    response.writeHead(status ?? statusBySignature()).end();
  });
  const { db, query } = openTestDatabase();
  const world = checkWorld({ SITE_URL: url, ...values }, { db, clock: Date.now });
  return { ...(await checkUp(siteSecretsSubject(), world)), query };
}

test("a Worker with the secrets that are at hand passes", async () => {
  expect((await secrets()).tally).toEqual({ ok: 4, failed: 0, skipped: 1 });
});

test("a Worker with other secrets fails for each name, without a value", async () => {
  const other = `whsec_${btoa("a secret that the Worker does not have")}`;
  const { about, text, tally } = await secrets({
    RECALL_WEBHOOK_SECRETS: `${soundValues.RECALL_WEBHOOK_SECRETS} ${other}`,
    STRIPE_WEBHOOK_SECRETS: "whsec_another0123456789abcdefghijk",
    COUNTER_SECRET: "another-counter-secret",
  });
  expect(about(bots)).toContain("does not have value 2 of the 2 of RECALL_WEBHOOK_SECRETS");
  expect(about(payments)).toContain("does not have the value of STRIPE_WEBHOOK_SECRETS");
  expect(about(counter)).toContain("npx wrangler secret put COUNTER_SECRET");
  expect(text).not.toMatch(/whsec_\w|another/);
  expect(tally.failed).toBe(3);
});

test.each([
  [503, "The Worker says that the notetaker is off"],
  [429, "Too many wrong signatures have come from this network"],
  [404, "It answers 404 instead of 204"],
])("the answer %i to an event is explained", async (status, expected) => {
  expect((await secrets({}, status)).about(bots)).toContain(expected);
});

test("a site that is down fails for every secret", async () => {
  const { about } = await checkUp(
    siteSecretsSubject(),
    checkWorld({ SITE_URL: "http://127.0.0.1:9" }),
  );
  for (const step of [bots, payments, counter]) expect(about(step)).toContain("did not answer");
});

/** Checks a site that accepted an event, and refused one, so many milliseconds ago; null for never. */
async function lastEvent(acceptedAgo: number | null, refusedAgo: number | null) {
  const { db, insert } = openTestDatabase();
  const now = Date.now();
  const receipt = (id: string, ago: number) =>
    insert("webhook_receipts", { id, received_at: now - ago });
  // Receipts of calendar mails and of a check are not the provider's.
  receipt("a".repeat(64), minute);
  receipt("check_1", minute);
  if (acceptedAgo !== null) receipt("msg_2abc", acceptedAgo);
  const alarm = { alarm: "webhook_signature", seen_at: now - (refusedAgo ?? 0), entry: "{}" };
  if (refusedAgo !== null) insert("operator_alarms", alarm);
  const world = checkWorld({ SITE_URL: "http://127.0.0.1:9" }, { db, clock: () => now });
  return (await checkUp(siteSecretsSubject(), world)).about(last);
}

test("the provider's last event is reported as accepted, refused or missing", async () => {
  expect(await lastEvent(5 * minute, null)).toContain(
    "✓ It took the bot provider's last event: it came 5 min ago",
  );
  expect(await lastEvent(5 * minute, 60 * minute)).toContain("✓");
  const refused = await lastEvent(60 * minute, 5 * minute);
  expect(refused).toMatch(/came 5 min ago and was refused[\s\S]*Compare RECALL_WEBHOOK_SECRETS/);
  expect(await lastEvent(null, 5 * minute)).toContain("✗");
  expect(await lastEvent(null, null)).toMatch(
    /not tried, none has come within 8 days\..*test event/,
  );
});

test("the receipts of the check's own events are deleted", async () => {
  const { query } = await secrets();
  expect(query("select * from webhook_receipts")).toEqual([]);
});
