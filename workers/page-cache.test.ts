import { expect, test } from "vitest";
import { createPageCache } from "./page-cache";

const html = (body: string, headers: HeadersInit = {}) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
const rule = { path: "/", status: 200, forMs: 1 } as const;
const mustNotRun = () => {
  throw new Error("a value was computed");
};

test("each placeholder is filled with the response's own value, and nothing else changes", async () => {
  const { serve } = createPageCache();
  for (const nth of [1, 2]) {
    const values = {
      nonce: () => `n${nth}`,
      formToken: async () => `t${nth}`,
      pixelState: async () => "$&",
      campaign: () => "&utm_source=c",
    };
    const filled = await serve(rule, 0, values, async (blank) => {
      if (nth > 1) throw new Error("rendered again");
      const body = `<script nonce="${blank.nonce}">"${blank.formToken}"</script>${blank.formToken}<b nonce=${blank.nonce} data-pixel-state=${blank.pixelState}><a href="?a=1${blank.campaign}">`;
      return html(body, { Link: "</a.woff2>; rel=preload" });
    });
    expect(filled?.headers.get("Link")).toBe("</a.woff2>; rel=preload");
    expect(filled?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await filled?.text()).toBe(
      `<script nonce="n${nth}">"t${nth}"</script>t${nth}<b nonce=n${nth} data-pixel-state=$&><a href="?a=1&utm_source=c">`,
    );
  }
});

test("only the values that the page has placeholders for are computed", async () => {
  const others = { formToken: mustNotRun, pixelState: mustNotRun, campaign: mustNotRun };
  const values = { nonce: () => "n", ...others };
  const page = await createPageCache().serve(rule, 0, values, async ({ nonce }) =>
    html(`<p nonce="${nonce}">`),
  );
  expect(await page?.text()).toBe('<p nonce="n">');
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
  const { placeholders, serve } = createPageCache();
  const others = { formToken: mustNotRun, pixelState: mustNotRun, campaign: mustNotRun };
  const values = { nonce: mustNotRun, ...others };
  const headersOfOneVisitor: HeadersInit[] = [
    { "Set-Cookie": "a=b" },
    { Link: `</a>; nonce=${placeholders.nonce}` },
    { "X-Token": placeholders.formToken },
    { "X-Pixel": placeholders.pixelState },
  ];
  for (const headers of headersOfOneVisitor) {
    expect(await serve(rule, 0, values, async () => html("x", headers))).toBeNull();
  }
});
