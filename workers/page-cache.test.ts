import { expect, test } from "vitest";
import { createPageCache, fillPage, splitPage } from "./page-cache";

const html = (body: string, headers: HeadersInit = {}) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

const refuse = () => {
  throw new Error("minted");
};

test("fills each placeholder with the response's own value and changes nothing else", async () => {
  const { placeholders } = createPageCache();
  const { nonce, formToken, pixelState, campaign } = placeholders;
  const body = `<script nonce="${nonce}">"${formToken}"</script>${formToken}<b nonce=${nonce} data-pixel=${pixelState}><a href="?a=1${campaign}">`;
  const page = await splitPage(html(body, { Link: "</a.woff2>; rel=preload" }), placeholders);
  if (!page) throw new Error("not shared");

  for (const nth of [1, 2]) {
    const filled = await fillPage(page, {
      nonce: () => `n${nth}`,
      formToken: async () => `t${nth}`,
      pixelState: async () => "ask",
      campaign: () => "&utm_source=c",
    });
    expect(filled.headers.get("Link")).toBe("</a.woff2>; rel=preload");
    expect(filled.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await filled.text()).toBe(
      `<script nonce="n${nth}">"t${nth}"</script>t${nth}<b nonce=n${nth} data-pixel=ask><a href="?a=1&utm_source=c">`,
    );
  }
});

test("computes no value that the page has no placeholder for", async () => {
  const { placeholders } = createPageCache();
  const page = await splitPage(html(`<p nonce="${placeholders.nonce}">`), placeholders);
  const values = { nonce: () => "n", formToken: refuse, pixelState: refuse, campaign: refuse };
  expect(page && (await (await fillPage(page, values)).text())).toBe('<p nonce="n">');
});

test("placeholders survive the escaping of HTML and JSON, and differ in every isolate", () => {
  const all = Array.from({ length: 100 }, () => Object.values(createPageCache().placeholders));
  expect(new Set(all.flat()).size).toBe(400);
  for (const placeholder of all.flat()) {
    expect(placeholder).toMatch(/^[A-Za-z0-9]{30,}$/);
    expect(encodeURIComponent(JSON.stringify(placeholder))).toBe(`%22${placeholder}%22`);
  }
});

test("a cookie or a placeholder in a header keeps a page out of the cache", async () => {
  const { placeholders } = createPageCache();
  const headersOf: HeadersInit[] = [
    { "Set-Cookie": "a=b" },
    { Link: `</a>; nonce=${placeholders.nonce}` },
    { "X-Token": placeholders.formToken },
    { "X-Pixel": placeholders.pixelState },
  ];
  for (const headers of headersOf) {
    expect(await splitPage(html("x", headers), placeholders)).toBeNull();
  }
});
