import { expect, test } from "vitest";
import { isOverLimit } from "./rate-limit.server";

const brake = (answer: () => Promise<{ success: boolean }>) => ({ postLimit: { limit: answer } });
const network = "192.0.2.0/24";

test("who sends more than the brake allows is over the limit, and nobody else", async () => {
  expect(
    await isOverLimit(
      brake(() => Promise.resolve({ success: false })),
      network,
    ),
  ).toBe(true);
  expect(
    await isOverLimit(
      brake(() => Promise.resolve({ success: true })),
      network,
    ),
  ).toBe(false);
});

test("a brake that fails lets everybody through", async () => {
  expect(
    await isOverLimit(
      brake(() => Promise.reject(new Error("away"))),
      network,
    ),
  ).toBe(false);
});
