import type { Page } from "@playwright/test";
import { expect, expectSound, openHydrated, test, untilHydrated } from "../support/e2e.ts";
import { askedFor, takeClock } from "../support/live-clock.ts";
import {
  expectBots,
  expectTitle,
  sendAtOnce,
  statusLink,
  step,
} from "../support/meeting-people.ts";
import { fillPerson, openForm, somebody, submit } from "../support/notetaker-page.ts";

/** What the browser itself says of links that lead nowhere, and of a lost connection. */
test.use({ allowedMessages: [/status of 404|ERR_FAILED/] });

test.beforeEach(({ site }) => site.recall.configure({ speed: 0 }));
test.afterEach(({ site }) => site.recall.configure({ speed: 30 }));

const calling = "(1) Let your notetaker in now";

/** Counts the notes that a page plays. */
async function listenTo(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...args) {
      document.documentElement.dataset["notes"] =
        `${Number(document.documentElement.dataset["notes"] ?? 0) + 1}`;
      start.apply(this, args);
    };
  });
  return async () => Number((await page.locator("html").getAttribute("data-notes")) ?? 0);
}

function questionsOf(page: Page): { count: number } {
  const asked = { count: 0 };
  page.on("request", (request) => {
    if (askedFor.test(request.url())) asked.count += 1;
  });
  return asked;
}

async function look(page: Page, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

for (const width of [390, 1440]) {
  test(`${width} px: the success view and the page behind its link call ten seconds after the bot has`, async ({
    page,
    context,
    noScriptPage,
    site,
  }) => {
    const who = somebody();
    for (const tab of [page, noScriptPage]) await tab.setViewportSize({ width, height: 900 });
    const played = await listenTo(page);
    const tenSeconds = await takeClock(page);
    await openForm(page);
    const title = await page.title();
    await fillPerson(page, who);
    await submit(page);
    const link = page.getByRole("link", { name: "Track it live" });
    await expect(link).toBeVisible();
    await expectBots(site, who, 1);

    const url = (await link.getAttribute("href")) ?? "";
    const other = await context.newPage();
    await other.setViewportSize({ width, height: 900 });
    const tenSecondsThere = await takeClock(other);
    await openHydrated(other, url);
    await expectTitle(other, "On its way");
    await noScriptPage.goto(url);
    await expectTitle(noScriptPage, "On its way");
    await expectSound(other);
    const tabs = [
      [page, tenSeconds],
      [other, tenSecondsThere],
    ] as const;

    await step(site, who, 2);
    for (const [tab, wait] of tabs) {
      await wait();
      await expect(tab.getByRole("heading", { name: "Ask the host to do this now" })).toBeVisible();
      await expect(tab.getByText("With potential risks").first()).toBeVisible();
      await expect(tab.getByText(/On a phone, tap the meeting name/)).toBeVisible();
      await expect(tab.getByText(/About (9|10) minutes left/)).toBeVisible();
      await expect(tab).toHaveTitle(calling);
      await expect(tab.getByRole("status").filter({ hasText: "Waiting to be let in" })).toHaveCount(
        1,
      );
      await expectSound(tab);
    }
    await expect.poll(played, "the browser has seen a click, and lets it sound").toBe(4);
    await site.waitForMail(who.email, /^Urgent/);

    await noScriptPage.getByRole("button", { name: "Check again" }).click();
    await expectTitle(noScriptPage, "Waiting to be let in");
    await expect(noScriptPage.getByText(/On a phone, tap the meeting name/)).toBeVisible();
    await expect(noScriptPage.getByRole("button", { name: /sound/ })).toHaveCount(0);
    await expectSound(noScriptPage);

    await step(site, who, 2);
    for (const [tab, wait] of tabs) {
      await wait();
      await expect(tab.getByText("In the meeting").first()).toBeVisible();
      await expect(tab).not.toHaveTitle(calling);
    }
    await expect(page).toHaveTitle(title);
  });
}

test("who has turned the sound off hears nothing, also after a reload", async ({ page, site }) => {
  const who = somebody();
  const played = await listenTo(page);
  const tenSeconds = await takeClock(page);
  await sendAtOnce(page, site, who);
  await openHydrated(page, await statusLink(site, who));
  await page.getByRole("button", { name: "Turn the sound off" }).click();
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("button", { name: "Turn the sound on" })).toBeVisible();
  await step(site, who, 2);
  await tenSeconds();
  await expect(page).toHaveTitle(calling);
  await expectTitle(page, "Waiting to be let in");
  expect(await played()).toBe(0);
});

test("a tab that nobody looks at still calls, and is quiet once there is nothing to do", async ({
  page,
  site,
}) => {
  const who = somebody();
  const tenSeconds = await takeClock(page);
  await sendAtOnce(page, site, who);
  await openHydrated(page, await statusLink(site, who));
  await look(page, "hidden");
  await step(site, who, 2);
  await tenSeconds();
  await expect(page).toHaveTitle(calling);

  await step(site, who, 2);
  await tenSeconds();
  await expect(page).not.toHaveTitle(calling);
  const asked = questionsOf(page);
  await page.clock.runFor(600_000);
  expect(asked.count, "questions of a tab that nobody looks at").toBe(0);
});

test("a page whose questions fail asks ever more rarely, and catches up", async ({
  page,
  site,
}) => {
  const who = somebody();
  await page.clock.install();
  await sendAtOnce(page, site, who);
  const receipt = await page.request.post("/freenotetaker", {
    form: { name: who.name, email: somebody().email, meetingLink: somebody().link },
  });
  const url = /\/notetaker-live\?token=[\w.-]+/.exec(await receipt.text())?.[0] ?? "no link";
  await openHydrated(page, url);
  await page.route(askedFor, (route) => route.abort());
  const asked = questionsOf(page);
  for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(60_000);
  expect(asked.count).toBeGreaterThan(2);
  expect(asked.count).toBeLessThan(12);
  await page.unroute(askedFor);
  let status: number | null = null;
  page.on("response", (answer) => {
    if (askedFor.test(answer.url())) status = answer.status();
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(60_000);
      return status;
    })
    .toBe(200);
});
