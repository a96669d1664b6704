import { pages } from "../../app/config/route-table.ts";
import { expect, expectNoAxeViolations, test } from "../support/e2e.ts";

const widths = [320, 390, 1440];

// A page behind a personal link shows nothing without one: those have tests of their own.
for (const row of pages.filter(({ indexed }) => indexed)) {
  const [canonical, ...aliases] = row.paths;

  test(`${canonical} is whole at ${widths.join(", ")} px`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const answer = await page.goto(canonical, { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `nothing scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
      await expectNoAxeViolations(page);
    }
  });

  for (const path of [canonical, ...aliases]) {
    test(`${path} is there without script and names its canonical address`, async ({
      noScriptPage: page,
      site,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.locator("h1")).toBeVisible();

      const link = page.locator('link[rel="canonical"]');
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute("href", `${site.url}${canonical}`);
    });
  }
}

test.describe("what does not exist", () => {
  test.use({ allowedMessages: [/status of 404/] });

  const existing = new Set<string>(pages.flatMap((row) => row.paths));
  const upperCase = new Set([...existing].map((path) => path.toUpperCase()));
  const wrongCase = [...upperCase].filter((path) => !existing.has(path)).slice(0, 3);

  for (const path of ["/no-such-page", "/notetaker/no-such-page", ...wrongCase]) {
    test(`${path} is not found`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.locator("h1")).toHaveCount(1);
      await expectNoAxeViolations(page);
    });
  }
});
