import { expect, test } from "vitest";
import { kindOf } from "./drain.server";

test("an error is named by its class", () => {
  expect(kindOf(new TypeError("Ada typed this"))).toBe("TypeError");
  expect(kindOf("Ada typed this")).toBe("string");
});

test("a database's error is named by its code, however deep it lies, and quotes nobody", () => {
  const cause = new Error("D1_ERROR: no such column: ada: SQLITE_ERROR");
  const error = new Error("Failed query: insert … params: Ada", { cause });
  expect(kindOf(error)).toBe("Error SQLITE_ERROR");
});
