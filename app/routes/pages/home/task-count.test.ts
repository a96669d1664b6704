import { expect, test } from "vitest";
import { formatCount } from "./task-count";

test("the count is grouped the same way on the server and in every browser", () => {
  expect(formatCount(1_392_278)).toBe("1,392,278");
});
