import type { Page } from "@playwright/test";
import { botNameFor } from "../../app/notetaker/mails/announcement.ts";
import { expect, expectWhole, openHydrated, test } from "../support/e2e.ts";
import { takeClock } from "../support/live-clock.ts";
import { aDayAhead, book, somebody } from "../support/notetaker-page.ts";
import {
  botsOf,
  expectBots,
  expectTitle,
  peopleAtOneMeeting,
  sendAtOnce,
  statusLink,
  step,
  type Person,
} from "../support/meeting-people.ts";
import { seedStatus } from "../support/seeded-rows.ts";
import { type Site, usualSpeed } from "../support/running-site.ts";

/** Messages of the browser about dead links, refused forms and a lost connection. */
test.use({ allowedMessages: [/status of (404|410|422)|ERR_FAILED/] });

test.afterEach(({ site }) => site.recall.configure({ speed: usualSpeed }));

test("a booked notetaker is moved, then canceled, without script", async ({
  noScriptPage: page,
  site,
}) => {
  const who = await book(page, "without");
  await page.goto(await statusLink(site, who, /booked/));
  await expectTitle(page, "Your notetaker is booked");
  await expect(page.getByText(/3:30 PM US\/Eastern/).first()).toBeVisible();

  await page.getByText("Choose another time").click();
  await page.getByLabel("Meeting Date").fill("2020-01-01");
  await page.getByRole("button", { name: "Move to this time" }).click();
  await expect(page.getByRole("alert")).toContainText("That day has passed");
  await expect(page.getByLabel("Meeting Date")).toHaveValue("2020-01-01");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator(":focus")).toContainText("There is a problem");
  await expectWhole(page);

  await page.getByLabel("Meeting Date").fill(aDayAhead());
  await page.getByLabel("Time", { exact: true }).selectOption("9:00 AM");
  await page.getByLabel("Timezone").selectOption("Asia/Tokyo");
  await page.getByRole("button", { name: "Move to this time" }).click();
  await expect(page.getByText("Rescheduled. The notetaker joins at the new time.")).toBeVisible();
  await expect(page.getByText("9:00 AM Asia/Tokyo").first()).toBeVisible();

  await page.getByRole("button", { name: "Cancel the notetaker" }).click();
  await expectTitle(page, "Canceled");
  await expect(page.getByRole("button", { name: "Cancel the notetaker" })).toHaveCount(0);
  await page.getByRole("link", { name: "Send another notetaker" }).click();
  await expect(page).toHaveURL(/\/freenotetaker$/);
});

test("an address that bounced is corrected without script", async ({
  noScriptPage: page,
  site,
}) => {
  const who = await book(page, "without");
  const mail = await site.waitForMail(who.email, /booked/);
  const link = await statusLink(site, who, /booked/);
  await expectBots(site, who, 1);
  await site.failMail(mail, "bounced");
  await expect(async () => {
    await site.tick();
    await page.goto(link);
    const heading = page.getByRole("heading", { name: "Correct the address" });
    expect(await heading.isVisible()).toBe(true);
  }).toPass();
  await expectTitle(page, "We can't reach you by email");
  await expectWhole(page);

  await page.getByLabel("Your email address").fill("nobody@");
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByLabel("Your email address")).toHaveValue("nobody@");
  await expect(page.locator(":focus")).toContainText("There is a problem");

  const right = somebody();
  await page.getByLabel("Your email address").fill(right.email);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText(/The notes go to .+ and no one else/)).toBeVisible();
  await page.goto(link);
  await expectTitle(page, "Canceled");
  await page.goto(await statusLink(site, right, /booked/));
  await expectTitle(page, "Your notetaker is booked");
});

test("every state passes axe and fits a small screen", async ({ page, site }) => {
  const paths = [
    seedStatus(site, "scheduled", { starts_at: Date.now() + 86_400_000 }),
    ...["joining", "waiting_room", "recording", "pending_confirmation"].map((status) =>
      seedStatus(site, status),
    ),
    seedStatus(site, "failed", { reason: "denied" }),
    seedStatus(site, "cancelled", { reason: "opted_out", delete_requested_at: Date.now() }),
    seedStatus(site, "deleted", { next_step: null, next_at: null, deleted_at: Date.now() }),
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectWhole(page);
  }
});

