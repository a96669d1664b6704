import { expect, test } from "vitest";
import { pages } from "~/config/pages";
import { loader as manifest } from "./manifest";
import { loader as robots } from "./robots";
import { loader as securityTxt } from "./security-txt";
import { loader as sitemap } from "./sitemap";
import { names } from "~/config/names";

type Args = Parameters<typeof sitemap>[0];

const now = Date.UTC(2026, 0, 31, 12);
const context = { env: { siteUrl: "https://www.example.com" }, clock: () => now };
const args = { context } as unknown as Args;

test("the sitemap lists the canonical path of every indexed page, and only those", async () => {
  const xml = await sitemap(args).text();
  const listed = [...xml.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)];
  const indexed = pages.filter((page) => page.indexed).map((page) => page.paths[0]);
  expect(listed.map((match) => match[1])).toEqual(indexed);
});

test("crawlers find the sitemap and stay away from the API", async () => {
  const text = await robots(args).text();
  expect(text).toContain("Sitemap: https://www.example.com/sitemap.xml\n");
  expect(text).toContain("Disallow: /api/\n");
});

test("security.txt expires in the future, within a year", async () => {
  const text = await securityTxt(args).text();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(now);
  expect(expires).toBeLessThan(now + 365 * 86_400_000);
  expect(text).toContain("Canonical: https://www.example.com/.well-known/security.txt\n");
});

test("the manifest is named after the brand", async () => {
  expect(await manifest().json()).toMatchObject({ short_name: names.brand });
});
