import { describe, expect, test } from "vitest";
import { startRecallSimulator } from "./recall-simulator.ts";
import { apiKey, setUpSimulator, webhookSecret } from "./test-setup.ts";

const simulator = setUpSimulator();
const meetingUrl = "https://meet.google.com/abc-defg-hij";
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe("create bot refuses what the real API refuses", () => {
  const refused: Record<string, object> = {
    "no meeting": {},
    "another platform": { meeting_url: "https://zoom.us/j/123456789" },
    "a link that is no meeting": { meeting_url: "https://meet.google.com/lookup/weekly" },
    "a time in the past": { join_at: "2026-01-01T09:00:00Z" },
    "a time without a zone": { join_at: "2036-01-01T09:00:00" },
    "a name that is no text": { bot_name: 7 },
    "metadata that is no text": { metadata: { job_id: 7 } },
    "a chat message to the host alone": {
      chat: { on_bot_join: { send_to: "host", message: "x" } },
    },
    "the asynchronous transcript": {
      recording_config: { transcript: { provider: { recallai_async: {} } } },
    },
    "retention without hours": { recording_config: { retention: { type: "timed" } } },
  };
  test.each(Object.entries(refused))("%s", async (name, fields) => {
    const body = name === "no meeting" ? fields : { meeting_url: meetingUrl, ...fields };
    const response = await call("POST", "/api/v1/bot/", { body });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).not.toHaveLength(0);
    expect(simulator().control.state().bots).toHaveLength(0);
  });

  test("a body that names a local address, with a page", async () => {
    const body = { meeting_url: meetingUrl, metadata: { site: "http://localhost:8787" } };
    const response = await call("POST", "/api/v1/bot/", { body });
    expect(response.status).toBe(403);
    expect(response.headers.get("content-type")).toContain("text/html");
  });

  test("but the address of the site itself, where it stands for a public one, passes", async () => {
    const site = "http://localhost:8787";
    const simulated = await startRecallSimulator({
      port: 0,
      apiKey,
      webhookSecret,
      webhookUrl: null,
      publicOrigin: site,
    });
    const statusOf = async (address: string) => {
      const response = await fetch(`${simulated.url}/api/v1/bot/`, {
        method: "POST",
        headers: { authorization: apiKey },
        body: JSON.stringify({ meeting_url: meetingUrl, metadata: { address } }),
      });
      return response.status;
    };
    expect(await statusOf(`${site}/notetaker-opt-out?token=x`)).toBe(201);
    expect(await statusOf("http://localhost:8788/")).toBe(403);
    expect(await statusOf(`${site}1/`)).toBe(403);
    await simulated.close();
  });

  test("a body that is no JSON", async () => {
    expect((await call("POST", "/api/v1/bot/", { raw: "{" })).status).toBe(400);
  });
});

describe("the key", () => {
  test.each([apiKey, `Token ${apiKey}`])("is accepted as %s", async (authorization) => {
    expect((await call("GET", "/api/v1/bot/", { authorization })).status).toBe(200);
  });

  test.each(["", "Token another", `Bearer ${apiKey}`])("is missed in %j", async (authorization) => {
    expect((await call("GET", "/api/v1/bot/", { authorization })).status).toBe(401);
  });
});

describe("an idempotency key", () => {
  test("replays the answer for an hour, then is forgotten", async () => {
    const first = await create({ key: "k" });
    expect(await create({ key: "k" })).toEqual(first);
    await simulator().control.advance(3_600_001);
    expect((await create({ key: "k" })).id).not.toBe(first.id);
  });

  test("replays a 507 as well", async () => {
    simulator().control.fault({ operation: "create_bot", fault: { kind: "status", status: 507 } });
    const body = { meeting_url: meetingUrl };
    expect((await call("POST", "/api/v1/bot/", { body, key: "k" })).status).toBe(507);
    expect((await call("POST", "/api/v1/bot/", { body, key: "k" })).status).toBe(507);
    expect((await call("POST", "/api/v1/bot/", { body, key: "k2" })).status).toBe(201);
  });

  test("does not replay what was refused before the API saw it", async () => {
    simulator().control.fault({ operation: "create_bot", fault: { kind: "status", status: 503 } });
    const body = { meeting_url: meetingUrl };
    expect((await call("POST", "/api/v1/bot/", { body, key: "k" })).status).toBe(503);
    expect((await call("POST", "/api/v1/bot/", { body, key: "k" })).status).toBe(201);
  });

  test("belongs to one path", async () => {
    const { id } = await create({ key: "k" });
    const response = await call("POST", `/api/v1/bot/${id}/leave_call/`, { key: "k" });
    expect(response.status).toBe(400);
  });
});

