import { describe, expect, test } from "vitest";
import { trackedSite, type Visitor } from "../support/tracked-site";
import { pages } from "~/config/pages";
import { siteWith as siteCopy, visit, withEntry } from "./visit";

const start = Date.UTC(2026, 10, 21, 12);
const pixel = { PIXEL_ID: "123456789012345" };
const webhook = { AUTOMATION_WEBHOOK_URL: "https://hooks.example.test/catch/1?key=2" };
const withPixel = ["automate", "automate-now", "automate90", "automated-roofer"];

/** A site with these variables. */
function siteWith(vars: Record<string, string>, origin = "https://site.test") {
  const get = trackedSite({ SITE_URL: "https://www.site.test", ...vars }, start, origin);
  const choose = (choice: string, from = `${origin}/automate`) => {
    const body = new URLSearchParams({ choice });
    return get("/api/consent", {}, { method: "POST", body, headers: { Referer: from } });
  };
  return { get, choose };
}

const cookieOf = (response: Response) =>
  response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "no cookie";
const stateIn = (html: string) => /<aside[^>]* data-pixel-state="([^"]*)"/.exec(html)?.[1];
const policyOf = (response: Response) => response.headers.get("Content-Security-Policy") ?? "";

describe("without an id or an address", () => {
  test("no page has a trace of tracking, and there is nothing to choose", async () => {
    for (const { paths, indexed } of pages) {
      if (!indexed) continue;
      const response = await visit(paths[0], { headers: { Cookie: "consent=granted.x.1" } });
      const html = await response.text();
      const traces = html.match(/ data-pixel| data-webhook|tracking\.js|facebook|fbq/g);
      expect(traces, paths[0]).toBeNull();
      expect(policyOf(response), paths[0]).not.toMatch(/facebook|connect-src 'self' http/);
      expect(response.headers.get("Vary"), paths[0]).toBeNull();
    }
    const body = new URLSearchParams({ choice: "granted" });
    const answer = await visit("/api/consent", { method: "POST", body });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([404, null]);
  });
});

describe("the pixel", () => {
  test("is on the pages about automation, and only their policies allow it", async () => {
    const { get } = siteWith(pixel);
    for (const { id, paths } of pages.filter(({ indexed }) => indexed)) {
      const response = await get(paths[0]);
      const html = await response.text();
      const hasPixel = withPixel.includes(id) || id === "automation-blueprint";
      expect(html.includes(`data-pixel="${pixel.PIXEL_ID}"`), id).toBe(hasPixel);
      expect(policyOf(response).includes("facebook"), id).toBe(hasPixel);
      expect(response.headers.get("Vary"), id).toBe(hasPixel ? "Cookie, Sec-GPC" : null);
      expect(html.match(/<noscript>|placeholder[A-Za-z0-9]{20,}/g), id).toBeNull();
      if (hasPixel) expect(html.match(/<script[^>]* src="\/tracking\.js"/g), id).toHaveLength(1);
    }
  });

  test.each<[string, Visitor, string]>([
    ["in the European Union", { country: "DE" }, "ask"],
    ["in Norway", { country: "NO" }, "ask"],
    ["in the United Kingdom", { country: "GB" }, "ask"],
    ["in Switzerland", { country: "CH" }, "ask"],
    ["from an unknown country", { country: null }, "ask"],
    ["who uses Tor", { country: "T1" }, "ask"],
    ["in the USA", { country: "US" }, "run"],
    ["in the USA, with Global Privacy Control", { country: "US", gpc: true }, "off"],
    [
      "in the USA, after an older refusal",
      { country: "US", cookie: "a=b; __Host-consent=refused.old.1" },
      "off",
    ],
    ["after a grant under other words", { cookie: "__Host-consent=granted.old.1" }, "ask"],
    ["after a refusal under other words", { cookie: "__Host-consent=refused.old.1" }, "ask"],
    ["with a broken cookie", { cookie: "__Host-consent=granted" }, "ask"],
  ])("for a visitor %s (%j) has the state “%s”", async (_where, visitor, state) => {
    const { get } = siteWith(pixel);
    // A visitor from the USA has filled the page cache before.
    await (await get("/automate", { country: "US" })).text();
    for (const path of ["/automate", "/automate?utm_source=x"]) {
      const html = await (await get(path, visitor)).text();
      expect(stateIn(html), path).toBe(state);
      expect(html, path).toContain(`data-state="${state}"`);
    }
  });

  test("a choice is recorded with the version of its words and its time, and counts until it is changed", async () => {
    const { get, choose } = siteWith(pixel);
    const granted = await choose("granted", "https://site.test/automate?fbclid=1");
    expect(granted.status).toBe(303);
    expect(granted.headers.get("Location")).toBe("https://site.test/automate?fbclid=1");
    expect(granted.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-consent=granted\.[\w-]{16}\.1795262400; Path=\/; SameSite=Lax; Max-Age=15552000; Secure$/,
      ),
    ]);
    const cookie = cookieOf(granted);
    expect(stateIn(await (await get("/automate", { cookie })).text())).toBe("run");
    expect(stateIn(await (await get("/automate", { cookie, gpc: true })).text())).toBe("off");
    expect(await (await get("/privacy", { cookie })).text()).toContain('data-pixel-state="run"');

    const refused = await choose("refused");
    const [record, ...expired] = refused.headers.getSetCookie();
    expect(record).toMatch(/^__Host-consent=refused\./);
    expect(expired).toEqual([
      "_fbp=; Path=/; Max-Age=0",
      "_fbc=; Path=/; Max-Age=0",
      "_fbp=; Path=/; Max-Age=0; Domain=site.test",
      "_fbc=; Path=/; Max-Age=0; Domain=site.test",
    ]);
    const after = { cookie: cookieOf(refused) };
    expect(stateIn(await (await get("/automate", after)).text())).toBe("off");
  });

  test("by plain http the cookie has a name that may be set there", async () => {
    const { choose } = siteWith(pixel, "http://localhost:8787");
    const [record = ""] = (await choose("granted")).headers.getSetCookie();
    expect(record).toMatch(/^consent=granted\./);
    expect(record).not.toContain("Secure");
  });

  test("a choice leads back to this site alone, and an unknown choice is refused", async () => {
    const { choose } = siteWith(pixel);
    for (const from of ["https://evil.test/automate", "nothing", ""]) {
      expect((await choose("refused", from)).headers.get("Location")).toBe("/privacy");
    }
    const odd = await choose("granted", "https://site.test//evil.test/");
    expect(odd.headers.get("Location")).toBe("https://site.test//evil.test/");
    const none = await choose("perhaps");
    expect([none.status, none.headers.get("Set-Cookie")]).toEqual([400, null]);
  });
});

