import { describe, expect, test } from "vitest";
import { realBuild, siteWith, withRoute } from "./visit";

const start = Date.UTC(2026, 10, 21);

type Loaded = { url: string; headers: Record<string, string>; network: string };
type Loader = (args: {
  request: Request;
  context: { nonce: string; formToken: () => Promise<string>; network: string };
}) => unknown;

/**
 * The site with pages that print what they were given, so that anything kept too long or shared too
 * widely shows. `answer` lets a test choose the response of the home page.
 */
function spiedSite(answer?: (html: string) => Response) {
  const loads: Loaded[] = [];
  const respond =
    answer ?? ((html: string) => new Response(html, { headers: { "Content-Type": "text/html" } }));
  const loader: Loader = async ({ request, context }) => {
    const token = await context.formToken();
    loads.push({
      url: request.url,
      headers: Object.fromEntries(request.headers),
      network: context.network,
    });
    const state = JSON.stringify({ token, html: `<b>${context.nonce}</b>` });
    return respond(
      `<script nonce="${context.nonce}">${state}</script><input value="${token}"><p>${loads.length}</p>`,
    );
  };
  let build = realBuild;
  for (const id of ["home", "notetaker", "terms-of-use"]) {
    build = withRoute(id, { loader, action: loader }, build);
  }
  const ask = siteWith({ build });
  const get = (path: string, init: RequestInit = {}, now = start) => ask(path, init, now);
  return { get, loads };
}

function read(html: string) {
  return {
    nonce: /<script nonce="([^"]*)"/.exec(html)?.[1],
    stateToken: /"token":"([^"]*)"/.exec(html)?.[1],
    stateNonce: /<b>([^<]*)<\/b>/.exec(html)?.[1],
    token: /value="([^"]*)"/.exec(html)?.[1],
    load: /<p>(\d+)<\/p>/.exec(html)?.[1],
  };
}

describe("the page cache", () => {
  test("renders once, and gives every response a nonce and a token of its own", async () => {
    const { get, loads } = spiedSite();
    const nonces = new Set<string>();
    const tokens = new Set<string>();
    for (let nth = 0; nth < 50; nth += 1) {
      const response = await get("/freenotetaker");
      const html = await response.text();
      const { nonce = "", stateNonce, token = "", stateToken, load } = read(html);
      expect(load).toBe("1");
      expect(stateNonce).toBe(nonce);
      expect(stateToken).toBe(token);
      expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]*\.[\w-]+$/);
      expect(html).not.toMatch(/placeholder[A-Za-z0-9]{20,}/);
      nonces.add(nonce);
      tokens.add(token);
    }
    expect([nonces.size, tokens.size, loads.length]).toEqual([50, 50, 1]);
  });

  test("renders without any header of the visitor who came first", async () => {
    const { get, loads } = spiedSite();
    const headers = {
      Cookie: "session=secret",
      "Accept-Language": "de",
      "X-Forwarded-Host": "evil.test",
      "CF-Connecting-IP": "203.0.113.9",
      "Sec-GPC": "1",
      Host: "evil.test",
    };
    await get("/terms-of-use", { headers });
    expect(loads).toEqual([
      { url: "http://localhost:8787/terms-of-use", headers: {}, network: "unknown" },
    ]);
  });

  test("keeps the home page for 15 seconds, a constant page for ever, and no post", async () => {
    const { get, loads } = spiedSite();
    await get("/");
    await get("/", { method: "HEAD" });
    await get("/", {}, start + 14_999);
    expect(loads).toHaveLength(1);
    await get("/", {}, start + 15_000);
    expect(loads).toHaveLength(2);

    await get("/terms-of-use");
    await get("/terms-of-use", {}, start + 365 * 86_400_000);
    expect(loads).toHaveLength(3);
    const post = await get("/terms-of-use", { method: "POST", body: new URLSearchParams() });
    expect(read(await post.text()).load).toBe("4");
  });

  test.each([500, 503, 302, 410])(
    "keeps no answer with status %d, and lets no placeholder out with it",
    async (status) => {
      const { get, loads } = spiedSite(
        (html) =>
          new Response(html, { status, headers: { "Content-Type": "text/html", Location: "/" } }),
      );
      for (let nth = 1; nth <= 2; nth += 1) {
        const response = await get("/terms-of-use");
        expect(response.status).toBe(status);
        expect(await response.text()).not.toMatch(/placeholder[A-Za-z0-9]{20,}/);
        expect(loads).toHaveLength(nth);
      }
    },
  );
});
