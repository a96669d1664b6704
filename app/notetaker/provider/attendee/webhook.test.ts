import { readFileSync } from "node:fs";
import { createHmac } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { attendeeWebhooks } from "./webhook.server";
import { wireEvent } from "./wire.server";

const secret = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";
const oldSecret = btoa("the secret of last month, 32 byt");
const now = Date.parse("2026-11-21T10:42:10Z");
const notetakerId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

/** As on the wire: in its order, with spaces and escapes. `about` is the event's own metadata. */
function wire(about: string, other: Readonly<Record<string, string>> = {}): string {
  const data = {
    new_state: '"ended"',
    old_state: '"post_processing"',
    created_at: '"2026-11-21T10:42:07.123456+00:00"',
    event_type: '"post_processing_completed"',
    event_sub_type: "null",
    event_metadata: about,
    ...other,
  };
  const members = Object.entries(data).map(([name, value]) => `"${name}": ${value}`);
  return (
    '{"idempotency_key": "0b6f7d0e-5a1c-4a55-9a39-2f2a0a4f9d11", "bot_id": "bot_Zk3fQ81LmNo2pQrS", ' +
    `"bot_metadata": {"job_id": "${notetakerId}", "revision": "0"}, "trigger": "bot.state_change", ` +
    `"data": {${members.join(", ")}}}`
  );
}

const accented = '{"bot_duration_seconds": 2520, "note": "Gr\\u00fcn \\u2013 <ok> & \\"quoted\\""}';
const charged = '{"bot_duration_seconds": 3600, "credits_consumed": 1.0}';
const signatureOfAccented = "FKfP7f+1NNsRVtNU2HZ+jMw5JZDmKa3MAlEynXsLcH4=";
const signatureOfCharged = "A0vbZcd6Cf/BA8XbzGeC3CuOQ8w7qHD0R5WNagWVDOQ=";

function receive(body: string, signature: string | null, at = now, secrets = [secret, oldSecret]) {
  const headers = new Headers(signature === null ? {} : { "X-Webhook-Signature": signature });
  return attendeeWebhooks(secrets).receive(headers, new TextEncoder().encode(body), at);
}

/** Of a text that is canonical already. Signed by node:crypto, not by what is tested. */
function sign(text: string, key = secret): string {
  return createHmac("sha256", Buffer.from(key, "base64")).update(text).digest("base64");
}

/** For bodies in which nothing has to be sorted or escaped. */
const tight = (fields: object) => JSON.stringify(fields);

