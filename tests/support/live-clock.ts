import { expect, type Page, type Request } from "@playwright/test";

export const askedFor = /\/api\/notetaker\/live\?|\/notetaker-status\.data\?/;
const sentTo = /\/api\/note-taker-registration$/;

/**
 * Installs a tab's clock; returns a function that lets milliseconds pass, 10 seconds if not said. Playwright's
 * clock drives `AbortSignal.timeout` too, so the function waits for open requests before they would time out.
 */
export async function takeClock(page: Page): Promise<(milliseconds?: number) => Promise<void>> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (askedFor.test(request.url()) || sentTo.test(request.url())) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  await page.clock.install();
  return async (milliseconds = 10_000) => {
    for (let passed = 0; passed < milliseconds; passed += 5_000) {
      await page.clock.runFor(5_000);
      await expect.poll(() => open.size, "requests under way").toBe(0);
    }
  };
}
