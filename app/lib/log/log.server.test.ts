import { expect, test } from "vitest";
import { kindOf } from "./log.server";

test("an error is named by its class", () => {
  expect(kindOf(new TypeError("Ada typed this"))).toBe("TypeError");
  expect(kindOf("Ada typed this")).toBe("string");
});

test("a database error is named by the code of its root cause, and quotes no one", () => {
  const cause = new Error("D1_ERROR: no such column: ada: SQLITE_ERROR");
  const error = new Error("Failed query: insert … params: Ada", { cause });
  expect(kindOf(error)).toBe("Error SQLITE_ERROR");
});