describe("the signature", () => {
  test.each([
    [accented, signatureOfAccented],
    [charged, signatureOfCharged],
  ])("of a known vector: %s", async (about, signature) => {
    expect(await receive(wire(about), signature)).toEqual({
      ok: true,
      messageId: "attendee:0b6f7d0e-5a1c-4a55-9a39-2f2a0a4f9d11",
      event: {
        messageId: "attendee:0b6f7d0e-5a1c-4a55-9a39-2f2a0a4f9d11",
        event: "bot.done",
        code: "done",
        subCode: null,
        at: Date.parse("2026-11-21T10:42:07.123Z"),
        botId: "bot_Zk3fQ81LmNo2pQrS",
        notetakerId,
        revision: 0,
      },
    });
  });

  test("of what Python has signed", async () => {
    const file = new URL("../../../../tests/fixtures/canonical-json.json", import.meta.url);
    for (const [body, , signature] of JSON.parse(readFileSync(file, "utf8")) as string[][]) {
      expect(await receive(body ?? "", signature ?? "")).toMatchObject({ ok: true, event: null });
    }
  });

  test("may be by the secret that is being rotated out, beside one that was mistyped", async () => {
    const body = tight({ idempotency_key: "k", trigger: "bot_logs.update" });
    const signed = sign(body, oldSecret);
    expect(await receive(body, signed, now, ["***", "", secret, oldSecret])).toMatchObject({
      ok: true,
      messageId: "attendee:k",
      event: null,
    });
  });

  test.each([
    ["a number that was written anew", wire(charged.replace("1.0", "1")), signatureOfCharged],
    ["another body", wire(accented), signatureOfCharged],
    ["another secret", "{}", sign("{}", btoa("somebody else's secret of 32 byt"))],
    ["what is no JSON", "{", sign("{")],
    ["two members of one name", '{"a":1,"a":2}', sign('{"a":2}')],
    ["bytes before it", "\uFEFF{}", sign("{}")],
  ])("refuses %s", async (_name, body, signature) => {
    expect(await receive(body, signature)).toEqual({ ok: false, why: "bad_signature" });
  });

  test.each([
    null,
    "",
    "%%%",
    signatureOfAccented.slice(0, 20),
    btoa("33 bytes, which no SHA-256 ever h"),
  ])(
    "without a header that can be one (%j) nothing of the body is looked at",
    async (signature) => {
      const decode = vi.spyOn(TextDecoder.prototype, "decode");
      expect(await receive(wire(accented), signature)).toEqual({
        ok: false,
        why: "missing_header",
      });
      expect(decode).not.toHaveBeenCalled();
      decode.mockRestore();
    },
  );

  test("of a body that is too deep is never reached, and no message is read before it fits", async () => {
    const deep = `${"[".repeat(33)}${"]".repeat(33)}`;
    const parse = vi.spyOn(wireEvent, "safeParse");
    for (const body of [deep, wire(charged)]) {
      const wrong = body === deep ? sign(deep) : signatureOfAccented;
      expect(await receive(body, wrong)).toEqual({ ok: false, why: "bad_signature" });
    }
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test("without secrets nothing is accepted", async () => {
    expect(await receive(wire(accented), signatureOfAccented, now, [])).toMatchObject({
      ok: false,
    });
  });
});

describe("a message is as fresh as what it tells of", () => {
  const told = Date.parse("2026-11-21T10:42:07.123Z");
  test.each([-900, 0, 900])("%i s later it is taken", async (after) => {
    const taken = await receive(wire(charged), signatureOfCharged, told + after * 1_000);
    expect(taken).toMatchObject({ ok: true });
  });

  test.each([-902, 902])("%i s later it is stale", async (after) => {
    const taken = await receive(wire(charged), signatureOfCharged, told + after * 1_000);
    expect(taken).toEqual({ ok: false, why: "stale", skewSeconds: after });
  });
});

describe("what it says", () => {
  test.each([
    ["join_requested", null, "bot.joining_call", null],
    ["put_in_waiting_room", null, "bot.in_waiting_room", null],
    ["joined_meeting", null, "bot.in_call_not_recording", null],
    ["recording_permission_granted", null, "bot.in_call_recording", null],
    ["meeting_ended", null, "bot.call_ended", "call_ended_by_host"],
    ["left_meeting", null, "bot.call_ended", null],
    [
      "could_not_join_meeting",
      "request_to_join_denied",
      "bot.fatal",
      "bot_kicked_from_waiting_room",
    ],
    ["could_not_join_meeting", "something_new", "bot.fatal", null],
    ["fatal_error", "heartbeat_timeout", "bot.fatal", "bot_errored"],
    ["data_deleted", null, "bot.media_expired", null],
    ["staged", null, "attendee.staged", null],
    ["something_new", null, "attendee.something_new", null],
  ])("%s %s", async (type, sub, event, subCode) => {
    const data = { created_at: "2026-11-21T10:42:07Z", event_sub_type: sub, event_type: type };
    const body = tight({
      ...{ bot_id: "bot_1", bot_metadata: { job_id: "j", revision: "2" }, data },
      ...{ idempotency_key: "k", trigger: "bot.state_change" },
    });
    const said = { event, subCode, botId: "bot_1", notetakerId: "j", revision: 2 };
    expect(await receive(body, sign(body))).toMatchObject({ ok: true, event: said });
  });

  test("without metadata and without a bot it is about nobody's", async () => {
    const body = tight({
      data: { created_at: "2026-11-21T10:42:07Z" },
      ...{ idempotency_key: "k", trigger: "bot.state_change" },
    });
    expect(await receive(body, sign(body))).toMatchObject({
      ok: true,
      event: { event: "attendee.", botId: null, notetakerId: null, revision: null, subCode: null },
    });
  });

  test.each([
    {},
    { idempotency_key: 7 },
    { data: null, idempotency_key: "k", trigger: "bot.state_change" },
    {
      bot_metadata: null,
      data: { created_at: 5 },
      idempotency_key: "k",
      trigger: "bot.state_change",
    },
    { data: { created_at: "2026-11-21T10:42:07Z" }, idempotency_key: "k", trigger: "calendar.x" },
  ])("%j is nothing that we can use", async (fields) => {
    const body = tight(fields);
    expect(await receive(body, sign(body))).toMatchObject({ ok: true, event: null });
  });
});
