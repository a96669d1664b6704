import { describe, expect, test } from "vitest";
import { apiKey, setUpSimulator } from "./test-setup.ts";

const simulator = setUpSimulator();
const announcement = "Hello, I record.";
/** Of a bot's life: on its way, at the door, inside. */
const inside = 3;

describe("a bot in the call", () => {
  test("writes what it is told to, after its announcement", async () => {
    const id = await create();
    simulator().control.step(id, inside);
    expect((await say(id, { to: "everyone", message: "Notes also go to Ben." })).status).toBe(200);
    expect(saidBy(id)).toEqual([announcement, "Notes also go to Ben."]);
  });

  test("writes a message once, however often it is repeated with its key", async () => {
    const id = await create();
    simulator().control.step(id, inside);
    const body = { to: "everyone", message: "Once." };
    for (let nth = 0; nth < 3; nth += 1) expect((await say(id, body, "key")).status).toBe(200);
    expect(saidBy(id)).toEqual([announcement, "Once."]);
    await say(id, body, "another key");
    expect(saidBy(id)).toHaveLength(3);
  });

  test("is found in the meeting's chat log under its name", async () => {
    const id = await create({ bot_name: "Notetaker · a•••z@acme.example" });
    simulator().control.step(id, inside);
    await say(id, { to: "everyone", message: "Notes also go to Ben." });
    simulator().control.step(id, 99);
    const log = await chatLog(id);
    expect(log.slice(0, 2)).toEqual([
      ["Notetaker · a•••z@acme.example", announcement],
      ["Notetaker · a•••z@acme.example", "Notes also go to Ben."],
    ]);
    expect(log.length).toBeGreaterThan(2);
  });

  test("wrote what it wrote, also where nobody else says a word", async () => {
    const id = await create({}, "emp");
    simulator().control.step(id, 99);
    expect(await chatLog(id)).toEqual([["Meeting Notetaker", announcement]]);
  });
});

describe("what is no message for everyone is refused", () => {
  const refused: Record<string, unknown> = {
    "nothing at all": null,
    "no text": { to: "everyone" },
    "an empty text": { to: "everyone", message: "" },
    "501 characters": { to: "everyone", message: "x".repeat(501) },
    "no addressee": { message: "Hello" },
    "a message to the host alone": { to: "host", message: "Hello" },
    "a field nobody knows": { to: "everyone", message: "Hello", colour: "red" },
  };
  test.each(Object.entries(refused))("%s", async (_name, body) => {
    const id = await create();
    simulator().control.step(id, inside);
    expect((await say(id, body)).status).toBe(400);
    expect(saidBy(id)).toEqual([announcement]);
  });

  test("but 500 characters are not", async () => {
    const id = await create();
    simulator().control.step(id, inside);
    expect((await say(id, { to: "everyone", message: "x".repeat(500) })).status).toBe(200);
  });
});

test.each([
  ["waits for its time", 0, "cannot_command_unstarted_bot"],
  ["is on its way", 1, "cannot_command_unstarted_bot"],
  ["waits at the door", 2, "cannot_command_unstarted_bot"],
  ["has left", 99, "cannot_command_completed_bot"],
])("a bot that %s says nothing", async (_state, steps, code) => {
  const id = await create();
  simulator().control.step(id, steps);
  const before = saidBy(id);
  const answer = await say(id, { to: "everyone", message: "Hello" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code });
  expect(saidBy(id)).toEqual(before);
});

test("a bot that was asked to leave says nothing more", async () => {
  const id = await create();
  simulator().control.step(id, inside);
  await call(`/api/v1/bot/${id}/leave_call/`, null);
  simulator().control.step(id, 1);
  const answer = await say(id, { to: "everyone", message: "Hello" });
  expect(await answer.json()).toMatchObject({ code: "cannot_command_completed_bot" });
});

test("nobody's bot says nothing", async () => {
  expect((await say("nobody", { to: "everyone", message: "Hello" })).status).toBe(404);
});

test("a fault may be ordered, after which the same message is written once", async () => {
  const id = await create();
  simulator().control.step(id, inside);
  const rule = { operation: "send_chat", fault: { kind: "reset", effect: "after" } } as const;
  simulator().control.fault(rule);
  const body = { to: "everyone", message: "Once." };
  await expect(say(id, body, "key")).rejects.toThrow();
  expect((await say(id, body, "key")).status).toBe(200);
  expect(saidBy(id)).toEqual([announcement, "Once."]);
});

test("a page shows each bot under its name, with what it wrote, and runs nothing of it", async () => {
  const id = await create({ bot_name: "<i>Notetaker</i>" });
  simulator().control.step(id, inside);
  await say(id, { to: "everyone", message: "Remove me: https://site.example/?a=1&b=<2>" });
  const answer = await fetch(`${simulator().url}/`);
  const html = await answer.text();
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).toContain("&lt;i&gt;Notetaker&lt;/i&gt;");
  expect(html).toContain(`<a href="https://site.example/?a=1&amp;b=" rel="noreferrer">`);
  expect(html).toContain("in_call_not_recording");
  expect(html).not.toContain("<i>");
});

function saidBy(id: string) {
  const bot = simulator()
    .control.state()
    .bots.find((one) => one.id === id);
  return bot?.chatSent.map(({ text }) => text);
}

function say(id: string, body: unknown, key?: string): Promise<Response> {
  return call(`/api/v1/bot/${id}/send_chat_message/`, body, key);
}

async function create(fields: object = {}, letters = "abc"): Promise<string> {
  const chat = { on_bot_join: { send_to: "everyone", message: announcement } };
  const meetingUrl = `https://meet.google.com/${letters}-defg-hij`;
  const answer = await call("/api/v1/bot/", { meeting_url: meetingUrl, chat, ...fields });
  return ((await answer.json()) as { id: string }).id;
}

type Bot = {
  recordings: {
    media_shortcuts: { participant_events: { data: { participant_events_download_url: string } } };
  }[];
};
type Event = { participant: { name: string | null }; data: { text: string } | null };

/** Who wrote what, as the provider hands it out afterwards. */
async function chatLog(id: string) {
  const headers = { authorization: apiKey };
  const bot = await fetch(`${simulator().url}/api/v1/bot/${id}/`, { headers });
  const { recordings } = (await bot.json()) as Bot;
  const { participant_events: part } = recordings[0]!.media_shortcuts;
  const events = await fetch(part.data.participant_events_download_url);
  return ((await events.json()) as Event[]).flatMap(({ participant, data }) =>
    data === null ? [] : [[participant.name, data.text]],
  );
}

function call(path: string, body: unknown, key?: string): Promise<Response> {
  const headers = { authorization: apiKey, ...(key && { "idempotency-key": key }) };
  const sent = body === null ? null : JSON.stringify(body);
  return fetch(simulator().url + path, { method: "POST", headers, body: sent });
}
