import { type PageId, pages } from "../../app/config/pages.ts";
import { axeFindings } from "../support/accessibility.ts";
import { expect, expectSound, test } from "../support/e2e.ts";
import { missingRules } from "../support/used-css.ts";
import {
  cutOffText,
  expectNoSidewaysScroll,
  foreignLetters,
  layoutShift,
} from "../support/look.ts";

const height = 800;
/** 320 and 640 px are 1280 px at 400 and 200 % zoom: no text may be cut off there. */
const zoomed = [320, 640];
const widths = [...zoomed, 768, 1440];

/** Pixels reserved for the provider's calendar before it has come; 700 on every other page. */
const calendarHeights: ReadonlyMap<PageId, number> = new Map([
  ["book", 850],
  ["automate90", 600],
]);

/** Maximum height in pixels of a long page on a phone. */
const phoneHeights: ReadonlyMap<PageId, number> = new Map([
  ["automate", 8_000],
  ["home", 5_600],
]);

const provider = /^https:\/\/([a-z]+\.)?calendly\.com\//;

// Pages behind personal links are left out: the specs of their features cover them.
const indexedPages = pages.filter(({ indexed }) => indexed);

for (const { id, paths, calendar } of indexedPages) {
  test(`${paths[0]} passes axe and fits every width from ${widths[0]} to ${widths.at(-1)} px`, async ({
    page,
    site,
  }) => {
    let loading = true;
    const foreign: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      const allowed =
        url.startsWith(site.url) || (calendar === "on the page" && provider.test(url));
      if (loading && !allowed && !url.startsWith("data:")) foreign.push(url);
    });
    await page.route(provider, (route) => route.fulfill({ body: "" }));
    if (calendar === "on the page") await page.clock.install();
    // Fonts arrive after the first paint, so any movement they cause counts as a layout shift.
    let releaseFonts = () => {};
    const painted = new Promise<void>((resolve) => (releaseFonts = resolve));
    await page.route("**/*.woff2", async (route) => {
      await painted;
      await route.continue();
    });

    await page.setViewportSize({ width: 390, height });
    const answer = await page.goto(paths[0], { waitUntil: "commit" });
    expect(answer?.status()).toBe(200);
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
        ),
    );
    releaseFonts();
    await page.waitForLoadState();
    loading = false;
    await expect(page.locator("h1")).toBeInViewport();
    const headerColor = await page.locator("header").evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element);
      return (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    });
    expect(headerColor, "the header is opaque: no alpha").toHaveLength(3);
    expect(Math.max(...headerColor), "the header is dark").toBeLessThan(64);
    expect(foreign, "no other host is asked").toEqual([]);
    expect(await layoutShift(page), "nothing moves while it loads").toBeLessThanOrEqual(0.02);
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(pageHeight).toBeLessThanOrEqual(phoneHeights.get(id) ?? Infinity);
    expect(await axeFindings(page), "axe finds nothing at 390 px").toEqual([]);

    for (const width of widths) {
      await expectNoSidewaysScroll(page, { width, height });
      if (zoomed.includes(width)) {
        expect(await cutOffText(page), `no text is cut off at ${width} px`).toEqual([]);
      }
    }
    await expectSound(page);
    expect(await missingRules(page), "no rule is missing").toEqual([]);
    expect(await foreignLetters(page), "every letter is in a font of the site").toEqual([]);
    if (calendar === "on the page") {
      const box = page.locator("main div[role=status] + .relative");
      expect((await box.boundingBox())?.height).toBe(calendarHeights.get(id) ?? 700);
      // After 10 s the page no longer waits for the calendar.
      await page.clock.runFor(10_000);
      await expect(page.getByText("Calendar widget couldn't load")).toBeVisible();
    }
  });
}

test.describe("an address that does not exist", () => {
  test.use({ allowedMessages: [/status of 404/] });

  test("shows a page that passes axe", async ({ page }) => {
    expect((await page.goto("/no-such-page"))?.status()).toBe(404);
    await expectSound(page);
  });
});
