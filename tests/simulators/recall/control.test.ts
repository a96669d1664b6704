import { expect, test } from "vitest";
import type { RecallState } from "./control.ts";
import { apiKey, setUpSimulator } from "./test-setup.ts";

const simulator = setUpSimulator();

test("a test outside of the process has the same commands over HTTP", async () => {
  expect((await command("settings", { speed: 0, rateLimits: false })).status).toBe(200);
  await command("faults", {
    operation: "create_bot",
    times: 2,
    fault: { kind: "status", status: 503, retryAfterSeconds: 7 },
  });
  const refused = await create();
  expect(refused.headers.get("retry-after")).toBe("7");
  expect((await create()).status).toBe(503);
  const { id } = (await (await create()).json()) as { id: string };

  await command(`bots/${id}/outcome`, { outcome: "denied" });
  expect(await (await command(`bots/${id}/step`, { count: 2 })).json()).toEqual({ taken: 2 });
  await command("webhook-faults", { kind: "drop", times: 1 });
  await command("clock", { advanceMs: 60_000 });

  const state = await read();
  expect(state.bots[0]).toMatchObject({ id, outcome: "denied" });
  expect(state.calls.map((call) => call.status)).toEqual([503, 503, 201]);
  expect(state.calls[0]).toMatchObject({ operation: "create_bot", fault: "503" });
  expect(state.webhooks.map((message) => message.event)).toContain("bot.joining_call");
  expect(state.now).toBeGreaterThan(Date.now() + 50_000);

  await command("reset");
  expect(await read()).toMatchObject({ bots: [], calls: [], webhooks: [], faultsLeft: 0 });
});

test.each([
  ["faults", { operation: "make_tea", fault: { kind: "status", status: 500 } }],
  ["settings", { speed: -1 }],
  ["settings", { sped: 1 }],
  ["clock", {}],
  ["webhook-faults", { kind: "lose" }],
])("a command that makes no sense is refused: %s %j", async (name, body) => {
  expect((await command(name, body)).status).toBe(400);
});

test("an unknown command is 404", async () => {
  expect((await command("nothing")).status).toBe(404);
});

test("a taken port is an error, not a hanging start", async () => {
  const { startRecallSimulator } = await import("./recall-simulator.ts");
  const port = Number(new URL(simulator().url).port);
  const options = { port, apiKey, webhookSecret: "whsec_AAAA", webhookUrl: null };
  await expect(startRecallSimulator(options)).rejects.toThrow("EADDRINUSE");
});

function command(name: string, body?: unknown): Promise<Response> {
  return fetch(`${simulator().url}/__sim/${name}`, {
    method: "POST",
    body: body === undefined ? null : JSON.stringify(body),
  });
}

function create(): Promise<Response> {
  return fetch(`${simulator().url}/api/v1/bot/`, {
    method: "POST",
    headers: { authorization: apiKey },
    body: JSON.stringify({ meeting_url: "https://meet.google.com/abc-defg-hij" }),
  });
}

async function read(): Promise<RecallState> {
  return (await (await fetch(`${simulator().url}/__sim/state`)).json()) as RecallState;
}