test("the page follows the bot and tells the host which button to press", async ({
  page,
  noScriptPage,
  site,
}) => {
  site.recall.configure({ speed: 0 });
  const who = await sendNow(page, site);
  const tenSeconds = await takeClock(page);
  await openHydrated(page, await statusLink(site, who));
  await expectTitle(page, "On its way");

  await step(site, who, 2, "waiting_room");
  await tenSeconds();
  await expectTitle(page, "Waiting to be let in");
  const name = botsOf(site, who)[0]?.request.bot_name ?? "";
  expect(name).toBe(botNameFor(who.email));
  await expect(page.getByText(`Look for “${name}”`)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Waiting to be let in" })).toHaveCount(1);
  for (const tab of [page, noScriptPage]) {
    if (tab === noScriptPage) await tab.goto(page.url());
    await expect(tab.getByText("With potential risks")).toBeVisible();
    await expect(tab.getByText(/About (9|10) minutes left/)).toBeVisible();
  }

  // A form that is being filled in is left alone.
  await page.getByText("Choose another time").click();
  await page.getByLabel("Meeting Date").fill("2030-01-02");
  await step(site, who, 3, "recording");
  for (let nth = 0; nth < 2; nth += 1) await tenSeconds();
  await expectTitle(page, "Waiting to be let in");
  await expect(page.getByLabel("Meeting Date")).toHaveValue("2030-01-02");
  await page.getByLabel("Meeting Date").blur();
  await tenSeconds();
  await expectTitle(page, "Recording");

  // A lost request leaves the page as it was.
  await page.route("**/notetaker-status.data*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await tenSeconds();
  await failed;
  await expectTitle(page, "Recording");
  await page.unroute("**/notetaker-status.data*");

  await noScriptPage.reload();
  await noScriptPage.getByRole("button", { name: "Remove the notetaker now" }).click();
  await expect(noScriptPage.getByText("is leaving").first()).toBeVisible();
  site.recall.configure({ speed: usualSpeed });
  await step(site, who, 99);
  await expect(async () => {
    await site.tick();
    await tenSeconds();
    await expect(page.locator("h1")).toContainText("Your notes are ready", { timeout: 1_000 });
  }).toPass();
  await expect(page.locator(".turns li")).toHaveCount(22);
});

test("a recording is watched, searched, shared, saved and deleted", async ({
  page,
  noScriptPage,
  site,
}) => {
  const who = await sendNow(page, site);
  const link = await statusLink(site, who, /meeting notes/i);
  await openHydrated(page, link);
  await expectTitle(page, "Your notes are ready");
  const media = page.waitForResponse((answer) => /\.mp4|media|download/.test(answer.url()));
  await page.getByRole("link", { name: "0:07", exact: true }).click();
  expect((await media).ok(), "the policies let the provider's video through").toBe(true);

  await noScriptPage.goto(link);
  await expect(noScriptPage.getByRole("button", { name: "Play the recording" })).toBeHidden();
  await noScriptPage.getByLabel("Search the transcript").fill("CALENDAR");
  await noScriptPage.getByRole("button", { name: "Search" }).click();
  await expect(noScriptPage.locator("mark")).toHaveText(["calendar", "calendar", "Calendar"]);
  await expect(noScriptPage.getByText(/was said 3 times/)).toBeVisible();

  await page.getByRole("button", { name: "Share these notes" }).click();
  const textbox = page.getByRole("textbox", { name: "Link to these notes" }).first();
  const shareLink = await textbox.inputValue();
  expect(shareLink).toMatch(/\/notetaker-shared\?token=[\w-]{22,}$/);
  await expectWhole(page);
  await noScriptPage.goto(shareLink);
  await expect(noScriptPage.locator("h1")).toContainText("Ada");
  await expect(noScriptPage.locator(".turns li")).toHaveCount(22);
  await expect(noScriptPage.locator("main")).not.toContainText(
    /Lovelace|@|Delete everything|Stop sharing/,
  );
  await expectWhole(noScriptPage);
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText(/stopped|no longer/i).first()).toBeVisible();
  expect((await noScriptPage.goto(shareLink))?.status()).toBe(404);

  const files = page.locator("section", { hasText: "Downloads" }).locator("a[href*='/api/']");
  await expect(files).toHaveCount(8);
  for (const file of await files.all()) {
    const answer = await page.request.get((await file.getAttribute("href")) ?? "");
    expect(answer.status(), answer.url()).toBe(200);
  }

  await noScriptPage.goto(link);
  await noScriptPage.getByText("Delete everything …").click();
  await expect(noScriptPage.getByText("This can't be undone.")).toBeVisible();
  await expectWhole(noScriptPage);
  await noScriptPage.getByRole("button", { name: "Delete everything now" }).click();
  await expectGone(noScriptPage, site, link);
  await expectTitle(noScriptPage, "Everything has been deleted");
  await expect(noScriptPage.getByText("Stopped at step")).toHaveCount(0);
  await expectWhole(noScriptPage);
});

test("a participant has the bot removed and everything deleted", async ({
  page,
  noScriptPage,
  site,
}) => {
  site.recall.configure({ speed: 0 });
  const who = await sendNow(page, site);
  const status = await statusLink(site, who);
  await step(site, who, 5);
  const botRequest = JSON.stringify(botsOf(site, who)[0]?.request);
  const link =
    /http:[^"\s]*notetaker-opt-out[^"\s]*/.exec(botRequest)?.[0] ?? "no link in the chat";

  await noScriptPage.goto(link);
  await expect(noScriptPage.getByText(/^Ada \(.+\) sent the /)).toBeVisible();
  await expectWhole(noScriptPage);
  await noScriptPage.getByRole("button", { name: "Remove them and delete everything" }).click();
  await expect(noScriptPage.locator("h1")).toHaveText(
    /Everything is being deleted|has been deleted/,
  );
  await page.goto(status);
  await expect(page.locator("h1")).toHaveText(/Stopped by a participant|has been deleted/);
  await step(site, who, 9);
  await expectGone(noScriptPage, site, link);
});

async function sendNow(page: Page, site: Site): Promise<Person> {
  const { ada } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  return ada;
}

/** Ticks with a clock that is ahead of the pauses between attempts to delete. */
async function expectGone(page: Page, site: Site, link: string): Promise<void> {
  await expect(async () => {
    await site.tick(Date.now() + 10 * 60_000);
    expect((await page.goto(link))?.status()).toBe(410);
  }).toPass();
}
