import { afterEach, expect, test, vi } from "vitest";
import { RefusedAnswer } from "~/lib/http/refused-answer";
import { postJson } from "./post-json";

afterEach(() => vi.unstubAllGlobals());

const lead = { email: "ada@example.test", guideName: "A guide" };

function serverAnswers(answer: Response) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(answer));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a lead goes out as JSON, with the cookies of the site", async () => {
  const fetch = serverAnswers(Response.json({ ok: true }));
  await postJson("lead-magnet", lead, "key-of-the-form");
  expect(fetch.mock.calls).toEqual([
    [
      "/api/lead-magnet",
      expect.objectContaining({
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json", "Idempotency-Key": "key-of-the-form" },
        body: JSON.stringify(lead),
      }),
    ],
  ]);
});

test("a refusal is the status, a colon, a space and the body", async () => {
  serverAnswers(new Response("down", { status: 503, statusText: "Service Unavailable" }));
  await expect(postJson("lead-magnet", lead, "key")).rejects.toThrow(/^503: down$/);
});

test("a refusal without a body has the status text instead", async () => {
  serverAnswers(new Response("", { status: 500, statusText: "Internal Server Error" }));
  await expect(postJson("lead-magnet", lead, "key")).rejects.toThrow(
    /^500: Internal Server Error$/,
  );
});

test.each([
  ['{"message":"Come back later."}', "Come back later."],
  ['{"message":""}', null],
  ['{"message":1}', null],
  ["{}", null],
  ["null", null],
  ["down", null],
])("what the server said in %s is %j", (body, said) => {
  expect(new RefusedAnswer(503, body).said).toBe(said);
});
