import type { Page } from "@playwright/test";
import { expectLook } from "../looks/expect-look.ts";
import { expect, openHydrated, test } from "../support/e2e.ts";

const panel = (page: Page) => page.locator("nav .menu-hover ul");
const button = (page: Page) => page.locator("nav .menu-hover summary");

test.describe("the Pricing menu", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("opens under the pointer and leads to the three pricing pages", async ({ page }) => {
    await page.goto("/");
    await expect(panel(page)).toBeHidden();
    await button(page).hover();
    await expect(panel(page)).toBeVisible();
    const links = await panel(page).getByRole("link").all();
    const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(paths).toEqual(["/clickup", "/automate", "/social"]);
  });

  test("is worked by keyboard; Escape closes it and gives the focus back", async ({ page }) => {
    await openHydrated(page, "/");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("closes on a second click and on a click elsewhere", async ({ page }) => {
    await openHydrated(page, "/");
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
    await expectLook(page, "menu", { extent: "window", at: [768, 1440] });
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens and closes by its button, without script too", async ({ page, noScriptPage }) => {
    for (const tab of [page, noScriptPage]) {
      await tab.goto("/");
      const toggle = tab.locator("nav summary[aria-label]");
      const link = tab.locator("nav").getByRole("link", { name: /^Automation/ });
      await expect(link).toBeHidden();
      await toggle.click();
      await expect(link).toBeVisible();
      await expectLook(tab, "menu-phone", { extent: "window", at: [390] });
      await toggle.click();
      await expect(link).toBeHidden();
    }
  });
});

test("the header is dark", async ({ page }) => {
  for (const path of ["/", "/automate"]) {
    await page.goto(path);
    const channels = await page.locator("header").evaluate((header) =>
      getComputedStyle(header)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number),
    );
    expect(channels, `${path}: a color that covers what is behind it`).toHaveLength(3);
    expect(Math.max(...(channels ?? [255])), path).toBeLessThan(64);
  }
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/terms-of-use");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the footer marks the page one is on, under any of its paths", async ({ page }) => {
  await page.goto("/Automate");
  const link = page.locator("footer").getByRole("link", { name: "Automation packages" });
  await expect(link).toHaveAttribute("aria-current", "page");
});

test("the footer leads whoever was recorded to what they can do", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("link", { name: "Remove a notetaker" });
  await page.goto((await link.getAttribute("href"))!);
  await expect(page.locator(":target")).toBeInViewport();
  await expect(
    page.getByText("removes the bot and deletes everything for everyone"),
  ).toBeInViewport();
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
