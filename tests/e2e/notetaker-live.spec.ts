import type { Page } from "@playwright/test";
import { expect, expectSound, openHydrated, test } from "../support/e2e.ts";
import { askedFor, takeClock } from "../support/live-clock.ts";
import { expectBots, sendAtOnce, statusLink, step } from "../support/meeting-people.ts";
import { fillPerson, openForm, somebody, submit } from "../support/notetaker-page.ts";
import { usualSpeed } from "../support/running-site.ts";

test.use({ allowedMessages: [/ERR_FAILED/] });

test.beforeEach(({ site }) => site.recall.configure({ speed: 0 }));
test.afterEach(({ site }) => site.recall.configure({ speed: usualSpeed }));

const calling = "(1) Let your notetaker in now";

/** Counts the chimes that a page plays. */
async function listenTo(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...args) {
      document.documentElement.dataset["chimes"] =
        `${Number(document.documentElement.dataset["chimes"] ?? 0) + 1}`;
      start.apply(this, args);
    };
  });
  return async () => Number((await page.locator("html").getAttribute("data-chimes")) ?? 0);
}

async function setVisibility(page: Page, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("the success view calls the host within ten seconds of the bot", async ({ page, site }) => {
  const who = somebody();
  await page.setViewportSize({ width: 390, height: 900 });
  const played = await listenTo(page);
  const tenSeconds = await takeClock(page);
  await openForm(page);
  const title = await page.title();
  await fillPerson(page, who);
  await submit(page);
  await expect(page.getByText("A short chime plays when the host has to admit it.")).toBeVisible();
  await expectBots(site, who, 1);

  await step(site, who, 2, "waiting_room");
  await tenSeconds();
  await expect(page.getByRole("heading", { name: "Ask the host to do this now" })).toBeVisible();
  await expect(page.getByText("With potential risks").first()).toBeVisible();
  await expect(page.getByText(/On a phone, tap the meeting name/)).toBeVisible();
  await expect(page.getByText(/About (9|10) minutes left/)).toBeVisible();
  const dialog = page.getByRole("figure", { name: "wants to join" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveTitle(calling);
  await expect(page.getByRole("status").filter({ hasText: "Waiting to be let in" })).toHaveCount(1);
  await expectSound(page);
  await expect.poll(played, "the browser lets a page sound that was clicked").toBe(1);

  await step(site, who, 2, "recording");
  await tenSeconds();
  await expect(page.getByText("In the meeting").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(title);
});

test("a background tab still calls, silently if the sound is off, and polls ever more rarely", async ({
  page,
  site,
}) => {
  const who = somebody();
  const played = await listenTo(page);
  const passTime = await takeClock(page);
  const asked = { count: 0, answered: 0 };
  page.on("request", (request) => {
    if (askedFor.test(request.url())) asked.count += 1;
  });
  page.on("response", (answer) => {
    if (askedFor.test(answer.url()) && answer.ok()) asked.answered += 1;
  });
  await sendAtOnce(page, site, who);
  await openHydrated(page, await statusLink(site, who));
  await expect(page.getByText("A short chime plays when the host has to admit it.")).toBeVisible();
  await page.getByRole("button", { name: "Turn the sound off" }).click();
  await expect(page.getByRole("button", { name: "Turn the sound on" })).toBeVisible();
  await setVisibility(page, "hidden");
  await step(site, who, 2, "waiting_room");
  await passTime();
  await expect(page).toHaveTitle(calling);
  expect(await played()).toBe(0);

  await page.route(askedFor, (route) => route.abort());
  asked.count = 0;
  await passTime(600_000);
  expect(asked.count, "polls that fail come ever more rarely").toBeGreaterThan(2);
  expect(asked.count).toBeLessThan(12);
  await page.unroute(askedFor);
  await step(site, who, 2, "recording");
  asked.answered = 0;
  await expect
    .poll(async () => {
      await passTime(60_000);
      return asked.answered;
    })
    .toBeGreaterThan(0);
  await expect(page).not.toHaveTitle(calling);

  asked.count = 0;
  await page.clock.runFor(600_000);
  expect(asked.count, "a hidden page does not poll when the host has nothing to do").toBe(0);
});
