import { expect, test } from "vitest";
import { pages, type Page } from "~/config/pages";
import { resources } from "~/config/resources";
import { keepRuleOf, pageOf } from "./page-cache";

const rule = (path: string, method = "GET") =>
  keepRuleOf(method, new URL(`http://site.test${path}`));

const rows: readonly Page[] = pages;

test("a page is kept under each of its paths, for as long as its row says", () => {
  for (const page of rows) {
    for (const path of page.paths) {
      if (page.kept === "never") {
        expect(rule(path)).toBeNull();
        continue;
      }
      const forMs = page.kept === "build" ? Infinity : page.kept * 1000;
      expect(rule(path)).toEqual({ key: path, path, status: 200, forMs });
      expect(rule(path, "HEAD")).toEqual(rule(path));
    }
  }
});

test("a query, a post or a resource is never kept", () => {
  for (const page of pages) {
    expect(rule(`${page.paths[0]}?a=1`)).toBeNull();
    expect(rule(page.paths[0], "POST")).toBeNull();
  }
  for (const { path } of resources) expect(rule(path)).toBeNull();
  expect(rule("/nowhere", "POST")).toBeNull();
});

test("what Remix asks for itself goes to Remix", () => {
  expect(rule("/__manifest?p=/&version=1")).toBeNull();
  expect(rule("/freenotetaker.data")).toBeNull();
  expect(rule("/_root.data")).toBeNull();
});

test("every address that does not exist is one page", () => {
  const notFound = { key: "404", path: "/404", status: 404, forMs: Infinity };
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

test("a form token belongs to the page, under each of its paths and in Remix's data requests", () => {
  const id = (path: string) => pageOf(new URL(`http://site.test${path}`))?.id;
  expect(id("/freenotetaker")).toBe("notetaker");
  expect(id("/notetaker?x=1")).toBe("notetaker");
  expect(id("/notetaker.data")).toBe("notetaker");
  expect(id("/")).toBe("home");
  expect(id("/_root.data")).toBe("home");
  expect(id("/nowhere")).toBeUndefined();
});
