import { expect, test } from "vitest";
import { pages } from "~/config/pages";
import { resources } from "~/config/resources";
import { cacheRuleOf, pageOf } from "./page-cache";

const rule = (path: string, method = "GET") =>
  cacheRuleOf(method, new URL(`http://site.test${path}`));

/** Query strings with keys that no page reads: of campaigns, and invented ones. */
const queries = [
  "?utm_source=news&utm_medium=mail",
  "?gclid=1&fbclid=2&msclkid=3",
  "?",
  "?a=1&a=2&__proto__=x&constructor",
  "?Tab=1&TAB=2&tab%00=3&x=tab",
];

test("a page is cached under each of its paths, as long as its row says, with any query", () => {
  for (const page of pages) {
    for (const path of page.paths) {
      if (page.cached === "never") {
        expect(rule(path)).toBeNull();
        continue;
      }
      const forMs = page.cached * 1000;
      expect(rule(path)).toEqual({ path, status: 200, forMs });
      expect(rule(path, "HEAD")).toEqual(rule(path));
      for (const query of queries) expect(rule(`${path}${query}`)).toEqual(rule(path));
    }
  }
});

test("a page is not cached with a query key that it reads, in any encoding", () => {
  const reading = pages.filter(({ reads }) => reads.length > 0);
  expect(reading.length).toBeGreaterThan(10);
  for (const { paths, reads } of reading) {
    for (const key of reads) {
      const coded = `%${key.charCodeAt(0).toString(16)}${key.slice(1)}`;
      for (const name of [key, coded]) {
        expect(rule(`${paths[0]}?${name}=1`)).toBeNull();
        expect(rule(`${paths[0]}?utm_source=x&${name}`)).toBeNull();
      }
    }
  }
});

test("a post, a resource and Remix's own requests are never cached", () => {
  for (const page of pages) expect(rule(page.paths[0], "POST")).toBeNull();
  for (const { path } of resources) expect(rule(path)).toBeNull();
  expect(rule("/nowhere", "POST")).toBeNull();
  for (const path of ["/__manifest?p=/&version=1", "/freenotetaker.data", "/_root.data"]) {
    expect(rule(path)).toBeNull();
  }
});

test("all unknown addresses share one cached page", () => {
  const notFound = { path: "/404", status: 404, forMs: Infinity };
  for (const path of [
    "/nowhere",
    "/nowhere?x=1",
    "/FREENOTETAKER",
    "/.git/config",
    "/%66reenotetaker",
    "//",
  ]) {
    expect(rule(path)).toEqual(notFound);
  }
});

test("a page is found under each of its paths and in Remix's data requests", () => {
  const id = (path: string) => pageOf(new URL(`http://site.test${path}`))?.id;
  expect(id("/freenotetaker")).toBe("notetaker");
  expect(id("/notetaker?x=1")).toBe("notetaker");
  expect(id("/notetaker.data")).toBe("notetaker");
  expect(id("/")).toBe("home");
  expect(id("/_root.data")).toBe("home");
  expect(id("/nowhere")).toBeUndefined();
});
