import { describe, expect, test } from "vitest";
import { value } from "../../../../tests/simulators/recall/test-setup";
import { someBot } from "../../../../tests/support/fake-provider";
import { createAttendeeProvider } from "./attendee.server";

/** An installation that was hacked, or whose proxy is hostile. */

const baseUrl = "https://bots.example";
const apiKey = "a-key-that-nobody-sees";
const bot = {
  id: "bot_1",
  metadata: { job_id: "job-1", revision: "0" },
  state: "ended",
  recording_state: "complete",
  join_at: null,
  events: [
    { type: "joined_meeting", created_at: "2026-11-20T15:00:00Z" },
    { type: "recording_permission_granted", created_at: "2026-11-20T15:00:01Z" },
    { type: "post_processing_completed", created_at: "2026-11-20T15:10:00Z" },
  ],
};
const page = (results: readonly unknown[], next: string | null = null) => ({ next, results });
const video = "https://store.example/a.mp4";

type Asked = { readonly url: string; readonly key: string | null };

/** `answers` by the end of the path. Each call is recorded in `asked`. */
function installation(answers: Readonly<Record<string, unknown>>, base = baseUrl) {
  const asked: Asked[] = [];
  const all: Readonly<Record<string, unknown>> = {
    ...{ "/bot_1": bot, "/recording": { url: video }, "/participants": page([{ id: "par_1" }]) },
    ...answers,
  };
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push({ url: request.url, key: request.headers.get("authorization") });
    const { pathname } = new URL(request.url);
    // A bot at work cannot be deleted.
    if (request.method === "DELETE")
      return Promise.resolve(Response.json({ error: "only scheduled ones" }, { status: 400 }));
    const [, answer] = Object.entries(all).find(([end]) => pathname.endsWith(end)) ?? [];
    const given: unknown = typeof answer === "function" ? answer(asked.length) : answer;
    if (given instanceof Response) return Promise.resolve(given);
    return Promise.resolve(
      Response.json(given ?? { error: "Not found" }, { status: given ? 200 : 404 }),
    );
  };
  const config = { baseUrl: base, apiKey, webhookUrl: null };
  return { asked, provider: createAttendeeProvider(config, fetch, () => Date.UTC(2026, 10, 21)) };
}

describe("the address of a video", () => {
  const videoOf = async (url: unknown, base = baseUrl) => {
    const { provider } = installation({ "/recording": { url } }, base);
    const [recording] = value(await provider.getBot("bot_1")).recordings;
    return recording;
  };

  test.each([
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "http://store.example/a.mp4",
    "https://ada:secret@store.example/a.mp4",
    "/etc/passwd",
    "https://store.example/a.mp4\r\nset-cookie: a=b",
    `https://store.example/${"a".repeat(8_000)}.mp4`,
    "",
    null,
    7,
  ])("%.50s is not used, and transcript and chat are shown without it", async (url) => {
    expect(await videoOf(url)).toMatchObject({
      video: { status: "failed", url: null },
      transcript: { status: "done" },
      participantEvents: { status: "done" },
    });
  });

  test("is kept if it is https, or http like the installation itself", async () => {
    expect(await videoOf(video)).toMatchObject({ video: { status: "done", url: video } });
    const local = "http://127.0.0.1:9000/a.mp4?X-Amz-Expires=1800";
    const found = await videoOf(local, "http://127.0.0.1:8000");
    expect(found).toMatchObject({ video: { status: "done", url: local } });
  });

  test("is never fetched by the site", async () => {
    const { provider, asked } = installation({});
    await provider.getBot("bot_1");
    expect(asked.filter(({ url }) => !url.startsWith(`${baseUrl}/`))).toEqual([]);
  });
});

describe("our key", () => {
  test("goes to no other host, whatever a video, a next page or a redirect says", async () => {
    const away = "https://evil.example/api/v1/bots?cursor=b";
    const { provider, asked } = installation({
      "/api/v1/bots": (nth: number) => page([], nth === 1 ? away : null),
      "/leave": new Response(null, { status: 307, headers: { location: "https://evil.example/" } }),
    });
    expect(await provider.findBots("job-1")).toMatchObject({ ok: true });
    expect(await provider.getBot("bot_1")).toMatchObject({ ok: true });
    expect(await provider.removeBot("bot_1")).toMatchObject({ ok: false, class: "paused" });
    expect(asked.map(({ url }) => new URL(url).origin)).toEqual(asked.map(() => baseUrl));
  });

  test("is cut out of a refusal's words, like everything else that was sent", async () => {
    const said = `Authorization: Token ${apiKey} https://meet.google.com/abc-defg-hij`;
    const { provider } = installation({
      "/leave": Response.json({ error: said }, { status: 422 }),
    });
    const refusal = JSON.stringify(await provider.removeBot("bot_1"));
    expect(refusal).not.toContain(apiKey);
    expect(refusal).not.toContain("abc-defg-hij");
  });
});

describe("an id", () => {
  test.each(["..", ".", "bot_1/leave", "bot_1?x=1", "a b", "", "x".repeat(101)])(
    "like %j is refused and never becomes part of a path",
    async (id) => {
      const { provider, asked } = installation({ "/api/v1/bots": page([{ ...bot, id }]) });
      expect(await provider.findBots("job-1")).toMatchObject({ ok: false, class: "ambiguous" });
      const outside = asked.filter(({ url }) => !/\/api\/v1\/bots\?/.test(url));
      expect(outside).toEqual([]);
    },
  );
});

