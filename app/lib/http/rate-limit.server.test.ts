import { expect, test } from "vitest";
import { isOverLimit } from "./rate-limit.server";

test.each([
  ["refuses", () => Promise.resolve({ success: false }), true],
  ["allows", () => Promise.resolve({ success: true }), false],
  ["fails", () => Promise.reject(new Error("away")), false],
] as const)("if the limiter %s, isOverLimit is %3$s", async (_what, limit, isOver) => {
  expect(await isOverLimit({ postLimit: { limit } }, "192.0.2.0/24")).toBe(isOver);
});
