import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAddress } from "./workspace-later";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serverAnswers(answer: Partial<Response>) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(answer));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const send = () => sendAddress("/getfreeclickup", "ada@example.test", "token");

test("an address goes out as the form would post it, with the cookies of the site", async () => {
  const fetch = serverAnswers({ type: "opaqueredirect" });
  const sent = send();
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect([path, init?.method, init?.credentials]).toEqual(["/getfreeclickup", "POST", "include"]);
  expect(String(init?.body)).toBe("email=ada%40example.test&formToken=token");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toBe(true);
});

test("however fast the server is, it takes a second", async () => {
  serverAnswers({ type: "opaqueredirect" });
  let done = false;
  void send().then(() => (done = true));
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
});

test("a page instead of a redirect means that nothing was stored", async () => {
  serverAnswers({ type: "basic" });
  const sent = send();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toBe(false);
});
