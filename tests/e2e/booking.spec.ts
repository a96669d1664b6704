import type { Page, Request } from "@playwright/test";
import {
  answerProvider,
  appointment,
  openCalendar,
  providerScript,
  untilProviderRuns,
  widgetScript,
} from "../support/calendar.ts";
import { expect, expectSound, test } from "../support/e2e.ts";
import * as colors from "../../app/config/colors.ts";
import { names } from "../../app/config/names.ts";

const { launchOffer } = names;
const { architect, engineer } = names.members;

test.use({ allowedMessages: [/ERR_BLOCKED_BY_CLIENT|ERR_CONNECTION|status of 503/] });

/** Ten attempts to find the provider's script. */
const scriptTimeoutMs = 4_800;

const frames = (page: Page) => page.locator("main iframe");
const loading = (page: Page) => page.getByText("Loading calendar...");
const providerLink = (page: Page) => page.getByRole("link", { name: "Schedule on Calendly" });
const failure = (page: Page) => page.getByText("Calendar widget couldn't load");

/** Lets the clock run from here on: axe waits for its frames by a timer. */
async function expectAxeContent(page: Page): Promise<void> {
  await page.clock.resume();
  await expectSound(page);
}

test("a calendar shows after 300 ms and takes a booking", async ({ page, site }) => {
  await openCalendar(page, "/book?utm_source=mail&email=ada@example.com");
  await expect(loading(page)).toBeVisible();
  await expect(providerLink(page)).toBeVisible();
  await untilProviderRuns(page);
  await page.clock.runFor(299);
  await expect(frames(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(frames(page)).toBeVisible();
  await expect(loading(page)).toHaveCount(0);

  const src = new URL((await frames(page).getAttribute("src")) ?? "");
  expect(src.searchParams.get("utm_source")).toBe("mail");
  expect(src.searchParams.get("primary_color")).toBe(colors.pine600.slice(1));
  expect(
    src.searchParams.has("email"),
    "the address of the link is not taken for the guest's",
  ).toBe(false);
  expect((await frames(page).boundingBox())?.height).toBe(850);
  const nonces = await page
    .locator(`script[src*="calendly"]`)
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).nonce));
  expect(nonces).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);

  const reports: Request[] = [];
  await page.route("**/api/booking-scheduled", (route) => {
    reports.push(route.request());
    return reports.length === 1 ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  const answered = page.waitForResponse(
    (response) => response.url().endsWith("/api/booking-scheduled") && response.status() === 200,
  );
  await page.frameLocator("main iframe").getByRole("button").click();
  await expect(page.getByText("Thanks! You're booked.")).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return reports.length;
    })
    .toBe(2);
  await answered;
  expect(reports[1]?.postDataJSON()).toEqual({ page: "book", ...appointment });
  expect(site.db("select email from leads where kind = 'booking'")).toEqual([{ email: null }]);
  await expectAxeContent(page);
});

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  "is blocked": (page) => page.route(providerScript, (route) => route.abort("blockedbyclient")),
  "is unreachable": (page) =>
    page.route(providerScript, (route) => route.abort("connectionrefused")),
  throws: (page) => answerWith(page, "window.Calendly = { initInlineWidget() { throw 1; } };"),
  "throws half-way": (page) => answerWith(page, `${widgetScript}; ${throwAfterwards}`),
};

const throwAfterwards = `
  const { initInlineWidget } = window.Calendly;
  window.Calendly.initInlineWidget = (widget) => { initInlineWidget(widget); throw 1; };`;

async function answerWith(page: Page, body: string): Promise<void> {
  await page.route(providerScript, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

test("a provider's script that fails leaves a link to the provider's page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [what, fault] of Object.entries(faults)) {
    await fault(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest(providerScript);
    await page.goto("/automate90");
    await asked;
    await page.clock.runFor(scriptTimeoutMs - 1);
    await expect(loading(page), what).toBeVisible();
    await page.clock.runFor(1);
    await expect(failure(page), what).toBeVisible();
    await expect(frames(page), what).toHaveCount(0);
    await page.unroute(providerScript);
  }
  await expect(providerLink(page)).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: /Having trouble booking/ }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(providerLink(page)).toBeFocused();
  await expectAxeContent(page);
});

test("a provider's script that comes before the tenth attempt is used", async ({ page }) => {
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(providerScript, async (route) => {
    await delivered;
    await route.fulfill({ contentType: "text/javascript", body: widgetScript });
  });
  await openCalendar(page, `/book-${engineer.slug}`);
  await page.clock.runFor(scriptTimeoutMs - 10);
  await expect(loading(page)).toBeVisible();
  deliver();
  await untilProviderRuns(page);
  await page.clock.runFor(10);
  await expect(frames(page)).toBeVisible();
  expect((await frames(page).boundingBox())?.height).toBe(700);
});

test("a frame that never answers is shown beside a link to the provider's page", async ({
  page,
}) => {
  const silent = true;
  await answerProvider(page, silent);
  await openCalendar(page, `/${launchOffer.slug}-discovery`);
  await untilProviderRuns(page);
  await page.clock.runFor(300);
  await expect(frames(page)).toHaveCount(1);
  await page.evaluate(() => window.postMessage({ event: "calendly.event_type_viewed" }));
  await expect(loading(page), "our own window is not the provider").toBeVisible();

  await page.clock.runFor(10_000);
  await expect(loading(page)).toHaveCount(0);
  await expect(frames(page)).toBeVisible();
  await expect(providerLink(page)).toBeVisible();
  await expectAxeContent(page);

  await page.frames()[1]?.evaluate(() => dispatchEvent(new Event("viewed")));
  await expect(providerLink(page)).toHaveCount(0);
});

test("tabs by keyboard: the last one chosen has the only frame", async ({ page, noScriptPage }) => {
  await openCalendar(page, `/book-${architect.slug}?utm_source=mail`);
  await untilProviderRuns(page);
  await page.getByRole("tab", { name: "60 Minute" }).focus();
  await page.clock.runFor(300);
  await expect(frames(page)).toBeVisible();
  for (let nth = 0; nth < 5; nth += 1) {
    await page.keyboard.press("ArrowRight");
    await page.clock.runFor(nth * 100);
  }
  await page.clock.runFor(300);
  const shown = new RegExp(names.schedulingProvider.links.architect["15min"]);
  await expect(frames(page)).toHaveCount(1);
  await expect(frames(page)).toHaveAttribute("src", shown);
  await expect(frames(page)).toHaveAttribute("src", /&utm_source=mail$/);
  expect((await frames(page).boundingBox())?.height).toBe(700);
  await expect(frames(page)).toBeVisible();
  await expect(page).toHaveURL(/\?utm_source=mail&tab=15min$/);
  await expectAxeContent(page);

  await noScriptPage.goto(`/book-${architect.slug}?tab=30min`);
  await noScriptPage.getByRole("link", { name: "15 Minute Discovery" }).click();
  await expect(providerLink(noScriptPage)).toHaveAttribute("href", shown);
  await expect(loading(noScriptPage)).toBeHidden();
});

test("the home page fetches the script only after it has loaded", async ({ page }) => {
  await page.goto("/");
  await page.waitForSelector(`script[src*="calendly"]`, { state: "attached" });
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const ofProvider = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /calendly/.test(name));
    return ofProvider.filter(({ startTime }) => startTime < (visit?.loadEventEnd ?? Infinity));
  });
  expect(early).toEqual([]);
  await expect(page.locator("iframe")).toHaveCount(0);
});
