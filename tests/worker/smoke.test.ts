import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("a page with behaviour brings all its data with it", async () => {
  const html = await (await exports.default.fetch("http://localhost:8787/social")).text();
  expect(html).toMatch(/^<!DOCTYPE html><html/);
  expect(html).toContain("window.__remixContext.streamController.enqueue(");
  expect(html).toContain("window.__remixContext.streamController.close();");
  expect(html.slice(html.indexOf("streamController.close"))).toMatch(/<\/script><\/body><\/html>$/);
  expect(html).not.toMatch(/<!--\$[!?]-->/);
});
