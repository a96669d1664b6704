import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../support/e2e.ts";
import { names } from "../../app/config/names.ts";

const { architect } = names.members;

// Chromium fetches the icon again whenever the address changes; offline that fails.
test.use({ allowedMessages: [/favicon\.svg/] });

const phone = { width: 390, height: 800 };
const desk = { width: 1440, height: 900 };
const pageBefore = "/terms-of-use";

/** Opens `path` after another page. Returns the addresses of data that its script asks for from then on. */
async function openAfterAnother(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(pageBefore);
  await openHydrated(page, path);
  return dataRequestsOf(page);
}

function dataRequestsOf(page: Page): readonly string[] {
  const dataRequests: string[] = [];
  page.on("request", (request) => {
    if (/\.data\b/.test(request.url())) dataRequests.push(request.url());
  });
  return dataRequests;
}

const openedInEntry = (page: Page) => page.evaluate(() => window.history.state?.opened);

/** Marks the document by its title, which a reload would reset. */
const markDocument = (page: Page) => page.evaluate(() => void (document.title += " (same)"));
const expectSameDocument = (page: Page) => expect(page).toHaveTitle(/ \(same\)$/);

test("a dialog that has just been closed opens again at once", async ({ page }) => {
  const board = ["/social", "Enlarge: Production board", "Production board"] as const;
  const call = "Schedule a Discovery Call";
  for (const [path, linkName, name, close] of [
    [...board, "its button"],
    [...board, "Escape"],
    ["/private-notetaker", call, call, "Escape"],
  ] as const) {
    await openAfterAnother(page, path);
    const opener = page.getByRole("link", { name: linkName }).first();
    const dialog = page.getByRole("dialog", { name });
    await opener.click();
    await expect(dialog).toBeVisible();
    // The second press comes before the dialog's "close" event, which is a task of its own.
    const [element, link] = [await dialog.elementHandle(), await opener.elementHandle()];
    await page.evaluate(
      async ({ element, link, close }) => {
        if (!(element instanceof HTMLDialogElement)) throw new Error("not a dialog");
        if (close === "its button") element.querySelector("button")?.click();
        else element.requestClose();
        await Promise.resolve();
        if (element.open) throw new Error("not closed");
        if (link instanceof HTMLElement) link.click();
      },
      { element, link, close },
    );
    await expect.poll(() => openedInEntry(page)).toBeDefined();
    await expect(dialog).toBeVisible();
  }
});

test("Back closes the lightbox, and only then leaves the page", async ({ page }) => {
  await page.setViewportSize(phone);
  const dataRequests = await openAfterAnother(page, "/social");
  await markDocument(page);
  const opener = page.getByRole("link", { name: "Enlarge: Production board" });
  const dialog = page.getByRole("dialog", { name: "Production board" });
  await opener.click();
  await expect(dialog).toBeVisible();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(100);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expectSameDocument(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.goForward();
  await expect(dialog).toBeVisible();
  for (const close of ["Escape", "Close"]) {
    if (close === "Close") await dialog.getByRole("button", { name: close }).click();
    else await page.keyboard.press(close);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press("Enter");
    await expect(dialog).toBeVisible();
  }
  await page.reload();
  await expect(dialog, "a reload shows what was open").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => openedInEntry(page)).toBeUndefined();
  expect(dataRequests, "the router fetches nothing").toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(pageBefore);
  await page.goForward();
  await expect(page).toHaveURL("/social");
  await expect(dialog).toBeHidden();
});

test("Back closes the discovery dialog, and only then leaves the page", async ({ page }) => {
  await page.setViewportSize(desk);
  const dataRequests = await openAfterAnother(page, "/private-notetaker");
  await markDocument(page);
  const opener = page.getByRole("link", { name: "Schedule a Discovery Call" }).first();
  const dialog = page.getByRole("dialog", { name: "Schedule a Discovery Call" });
  await opener.click();
  await expect(dialog.locator("iframe")).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expectSameDocument(page);

  await page.goForward();
  await expect(dialog.locator("iframe")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await expect(dialog.locator("iframe")).toBeVisible();
  await dialog.frameLocator("iframe").getByRole("button").click();
  const frame = page.frames()[1];
  await frame?.evaluate(() => {
    for (const step of ["day", "time"]) window.history.pushState(null, "", `?${step}`);
  });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(() => openedInEntry(page)).toBeUndefined();
  await expectSameDocument(page);
  expect(dataRequests, "the router fetches nothing").toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(pageBefore);
});

for (const { path, steps, size } of [
  {
    path: `/${architect.slug}-kit?utm_source=mail`,
    steps: ["Headshot", "Professional Bio"],
    size: phone,
  },
  {
    path: `/book-${architect.slug}`,
    steps: ["60 Minute", "30 Minute", "15 Minute Discovery"],
    size: desk,
  },
]) {
  test(`Back goes through the tabs of ${path}`, async ({ page, context }) => {
    await page.setViewportSize(size);
    const dataRequests = await openAfterAnother(page, path);
    await markDocument(page);
    const tab = (name = "") => page.getByRole("tab", { name });
    const addresses = [page.url()];
    for (const name of steps.slice(1)) {
      const before = page.url();
      await tab(name).click();
      await expect(page).not.toHaveURL(before);
      addresses.push(page.url());
    }
    expect(new Set(addresses).size).toBe(steps.length);

    await context.setOffline(true);
    for (let nth = steps.length - 2; nth >= 0; nth -= 1) {
      await page.goBack();
      await expect(page).toHaveURL(addresses[nth] ?? "");
      await expect(tab(steps[nth])).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel", { name: steps[nth] ?? "" })).toBeVisible();
    }
    await page.goForward();
    await expect(tab(steps[1])).toHaveAttribute("aria-selected", "true");
    await context.setOffline(false);
    await expectSameDocument(page);
    expect(dataRequests, "the router fetches nothing").toEqual([]);

    await page.reload();
    await expect(tab(steps[1])).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(tab(steps[0])).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page).toHaveURL(pageBefore);
  });
}
