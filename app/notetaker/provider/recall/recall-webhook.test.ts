import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { recallWebhooks } from "./recall-webhook.server";

const now = Date.UTC(2026, 10, 20, 12);
const secret = `whsec_${btoa("the secret in use now")}`;
const oldSecret = `whsec_${btoa("the secret of last month")}`;
const body = JSON.stringify({ event: "bot.done", data: { data: { code: "done" } } });

function receive(headers: Headers, raw = body, secrets = [secret, oldSecret]) {
  return recallWebhooks(secrets)(headers, new TextEncoder().encode(raw), now);
}

type Message = {
  readonly family?: string;
  readonly secret?: string;
  readonly over?: string;
  readonly id?: string;
  readonly timestamp?: string;
};

/** Signs with node:crypto rather than with what is tested. */
function signed({ family = "webhook", id = "msg_1", over = body, ...other }: Message = {}) {
  const timestamp = other.timestamp ?? String(now / 1000);
  const key = Buffer.from((other.secret ?? secret).slice("whsec_".length), "base64");
  const mac = createHmac("sha256", key).update(`${id}.${timestamp}.${over}`).digest("base64");
  return new Headers({
    [`${family}-id`]: id,
    [`${family}-timestamp`]: timestamp,
    [`${family}-signature`]: `v1,${mac}`,
  });
}

function changed(name: string, value: string) {
  const headers = signed();
  headers.set(name, value);
  return headers;
}

const rightSignature = signed().get("webhook-signature") ?? "";
const withSignature = (signature: string) => changed("webhook-signature", signature);

describe("the signature", () => {
  const longest = "m".repeat(256);
  const large = "a".repeat(1_000_000);
  test.each<[string, Headers, string?, string[]?]>([
    ["of a message", signed()],
    ["with the older Svix header names", signed({ family: "svix" })],
    ["over an empty body", signed({ over: "" }), ""],
    ["over a large body", signed({ over: large }), large],
    ["by the old secret during a rotation", signed({ secret: oldSecret })],
    ["beside a mistyped secret", signed(), body, ["whsec_***", "", secret]],
    ["that is the second of two", withSignature(`v1,${btoa("x".repeat(32))} ${rightSignature}`)],
    ["that is the tenth of ten", withSignature(`${"v1,AAAA ".repeat(9)}${rightSignature}`)],
    ["of the longest id", signed({ id: longest })],
  ])("%s is accepted", async (_what, headers, raw, secrets) => {
    const messageId = headers.get("webhook-id") ?? headers.get("svix-id");
    expect(await receive(headers, raw, secrets)).toMatchObject({ ok: true, messageId });
  });

  test.each<[string, Headers, string?, string[]?]>([
    ["another signature", withSignature(`v1,${btoa("x".repeat(32))}`)],
    ["a truncated one", withSignature(rightSignature.slice(0, -8))],
    ["a longer one", withSignature(`v1,${btoa("x".repeat(33))}`)],
    ["an empty one", withSignature("v1,")],
    ["a signature that is not base64", withSignature("v1,***")],
    ["ours under another version", withSignature(rightSignature.replace("v1,", "v2,"))],
    ["ours behind ten others", withSignature(`${"v1,AAAA ".repeat(10)}${rightSignature}`)],
    ["one by another secret", signed({ secret: `whsec_${btoa("somebody else's")}` })],
    ["one of a body that was serialised again", signed(), body.replace(":", ": ")],
    ["one of a body that was emptied", signed(), ""],
    ["one of another message", changed("webhook-id", "msg_2")],
    ["one of another time", changed("webhook-timestamp", String(now / 1000 + 1))],
    ["any signature if no secret is set", signed(), body, []],
  ])("%s is refused", async (_what, headers, raw, secrets) => {
    expect(await receive(headers, raw, secrets)).toMatchObject({ ok: false, why: "bad_signature" });
  });

  test.each(["webhook-id", "webhook-timestamp", "webhook-signature"])(
    "a message without %s is refused",
    async (name) => {
      const headers = signed();
      headers.delete(name);
      expect(await receive(headers)).toEqual({ ok: false, why: "missing_header" });
    },
  );

  test.each([
    { id: `${longest}m` },
    ...["soon", "1e9", "-5", "1.5", `000${now / 1000}`].map((timestamp) => ({ timestamp })),
  ])("a message with %j is refused as one without the header", async (message) => {
    expect(await receive(signed(message))).toEqual({ ok: false, why: "missing_header" });
  });

  test.each([-301, -300, 300, 301])(
    "a message whose time is %i s off is refused only beyond 300 s",
    async (skewSeconds) => {
      const taken = await receive(signed({ timestamp: String(now / 1000 - skewSeconds) }));
      const isStale = Math.abs(skewSeconds) > 300;
      expect(taken).toMatchObject(
        isStale ? { ok: false, why: "stale", skewSeconds } : { ok: true },
      );
    },
  );
});

describe("the content of a message", () => {
  const eventOf = async (raw: string) => {
    const taken = await receive(signed({ over: raw }), raw);
    return taken.ok ? taken.event : taken;
  };
  const metadata = { job_id: "j1", revision: "0" };
  const ours = { name: "bot.x", botId: "b1", notetakerId: "j1", revision: 0 };

  test.each([
    [{ bot: { id: "b1", metadata }, data: { code: "call_ended" } }, ours],
    [{ bot: { id: "b1", metadata: { ...metadata, revision: 12 } } }, { ...ours, revision: 12 }],
    [{ bot: { id: "b1", metadata: null } }, null],
    [{ bot: { id: "b1", metadata: { ...metadata, revision: "-1" } } }, null],
    [{ bot: null }, null],
    [undefined, null],
    [{ data: [], bot: "b1" }, null],
    [{ bot: { id: 5, metadata: 1 } }, null],
    [{ bot: { id: "x".repeat(10_000), metadata } }, null],
  ])("%j is read as the event %j", async (data, event) => {
    expect(await eventOf(JSON.stringify({ event: "bot.x", data }))).toEqual(event);
  });

  test.each([
    ...["", "{", "null", "[]", "7", '"bot.done"', "{}", '{"event":7}', '{"event":""}'],
    "[".repeat(100_000),
  ])("%.20s has no event", async (raw) => {
    expect(await eventOf(raw)).toBeNull();
  });
});
