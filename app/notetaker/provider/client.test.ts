import { describe, expect, test, vi } from "vitest";
import { createClient, type ClientLimits } from "./client.server";

const baseUrl = "https://bots.example";
const get = { method: "GET", path: "/api/v1/bot/", expect: "json" } as const;

type Sent = { readonly url: string; readonly init: RequestInit | undefined };

/** A client to whom everything is answered with `answer`. */
function clientOf(answer: () => Response, base = baseUrl, limits: Partial<ClientLimits> = {}) {
  const sent: Sent[] = [];
  const judge = (status: number, body: unknown) =>
    ({ class: "permanent", code: body === null ? null : `${status} ${typeof body}` }) as const;
  const fetch: typeof globalThis.fetch = (input, init) => {
    sent.push({ url: new Request(input, init).url, init });
    return Promise.resolve(answer());
  };
  return { sent, ...createClient({ baseUrl: base, apiKey: "a-key", judge }, fetch, limits) };
}

/** JSON of so many bytes. */
const jsonOf = (bytes: number) => new Response(`"${"a".repeat(bytes - 2)}"`);

/** A body that nobody has to read, and whether it was let go of. */
function unread(init: ResponseInit) {
  const cancel = vi.fn();
  const body = new ReadableStream({ cancel, pull: (stream) => stream.enqueue(new Uint8Array(9)) });
  return { cancel, response: new Response(body, init) };
}

describe("what is sent", () => {
  test("says that it is JSON, where it is", async () => {
    const client = clientOf(() => Response.json({}));
    await client.call({ ...get, method: "POST", body: { a: 1 }, idempotencyKey: "k" });
    await client.call(get);
    const [posted, read] = client.sent.map(({ init }) => new Headers(init?.headers));
    expect(posted?.get("content-type")).toBe("application/json");
    expect(posted?.get("idempotency-key")).toBe("k");
    expect(client.sent[0]?.init?.body).toBe('{"a":1}');
    expect(read?.has("content-type")).toBe(false);
    expect(read?.has("idempotency-key")).toBe(false);
    expect(client.sent[1]?.init?.body).toBeUndefined();
  });

  test("is given up after 15 seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const client = clientOf(() => Response.json({}));
    await client.call(get);
    await client.download("https://store.example/a.json");
    expect(timeout.mock.calls).toEqual([[15_000], [15_000]]);
    timeout.mockRestore();
  });
});

describe("an answer", () => {
  test("is read up to 2 MB, and what is as large as a download up to 25 MB", async () => {
    const large = { ...get, expect: "large json" } as const;
    for (const [call, most] of [
      [get, 2_000_000],
      [large, 25_000_000],
    ] as const) {
      expect(await clientOf(() => jsonOf(most)).call(call)).toMatchObject({ ok: true });
      expect(await clientOf(() => jsonOf(most + 1)).call(call)).toMatchObject({
        ...{ ok: false, class: "ambiguous", code: "answer_too_large" },
      });
    }
  });

  test("with a character that is none is read around it", async () => {
    const bytes = new Uint8Array([0x22, 0x61, 0xff, 0x22]);
    expect(await clientOf(() => new Response(bytes)).call(get)).toEqual({
      ok: true,
      value: "a\uFFFD",
    });
  });

  test("that nobody reads is let go of: the connection is free for the next", async () => {
    const nothing = { ...get, expect: "nothing" } as const;
    for (const status of [200, 503]) {
      const { cancel, response } = unread({ status });
      const answer = await clientOf(() => response).call(nothing);
      expect(answer.ok).toBe(status === 200);
      expect(cancel, `${status}`).toHaveBeenCalledOnce();
    }
    const { cancel, response } = unread({ status: 403 });
    await clientOf(() => response).download("https://store.example/a.json");
    expect(cancel).toHaveBeenCalledOnce();
  });

  test("without a body is as good", async () => {
    const empty = (status: number) => clientOf(() => new Response(null, { status }));
    const nothing = { ...get, expect: "nothing" } as const;
    expect(await empty(204).call(nothing)).toEqual({ ok: true, value: null });
    expect(await empty(503).call(nothing)).toMatchObject({ status: 503, code: "http_503" });
    const gone = await empty(404).download("https://store.example/a.json");
    expect(gone).toMatchObject({ class: "gone", status: 404, code: "download_404" });
  });
});

describe("of a refusal", () => {
  const refusal = (body: BodyInit, type = "application/json") =>
    clientOf(() => new Response(body, { status: 422, headers: { "content-type": type } })).call(
      get,
    );

  test("64,000 bytes of JSON are read, and no more, and nothing that is none", async () => {
    const json = (bytes: number) => `"${"a".repeat(bytes - 2)}"`;
    expect(await refusal(json(64_000))).toMatchObject({ code: "http_422_422 string" });
    expect(await refusal(json(64_001))).toMatchObject({ code: "http_422" });
    expect(await refusal("{")).toMatchObject({ code: "http_422" });
    expect(await refusal('"a"', "text/html")).toMatchObject({ code: "http_422" });
  });

  test("a body that breaks off costs the detail alone", async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error("reset")) });
    expect(await refusal(broken)).toMatchObject({
      class: "permanent",
      status: 422,
      code: "http_422",
    });
  });

  test.each([
    [404, "gone"],
    [410, "gone"],
    [400, "retry"],
    [403, "retry"],
    [411, "retry"],
    [500, "retry"],
  ])("a download's %i is %s", async (status, kind) => {
    const client = clientOf(() => new Response("", { status }));
    const answer = await client.download("https://store.example/a.json");
    expect(answer).toMatchObject({ ok: false, class: kind, code: `download_${status}` });
  });
});

describe("the address of a download", () => {
  const local = "http://127.0.0.1:9000";
  test.each([
    ["https://store.example/a.json", baseUrl, true],
    ["https://store.example/a.json", local, true],
    ["http://store.example/a.json", local, true],
    ["http://store.example/a.json", baseUrl, false],
    ["ftp://store.example/a.json", local, false],
    ["data:application/json,{}", baseUrl, false],
    ["no address", baseUrl, false],
    ["no address", local, false],
  ])("%s beside %s", async (url, base, isAsked) => {
    const client = clientOf(() => Response.json({}), base);
    const answer = await client.download(url);
    expect(client.sent).toHaveLength(Number(isAsked));
    expect(answer).toMatchObject(isAsked ? { ok: true } : { ok: false, code: "bad_download_url" });
  });
});
