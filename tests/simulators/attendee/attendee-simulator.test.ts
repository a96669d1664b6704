import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBotBody } from "../../../app/notetaker/provider/attendee/bot-body.server";
import { attendeeWebhooks } from "../../../app/notetaker/provider/attendee/attendee-webhook.server";
import { someBot } from "../../support/fake-provider";
import { startReceiver } from "../recall/test-setup";
import { startAttendeeSimulator, type AttendeeSimulator } from "./attendee-simulator";

const apiKey = "an-api-key-for-tests";
const secret = btoa("a webhook secret of 32 bytes, yes");
let simulator: AttendeeSimulator;
beforeAll(async () => {
  const options = { port: 0, apiKey, webhookSecret: secret, webhookUrl: null, speed: 0 };
  simulator = await startAttendeeSimulator(options);
});
beforeEach(() => simulator.control.reset());
afterAll(() => simulator.close());

const authorized = { authorization: `Token ${apiKey}` };
const siteBody = (fields = {}) => createBotBody(someBot(fields), "https://site.example/hook");

async function call(method: string, path: string, body?: unknown, headers = authorized) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(simulator.url + path, { method, headers, ...init });
  const text = await answer.text();
  const json: unknown = text === "" ? null : JSON.parse(text);
  return { status: answer.status, json };
}

async function createBot(fields = {}): Promise<string> {
  const { status, json } = await call("POST", "/api/v1/bots", siteBody(fields));
  expect(status).toBe(201);
  return (json as { id: string }).id;
}

test("the site's body is accepted: the site has removed the emoji from names and messages", async () => {
  await createBot({
    botName: "Ana 🎉 Notetaker",
    announcement: "Hello 👋 all",
    joinAt: Date.now() + 3_600_000,
  });
  const [bot] = simulator.control.state().bots;
  expect(bot?.request).toMatchObject({ bot_name: "Ana Notetaker", deduplication_key: "job-1" });
});

describe("the simulator refuses", () => {
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
  const hook = { url: "https://site.example/a", triggers: ["bot.state_change"] };
  test.each<[string, object]>([
    ["an unknown field", { foo: 1 }],
    ["an unknown setting", { recording_settings: { foo: 1 } }],
    ["an emoji in the name", { bot_name: "😀" }],
    ["an emoji in the message", { bot_chat_message: { message: "😀" } }],
    ["metadata without a key", { metadata: {} }],
    ["metadata that is no text", { metadata: { revision: 0 } }],
    ["metadata that is too long", { metadata: { a: "x".repeat(1_000) } }],
    ["a time in the past", { join_at: aMinuteAgo }],
    ["a webhook by http", { webhooks: [{ ...hook, url: "http://site.example/a" }] }],
    ["three webhooks", { webhooks: [hook, hook, hook] }],
    ["a webhook without triggers", { webhooks: [{ ...hook, triggers: [] }] }],
    ["a timeout of 0 seconds", { automatic_leave_settings: { silence_timeout_seconds: 0 } }],
    ["an address that is no meeting", { meeting_url: "https://meet.google.com/lookup/abc" }],
  ])("%s", async (_name, fields) => {
    expect(await call("POST", "/api/v1/bots", { ...siteBody(), ...fields })).toMatchObject({
      status: 400,
    });
    expect(simulator.control.state().bots).toEqual([]);
  });

  test.each([
    ["a key without the word Token", { authorization: apiKey }],
    ["another key", { authorization: "Token x" }],
    ["no key", { authorization: "" }],
  ])("%s", async (_name, headers) => {
    expect(await call("GET", "/api/v1/bots", undefined, headers)).toMatchObject({ status: 401 });
  });
});

test("a webhook is tried three times within seconds, then never again, and its signature passes the site's check", async () => {
  const receiver = await startReceiver([500, 500, 500]);
  simulator.control.configure({ url: receiver.url });
  const id = await createBot();
  for (let nth = 0; nth < 5; nth += 1) await simulator.control.advance(2_000);
  await simulator.control.settled();
  expect(receiver.received).toHaveLength(3);
  simulator.control.step(id, 10);
  await simulator.control.settled();
  const last = receiver.received.at(-1);
  expect(last?.body).toContain('"credits_consumed": 1.0');
  expect(last?.body).toContain("\\u00fc");
  const headers = new Headers(last?.headers as Record<string, string>);
  const body = new TextEncoder().encode(last?.body);
  const { now } = simulator.control.state();
  expect(await attendeeWebhooks([secret])(headers, body, now)).toMatchObject({
    ok: true,
    event: { name: "attendee.post_processing_completed", notetakerId: "job-1", revision: 0 },
  });
  // A signature over the raw bytes would differ.
  const key = Buffer.from(secret, "base64");
  const raw = createHmac("sha256", key)
    .update(last?.body ?? "")
    .digest("base64");
  expect(headers.get("x-webhook-signature")).not.toBe(raw);
  simulator.control.configure({ url: null });
  await receiver.close();
});
