import { describe, expect, test } from "vitest";
import { postForm, site, visit } from "./visit";

const sites = [null, "none", "same-origin", "same-site", "cross-site"] as const;
const origins = [
  null,
  "null",
  site,
  "http://localhost:9999",
  "http://evil.localhost:8787",
  "https://evil.test",
  `${site}.evil.test`,
  `${site}/path`,
  "http://user@localhost:8787",
  "%%%",
];

/** The rule, written again without the site's code. */
function isAllowed(from: string | null, origin: string | null): boolean {
  if (from === "same-site" || from === "cross-site") return false;
  return origin === null || origin === site || (origin === "null" && from !== null);
}

describe("a post is only taken from our own pages, or from no browser at all", () => {
  const cells = sites.flatMap((from) => origins.map((origin) => [from, origin] as const));
  test.each(cells)(
    "Sec-Fetch-Site %s, Origin %s, and a misleading Referer",
    async (from, origin) => {
      const isOurs = isAllowed(from, origin);
      const headers = new Headers({
        Referer: isOurs ? "https://evil.test/" : `${site}/freenotetaker`,
      });
      if (from) headers.set("Sec-Fetch-Site", from);
      if (origin) headers.set("Origin", origin);
      // 401: let through to the route, which then misses its secret.
      const api = await visit("/api/task-counter", { method: "POST", headers });
      expect(api.status).toBe(isOurs ? 401 : 403);
      await api.body?.cancel();

      const page = await postForm("/terms-of-use", { a: "1" }, headers);
      // 405: let through to a page that takes no posts.
      expect(page.status).toBe(isOurs ? 405 : 403);
      expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      await page.body?.cancel();
    },
  );

  test.each(["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])(
    "a foreign form of the type %s is refused",
    async (type) => {
      const headers = { "Content-Type": type, Origin: "https://evil.test" };
      const response = await visit("/freenotetaker", { method: "POST", body: "a=1", headers });
      expect(response.status).toBe(403);
    },
  );

  test("the refusal is a page one can read, or JSON for a program", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const page = await (await postForm("/freenotetaker", {}, headers)).text();
    expect(page).toContain("This form was sent from another site");
    const api = await visit("/api/note-taker-registration", { method: "POST", headers });
    expect(api.status).toBe(403);
    expect(await api.json()).toEqual({ message: expect.stringContaining("our own pages") });
  });

  test("the provider's webhook is signed instead", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.test" };
    const response = await visit("/api/bot-webhook", { method: "POST", body: "{}", headers });
    expect(response.status).not.toBe(403);
    const nearby = await visit("/api/bot-webhook/", { method: "POST", body: "{}", headers });
    expect(nearby.status).toBe(403);
  });

  test.each([
    "X-Forwarded-Host",
    "X-Forwarded-For",
    "X-Original-URL",
    "X-HTTP-Method-Override",
    "Forwarded",
  ])("%s has no effect", async (name) => {
    const headers = { Origin: site, [name]: "evil.test" };
    expect((await postForm("/terms-of-use", {}, headers)).status).toBe(405);
    const foreign = { Origin: "https://evil.test", [name]: "evil.test" };
    expect((await postForm("/terms-of-use", {}, foreign)).status).toBe(403);
  });

  test("reading is free for everybody", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.test" };
    expect((await visit("/terms-of-use", { headers })).status).toBe(200);
  });
});

test("a personal page, which hides its origin, may post in a browser without Sec-Fetch-Site", async () => {
  const post = (headers: HeadersInit) => visit("/unsubscribe?token=x", { method: "POST", headers });
  expect((await post({ Origin: "null" })).status).not.toBe(403);
  expect((await post({ Origin: "null", "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await post({ Origin: "https://evil.test" })).status).toBe(403);
});
