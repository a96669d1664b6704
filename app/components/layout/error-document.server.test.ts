import { expect, test } from "vitest";
import { errorDocument } from "./error-document.server";
import { names } from "~/config/names";

function rule(text: string, body: string) {
  return { selectors: [{ text, needs: [[text]] }], body, uses: [] };
}

const options = {
  status: 410,
  heading: "Gone",
  text: "Deleted as promised.",
  nonce: "n0nce",
  css: {
    parts: [
      rule("body", "color:red"),
      rule(".overflow-clip", "color:green"),
      rule(".on-no-error-page", "color:blue"),
    ],
    scripts: [],
    routes: {},
  },
};

test("an error document is a whole page with the given status and headers", async () => {
  const response = errorDocument({ ...options, headers: { "Retry-After": "60" } });
  expect(response.status).toBe(410);
  expect(response.headers.get("Retry-After")).toBe("60");

  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toContain(`<title>Gone · ${names.brand.replaceAll("&", "&amp;")}</title>`);
  expect(html).toContain("Deleted as promised.");
  expect(html).not.toContain("<script");
});

test("an error document has the CSS that it uses, with the nonce, or links to the style sheet", async () => {
  expect(await errorDocument(options).text()).toContain(
    '<style nonce="n0nce">body{color:red}.overflow-clip{color:green}</style>',
  );
  const linked = await errorDocument({ ...options, css: null }).text();
  expect(linked).toContain('<link rel="stylesheet"');
  expect(linked).not.toContain("<style");
});

test("an error document escapes markup in its words", async () => {
  const html = await errorDocument({ ...options, text: "<img src=x onerror=alert(1)>" }).text();
  expect(html).not.toContain("<img");
});
