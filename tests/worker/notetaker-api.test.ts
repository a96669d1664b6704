import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db, emptyTables, env, jobs, requests, start } from "../support/pipeline";
import { notetakerJobs } from "~/db/schema.server";
import { mintFormToken } from "~/forms/form-token.server";
import * as registration from "~/routes/api/note-taker-registration";
import { naughtyStrings } from "../fixtures/naughty-strings";

const url = "http://localhost:8787/api/note-taker-registration";
const payload = {
  email: "ada@example.test",
  name: "Ada Lovelace",
  meetingLink: "meet.google.com/abc-defg-hij",
  isScheduled: false,
  scheduledTime: null,
  isoScheduledTime: null,
  epochTimeMs: null,
  timezone: null,
  agreeToTerms: true,
};
const later = {
  ...payload,
  isScheduled: true,
  scheduledTime: "2026-11-21 3:30 PM (US/Eastern)",
  isoScheduledTime: "2026-11-21T20:30:00.000Z",
  epochTimeMs: Date.UTC(2026, 10, 21, 20, 30),
  timezone: "US/Eastern",
};

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyTables();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 503 }));
});

async function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });
  return call(request);
}

async function call(request: Request): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const context = {
    env,
    now: start,
    nonce: "nonce",
    errorId: "error",
    network: "192.0.2.1",
    overLimit: false,
    formToken: async () => "token",
    pixelState: async () => "off",
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  };
  const response = await registration.action({ request, context, params: {} });
  await Promise.all(work);
  return response;
}

const json = (value: unknown, headers?: Record<string, string>) =>
  post(JSON.stringify(value), headers);

describe("what is accepted", () => {
  test.each([
    ["now", payload, { scheduled: false, startsAt: start }],
    ["later", later, { scheduled: true, startsAt: later.epochTimeMs }],
  ])("%s: stored, and answered with ok", async (_when, body, stored) => {
    const response = await json(body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(await jobs()).toMatchObject([{ ...stored, status: "requested" }]);
  });

  test("the same Idempotency-Key is one request, whoever made the key up", async () => {
    for (const key of [
      "my-own-key",
      await mintFormToken(env.siteSecret, "notetaker", start - 9_000),
    ]) {
      await json(payload, { "Idempotency-Key": key });
      await json(payload, { "Idempotency-Key": key });
      await json({ ...payload, idempotencyKey: key });
    }
    expect(await requests()).toHaveLength(1);
  });
});

describe("what is refused", () => {
  test.each([
    ["not JSON", "{", {}, 400],
    ["nothing", "", {}, 400],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
    ["a form", "a=b", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["text", "{}", { "Content-Type": "text/plain" }, 415],
    ["compressed", "{}", { "Content-Encoding": "gzip" }, 415],
    ["a megabyte", "x".repeat(1_000_000), {}, 413],
    ["nested very deeply", "[".repeat(30_000), {}, 400],
    ["a number too large for one", '{"epochTimeMs":1e400}', {}, 422],
    ["an array", "[]", {}, 422],
    ["null", "null", {}, 422],
    ["a text", '"x"', {}, 422],
  ] as const)("%s", async (_what, body, headers, status) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    const { message } = await response.json<{ message: string }>();
    expect(message).not.toBe("");
    expect(await jobs()).toEqual([]);
  });

  test("wrong fields are named, each with its message", async () => {
    const response = await json({ ...payload, name: "A", email: "nobody", meetingLink: "" });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: "Some fields need another look.",
      errors: {
        name: "Please enter your name",
        email: "Please enter a valid email address",
        meetingLink: "Meeting link is required",
      },
    });
  });

  test("a GET, with what is allowed", () => {
    const response = registration.loader();
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
  });

  test("over the quota, with the time to wait", async () => {
    for (let index = 0; index < 20; index += 1) {
      const letter = String.fromCharCode(97 + index);
      await json({ ...payload, meetingLink: `meet.google.com/abc-defg-aa${letter}` });
    }
    const response = await json(later);
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("86400");
  });

  test("what cannot be stored, with the time to wait", async () => {
    vi.spyOn(env.db, "batch").mockRejectedValue(new Error("D1_ERROR: D1 DB is overloaded"));
    const response = await json(payload);
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("30");
  });
});

describe("hostile input", { timeout: 60_000 }, () => {
  const globals = () => [
    ...Object.getOwnPropertyNames(Object.prototype),
    ...Object.getOwnPropertyNames(Array.prototype),
    ...Object.getOwnPropertyNames(String.prototype),
    ...Object.getOwnPropertyNames(Function.prototype),
  ];
  const before = globals();

  async function survives(body: BodyInit): Promise<number> {
    const response = await post(body);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(globals()).toEqual(before);
    return response.status;
  }

  test.each(["name", "email", "meetingLink", "scheduledTime", "isoScheduledTime", "timezone"])(
    "every naughty string as %s",
    async (field) => {
      expect(naughtyStrings.length).toBe(515);
      for (const text of naughtyStrings) {
        await survives(JSON.stringify({ ...later, [field]: text }));
        await survives(JSON.stringify({ [text]: text, ...payload, [field]: text }));
      }
    },
  );

  test("a naughty name is stored as it was validated, and comes out the same", async () => {
    const stored: (string | null)[] = [];
    for (const text of naughtyStrings.slice(0, 120)) {
      await emptyTables();
      const status = await survives(JSON.stringify({ ...payload, name: `A ${text}` }));
      if (status === 200) stored.push((await requests())[0]?.name ?? null);
    }
    expect(stored.length).toBeGreaterThan(80);
    expect(stored.every((name) => name !== null && !/[\p{Cc}\p{Cs}]/u.test(name))).toBe(true);
  });

  test.each([
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "__defineGetter__",
  ])("%s as a key, and in one", async (key) => {
    for (const name of [key, `${key}.x`, `a[${key}]`, `${key}[x]`]) {
      await survives(
        `{${JSON.stringify(name)}:{"polluted":1},"name":{"__proto__":{"polluted":1}}}`,
      );
      await survives(JSON.stringify({ ...payload }).replace("{", `{${JSON.stringify(name)}:1,`));
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("half characters, NUL and what is no character at all", async () => {
    for (const text of [
      "\ud800",
      "\udfff x",
      "a\u0000b",
      "\uffff\ufffe",
      "\u202e\u2066",
      "e\u0301".repeat(50),
    ]) {
      for (const field of Object.keys(payload)) {
        await survives(JSON.stringify({ ...payload, [field]: `Ada ${text}` }));
        await survives(`{"name":"Ada \\ud800","${field}":"\\udc00"}`);
      }
    }
  });

  test("any JSON at all", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        async (value) => void (await survives(JSON.stringify(value))),
      ),
      { numRuns: 150 },
    );
  });

  test("any value in any field", async () => {
    const fields = fc.record(
      Object.fromEntries(Object.keys(payload).map((field) => [field, fc.jsonValue()])),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fields, async (value) => {
        await survives(JSON.stringify({ ...later, ...value }));
      }),
      { numRuns: 150 },
    );
  });

  test("any Idempotency-Key", async () => {
    for (const key of ["", " ", "a".repeat(5_000), "../../x", "a.b.c.d", "%00", '"quoted"']) {
      const response = await json(payload, { "Idempotency-Key": key });
      expect(response.status).toBe(200);
    }
    expect((await db.select().from(notetakerJobs)).length).toBe(1);
  });
});
