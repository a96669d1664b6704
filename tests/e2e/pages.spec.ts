import { pages } from "../../app/config/route-table.ts";
import { expect, expectNoAxeViolations, test } from "../support/e2e.ts";

// They only read: both workers take their share.
test.describe.configure({ mode: "parallel" });

const widths = [320, 390, 1440];
/** axe looks where the two layouts are themselves; in between they only give way. */
const looked = [390, 1440];

// A page behind a personal link shows nothing without one: those have tests of their own.
const open = pages.filter(({ indexed }) => indexed);

for (const { paths } of open) {
  test(`${paths[0]} is whole at ${widths.join(", ")} px`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const answer = await page.goto(paths[0]);
    expect(answer?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `nothing scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
      if (looked.includes(width)) await expectNoAxeViolations(page);
    }
  });
}

test("every path shows its page without script and names the canonical address", async ({
  noScriptPage: page,
  site,
}) => {
  for (const { paths } of open) {
    for (const path of paths) {
      const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator("h1"), path).toBeVisible();
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical, path).toHaveAttribute("href", `${site.url}${paths[0]}`);
    }
  }
});

test("titles and descriptions are unique", async ({ page }) => {
  const seen = new Map<string, string>();
  for (const { paths } of open) {
    const html = await (await page.request.get(paths[0])).text();
    for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
      const words = pattern.exec(html)?.[1] ?? "";
      expect(words, `${paths[0]} has ${pattern.source}`).not.toBe("");
      expect(seen.get(words), `${paths[0]} repeats the words of another page`).toBeUndefined();
      seen.set(words, paths[0]);
    }
  }
});

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
