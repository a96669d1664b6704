import { readFileSync } from "node:fs";
import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { attendeeWebhooks } from "./attendee-webhook.server";

const secret = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";
const oldSecret = btoa("the secret of last month, 32 byt");
const now = Date.parse("2026-11-21T10:42:10Z");

function receive(body: string, signature: string | null, at = now, secrets = [secret, oldSecret]) {
  const headers = new Headers(signature === null ? {} : { "X-Webhook-Signature": signature });
  return attendeeWebhooks(secrets)(headers, new TextEncoder().encode(body), at);
}

/** Signs a text that is canonical already, with node:crypto rather than with what is tested. */
function sign(text: string, key = secret): string {
  return createHmac("sha256", Buffer.from(key, "base64")).update(text).digest("base64");
}

/** A body whose members are in canonical order already. */
const canonicalBody = (fields: object) => JSON.stringify(fields);

/** A body in Attendee's order, with spaces, escapes and a float. */
const message =
  '{"idempotency_key": "0b6f7d0e", "bot_id": "bot_Zk3", "bot_metadata": {"job_id": "j", "revision": "0"}, ' +
  '"trigger": "bot.state_change", "data": {"new_state": "ended", "event_type": "post_processing_completed", ' +
  '"created_at": "2026-11-21T10:42:07.123456+00:00", "event_sub_type": null, ' +
  '"event_metadata": {"credits_consumed": 1.0, "note": "Gr\\u00fcn \\u2013 <ok> & \\"quoted\\""}}}';
const signature = sign(
  '{"bot_id":"bot_Zk3","bot_metadata":{"job_id":"j","revision":"0"},"data":{"created_at":' +
    '"2026-11-21T10:42:07.123456+00:00","event_metadata":{"credits_consumed":1.0,"note":"Grün – <ok> & ' +
    '\\"quoted\\""},"event_sub_type":null,"event_type":"post_processing_completed","new_state":"ended"},' +
    '"idempotency_key":"0b6f7d0e","trigger":"bot.state_change"}',
);

describe("the signature", () => {
  test("of a message as Attendee sends it is accepted", async () => {
    const messageId = "attendee:0b6f7d0e";
    expect(await receive(message, signature)).toEqual({
      ok: true,
      messageId,
      event: {
        name: "attendee.post_processing_completed",
        botId: "bot_Zk3",
        notetakerId: "j",
        revision: 0,
      },
    });
  });

  test("that Python made for the fixture's bodies is accepted", async () => {
    const file = new URL("../../../../tests/fixtures/canonical-json.json", import.meta.url);
    for (const [body, , signed] of JSON.parse(readFileSync(file, "utf8")) as string[][]) {
      expect(await receive(body ?? "", signed ?? "")).toMatchObject({ ok: true, event: null });
    }
  });

  test("by the old secret is accepted during a rotation, also beside a mistyped secret", async () => {
    const body = canonicalBody({ idempotency_key: "k", trigger: "bot_logs.update" });
    const secrets = ["***", "", secret, oldSecret];
    const taken = { ok: true, messageId: "attendee:k", event: null };
    expect(await receive(body, sign(body, oldSecret), now, secrets)).toEqual(taken);
    expect(await receive(body, sign(body), now, [])).toMatchObject({ ok: false });
  });

  const deep = "[".repeat(200_000);
  test.each([
    ["a number in another notation", message.replace("1.0", "1"), signature],
    ["another body", message.replace("bot_Zk3", "bot_Zk4"), signature],
    ["another secret", "{}", sign("{}", btoa("somebody else's secret of 32 byt"))],
    ["a body that is not JSON", "{", sign("{")],
    ["a byte order mark before the body", "\uFEFF{}", sign("{}")],
    ["a body nested too deeply", deep + "]".repeat(200_000), signature],
    ["a body nested too deeply and cut off", deep, signature],
    ["a number of 250,000 digits", "1".repeat(250_000), signature],
    [
      "30,000 members",
      `{${Array.from({ length: 30_000 }, (_, n) => `"${n}":0`).join()}}`,
      signature,
    ],
  ])("refuses %s", async (_name, body, signed) => {
    expect(await receive(body, signed)).toEqual({ ok: false, why: "bad_signature" });
  });

  test.each([null, "", "%%%", signature.slice(0, 20), btoa("33 bytes, which no SHA-256 ever h")])(
    "counts as missing if the header is %j",
    async (given) => {
      expect(await receive(message, given)).toEqual({ ok: false, why: "missing_header" });
    },
  );
});

test.each([
  [-902, false],
  [-900, true],
  [0, true],
  [900, true],
  [902, false],
])("a message %i s after its event is fresh: %s", async (after, isFresh) => {
  const at = Date.parse("2026-11-21T10:42:07.123Z") + after * 1_000;
  expect(await receive(message, signature, at)).toMatchObject(
    isFresh ? { ok: true } : { ok: false, why: "stale", skewSeconds: after },
  );
});

describe("the content of a message", () => {
  const created_at = "2026-11-21T10:42:07Z";
  const common = { idempotency_key: "k", trigger: "bot.state_change" };

  const bot = { bot_id: "bot_1", bot_metadata: { job_id: "j", revision: "2" } };

  test.each([
    [
      { ...bot, data: { created_at }, ...common },
      { botId: "bot_1", revision: 2 },
    ],
    [{ data: { created_at }, ...common }, null],
    [{ ...bot, bot_metadata: null, data: { created_at }, ...common }, null],
    [{}, null],
    [{ idempotency_key: 7 }, null],
    [{ ...bot, data: null, ...common }, null],
    [{ ...bot, data: { created_at: 5 }, ...common }, null],
    [{ ...bot, data: { created_at }, ...common, trigger: "calendar.x" }, null],
  ])("%j is read as the event %j", async (fields, event) => {
    const body = canonicalBody(fields);
    const taken = await receive(body, sign(body));
    expect(taken).toMatchObject({ ok: true, event: event && expect.objectContaining(event) });
  });
});
