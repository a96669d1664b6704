import { pages } from "../../app/config/pages.ts";
import { expectLook } from "../looks/expect-look.ts";
import { expect, expectSound, test } from "../support/e2e.ts";
import { htmlFindings } from "../support/html-checker.ts";
import { cutOffText, layoutShift } from "../support/look.ts";
import { styleDifferences } from "../support/used-css.ts";

// They only read: both workers take their share.
test.describe.configure({ mode: "parallel" });

const height = 800;
/** Milliseconds; a page is painted sooner. */
const fontDelay = 200;
const widths = [320, 390, 640, 768, 1440];
/** axe looks where the two layouts are themselves; in between they only give way. */
const looked = [390, 1440];
/** Where the document is compared with the whole style sheet too, between those two. */
const compared = 768;
/** What 1280 px become when they are zoomed to 200 and to 400 %. */
const zoomed = [640, 320];

const provider = /^https:\/\/([a-z]+\.)?calendly\.com\//;

// A page behind a personal link shows nothing without one: those have tests of their own.
const open = pages.filter(({ indexed }) => indexed);

for (const { id, paths, calendar } of open) {
  test(`${paths[0]} is whole from ${widths[0]} to ${widths.at(-1)} px`, async ({ page, site }) => {
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
    // The fonts come when the page is there already: what they move, they move in sight.
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelay));
      await route.continue();
    });

    await page.setViewportSize({ width: 390, height });
    const answer = await page.goto(paths[0]);
    loading = false;
    expect(answer?.status()).toBe(200);
    expect(await htmlFindings((await answer?.text()) ?? ""), "as it was sent").toEqual([]);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toBeInViewport();
    await expect(page).toHaveTitle(/\S/);
    expect(foreign, "nobody else is asked for anything").toEqual([]);
    expect(await layoutShift(page), "nothing moves while it loads").toBeLessThanOrEqual(0.02);

    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `nothing scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
      if (zoomed.includes(width)) {
        expect(await cutOffText(page), `no text is cut off at ${width} px`).toEqual([]);
      }
      if (width === compared) expect(await styleDifferences(page)).toEqual([]);
      if (looked.includes(width)) await expectSound(page);
    }
    if (calendar === "on the page") {
      // It is waited for as long as it may take, and then not any more.
      await page.clock.runFor(10_000);
      await expect(page.getByText("Calendar widget couldn't load")).toBeVisible();
    }
    await expectLook(page, id);
  });
}

test.describe("what does not exist", () => {
  test.use({ allowedMessages: [/status of 404/] });

  test("is not found, on a page that is whole", async ({ page }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.locator("h1")).toHaveCount(1);
    await expectSound(page);
    await expectLook(page, "not-found");
  });
});
