import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readBotEvent, recallWebhooks, verifyWebhook } from "./webhook.server";

const now = Date.UTC(2026, 10, 20, 12);
const secret = `whsec_${btoa("the secret in use now")}`;
const oldSecret = `whsec_${btoa("the secret of last month")}`;
const body = JSON.stringify({ event: "bot.done", data: { data: { code: "done" } } });

describe("verifyWebhook", () => {
  test("accepts a well-signed message and hands back its id", async () => {
    expect(await check(signed({}), body)).toEqual({ ok: true, messageId: "msg_1" });
  });

  test("accepts the older Svix header names", async () => {
    expect(await check(signed({ family: "svix" }), body)).toMatchObject({ ok: true });
  });

  test("accepts a body given as bytes", async () => {
    expect(await check(signed({}), new TextEncoder().encode(body))).toMatchObject({ ok: true });
  });

  test("accepts an empty body that was signed empty", async () => {
    expect(await check(signed({ over: "" }), "")).toMatchObject({ ok: true });
  });

  test("accepts the old secret while it is being rotated out", async () => {
    expect(await check(signed({ secret: oldSecret }), body)).toMatchObject({ ok: true });
  });

  test("accepts when only the second of two signatures is valid", async () => {
    const headers = signed({});
    headers.set("webhook-signature", `v1,${btoa("x".repeat(32))} ${signatureOf(headers)}`);
    expect(await check(headers, body)).toMatchObject({ ok: true });
  });

  test("accepts the tenth of ten signatures", async () => {
    const headers = withSignature(`${"v1,AAAA ".repeat(9)}${signatureOf(signed({}))}`);
    expect(await check(headers, body)).toMatchObject({ ok: true });
  });

  test("accepts an id of 256 characters, and none that is longer", async () => {
    expect(await check(signed({ id: "m".repeat(256) }), body)).toMatchObject({ ok: true });
    expect(await check(signed({ id: "m".repeat(257) }), body)).toEqual({
      ok: false,
      why: "missing_header",
    });
  });

  test.each([299, -299, 300, -300])("accepts a message %i s off our clock", async (skew) => {
    expect(await check(signed({ skew }), body)).toMatchObject({ ok: true });
  });

  test.each([301, -301])("refuses a message %i s off our clock, naming the skew", async (skew) => {
    expect(await check(signed({ skew }), body)).toEqual({
      ok: false,
      why: "stale",
      skewSeconds: skew,
    });
  });

  test("accepts a repeated message again: receipts, not signatures, tell repeats apart", async () => {
    const headers = signed({});
    await check(headers, body);
    expect(await check(headers, body)).toEqual({ ok: true, messageId: "msg_1" });
  });

  test("accepts a signed body of 10 MB", async () => {
    const large = "a".repeat(10_000_000);
    expect(await check(signed({ over: large }), large)).toMatchObject({ ok: true });
  });

  const forgeries: Record<string, { headers: Headers; body?: string }> = {
    "another signature": { headers: withSignature(`v1,${btoa("x".repeat(32))}`) },
    "a truncated signature": { headers: withSignature(signatureOf(signed({})).slice(0, -8)) },
    "a longer signature": { headers: withSignature(`v1,${btoa("x".repeat(33))}`) },
    "no signature behind its version": { headers: withSignature("v1,") },
    "characters that are not base64": { headers: withSignature("v1,***") },
    "an unknown version only": { headers: withSignature("v2,AAAA") },
    "a signature of ours under another version": {
      headers: withSignature(signatureOf(signed({})).replace("v1,", "v2,")),
    },
    "a signature behind ten others": {
      headers: withSignature(`${"v1,AAAA ".repeat(10)}${signatureOf(signed({}))}`),
    },
    "another secret": { headers: signed({ secret: `whsec_${btoa("somebody else's")}` }) },
    "a body that was serialised again": { headers: signed({}), body: body.replace(":", ": ") },
    "a signed body that was emptied": { headers: signed({}), body: "" },
    "another message's id": { headers: changed("webhook-id", "msg_2") },
    "another timestamp": { headers: changed("webhook-timestamp", String(now / 1000 + 1)) },
  };
  test.each(Object.entries(forgeries))("refuses %s", async (_name, forged) => {
    expect(await check(forged.headers, forged.body ?? body)).toMatchObject({
      ok: false,
      why: "bad_signature",
    });
  });

  test.each(["webhook-id", "webhook-timestamp", "webhook-signature"])(
    "refuses a message without %s",
    async (name) => {
      const headers = signed({});
      headers.delete(name);
      expect(await check(headers, body)).toEqual({ ok: false, why: "missing_header" });
    },
  );

  test.each(["soon", "1e9", "-5", "1.5", `${now / 1000}.0`, `000${now / 1000}`])(
    "refuses the timestamp %s, also where it is signed",
    async (timestamp) => {
      const headers = signed({ timestamp });
      expect(await check(headers, body)).toEqual({ ok: false, why: "missing_header" });
    },
  );

  test("reads what was signed, and nothing of what was not", async () => {
    const reader = recallWebhooks([secret]);
    const bytes = new TextEncoder().encode(body);
    expect(await reader.receive(signed({}), bytes, now)).toMatchObject({
      ...{ ok: true, messageId: "msg_1", event: { event: "bot.done", code: "done" } },
    });
    const forged = await reader.receive(signed({ over: "" }), bytes, now);
    expect(forged).toEqual({ ok: false, why: "bad_signature", skewSeconds: 0 });
  });

  test("a mistyped secret beside the right one does no harm", async () => {
    const result = await verifyWebhook(signed({}), body, ["whsec_***", "", secret], now);
    expect(result).toMatchObject({ ok: true });
  });

  test("without secrets nothing is accepted", async () => {
    expect(await verifyWebhook(signed({}), body, [], now)).toMatchObject({ ok: false });
  });
});

