import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { payloadOf, person } from "../../../tests/support/notetaker-form";
import { deliver, type Delivery } from "./send-with-retries";

const submission = { payload: payloadOf(person), idempotencyKey: "key-of-the-form" };
const reported: Delivery[] = [];
const logged = vi.spyOn(console, "error");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  logged.mockReset().mockReturnValue();
  reported.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ["a body", new Response("down", { status: 500 }), "500: down", { phase: "waiting" }],
  [
    "a status text alone",
    new Response("", { status: 503, statusText: "Service Unavailable" }),
    "503: Service Unavailable",
    { phase: "waiting" },
  ],
  [
    "a message about a field",
    Response.json({ message: "Look again.", errors: { name: "Who?" } }, { status: 422 }),
    '422: {"message":"Look again.","errors":{"name":"Who?"}}',
    { phase: "refused", message: "Who?" },
  ],
  [
    "a message",
    Response.json({ message: "Not today." }, { status: 409 }),
    '409: {"message":"Not today."}',
    { phase: "refused", message: "Not today." },
  ],
  [
    "no message",
    new Response("null", { status: 400 }),
    "400: null",
    { phase: "refused", message: "" },
  ],
] as const)(
  "a refusal with %s reaches the console with its status",
  async (_what, answer, words, delivery) => {
    vi.stubGlobal("fetch", () => Promise.resolve(answer));
    expect(await deliver(submission, () => undefined)).toEqual(delivery);
    expect(logged.mock.calls).toMatchObject([[{ message: words }]]);
  },
);

test("sends a submission as JSON with its key and cookies, and logs nothing", async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ ok: true, receipt: null })));
  vi.stubGlobal("fetch", fetch);
  const first = await deliver(submission, (delivery) => reported.push(delivery));
  expect(first).toEqual({ phase: "confirmed", receipt: null });
  expect([reported, logged.mock.calls]).toEqual([[], []]);
  const init = {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "key-of-the-form" },
    body: JSON.stringify(submission.payload),
  };
  expect(fetch.mock.calls).toEqual([
    ["/api/note-taker-registration", expect.objectContaining(init)],
  ]);
});

test("stops waiting for a server after 5 s, logs that, and sends the submission again", async () => {
  const fetch = vi.fn(
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason as Error)),
      ),
  );
  vi.stubGlobal("fetch", fetch);
  // The platform's own timer is not one of the fake timers.
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new DOMException("signal timed out", "TimeoutError")), ms);
    return abort.signal;
  });
  const first = deliver(submission, (delivery) => reported.push(delivery));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(logged).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toEqual({ phase: "waiting" });
  expect(logged.mock.calls).toMatchObject([[{ name: "TimeoutError" }]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(reported).toEqual([]);
  timeout.mockRestore();
});
