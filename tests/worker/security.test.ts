import { describe, expect, test, vi } from "vitest";
import { overLimit, postForm, siteWith, visit } from "./visit";

const megabyte = 1_048_576;

describe("methods and paths", () => {
  test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s is refused everywhere", async (method) => {
    for (const [path, allowed] of [
      ["/", "GET, HEAD"],
      ["/freenotetaker", "GET, HEAD, POST"],
      ["/api/task-counter", "GET, HEAD, POST"],
      ["/api/lead-magnet", "POST"],
      ["/robots.txt", "GET, HEAD"],
      ["/nowhere", "GET, HEAD, POST"],
    ] as const) {
      const response = await visit(path, { method });
      expect([path, response.status, response.headers.get("Allow")]).toEqual([path, 405, allowed]);
    }
  });

  test("HEAD is GET without the body", async () => {
    for (const path of [
      "/",
      "/terms-of-use",
      "/nowhere",
      "/api/task-counter",
      "/healthz",
      "/terms-of-use/",
    ]) {
      const [head, get] = [await visit(path, { method: "HEAD" }), await visit(path)];
      expect(head.status).toBe(get.status);
      expect(head.headers.get("Content-Type")).toBe(get.headers.get("Content-Type"));
      expect(await head.text()).toBe("");
    }
  });

  test("a slash at the end leads to the path without, on this site, query kept", async () => {
    for (const [path, to] of [
      ["/freenotetaker/", "/freenotetaker"],
      ["/freenotetaker//?a=1", "/freenotetaker?a=1"],
      ["//", "/"],
    ] as const) {
      const response = await visit(path);
      expect(response.status).toBe(301);
      expect(response.headers.get("Location")).toBe(to);
    }
    for (const path of ["/freeNotetaker/", "//evil.test/", "/\\evil.test/"]) {
      const response = await visit(path);
      expect([response.status, response.headers.get("Location")]).toEqual([404, null]);
    }
  });

  test.each([
    "/.git/config",
    "/.env",
    "/.dev.vars",
    "/wrangler.toml",
    "/build/index.js.map",
    "/package.json",
  ])("%s is not found", async (path) => {
    expect((await visit(path)).status).toBe(404);
  });
});

describe("asking in the way Remix did before single fetch", () => {
  test("is a quiet 404, whatever it names", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    for (const path of [
      "/?_data=x",
      "/?_data",
      "/?%5Fdata=root",
      "/terms-of-use?_data=legal",
      "/terms-of-use?a=1&_data=root",
      "/terms-of-use.data?_data=legal",
      "/nowhere?_data=legal",
      "/healthz.data?_data=healthz",
      "/__manifest?_data=root",
    ]) {
      expect([path, (await visit(path)).status]).toEqual([path, 404]);
      expect([path, (await postForm(path)).status]).toEqual([path, 404]);
      expect((await visit(path, { method: "HEAD" })).status).toBe(404);
    }
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test("does not affect our own pages, which load their data in another way", async () => {
    for (const path of ["/social.data", "/_root.data", "/notetaker-status.data?_routes=root"]) {
      const response = await visit(path);
      expect(response.headers.get("Content-Type"), path).toBe("text/x-script");
      expect(response.status, path).toBe(200);
    }
    // A resource route ignores `_data`.
    expect((await visit("/healthz?_data=x")).status).toBe(503);
  });
});

describe("bodies", () => {
  const api = "/api/note-taker-registration";
  const headers = { "Content-Type": "application/json" };
  const streamOf = (chunks: number) =>
    new ReadableStream({
      pull(controller) {
        if (chunks === 0) return controller.close();
        chunks -= 1;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });

  test("a megabyte reaches the route, a byte more does not", async () => {
    const post = (body: BodyInit) => visit("/api/task-counter", { method: "POST", body });
    expect((await post("a".repeat(megabyte))).status).toBe(401);
    expect((await post("a".repeat(megabyte + 1))).status).toBe(413);
  });

  test("a body without a length is counted by the route that reads it", async () => {
    const post = (body: BodyInit) => visit(api, { method: "POST", body, headers });
    expect((await post(streamOf(2))).status).toBe(413);
    expect((await post(streamOf(10_000))).status).toBe(413);
  });

  test("a body that breaks off gets 400", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    expect((await siteWith({})(api, { method: "POST", body, headers })).status).toBe(400);
  });
});

describe("the rate limit", () => {
  test("stops the 31st post of a minute, for that network only", async () => {
    const path = "/api/note-taker-registration";
    const stopped = await overLimit(path, "2001:db8:1:2::1");
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get("Retry-After")).toBe("60");
    expect(await stopped.json()).toEqual({ message: expect.any(String) });

    const from = async (address: string) =>
      (await postForm(path, {}, { "CF-Connecting-IP": address })).status;
    expect(await from("2001:db8:1:2:ffff::9")).toBe(429);
    expect(await from("2001:db8:1:3::1")).not.toBe(429);
    expect(await from("203.0.113.77")).not.toBe(429);
  });

  test("shows a page, not JSON, to a person who chose about the pixel too often", async () => {
    const stopped = await overLimit("/api/consent", "203.0.113.9");
    expect([stopped.status, stopped.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(stopped.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  test("leaves the answer to the page, which keeps what was typed", async () => {
    const stopped = await overLimit("/freenotetaker", "203.0.113.10", { name: "Ada Lovelace" });
    expect([stopped.status, stopped.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(await stopped.text()).toContain('value="Ada Lovelace"');
  });
});
