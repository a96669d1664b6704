import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { someBot } from "../../../tests/support/fake-provider";
import { retryAfterMs } from "~/lib/http/retry-after";
import { createClient, redactedMessage } from "./client.server";
import { createBotBody } from "./recall/bot-body.server";
import { wireBot } from "./recall/wire.server";
import { names } from "~/config/names";

const baseUrl = "https://bots.example";
const path = "/api/v1/bot/";
const any = z.unknown();
const file = "https://store.example/a.json";

type Sent = { readonly url: string; readonly init: RequestInit | undefined };

/** A client whose every call gets the same `answer`. */
function clientOf(answer: () => Response, base = baseUrl) {
  const sent: Sent[] = [];
  const classify = (status: number, body: unknown) =>
    ({ class: "permanent", code: body === null ? null : `${status} ${typeof body}` }) as const;
  const fetch: typeof globalThis.fetch = (input, init) => {
    sent.push({ url: new Request(input, init).url, init });
    return Promise.resolve(answer());
  };
  const client = createClient({ baseUrl: base, apiKey: "a-key", classify }, fetch, 15_000);
  const download = (url: string) => client.download(any, url);
  return { sent, ...client, download, get: () => client.ask(any, "GET", path) };
}

/** A JSON string of this many bytes. */
const jsonOf = (bytes: number) => `"${"a".repeat(bytes - 2)}"`;

test("a call says who sends it and that it is JSON; a download goes without our key", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const client = clientOf(() => Response.json({}));
  await client.ask(any, "POST", path, { body: { a: 1 }, idempotencyKey: "k" });
  await client.get();
  await client.download(file);
  const [posted, asked, downloaded] = client.sent.map(({ init }) => new Headers(init?.headers));
  expect(Object.fromEntries(posted ?? [])).toMatchObject({
    ...{ authorization: "Token a-key", "content-type": "application/json" },
    ...{ "idempotency-key": "k", "user-agent": expect.any(String) },
  });
  expect(client.sent.map(({ init }) => init?.body)).toEqual(['{"a":1}', null, undefined]);
  expect([asked?.has("content-type"), asked?.has("idempotency-key")]).toEqual([false, false]);
  expect([downloaded?.has("authorization"), downloaded?.has("user-agent")]).toEqual([false, true]);
  // A redirect would take our key elsewhere.
  expect(client.sent.map(({ init }) => init?.redirect)).toEqual(["manual", "manual", "manual"]);
  expect(timeout.mock.calls).toEqual([[15_000], [15_000], [15_000]]);
  timeout.mockRestore();
});

describe("an answer", () => {
  test("is read up to 2 MB, and a large one or a download up to 25 MB", async () => {
    for (const [isLarge, most] of [
      [false, 2_000_000],
      [true, 25_000_000],
    ] as const) {
      const answerOf = (bytes: number) =>
        clientOf(() => new Response(jsonOf(bytes))).ask(any, "GET", path, { isLarge });
      expect(await answerOf(most)).toMatchObject({ ok: true });
      expect(await answerOf(most + 1)).toMatchObject({
        ...{ ok: false, class: "ambiguous", code: "answer_too_large" },
      });
    }
    const long = clientOf(() => new Response(jsonOf(25_000_001)));
    expect(await long.download(file)).toMatchObject({ code: "answer_too_large" });
  });

  test("is read even if some bytes are not UTF-8; in another shape, it leaves the effect unknown", async () => {
    const odd = clientOf(() => new Response(new Uint8Array([0x22, 0x61, 0xff, 0x22])));
    expect(await odd.get()).toEqual({ ok: true, value: "a\uFFFD" });
    expect(await odd.ask(wireBot, "GET", path)).toMatchObject({
      class: "ambiguous",
      code: "unexpected_shape",
    });
  });

  test("that breaks off leaves the effect unknown", async () => {
    const time = new AbortController();
    const spy = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
    const hanging = clientOf(() => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"id":'));
          time.signal.addEventListener("abort", () => stream.error(new Error("aborted")));
          queueMicrotask(() => time.abort());
        },
      });
      return new Response(body);
    });
    expect(await hanging.get()).toMatchObject({ class: "ambiguous", code: "timeout" });
    spy.mockRestore();
  });

  test("whose body is not read is canceled, which frees the connection", async () => {
    for (const [status, download] of [
      [200, false],
      [503, false],
      [403, true],
    ] as const) {
      const cancel = vi.fn();
      const body = new ReadableStream({
        cancel,
        pull: (stream) => stream.enqueue(new Uint8Array(9)),
      });
      const client = clientOf(() => new Response(body, { status }));
      const answer = await (download ? client.download(file) : client.command("POST", path));
      expect(answer.ok).toBe(status === 200);
      expect(cancel, `${status}`).toHaveBeenCalledOnce();
    }
  });

  test("may have no body", async () => {
    const empty = (status: number) => clientOf(() => new Response(null, { status }));
    expect(await empty(204).command("POST", path)).toEqual({ ok: true, value: undefined });
    expect(await empty(503).command("POST", path)).toMatchObject({ status: 503, code: "http_503" });
    expect(await empty(404).download(file)).toMatchObject({ class: "gone", code: "download_404" });
  });
});

