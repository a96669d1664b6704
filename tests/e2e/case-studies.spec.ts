import { expect, test } from "../support/e2e.ts";

test("an industry leads to its story", async ({ page }) => {
  await page.goto("/case-studies");
  await page.getByRole("link", { name: "E-commerce store" }).click();
  await expect(page.locator("#e-commerce h2")).toBeInViewport();
});
