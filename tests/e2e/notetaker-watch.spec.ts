import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, expectSound, expectWhole, test } from "../support/e2e.ts";
import { layoutShift } from "../support/look.ts";
import {
  expectTitle,
  peopleAtOneMeeting,
  sendAtOnce,
  withNotes,
} from "../support/meeting-people.ts";
import type { Site } from "../support/running-site.ts";

/** Words at 0:07 of the simulator's recording, which takes 12 seconds. */
const secondTurn = "Morning, Maya.";

/** Returns the page of one recorded meeting, which all tests here share. */
async function recordedPage(page: Page, site: Site): Promise<string> {
  if (shared) return shared;
  const { ada } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  return (shared = await withNotes(page, site, ada));
}
let shared = "";
// In one worker, because each would make a recording of its own.
test.describe.configure({ mode: "default" });

/** Opens a recording and waits until React has taken over its player. */
async function openWatched(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("video") ?? {}).some((key) => key.startsWith("__react")),
  );
}

const timeOf = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
const current = (page: Page) => page.locator(".turns [aria-current]");
const hitsOnTimeLine = (page: Page) => page.locator("svg > rect.fill-ink-900");

test("links to a moment play it, and the transcript follows until somebody scrolls", async ({
  page,
  site,
}) => {
  const address = await recordedPage(page, site);
  await openWatched(page, address);
  await expect(current(page)).toHaveCount(0);
  await page.getByRole("link", { name: "0:07", exact: true }).click();
  await expect(current(page)).toContainText(secondTurn);
  expect(await timeOf(page)).toBeGreaterThanOrEqual(7);
  expect(new URL(page.url()).hash).toBe("#t=7");
  await expect.poll(() => timeOf(page)).toBeGreaterThan(8);

  await page.evaluate(() => (window.location.hash = "#t=1"));
  await expect(current(page)).toContainText("Morning, everyone.");
  await page.locator("#notes").scrollIntoViewIfNeeded();
  await page
    .getByRole("link", {
      name: /Good, that is the first thing we measure|And when a quote is accepted/,
    })
    .first()
    .click();
  expect(new URL(page.url()).hash).toMatch(/^#t=\d+$/);
  await expect(page.locator("video")).toBeInViewport();

  await page.goto("about:blank");
  await openWatched(page, `${address}#t=7`);
  await expect(current(page)).toContainText(secondTurn);

  // Scrolling stops the following.
  const back = page.getByRole("button", { name: "Back to now" });
  await expect(back).toHaveCount(0);
  // The page scrolls to its player meanwhile, away from under the mouse.
  await expect(async () => {
    await page.locator(".turns").hover();
    await page.mouse.wheel(0, 5_000);
    await expect(back).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(current(page)).not.toBeInViewport();
  await back.click();
  await expect(current(page)).toBeInViewport();
  await expect(back).toHaveCount(0);
});

test("the search marks the words and the time line while they are typed", async ({
  page,
  site,
}) => {
  await openWatched(page, await recordedPage(page, site));
  const field = page.getByLabel("Search the transcript");
  await field.fill("calendar");
  await expect(page.locator("mark")).toHaveText(["calendar", "calendar", "Calendar"]);
  await expect(hitsOnTimeLine(page)).toHaveCount(3);
  await expect(page.getByText("“calendar” was said 3 times, in 3 places.")).toBeVisible();
  await field.press("Enter");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Previous match" }).click();
  await expect(page.getByText("3 of 3")).toBeVisible();
  await expect(page.locator("mark").nth(2)).toBeInViewport();

  const words = await page.locator(".turns").textContent();
  await field.fill("");
  await expect(page.locator("mark")).toHaveCount(0);
  await expect(hitsOnTimeLine(page)).toHaveCount(0);
  expect(await page.locator(".turns").textContent()).toBe(words);
});

test("on paper it is a document: title, notes and transcript on white", async ({ page, site }) => {
  await page.goto(await recordedPage(page, site));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Meeting notes");
  await expect(page.locator("h1, #notes, #transcript")).toHaveCount(3);
  for (const part of await page.locator("h1, #notes, #transcript").all()) {
    await expect(part).toBeVisible();
  }
  for (const part of ["video", "button", "input:not([type=hidden])", "summary", "header", "footer"])
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  const last = page.locator(".turns li").last();
  await expect(last).toBeVisible();
  const dark = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("main, main *"))
        // The dots of the speakers stay.
        .filter((part) => part.getBoundingClientRect().width > 20)
        .map((part) => getComputedStyle(part).backgroundColor)
        .filter((color) => {
          const [red = 255, , , alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
          return alpha > 0 && red < 128;
        }),
    );
  await expect.poll(dark).toEqual([]);
  await page.emulateMedia({ media: null });
});

test("without script it is a page to read and search, and speakers get their names", async ({
  page,
  noScriptPage,
  site,
}) => {
  const address = await recordedPage(page, site);
  await noScriptPage.goto(address);
  await expect(noScriptPage.locator(".turns li")).toHaveCount(22);
  await expect(noScriptPage.getByRole("button", { name: /Copy|Play/ })).toHaveCount(0);
  await noScriptPage.locator("#notes ~ div a").last().click();
  await expect(noScriptPage.locator(".turns :target")).toBeInViewport();

  const rows = noScriptPage.locator(".turns li").filter({ visible: true });
  await noScriptPage.getByLabel("Search the transcript").fill("calendar");
  await noScriptPage.getByRole("button", { name: "Search", exact: true }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.locator("mark")).toHaveCount(3);
  await noScriptPage.getByLabel("Search the transcript").fill("");
  await noScriptPage.getByRole("button", { name: "Search", exact: true }).click();
  await expect(rows).toHaveCount(22);

  await noScriptPage.getByText("Name the speakers").click();
  await noScriptPage.getByLabel("Unknown speaker").fill("Ines Roth");
  await noScriptPage
    .locator("form", { has: noScriptPage.getByLabel("Unknown speaker") })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(noScriptPage.getByText("Done. The new name is on this page")).toBeVisible();
  await expect(noScriptPage.locator(".turns")).toContainText("Ines Roth");
  await expectSound(noScriptPage);
  const file = await page.request.get(
    (await noScriptPage.getByRole("link", { name: "Transcript, TXT" }).getAttribute("href")) ?? "",
  );
  expect(await file.text()).toContain("Ines Roth [00:00:12]");

  await noScriptPage.getByLabel("Unknown speaker").fill("");
  await noScriptPage
    .locator("form", { has: noScriptPage.getByLabel("Unknown speaker") })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(noScriptPage.locator(".turns")).not.toContainText("Ines Roth");
  await expect(noScriptPage.locator(".turns")).toContainText("Unknown speaker");
});

test("the result comes first, on a desk and on a phone", async ({ page, site }) => {
  const address = await recordedPage(page, site);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`nothing of ${selector} is shown`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWatched(page, address);
  const [player, beside] = [await boxOf("video"), await boxOf("section:has(> #transcript)")];
  expect(player.bottom).toBeLessThan(700);
  expect(beside.x).toBeGreaterThan(player.right);
  expect(beside.y).toBeLessThan(player.bottom);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

  await page.setViewportSize({ width: 390, height: 844 });
  await openWatched(page, address);
  const [onPhone, notes, below] = [
    await boxOf("video"),
    await boxOf("section:has(#notes)"),
    await boxOf("section:has(> #transcript)"),
  ];
  expect(onPhone.bottom).toBeLessThan(500);
  expect(notes.y).toBeGreaterThan(onPhone.bottom);
  expect(below.y).toBeGreaterThan(notes.bottom);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectSound(page);
});

test("the sample result is read without script, and has nothing to press", async ({
  noScriptPage: page,
}) => {
  await page.goto("/freenotetaker");
  await page.getByRole("link", { name: "See a sample result" }).click();
  await expectTitle(page, "Sample result");
  await expect(page.locator("#notes ~ div li")).toHaveCount(6);
  await expect(page.locator(".turns li")).toHaveCount(22);
  await expect(page.locator("main")).toContainText("R&D folder. Jobs <2 hours are");
  await expect(page.locator("main :is(button, input, video, audio)")).toHaveCount(0);
  await page.locator("#notes ~ div a").last().click();
  await expect(page.locator(".turns :target")).toBeInViewport();
  await expectWhole(page);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const size = brotliCompressSync(await page.content(), quality).length;
  expect(size).toBeLessThanOrEqual(120_000);
});
