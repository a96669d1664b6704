import { expect, test } from "../support/e2e.ts";

test("what Automate90 delivers stands in two columns", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/automate");
  const list = page.locator("#packages ul", { hasText: "Every department mapped" });
  const lefts = await list
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(10);
  expect(new Set(lefts).size).toBe(2);
});
