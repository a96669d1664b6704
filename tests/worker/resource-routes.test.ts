import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { pages } from "~/config/pages";
import { resources } from "~/config/resources";
import { realBuild, siteWith, visit, withRoute } from "./visit";

const withLoader = (loader: () => unknown, init: RequestInit = {}) =>
  siteWith({ build: withRoute("task-counter", { loader }) })("/api/task-counter", init);

test("a Response is the answer, whether it is returned or thrown", async () => {
  expect((await withLoader(() => new Response(null, { status: 202 }))).status).toBe(202);
  const thrown = await withLoader(() => Promise.reject(new Response("words", { status: 410 })));
  expect([thrown.status, await thrown.text()]).toEqual([410, "words"]);
});

test.each([
  ["an error", () => Promise.reject(new RangeError("secret-words"))],
  ["a synchronous error", () => void JSON.parse("secret-words")],
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
  expect((await visit("/healthz", { method: "HEAD" })).status).toBe(503);
  // It has no page, so Remix has no data for one.
  expect((await visit("/api/task-counter.data")).headers.get("Content-Type")).toMatch(/x-script/);
});

test.each([...resources.map(({ path }) => path), ...pages.map(({ paths }) => paths[0])])(
  "%s says which methods it takes where it refuses one",
  async (path) => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const [read, posted] = await Promise.all([visit(path), visit(path, { method: "POST" })]);
    const put = await visit(path, { method: "PUT" });
    const takes = read.status === 405 ? [] : ["GET", "HEAD"];
    if (posted.status !== 405) takes.push("POST");
    const refused = [read, posted, put].filter(({ status }) => status === 405);
    const allowed = refused.map(({ headers }) => headers.get("Allow"));
    expect(new Set(allowed)).toEqual(new Set([takes.join(", ")]));
    expect(JSON.stringify(log.mock.calls)).not.toContain("crashed");
  },
);

test("a person who opens /api/consent reads a page", async () => {
  const opened = await visit("/api/consent");
  expect([opened.status, opened.headers.get("Allow")]).toEqual([405, "POST"]);
  expect(await opened.text()).toContain("This page can't do that");
});

const brokenDb = {
  prepare: () => {
    throw new Error("D1_ERROR: secret-words");
  },
};
const brokenSite = siteWith({ vars: { DB: brokenDb } });

test("/healthz is 503 while the database does not answer, or has no tables", async () => {
  const answer = await brokenSite("/healthz");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(await answer.json()).toEqual({ ok: false, why: "database" });

  await env.DB.exec("ALTER TABLE outbox RENAME TO away");
  try {
    expect(await (await visit("/healthz")).json()).toEqual({ ok: false, why: "database" });
  } finally {
    await env.DB.exec("ALTER TABLE away RENAME TO outbox");
  }
});

test.each(resources.filter(({ id }) => id.startsWith("result-")).map(({ path }) => path))(
  "%s asks to come back while the database does not answer",
  async (path) => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const answer = await brokenSite(`${path}?token=${"a".repeat(43)}`);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await answer.text();
    expect(html).toContain("try again in a minute");
    expect(html + JSON.stringify(log.mock.calls)).not.toContain("secret-words");
    expect(log.mock.calls).toEqual([[{ event: "status.unavailable", kind: expect.any(String) }]]);
    log.mockRestore();
  },
);

test.each(["/", "/social?version=creator", "/healthz", "/no-such-page"])(
  "Remix is handed the root and one route for %s, never all of them",
  async (path) => {
    const routes = new Proxy(realBuild.routes, {
      ownKeys: () => {
        throw new Error("all routes were listed");
      },
    });
    const { status } = await siteWith({ build: { ...realBuild, routes } })(path);
    expect(status).not.toBe(500);
  },
);
