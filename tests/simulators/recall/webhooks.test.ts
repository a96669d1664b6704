import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readBotEvent, verifyWebhook } from "../../../app/notetaker/provider/recall/webhook.server";
import {
  apiKey,
  startReceiver,
  setUpSimulator,
  webhookSecret,
  type Received,
} from "./test-setup.ts";

// A clock that stands still: retries come when a test advances it, never by themselves.
const start = Date.now();
const simulator = setUpSimulator({ now: () => start });
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const statuses: number[] = [];

beforeAll(async () => {
  receiver = await startReceiver(statuses);
});
beforeEach(() => {
  receiver.received.length = 0;
  statuses.length = 0;
  simulator().control.configure({ url: receiver.url, headers: "webhook" });
});
afterAll(() => receiver.close());

test.each(["webhook", "svix"] as const)(
  "every message is signed, in %s headers",
  async (headers) => {
    simulator().control.configure({ headers });
    await liveThrough();
    expect(receiver.received.length).toBeGreaterThan(8);
    for (const message of receiver.received) {
      expect(await verified(message)).toMatchObject({ ok: true });
    }
  },
);

test("the messages tell the bot's life, with the job's id", async () => {
  await liveThrough();
  const events = receiver.received.map((message) => readBotEvent(message.body, "m"));
  const names = new Set(events.map((event) => event?.event));
  for (const name of ["bot.joining_call", "bot.call_ended", "recording.done", "bot.done"]) {
    expect(names).toContain(name);
  }
  expect(events.every((event) => event?.jobId === "job-1" && event.botId !== null)).toBe(true);
  const ended = events.find((event) => event?.event === "bot.call_ended");
  expect(ended?.subCode).toBe("timeout_exceeded_everyone_left");
});

test("a refused message comes again, under the same id, after a while", async () => {
  statuses.push(500, 503);
  await step();
  expect(receiver.received).toHaveLength(1);
  await simulator().control.advance(100);
  expect(receiver.received).toHaveLength(2);
  await simulator().control.advance(5_000);
  expect(receiver.received).toHaveLength(3);
  expect(new Set(receiver.received.map((message) => message.headers["webhook-id"])).size).toBe(1);
  await simulator().control.advance(3_600_000);
  expect(receiver.received).toHaveLength(3);
});

test("ordered faults: dropped, repeated, wrongly signed, late", async () => {
  const { control } = simulator();
  control.webhookFault({ kind: "drop", times: 1 });
  control.webhookFault({ kind: "duplicate", times: 1, copies: 2 });
  control.webhookFault({ kind: "bad_signature", times: 1 });
  control.webhookFault({ kind: "delay", times: 1, milliseconds: 60_000 });

  const id = await step();
  expect(receiver.received).toHaveLength(0);
  await step(id);
  expect(receiver.received).toHaveLength(3);
  expect(new Set(receiver.received.map((message) => message.headers["webhook-id"])).size).toBe(1);
  await step(id);
  expect(await verified(receiver.received[3]!)).toMatchObject({ why: "bad_signature" });
  await step(id);
  expect(receiver.received).toHaveLength(4);
  await control.advance(60_000);
  expect(receiver.received).toHaveLength(5);
});

test("ordered faults: the last comes first", async () => {
  simulator().control.webhookFault({ kind: "reorder", times: 3 });
  const id = await step();
  await step(id);
  expect(receiver.received).toHaveLength(0);
  await step(id);
  const events = receiver.received.map((message) => readBotEvent(message.body, "m")?.code);
  expect(events).toEqual(["in_call_not_recording", "in_waiting_room", "joining_call"]);
});

test("an old message can be sent once more by command", async () => {
  await step();
  const [message] = simulator().control.state().webhooks;
  await simulator().control.replay(message?.id ?? "");
  expect(receiver.received).toHaveLength(2);
  expect(receiver.received[1]?.headers["webhook-id"]).toBe(message?.id);
});

async function step(botId?: string): Promise<string> {
  const id = botId ?? (await create());
  simulator().control.step(id);
  await simulator().control.settled();
  return id;
}

async function liveThrough(): Promise<void> {
  simulator().control.step(await create(), 99);
  await simulator().control.settled();
}

async function create(): Promise<string> {
  const body = {
    meeting_url: "https://meet.google.com/abc-defg-hij",
    metadata: { job_id: "job-1" },
  };
  const response = await fetch(`${simulator().url}/api/v1/bot/`, {
    method: "POST",
    headers: { authorization: apiKey },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { id: string }).id;
}

function verified({ headers, body }: Received) {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return verifyWebhook(new Headers(pairs), body, [webhookSecret], simulator().control.state().now);
}
