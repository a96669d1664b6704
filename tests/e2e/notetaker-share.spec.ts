import { brotliCompressSync, constants } from "node:zlib";
import { botNameFor } from "../../app/notetaker/mails/announcement.ts";
import { expect, expectWhole, openHydrated, test } from "../support/e2e.ts";
import {
  askOnPage,
  botsOf,
  expectBots,
  expectTitle,
  peopleAtOneMeeting,
  sendAtOnce,
  statusLink,
} from "../support/meeting-people.ts";

/** The browser reports the page of a link that no longer works. */
test.use({ allowedMessages: [/status of 404/] });

test("two people at one meeting have a notetaker each, and learn nothing of one another", async ({
  page,
  noScriptPage,
  site,
}) => {
  const { ada, ben } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  await askOnPage(noScriptPage, ben, "without");
  await expectBots(site, ada, 2);
  const names = botsOf(site, ada).map(({ request }) => request.bot_name);
  expect(names.toSorted()).toEqual([ada, ben].map(({ email }) => botNameFor(email)).toSorted());

  for (const [who, other] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    await page.goto(await statusLink(site, who, /^Your meeting notes/));
    await expectTitle(page, "Your notes are ready");
    await expect(page.locator("body")).not.toContainText(
      new RegExp(`\\b${other.name.split(" ")[0]}\\b`),
    );
  }
});

test("notes are shared by a link that looks and downloads, until it is stopped", async ({
  page,
  noScriptPage,
  site,
}) => {
  const { ada } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  await openHydrated(page, await statusLink(site, ada, /^Your meeting notes/));
  await page.getByRole("button", { name: "Share these notes" }).click();
  const link = await page
    .getByRole("textbox", { name: "Link to these notes" })
    .first()
    .inputValue();
  expect(link).toMatch(/\/notetaker-shared\?token=[\w-]{22,}$/);
  await expectWhole(page);

  await noScriptPage.goto(link);
  await expect(noScriptPage.locator("h1")).toContainText("Ada");
  await expect(noScriptPage.locator(".turns li")).toHaveCount(22);
  await expect(noScriptPage.locator("main")).not.toContainText(
    /Lovelace|@|Delete everything|Stop sharing/,
  );
  await expectWhole(noScriptPage);

  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText(/stopped|no longer/i).first()).toBeVisible();
  expect((await noScriptPage.goto(link))?.status()).toBe(404);
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