describe("readBotEvent", () => {
  test("reads a bot event", () => {
    const event = {
      event: "bot.call_ended",
      data: {
        data: {
          code: "call_ended",
          sub_code: "timeout_exceeded_everyone_left",
          updated_at: "2026-11-20T12:00:00.500Z",
        },
        bot: { id: "b1", metadata: { job_id: "j1", revision: "0" } },
      },
    };
    expect(readBotEvent(JSON.stringify(event), "msg_1")).toEqual({
      messageId: "msg_1",
      event: "bot.call_ended",
      code: "call_ended",
      subCode: "timeout_exceeded_everyone_left",
      at: now + 500,
      botId: "b1",
      notetakerId: "j1",
      revision: 0,
    });
  });

  test("reads a transcript event whose bot carries no metadata", () => {
    const event = {
      event: "transcript.done",
      data: { data: { code: "done", sub_code: null }, bot: { id: "b1", metadata: null } },
    };
    expect(readBotEvent(JSON.stringify(event), "m")).toMatchObject({
      event: "transcript.done",
      botId: "b1",
      notetakerId: null,
      at: null,
    });
  });

  test("reads a recording event without a bot", () => {
    const event = { event: "recording.done", data: { data: { code: "done" }, bot: null } };
    expect(readBotEvent(JSON.stringify(event), "m")).toMatchObject({ botId: null, code: "done" });
  });

  test("reads the older bot.status_change as the event it stands for", () => {
    const event = {
      event: "bot.status_change",
      data: {
        bot_id: "b1",
        status: { code: "in_waiting_room", created_at: "2026-11-20T12:00:00+00:00" },
      },
    };
    expect(readBotEvent(JSON.stringify(event), "m")).toMatchObject({
      event: "bot.in_waiting_room",
      code: "in_waiting_room",
      botId: "b1",
      at: now,
    });
  });

  test("takes a time without a zone as UTC", () => {
    const event = {
      event: "bot.done",
      data: { data: { updated_at: "2026-11-20T12:00:00.000001" } },
    };
    expect(readBotEvent(JSON.stringify(event), "m")?.at).toBe(now);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    "7",
    '"bot.done"',
    "{}",
    '{"event":7}',
    '{"event":""}',
    "[".repeat(100_000),
  ])("makes nothing of %j", (raw) => {
    expect(readBotEvent(raw.slice(0, 100_000), "m")).toBeNull();
  });

  test.each([
    { event: "bot.done" },
    { event: "bot.done", data: 5 },
    { event: "bot.done", data: { data: [], bot: "b1" } },
    { event: "bot.done", data: { data: { code: 5, updated_at: {} }, bot: { id: 5, metadata: 1 } } },
    { event: "bot.done", data: { bot: { id: "x".repeat(10_000) } } },
  ])("keeps the name of an event whose fields are not what we know: %j", (event) => {
    expect(readBotEvent(JSON.stringify(event), "m")).toMatchObject({
      event: "bot.done",
      botId: null,
      notetakerId: null,
    });
  });

  test("an own __proto__ key in the body changes nothing", () => {
    readBotEvent('{"event":"x","__proto__":{"polluted":1},"data":{"__proto__":{"id":"b"}}}', "m");
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

function check(headers: Headers, raw: string | Uint8Array) {
  return verifyWebhook(headers, raw, [secret, oldSecret], now);
}

/** `skew`: how many seconds the message is old. Signed by node:crypto, not by what is tested. */
type Options = {
  family?: string;
  skew?: number;
  secret?: string;
  over?: string;
  id?: string;
  timestamp?: string;
};

function signed({ id = "msg_1", ...options }: Options) {
  const family = options.family ?? "webhook";
  const timestamp = options.timestamp ?? String(now / 1000 - (options.skew ?? 0));
  const key = Buffer.from((options.secret ?? secret).slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key)
    .update(`${id}.${timestamp}.${options.over ?? body}`)
    .digest("base64");
  return new Headers({
    [`${family}-id`]: id,
    [`${family}-timestamp`]: timestamp,
    [`${family}-signature`]: `v1,${signature}`,
  });
}

function changed(name: string, value: string) {
  const headers = signed({});
  headers.set(name, value);
  return headers;
}

function withSignature(signature: string) {
  return changed("webhook-signature", signature);
}

function signatureOf(headers: Headers) {
  return headers.get("webhook-signature") ?? "";
}