describe("a refusal", () => {
  const refusal = (body: BodyInit) => clientOf(() => new Response(body, { status: 422 })).get();

  test("is read if it is JSON of at most 64,000 bytes", async () => {
    expect(await refusal(jsonOf(64_000))).toMatchObject({ code: "http_422_422 string" });
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error("reset")) });
    for (const body of [jsonOf(64_001), "{", "<p>No</p>", broken]) {
      expect(await refusal(body)).toMatchObject({ class: "permanent", code: "http_422" });
    }
  });

  const date = "Fri, 20 Nov 2026 12:00:00 GMT";
  test.each<[string, number | null]>([
    ["30", 30_000],
    // Against the answer's own clock; a date that has passed means now.
    ["Fri, 20 Nov 2026 12:01:30 GMT", 90_000],
    ["Fri, 20 Nov 2026 11:59:00 GMT", 0],
    ...["", "soon", "-5", "1.5", "Fri, 20 Foo 2026 12:00:00 GMT", "9".repeat(20)].map(
      (value): [string, null] => [value, null],
    ),
  ])("with the Retry-After %j asks for a pause of %s ms", (given, expected) => {
    expect(retryAfterMs(new Headers({ "retry-after": given, date }))).toBe(expected);
  });

  test("whose Retry-After is a date asks for no pause without a Date header", () => {
    expect(retryAfterMs(new Headers({ "retry-after": date }))).toBeNull();
  });

  test.each<[number, string]>([
    [404, "gone"],
    [410, "gone"],
    ...[307, 400, 403, 411, 500].map((status): [number, string] => [status, "retry"]),
  ])("of a download with %i is %s", async (status, kind) => {
    const client = clientOf(() => new Response("", { status }));
    const code = `download_${status}`;
    expect(await client.download(file)).toMatchObject({ ok: false, class: kind, code });
  });
});

test.each([
  ["https://store.example/a.json", baseUrl, true],
  ["http://store.example/a.json", "http://127.0.0.1:9000", true],
  ["http://store.example/a.json", baseUrl, false],
  ["ftp://store.example/a.json", "http://127.0.0.1:9000", false],
  ["data:application/json,{}", baseUrl, false],
  ["no address", baseUrl, false],
  ["", baseUrl, false],
])("a download of %s with the API at %s is sent: %s", async (url, base, isAsked) => {
  const client = clientOf(() => Response.json({}), base);
  const answer = await client.download(url);
  expect(client.sent).toHaveLength(Number(isAsked));
  expect(answer).toMatchObject(isAsked ? { ok: true } : { ok: false, code: "bad_download_url" });
});

describe("the provider's words for the log", () => {
  const sent = createBotBody(
    someBot({
      botName: `${names.notetakerName} · a•••z@acme.example`,
      announcement:
        'Ana "Z" (a•••z@acme.example) sent me: https://site.example/opt-out?token=t0k3n',
    }),
    null,
  );

  test("repeat nothing of what was sent, no address and no link", () => {
    const answer = {
      bot_name: [`"${sent.bot_name}" is not allowed.`],
      meeting_url: [`${sent.meeting_url} is no meeting.`, "See https://elsewhere.example/a?b=c"],
      chat: { message: [`"${sent.chat.on_bot_join.message}" is too long.`] },
      detail: "Ask Ann <ann@example.org>",
    };
    const words = redactedMessage(answer, sent, "a-key") ?? "";
    for (const secret of ["acme", "Ana", "abc-defg", "t0k3n", "elsewhere", "ann@"]) {
      expect(words).not.toContain(secret);
    }
    for (const kept of ["bot_name", "is no meeting.", "is too long."])
      expect(words).toContain(kept);
  });

  test("have at most 240 characters, and are null without an answer", () => {
    expect(redactedMessage(null, sent, "a-key")).toBeNull();
    expect(redactedMessage({ detail: "Token a-key" }, sent, "a-key")).toBe('{"detail":"Token …"}');
    const long = { a: Array.from({ length: 10_000 }, () => "word ") };
    expect(redactedMessage(long, sent, "a-key")).toHaveLength(240);
  });
});
