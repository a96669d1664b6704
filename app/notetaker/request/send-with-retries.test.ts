import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { payloadOf, person } from "../../../tests/support/notetaker-form";
import { deliver, type Delivery } from "./send-with-retries";

const submission = { payload: payloadOf(person), idempotencyKey: "key-of-the-form" };
const reported: Delivery[] = [];
const told = vi.spyOn(console, "error");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  told.mockReset().mockReturnValue();
  reported.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sends while the server answers so, and waits for the first answer as long as that. */
async function send(answer: (signal: AbortSignal) => Promise<Response>, waitMs = 0): Promise<void> {
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => answer(signal));
  const sent = deliver(submission, (delivery) => reported.push(delivery));
  await vi.advanceTimersByTimeAsync(waitMs);
  reported.unshift(await sent);
}

test("a call that nobody answers within 5 s is told to the console alone", async () => {
  await send(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
    5_000,
  );
  expect(told.mock.calls).toMatchObject([
    [{ name: "TimeoutError", message: "The notetaker call had no answer within 5000 ms" }],
  ]);
  expect(reported).toEqual([{ phase: "waiting" }]);
});

test.each([
  ["its body", new Response("down", { status: 500 }), "500: down", { phase: "waiting" }],
  [
    "its status text where it is empty",
    new Response("", { status: 503, statusText: "Service Unavailable" }),
    "503: Service Unavailable",
    { phase: "waiting" },
  ],
  [
    "a field's words before its own",
    Response.json({ message: "Look again.", errors: { name: "Who?" } }, { status: 422 }),
    '422: {"message":"Look again.","errors":{"name":"Who?"}}',
    { phase: "refused", message: "Who?" },
  ],
  [
    "words of its own",
    Response.json({ message: "Not today." }, { status: 409 }),
    '409: {"message":"Not today."}',
    { phase: "refused", message: "Not today." },
  ],
  [
    "no words",
    new Response("null", { status: 400 }),
    "400: null",
    { phase: "refused", message: "" },
  ],
] as const)("a refusal with %s is told with its status", async (_what, answer, words, delivery) => {
  await send(() => Promise.resolve(answer));
  expect(told.mock.calls).toMatchObject([[{ message: words }]]);
  expect(reported).toEqual([delivery]);
});

test("a call that was answered well tells the console nothing", async () => {
  await send(() => Promise.resolve(Response.json({ ok: true, receipt: null })));
  expect(told).not.toHaveBeenCalled();
  expect(reported).toEqual([{ phase: "confirmed", receipt: null }]);
});

function serverIs(fetch: (path: string, init: RequestInit) => Promise<Response>) {
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  return calls;
}

test("a submission goes out as JSON, with its key and the cookies of the site", async () => {
  const fetch = serverIs(() => Promise.resolve(Response.json({ ok: true })));
  const first = await deliver(submission, (delivery) => reported.push(delivery));
  expect(first).toEqual({ phase: "confirmed", receipt: null });
  expect(reported).toEqual([]);
  expect(fetch.mock.calls).toEqual([
    [
      "/api/note-taker-registration",
      expect.objectContaining({
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json", "Idempotency-Key": "key-of-the-form" },
        body: JSON.stringify(submission.payload),
      }),
    ],
  ]);
});

test("a server that does not answer is left after 5 s, and asked again", async () => {
  const fetch = serverIs(
    (_path, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  let first: Delivery | null = null;
  void deliver(submission, (delivery) => reported.push(delivery)).then((one) => (first = one));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(first).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(first).toEqual({ phase: "waiting" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});
