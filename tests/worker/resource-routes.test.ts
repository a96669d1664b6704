import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import * as build from "../../build/index.js";
import { createSite, type SiteBuild } from "../../workers/site";
import { site, visit } from "./visit";

const world = { now: Date.UTC(2026, 10, 21), waitUntil: () => undefined };
const realBuild = build as unknown as SiteBuild;

/** What the site answers under /api/task-counter when the route's loader is this one. */
function withLoader(loader: () => unknown, init: RequestInit = {}): Promise<Response> {
  const route = realBuild.routes["api/task-counter"];
  const routes = { ...realBuild.routes, "api/task-counter": { ...route, module: { loader } } };
  const answer = createSite({ ...realBuild, routes } as unknown as SiteBuild);
  return answer(new Request(`${site}/api/task-counter`, init), env, world);
}

test("a Response is the answer, returned or thrown", async () => {
  expect((await withLoader(() => new Response(null, { status: 202 }))).status).toBe(202);
  const thrown = await withLoader(() => Promise.reject(new Response("words", { status: 410 })));
  expect([thrown.status, await thrown.text()]).toEqual([410, "words"]);
});

test.each([
  ["an error", () => Promise.reject(new RangeError("secret-words"))],
  ["an error at once", () => void JSON.parse("secret-words")],
  ["no Response", () => ({ words: "secret-words" })],
])("%s is a crash that the log knows by its id", async (_what, loader) => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const response = await withLoader(loader);
  const logged = JSON.stringify(log.mock.calls);
  log.mockRestore();

  expect(response.status).toBe(500);
  const { message } = await response.json<{ message: string }>();
  const errorId = response.headers.get("X-Error-Id") ?? "none";
  expect(message).toContain(errorId);
  expect(logged).toContain(`"event":"request.crashed","errorId":"${errorId}"`);
  expect(logged + message).not.toContain("secret-words");
});

test("a method that a route does not know is refused", async () => {
  const asked = vi.fn(() => new Response());
  expect((await withLoader(asked, { method: "POST" })).status).toBe(405);
  expect(asked).not.toHaveBeenCalled();
  expect((await visit("/robots.txt", { method: "POST" })).status).toBe(405);
  expect((await visit("/healthz", { method: "HEAD" })).status).toBe(200);
  // It has no page, so Remix has no data for one.
  expect((await visit("/api/task-counter.data")).headers.get("Content-Type")).toMatch(/x-script/);
});
