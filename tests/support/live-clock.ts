import { expect, type Page, type Request } from "@playwright/test";

export const askedFor = /\/api\/notetaker\/live\?|\/notetaker-status\.data\?/;

/**
 * Stops a tab's clock; returns a function that lets 10 seconds pass. Playwright's clock drives
 * `AbortSignal.timeout` too, so the function waits for open requests before they would time out.
 */
export async function takeClock(page: Page): Promise<() => Promise<void>> {
  const open = new Set<Request>();
  page.on("request", (request) => askedFor.test(request.url()) && open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  await page.clock.install();
  return async () => {
    for (let half = 0; half < 2; half += 1) {
      await page.clock.runFor(5_000);
      await expect.poll(() => open.size, "questions under way").toBe(0);
    }
  };
}