describe("a scheduled bot", () => {
  test("can be moved to a time more than ten minutes ahead", async () => {
    const { id } = await create({ joinAt: inAnHour() });
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const moved = await call("PATCH", `/api/v1/bot/${id}/`, { body: { join_at: later } });
    expect(await moved.json()).toMatchObject({ join_at: later });

    const soon = new Date(Date.now() + 300_000).toISOString();
    const refused = await call("PATCH", `/api/v1/bot/${id}/`, { body: { join_at: soon } });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "update_bot_failed" });
  });

  test("can be sent to another meeting, which then goes as that one does", async () => {
    const { id } = await create({ joinAt: inAnHour() });
    const body = {
      meeting_url: "https://meet.google.com/den-abcd-efg",
      metadata: { job_id: "b" },
      chat: { on_bot_join: { send_to: "everyone", message: "Hello" } },
    };
    expect((await call("PATCH", `/api/v1/bot/${id}/`, { body })).status).toBe(200);
    const [bot] = simulator().control.state().bots;
    expect(bot).toMatchObject({ outcome: "denied", request: body });
    const wrong = { chat: { on_bot_join: { send_to: "everyone", message: "x".repeat(501) } } };
    expect((await call("PATCH", `/api/v1/bot/${id}/`, { body: wrong })).status).toBe(400);
  });

  test("joins at its time; from then on it can be neither moved nor deleted", async () => {
    const { id } = await create({ joinAt: inAnHour() });
    simulator().control.configure({ speed: 1 });
    await simulator().control.advance(3_599_500);
    expect((await call("PATCH", `/api/v1/bot/${id}/`, { body: {} })).status).toBe(400);
    expect((await call("DELETE", `/api/v1/bot/${id}/`)).status).toBe(405);
    await simulator().control.advance(1_000);
    expect(codes(id)).toContain("joining_call");
    simulator().control.configure({ speed: 0 });
  });

  test("is gone once deleted", async () => {
    const { id } = await create({ joinAt: inAnHour() });
    expect((await call("DELETE", `/api/v1/bot/${id}/`)).status).toBe(204);
    expect((await call("GET", `/api/v1/bot/${id}/`)).status).toBe(404);
    await simulator().control.advance(7_200_000);
    expect(simulator().control.state().bots).toHaveLength(0);
  });
});

test("a bot at work keeps its media", async () => {
  const { id } = await create();
  simulator().control.step(id, 6);
  expect((await call("POST", `/api/v1/bot/${id}/delete_media/`)).status).toBe(400);
});

test.each([405, 400] as const)("a bot on its way is not deleted: %i", async (lateDeleteStatus) => {
  simulator().control.configure({ lateDeleteStatus });
  const { id } = await create();
  const response = await call("DELETE", `/api/v1/bot/${id}/`);
  expect(response.status).toBe(lateDeleteStatus);
  expect(await response.json()).toMatchObject({ code: "cannot_delete_bot" });
  simulator().control.configure({ lateDeleteStatus: 405 });
});

function codes(id: string) {
  const bot = simulator()
    .control.state()
    .bots.find((one) => one.id === id);
  return bot?.changes.map((change) => change.code);
}

type CallOptions = {
  readonly body?: unknown;
  readonly raw?: string;
  readonly key?: string;
  readonly authorization?: string;
};

function call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const { body, key, authorization = `Token ${apiKey}` } = options;
  const raw = options.raw ?? (body === undefined ? null : JSON.stringify(body));
  const headers = { authorization, ...(key && { "idempotency-key": key }) };
  return fetch(simulator().url + path, { method, headers, body: raw });
}

type CreateOptions = {
  key?: string;
  joinAt?: string;
  metadata?: Record<string, string>;
  readonly recordingConfig?: object;
};

async function create(options: CreateOptions = {}): Promise<{ id: string }> {
  const { key, joinAt, metadata, recordingConfig: recording_config } = options;
  const body = { meeting_url: meetingUrl, join_at: joinAt, metadata, recording_config };
  const response = await call("POST", "/api/v1/bot/", { body, ...(key && { key }) });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string };
}
