import { expect, test } from "vitest";
import { pageAt, pages } from "./pages";

test("every path of a row belongs to its page", () => {
  expect(["/clickup", "/ClickUp", "/Clickup"].map((path) => pageAt(path)?.id)).toEqual(
    Array(3).fill("workspace-pricing"),
  );
});

test("another letter case belongs to no page", () => {
  expect(pageAt("/AUTOMATE")).toBeUndefined();
});

test("no two rows share a path", () => {
  const paths = pages.flatMap((page) => page.paths);
  expect(new Set(paths).size).toBe(paths.length);
});
