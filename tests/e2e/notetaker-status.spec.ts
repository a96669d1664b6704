import type { Page } from "@playwright/test";
import { expectLook } from "../looks/expect-look.ts";
import { expect, expectSound, openHydrated, test } from "../support/e2e.ts";
import { takeClock } from "../support/live-clock.ts";
import { aDayAhead, book } from "../support/notetaker-page.ts";
import {
  botsOf,
  expectTitle,
  peopleAtOneMeeting,
  sendAtOnce,
  statusLink,
  step,
  type Person,
} from "../support/meeting-people.ts";
import type { Site } from "../support/site.ts";

/** What the browser itself says of links that lead nowhere, refused forms and a lost connection. */
test.use({ allowedMessages: [/status of (404|410|422)|ERR_FAILED/] });

test.afterEach(({ site }) => site.recall.configure({ speed: 30 }));

for (const script of ["with", "without"] as const) {
  test(`a visitor ${script} script moves a booked notetaker, then calls it off`, async ({
    page: withScript,
    noScriptPage,
    site,
  }) => {
    const page = script === "with" ? withScript : noScriptPage;
    const who = await book(page, script);
    await page.goto(await statusLink(site, who, /booked/));
    await expectTitle(page, "Your notetaker is booked");
    await expect(page.getByText(/3:30 PM E[SD]T \(UTC-[45]\)/).first()).toBeVisible();
    if (script === "with") await expectWhole(page);
    if (script === "with") await expectLook(page, "status-booked");

    await page.getByText("Choose another time").click();
    await page.getByLabel("Meeting Date").fill("2020-01-01");
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(page.getByRole("alert")).toContainText("That day has passed");
    await expect(page.getByLabel("Meeting Date")).toHaveValue("2020-01-01");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator(":focus")).toContainText("There is a problem");
    if (script === "without") await expectWhole(page);
    if (script === "with") await expectLook(page, "status-errors");

    await page.getByLabel("Meeting Date").fill(aDayAhead());
    await page.getByLabel("Time", { exact: true }).selectOption("9:00 AM");
    await page.getByLabel("Timezone").selectOption("Asia/Tokyo");
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(page.getByText("Rescheduled. The notetaker joins at the new time.")).toBeVisible();
    await expect(page.getByText("9:00 AM JST (UTC+9)").first()).toBeVisible();
    if (script === "with") await expectLook(page, "status-moved");

    await page.getByRole("button", { name: "Cancel the notetaker" }).click();
    await expectTitle(page, "Canceled");
    if (script === "with") await expectWhole(page);
    if (script === "with") await expectLook(page, "status-canceled");
    await expect(page.getByRole("button", { name: "Cancel the notetaker" })).toHaveCount(0);
  });
}

