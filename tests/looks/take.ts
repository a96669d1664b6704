import { expect, type JSHandle, type Page } from "@playwright/test";
import { decode, encode, shrink, type Picture } from "./picture.ts";
import { holdStill, type Held } from "./still.ts";
import { replacements } from "./words.ts";

/** The whole page, or the part of it that is seen: what lies over a page lies over that part. */
export type Extent = "page" | "window";

/** As it is kept, and as it looks then. */
export type Taken = { readonly file: Uint8Array; readonly picture: Picture };

const height = 800;
/** The words and pictures of frames and films are not the page's. */
const others = "iframe, video";
/** They come over a page and go by the clock. */
const toasts = '[aria-label^="Notifications"]';
/** Taken at this scale, which costs half as much as the page's own; the rest is made smaller afterwards. */
const scale = 0.5;

/** Holds the page still while pictures are taken of it, and leaves it as it was. */
export async function whileStill(
  page: Page,
  extent: Extent,
  work: (take: (width: number) => Promise<Taken>) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize();
  const scrolled = await page.evaluate(() => window.scrollY);
  const held = await page.evaluateHandle(holdStill, {
    replacements,
    hidden: extent === "page" ? `${others}, ${toasts}` : others,
  });
  try {
    // Nothing is pointed at.
    await page.mouse.move(0, 0);
    await work(async (width) => {
      await page.setViewportSize({ width, height });
      return take(page, held, extent);
    });
  } finally {
    await held.evaluate((still) => still.release());
    await held.dispose();
    if (size) await page.setViewportSize(size);
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolled);
  }
}

async function take(page: Page, held: JSHandle<Held>, extent: Extent): Promise<Taken> {
  await expect
    .poll(() => held.evaluate((still) => still.settle()), {
      message: "the fonts and pictures of the page come",
      intervals: [10, 20, 50],
    })
    .toBe(true);
  const clip = await page.evaluate((whole) => {
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
    if (whole) window.scrollTo({ top: 0, behavior: "instant" });
    const [y, bottom] = whole ? [0, scrollHeight] : [window.scrollY, clientHeight];
    return { x: 0, y, width: clientWidth, height: bottom };
  }, extent === "page");
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: extent === "page",
    clip: { ...clip, scale },
  });
  await browser.detach();
  const file = await encode(await shrink(Buffer.from(data, "base64"), clip));
  return { file, picture: await decode(file) };
}
