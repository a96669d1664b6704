import { expect, test } from "../support/e2e.ts";

test("four stories, one official badge, and the way to the contact panel", async ({ page }) => {
  await page.goto("/case-studies");
  const stories = page.getByRole("article");
  await expect(stories).toHaveCount(4);
  for (const story of await stories.all()) {
    await expect(story.getByRole("heading", { name: "Challenge" })).toBeVisible();
    await expect(story.getByRole("heading", { name: "Solution" })).toBeVisible();
    await expect(story.locator("blockquote")).toHaveCount(1);
    await expect(story.locator("ul > li")).toHaveCount(3);
  }
  await expect(page.getByText("OFFICIAL CLICKUP PARTNER")).toHaveCount(1);
  for (const figure of ["78%", "68%", "150%", "45%", "38%", "25%", "42%", "35%", "200+ sites"]) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }

  await page.getByRole("link", { name: "Get Started Today" }).last().click();
  await expect(page).toHaveURL(/\/#contact$/);
});

test("an industry leads to its story", async ({ page }) => {
  await page.goto("/case-studies");
  await page.getByRole("link", { name: "E-commerce store" }).click();
  await expect(page.locator("#e-commerce h2")).toBeInViewport();
});