describe("the automation webhook", () => {
  test("is called by the automation page alone, which alone may reach it", async () => {
    const { get } = siteWith(webhook);
    for (const path of ["/automate", "/Automate"]) {
      const response = await get(path);
      expect(await response.text()).toMatch(
        /<script type="module" src="\/tracking\.js" nonce="[\w-]{22}" data-webhook="https:\/\/hooks\.example\.test\/catch\/1\?key=2"><\/script>/,
      );
      expect(policyOf(response)).toContain("; connect-src 'self' https://hooks.example.test;");
      expect(response.headers.get("Cross-Origin-Embedder-Policy")).toBe("credentialless");
    }
    const other = await get("/automate90");
    expect(await other.text()).not.toContain("tracking.js");
    expect(policyOf(other)).toContain("; connect-src 'self';");
  });
});

test("only a page with a provider's video may frame that provider", async () => {
  const videoOriginsOf = (id: string) => (id === "blueprint" ? ["https://player.vimeo.com"] : []);
  const copy = siteCopy({ build: withEntry({ videoOriginsOf }) });
  const ask = (path: string) => copy(`https://site.test${path}`);
  const response = await ask("/blueprint");
  expect(policyOf(response)).toContain("; frame-src https://player.vimeo.com;");
  expect(response.headers.get("Cross-Origin-Embedder-Policy")).toBeNull();
  expect(policyOf(await ask("/automate"))).not.toContain("frame-src");
});

test("the site declares that it honors Global Privacy Control", async () => {
  const response = await visit("/.well-known/gpc.json");
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test("a browser may prefetch public pages, and no personal page", async () => {
  const named = (await visit("/")).headers.get("Speculation-Rules") ?? "";
  const response = await visit(JSON.parse(named));
  expect(response.headers.get("Content-Type")).toBe("application/speculationrules+json");
  const { prefetch, ...rest } = await response.json<{ prefetch: [{ where: unknown }] }>();
  expect(rest).toEqual({});
  const rules = JSON.stringify(prefetch);
  expect(rules).toContain('"/automate"');
  expect(rules).not.toMatch(
    /\/api|template-success|notetaker-status|notetaker-shared|notetaker-opt-out|subscribe|not-me|\*/,
  );
});