describe("the chat", () => {
  const lines = (many: number, text: string) =>
    Array.from({ length: many }, () => ({ text, timestamp_ms: 0, to: "everyone" }));
  const chatOf = async (answer: (nth: number) => unknown) => {
    const { provider, asked } = installation({ "/chat_messages": answer });
    const events = value(
      await provider.fetchParticipantEvents("/api/v1/bots/bot_1/chat_messages", null),
    );
    return { events, calls: asked.length };
  };
  const next = (nth: number) => `${baseUrl}/api/v1/bots/bot_1/chat_messages?cursor=${nth}`;

  test("that was flooded is shown from its beginning, at most 80 pages of it", async () => {
    const { events, calls } = await chatOf((nth) => page(lines(25, "Hi"), next(nth)));
    expect([events.length, calls]).toEqual([2_000, 80]);
  });

  test("keeps at most 4,000 characters of a message", async () => {
    const { events, calls } = await chatOf((nth) => page(lines(25, "x".repeat(4_001)), next(nth)));
    expect(calls).toBeLessThanOrEqual(80);
    const size = events.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
    expect(size).toBe(2_000 * 4_000);
  });
});

describe("an installation", () => {
  const unwell = () => new Response("", { status: 503 });
  const refused = { ok: false, class: "ambiguous", status: 503 };

  test.each(["/recording", "/participants"])(
    "that does not answer %s makes the whole call fail",
    async (path) => {
      const { provider } = installation({ [path]: unwell() });
      expect(await provider.getBot("bot_1")).toMatchObject(refused);
    },
  );

  test("that knows no recording still has a transcript", async () => {
    const gone = Response.json({ error: "Recording not found" }, { status: 404 });
    const { provider } = installation({ "/recording": gone });
    const [recording] = value(await provider.getBot("bot_1")).recordings;
    expect(recording).toMatchObject({ video: { url: null }, transcript: { status: "done" } });
  });

  test("without participants leaves the answer to the transcript, and fails the call if that says nothing either", async () => {
    const nobody = { "/participants": page([]) };
    const quiet = installation({ ...nobody, "/transcript": unwell() });
    expect(await quiet.provider.getBot("bot_1")).toMatchObject(refused);
    const told = installation({ ...nobody, "/transcript": [{ timestamp_ms: 1 }] });
    const [heard] = value(await told.provider.getBot("bot_1")).recordings;
    expect(heard).toMatchObject({ status: "done" });
    const empty = installation({ ...nobody, "/transcript": [] });
    const [deserted] = value(await empty.provider.getBot("bot_1")).recordings;
    expect(deserted).toMatchObject({ status: "failed" });
  });

  test("that does not list the bot that took the deduplication key makes the call fail", async () => {
    const taken = "Deduplication key already in use. Please use a different deduplication key.";
    const { provider } = installation({
      "/api/v1/bots": (nth: number) =>
        nth === 1 ? Response.json({ error: taken }, { status: 400 }) : unwell(),
    });
    expect(await provider.createBot(someBot(), "k")).toMatchObject(refused);
  });

  test("that does not know a bot that has to leave makes the call fail", async () => {
    const wrong = { error: "Bot is not in a state in which it can leave" };
    const leave = Response.json(wrong, { status: 400 });
    const { provider } = installation({ "/bot_1": unwell(), "/leave": leave });
    expect(await provider.removeBot("bot_1")).toMatchObject(refused);
  });

  test("that lists endless pages of bots gets no part of the list used", async () => {
    const next = `${baseUrl}/api/v1/bots?cursor=b`;
    const { provider, asked } = installation({ "/api/v1/bots": () => page([], next) });
    expect(await provider.findBots("job-1")).toMatchObject({ code: "too_many_pages" });
    expect(asked).toHaveLength(5);
    const lost = installation({ "/api/v1/bots": page([], "nowhere") });
    expect(await lost.provider.findBots("job-1")).toMatchObject({ code: "bad_next" });
  });

  test("that cannot delete the data of a waiting bot is asked to delete the bot itself", async () => {
    const waits = { ...bot, state: "scheduled", metadata: null };
    const wrong = "Bot is in state scheduled, not in a state whose data can be deleted";
    const methods: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      methods.push(`${request.method} ${new URL(request.url).pathname.split("/").at(-1)}`);
      if (request.method === "POST")
        return Promise.resolve(Response.json({ error: wrong }, { status: 400 }));
      return Promise.resolve(Response.json(waits));
    };
    const config = { baseUrl, apiKey, webhookUrl: null };
    const provider = createAttendeeProvider(config, fetch, () => 0);
    expect(await provider.deleteMedia("bot_1")).toEqual({ ok: true, value: undefined });
    expect(methods).toEqual(["POST delete_data", "GET bot_1", "DELETE bot_1"]);
    methods.length = 0;
    expect(await provider.removeBot("bot_1")).toEqual({ ok: true, value: undefined });
    expect(methods).toEqual(["DELETE bot_1"]);
    expect(await provider.requestTranscript("r", "k")).toEqual({ ok: true, value: undefined });
  });
});
