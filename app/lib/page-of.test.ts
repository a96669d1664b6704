import { expect, test } from "vitest";
import { pageOf } from "./page-of";

test("every path of a row belongs to its page", () => {
  expect(["/clickup", "/ClickUp", "/Clickup"].map(pageOf)).toEqual(
    Array(3).fill("workspace-pricing"),
  );
});

test("another letter case belongs to no page", () => {
  expect(pageOf("/AUTOMATE")).toBeUndefined();
});
