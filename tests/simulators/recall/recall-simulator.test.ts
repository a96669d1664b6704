import { describe, expect, test } from "vitest";
import { createBotBody } from "../../../app/notetaker/provider/recall/bot-body.server.ts";
import { announcementLimit, botNameLimit } from "../../../app/notetaker/mails/announcement.ts";
import { someBot } from "../../support/fake-provider.ts";
import { createBody, fieldErrors } from "./create-body.ts";
import { startRecallSimulator } from "./recall-simulator.ts";
import { apiKey, setUpSimulator, webhookSecret } from "./test-setup.ts";

const simulator = setUpSimulator();
const group = "3f0c3a7e-0000-4000-8000-000000000000";
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
type Json = Record<string, unknown>;

function bodyWith(field: string, value: unknown): Json {
  const body = structuredClone(createBotBody(someBot(), group)) as Json;
  const names = field.split(".");
  const last = names.pop() ?? "";
  let within = body;
  for (const name of names) within = (within[name] ??= {}) as Json;
  within[last] = value;
  return body;
}

type Options = { readonly key?: string; readonly authorization?: string; readonly method?: string };

async function post(path: string, body?: unknown, options: Options = {}) {
  const { key, authorization = `Token ${apiKey}`, method = "POST" } = options;
  const response = await fetch(simulator().url + path, {
    method,
    headers: { authorization, ...(key && { "idempotency-key": key }) },
    body: typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, json: (isJson ? JSON.parse(text) : text) as { id: string } };
}

async function create(fields: object = {}, key?: string): Promise<string> {
  const body = { meeting_url: "https://meet.google.com/abc-defg-hij", ...fields };
  const { status, json } = await post("/api/v1/bot/", body, key ? { key } : {});
  expect(status).toBe(201);
  return json.id;
}

const statusOf = async (...call: Parameters<typeof post>) => (await post(...call)).status;

describe("the site's body", () => {
  test.each([null, group])("is accepted, login group %s", (id) => {
    const longest = {
      botName: "n".repeat(botNameLimit),
      announcement: "a".repeat(announcementLimit),
    };
    const body = createBotBody(someBot({ ...longest, joinAt: Date.now() + 3_600_000 }), id);
    expect(createBody.safeParse(body).error?.issues ?? []).toEqual([]);
  });

  const leave = "automatic_leave";
  const byNames = `${leave}.bot_detection.using_participant_names`;
  const picture = "automatic_video_output.in_call_recording.b64_data";
  const long = (length: number) => "A".repeat(length);
  test.each<[string, unknown[], unknown[]]>([
    [`${leave}.waiting_room_timeout`, [30, 600], [29, 601, 0, -1, 30.5, "30", null]],
    [`${leave}.noone_joined_timeout`, [30, 9_999], [29]],
    [`${leave}.everyone_left_timeout.activate_after`, [1], [0]],
    [`${leave}.everyone_left_timeout`, [], [60]],
    [`${leave}.silence_detection.timeout`, [10], [9]],
    [`${byNames}.timeout`, [10], [9]],
    [`${byNames}.matches`, [[]], [undefined]],
    ["bot_name", [long(100)], [long(101), "", 7]],
    ["chat.on_bot_join.message", [long(500)], [long(501)]],
    ["chat.on_bot_join.send_to", [], ["host"]],
    ["chat.on_participant_join.exclude_host", [true], [undefined]],
    [picture, ["/9j/A"], ["iVBORw0KGgo=", "/9j/ A", `/9j/${long(1_835_008)}`]],
    ["meeting_url", [], [undefined, "https://zoom.us/j/1", "https://meet.google.com/lookup/a"]],
    ["join_at", ["2036-01-01T09:00:00Z"], ["2036-01-01T09:00:00"]],
    ["metadata.job", ["x"], [{ id: "x" }]],
    ["recording_config.retention", [], [{ type: "timed" }]],
    ["transcription_options", [], [{}]],
    [`${leave}.everyone_left`, [], [{ timeout: 60 }]],
    ["google_meet.google_login_group_id", [group], ["group 1"]],
  ])("is checked: right and wrong values of %s", (field, right, wrong) => {
    for (const value of right) {
      expect(createBody.safeParse(bodyWith(field, value)).error?.issues ?? []).toEqual([]);
    }
    for (const value of wrong) {
      const { error } = createBody.safeParse(bodyWith(field, value));
      expect(error && JSON.stringify(fieldErrors(error))).toContain(field.split(".").at(-1));
    }
  });

  test("is refused with a time in the past", async () => {
    const past = bodyWith("join_at", "2026-01-01T09:00:00Z");
    expect(await statusOf("/api/v1/bot/", past)).toBe(400);
    expect(simulator().control.state().bots).toHaveLength(0);
  });
});

test("a body that is not JSON is answered 400", async () => {
  expect(await statusOf("/api/v1/bot/", "{")).toBe(400);
});

test("the simulated firewall refuses local addresses except the site's, which is public in production", async () => {
  const site = "http://localhost:8787";
  const options = { port: 0, apiKey, webhookSecret, webhookUrl: null, publicOrigin: site };
  const simulated = await startRecallSimulator(options);
  const statusWith = async (address: string) => {
    const response = await fetch(`${simulated.url}/api/v1/bot/`, {
      method: "POST",
      headers: { authorization: apiKey },
      body: JSON.stringify({
        meeting_url: "https://meet.google.com/abc-defg-hij",
        metadata: { address },
      }),
    });
    return [response.status, response.headers.get("content-type")?.split(";")[0]];
  };
  expect(await statusWith(`${site}/notetaker-opt-out?token=x`)).toEqual([201, "application/json"]);
  expect(await statusWith("http://localhost:8788/")).toEqual([403, "text/html"]);
  const startsLikeSite = `${site}1/`;
  expect(await statusWith(startsLikeSite)).toEqual([403, "text/html"]);
  await simulated.close();
});

test.each([
  [apiKey, 200],
  [`Token ${apiKey}`, 200],
  ["", 401],
  ["Token another", 401],
  [`Bearer ${apiKey}`, 401],
])("the authorization %j is answered %i", async (authorization, status) => {
  expect(await statusOf("/api/v1/bot/", undefined, { authorization, method: "GET" })).toBe(status);
});

test("an idempotency key gets the same answer for an hour, but only on the same path", async () => {
  const first = await create({}, "k");
  expect(await create({}, "k")).toBe(first);
  expect(await statusOf(`/api/v1/bot/${first}/leave_call/`, undefined, { key: "k" })).toBe(400);
  await simulator().control.advance(3_600_001);
  expect(await create({}, "k")).not.toBe(first);
});

test.each([
  // Refused before the API saw it, so not remembered.
  [503, 201],
  [507, 507],
])("if the first call with a key gets %i, its repeat gets %i", async (status, next) => {
  simulator().control.fault({ operation: "create_bot", fault: { kind: "status", status } });
  const body = { meeting_url: "https://meet.google.com/abc-defg-hij" };
  const again = () => statusOf("/api/v1/bot/", body, { key: "k" });
  expect([await again(), await again()]).toEqual([status, next]);
});

test.each([400, 403, 507])(
  "an ordered fault %i applies to a download too, which has no key",
  async (status) => {
    simulator().control.fault({ operation: "download", fault: { kind: "status", status } });
    const { url } = simulator();
    expect((await fetch(`${url}/media/any`)).status).toBe(status);
  },
);

test("a booked bot starts to join at its time", async () => {
  await create({ join_at: inAnHour() });
  simulator().control.configure({ speed: 1 });
  await simulator().control.advance(3_600_500);
  const [bot] = simulator().control.state().bots;
  expect(bot?.changes.map(({ code }) => code)).toContain("joining_call");
  simulator().control.configure({ speed: 0 });
});
