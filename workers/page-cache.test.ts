import { describe, expect, test } from "vitest";
import { createPageCache, cutPage, fillPage, type CutPage } from "./page-cache";

const html = (body: string, headers: HeadersInit = {}) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

const given = {
  nonce: "n",
  formToken: async () => "t",
  pixelState: async () => "ask",
  campaign: () => "&utm_source=c",
};

function page(body: string): CutPage {
  return { status: 200, headers: [], pieces: [body], holes: [] };
}

describe("a page with holes", () => {
  test("gets a fresh nonce and token in every hole, and nothing else changes", async () => {
    const { marks } = createPageCache();
    const body = `<script nonce="${marks.nonce}">"${marks.formToken}"</script>${marks.formToken}<b nonce=${marks.nonce} data-pixel=${marks.pixelState}><a href="?a=1${marks.campaign}">`;
    const cut = await cutPage(html(body, { Link: "</a.woff2>; rel=preload" }), marks);
    if (!cut) throw new Error("not cut");

    for (const [nonce, token] of [
      ["n1", "t1"],
      ["n2", "t2"],
    ] as const) {
      const filled = await fillPage(cut, { ...given, nonce, formToken: async () => token });
      expect(filled.headers.get("Link")).toBe("</a.woff2>; rel=preload");
      expect(filled.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(await filled.text()).toBe(
        `<script nonce="${nonce}">"${token}"</script>${token}<b nonce=${nonce} data-pixel=ask><a href="?a=1&utm_source=c">`,
      );
    }
  });

  test("asks for no value that it has no hole for", async () => {
    const { marks } = createPageCache();
    const cut = await cutPage(html(`<p nonce="${marks.nonce}">`), marks);
    const refuse = () => {
      throw new Error("minted");
    };
    const refused = { formToken: refuse, pixelState: refuse, campaign: refuse };
    const filled = cut && (await fillPage(cut, { nonce: "n", ...refused }));
    expect(await filled?.text()).toBe('<p nonce="n">');
  });

  test("survives the escaping of HTML and JSON", () => {
    for (const mark of Object.values(createPageCache().marks)) {
      expect(mark).toMatch(/^[A-Za-z0-9]{20,}$/);
      expect(encodeURIComponent(JSON.stringify(mark))).toBe(`%22${mark}%22`);
    }
  });

  test("has marks of its own in every isolate", () => {
    const marks = Array.from({ length: 100 }, () => Object.values(createPageCache().marks)).flat();
    expect(new Set(marks).size).toBe(400);
  });

  test("a cookie or a mark in a header makes it nobody else's", async () => {
    const { marks } = createPageCache();
    expect(await cutPage(html("x", { "Set-Cookie": "a=b" }), marks)).toBeNull();
    expect(await cutPage(html("x", { Link: `</a>; nonce=${marks.nonce}` }), marks)).toBeNull();
    expect(await cutPage(html("x", { "X-Token": marks.formToken }), marks)).toBeNull();
    expect(await cutPage(html("x", { "X-Pixel": marks.pixelState }), marks)).toBeNull();
  });

  test("keeps its status", async () => {
    const { marks } = createPageCache();
    const cut = await cutPage(new Response("gone", { status: 404 }), marks);
    expect(cut && (await fillPage(cut, given)).status).toBe(404);
  });
});

describe("the cache", () => {
  test("keeps a page until its time, by the clock it is given", () => {
    const cache = createPageCache();
    cache.put("/", page("a"), 1_000);
    expect(cache.get("/", 999)).toEqual(page("a"));
    expect(cache.get("/", 1_000)).toBeNull();
    cache.put("/", page("b"), Infinity);
    expect(cache.get("/", Number.MAX_SAFE_INTEGER)).toEqual(page("b"));
    expect(cache.get("/other", 0)).toBeNull();
  });
});
