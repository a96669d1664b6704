import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../support/e2e.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

const panel = (page: Page) => page.locator("nav .menu ul");
const button = (page: Page) => page.locator("nav .menu summary");

test.describe("the Pricing menu", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("opens under the pointer after 100 ms, by keyboard and by click, and closes again", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    // Checks the style, because on a busy machine the animation itself may be over by now.
    const delayed = page.locator("nav .menu .menu-panel");
    await expect(panel(page)).toBeHidden();
    await button(page).hover();
    await expect(delayed).toHaveCSS("transition-delay", "0.1s");
    await expect(panel(page)).toBeVisible();
    const links = await panel(page).getByRole("link").all();
    const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(paths).toEqual([`/${tool.slug}`, "/automate", "/social"]);
    await page.mouse.move(20, 700);
    await expect(panel(page)).toBeHidden();

    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await button(page).click();
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(panel(page)).toBeHidden();
  });

  test("opens without script, by pointer and by click", async ({ noScriptPage: page }) => {
    await page.goto("/terms-of-use");
    await button(page).hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    await page.mouse.move(20, 700);
    await expect(panel(page)).toBeVisible();
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens and closes by its button, without script too", async ({ page, noScriptPage }) => {
    for (const tab of [page, noScriptPage]) {
      await tab.goto("/");
      const toggle = tab.locator("nav summary");
      const link = tab.locator("nav").getByRole("link", { name: /^Automation/ });
      await expect(link).toBeHidden();
      await toggle.click();
      await expect(link).toBeVisible();
      await toggle.click();
      await expect(link).toBeHidden();
    }
  });
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/terms-of-use");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("on a phone the footer's groups open by their names, without script too", async ({
  noScriptPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/terms-of-use");
  const footer = page.locator("footer");
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(520);
  const link = footer.getByRole("link", { name: "Automation packages" });
  await expect(link).toBeHidden();
  await footer.locator("summary", { hasText: "Services" }).click();
  await expect(link).toBeVisible();
});

test("the footer links to the section for people who were recorded", async ({ page }) => {
  await page.goto("/terms-of-use");
  const link = page.getByRole("link", { name: "Remove a notetaker" });
  await page.goto((await link.getAttribute("href"))!);
  await expect(page.locator(":target")).toBeInViewport();
  await expect(
    page.getByText("removes all of our bots from the meeting and deletes"),
  ).toBeInViewport();
});