test("the page follows the bot by itself, and tells the host what to press", async ({
  page,
  noScriptPage,
  site,
}) => {
  site.recall.configure({ speed: 0 });
  const who = await sendNow(page, site);
  const tenSeconds = await takeClock(page);
  await openHydrated(page, await statusLink(site, who));
  await expectTitle(page, "On its way");
  await expectLook(page, "status-on-its-way");

  await step(site, who, 2);
  await tenSeconds();
  await expectTitle(page, "Waiting to be let in");
  await expect(page.getByRole("status").filter({ hasText: "Waiting to be let in" })).toHaveCount(1);
  for (const tab of [page, noScriptPage]) {
    if (tab === noScriptPage) await tab.goto(page.url());
    await expect(tab.getByText("With potential risks")).toBeVisible();
    await expect(tab.getByText(/About (9|10) minutes left/)).toBeVisible();
  }
  await expectWhole(page);
  await expectLook(page, "status-waiting");

  // Whoever fills in a form is left alone.
  await page.getByText("Choose another time").click();
  await page.getByLabel("Meeting Date").fill("2030-01-02");
  await step(site, who, 3);
  for (let nth = 0; nth < 2; nth += 1) await tenSeconds();
  await expectTitle(page, "Waiting to be let in");
  await expect(page.getByLabel("Meeting Date")).toHaveValue("2030-01-02");
  await page.getByLabel("Meeting Date").blur();
  await tenSeconds();
  await expectTitle(page, "Recording");
  await expectSound(page);
  await expectLook(page, "status-recording");

  // What does not get through leaves the page as it was.
  await page.route("**/notetaker-status.data*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await tenSeconds();
  await failed;
  await expectTitle(page, "Recording");

  await noScriptPage.reload();
  await noScriptPage.getByRole("button", { name: "Remove the notetaker now" }).click();
  await expect(noScriptPage.getByText("is leaving").first()).toBeVisible();
});

test("what the meeting left behind is watched, searched, saved and deleted", async ({
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
  for (const tab of [page, noScriptPage]) {
    await tab.getByLabel("Search the transcript").fill("CALENDAR");
    await tab.getByRole("button", { name: "Search" }).click();
    await expect(tab.locator("mark")).toHaveText(["calendar", "calendar", "Calendar"]);
    await expect(tab.getByText(/was said 3 times/)).toBeVisible();
  }
  await expectWhole(page);
  await expectLook(noScriptPage, "status-search");

  const files = page.locator("section", { hasText: "Downloads" }).locator("a[href*='/api/']");
  for (const file of await files.all()) {
    const answer = await page.request.get((await file.getAttribute("href")) ?? "");
    expect(answer.status(), answer.url()).toBe(200);
  }
  await expect(files).toHaveCount(8);

  await noScriptPage.getByRole("link", { name: "Delete everything …" }).click();
  await expectTitle(noScriptPage, "Delete everything now?");
  await expectWhole(noScriptPage);
  await expectLook(noScriptPage, "status-delete");
  await noScriptPage.getByRole("button", { name: "Delete everything now" }).click();
  await expectGone(noScriptPage, site, link);
  await expectTitle(noScriptPage, "Everything has been deleted");
  await expectWhole(noScriptPage);
  await expectLook(noScriptPage, "status-deleted");
});

test("a failure says why and can be tried again", async ({ noScriptPage: page, site }) => {
  const who = await sendNow(page, site, "den");
  await page.goto(await statusLink(site, who, /turned away/));
  await expectTitle(page, "The notetaker was turned away");
  await expectWhole(page);
  await expectLook(page, "status-failed");
  await page.getByRole("button", { name: "Send the notetaker again" }).click();
  await expect(page.getByText("This is the new request's page")).toBeVisible();
  expect(botsOf(site, who)).toHaveLength(2);
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
  const said = JSON.stringify(botsOf(site, who)[0]?.request);
  const link = /http:[^"\s]*notetaker-opt-out[^"\s]*/.exec(said)?.[0] ?? "no link in the chat";

  await noScriptPage.goto(link);
  await expect(noScriptPage.getByText(/^Ada \(.+\) invited the /)).toBeVisible();
  await expectWhole(noScriptPage);
  await expectLook(noScriptPage, "opt-out");
  await noScriptPage.getByRole("button", { name: "Remove it and delete everything" }).click();
  await expect(noScriptPage.locator("h1")).toHaveText(
    /Everything is being deleted|has been deleted/,
  );
  await expectSound(noScriptPage);
  await page.goto(status);
  await expect(page.locator("h1")).toHaveText(/Stopped by a participant|has been deleted/);
  await expectSound(page);
  await expectLook(page, "status-stopped");
  await step(site, who, 9);
  await expectGone(noScriptPage, site, link);
});

test("a link of nobody's says so", async ({ page }) => {
  for (const path of ["/notetaker-status?token=nobody", "/notetaker-opt-out?token=nobody"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expectTitle(page, "This link isn't valid");
    await expectWhole(page);
  }
  await expectLook(page, "link-invalid");
});

/** Sends a notetaker at once, without the form; the meeting goes as the first letters of its code say. */
async function sendNow(page: Page, site: Site, letters?: string): Promise<Person> {
  const { ada } = peopleAtOneMeeting(letters);
  await sendAtOnce(page, site, ada);
  return ada;
}

/** Deletion is tried for as long as it takes, with pauses that the tick's clock passes over. */
async function expectGone(page: Page, site: Site, link: string): Promise<void> {
  await expect(async () => {
    await site.tick(Date.now() + 10 * 60_000);
    expect((await page.goto(link))?.status()).toBe(410);
  }).toPass();
}

/** Nothing for axe to find, and nothing that scrolls sideways on a small screen. */
async function expectWhole(page: Page): Promise<void> {
  await expectSound(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "nothing scrolls sideways").toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}
