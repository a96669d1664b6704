import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { fillPerson, openForm, somebody, submit } from "../support/notetaker-page.ts";
import { otherSettings } from "../support/site-vars.ts";
import type { Site } from "../support/running-site.ts";

/** The journey with self-hosted bots: Attendee instead of Recall.ai. */
test.use({ siteVars: otherSettings, allowedMessages: [/status of 410/] });

const minute = 60_000;
/** The bot joins, and is permitted to record. */
const stepsToRecording = 2;
const moreThanAllSteps = 10;

test("the pages about privacy name who runs the bots", async ({ page }) => {
  for (const path of ["/privacy", "/terms-of-use", "/private-notetaker"]) {
    await page.goto(path);
    await expect(page.locator("main"), path).toContainText("servers that we run ourselves", {
      ignoreCase: true,
    });
    await expect(page.locator("main"), path).not.toContainText("Recall.ai");
  }
});

test("a visitor is taken from the form to the notes", async ({ page, site }) => {
  const who = somebody();
  // At speed 0 the bot moves only by `stepBot`.
  site.attendee.configure({ speed: 0 });
  await openForm(page);
  await fillPerson(page, who);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Notetaker Sent!" })).toBeVisible();
  await expect(async () => {
    await site.tick();
    expect(botsOf(site, who.link)).toHaveLength(1);
  }).toPass();
  expect(site.recall.state().bots).toEqual([]);
  const [bot] = botsOf(site, who.link);

  // Attendee never reports the lobby: the site infers it when a bot is still outside after 45 seconds.
  const lobbyMail = await site.waitForMail(who.email, /^Urgent/, minute);
  expect(lobbyMail.text).toContain(bot?.request.bot_name);
  const status = /https?:\S+notetaker-status\?token=\S+/.exec(lobbyMail.text)?.[0] ?? "";
  const title = (name: string) => page.getByRole("heading", { name, level: 1 });
  await page.goto(status);
  await expect(title("Waiting to be let in")).toBeVisible();

  await stepBot(site, bot?.id, stepsToRecording);
  await reloadUntil(page, site, () => title("Recording").isVisible());

  await stepBot(site, bot?.id, moreThanAllSteps);
  const notes = await site.waitForMail(who.email, /meeting notes/i);
  await page.goto(status);
  await expect(title("Your notes are ready")).toBeVisible();
  const { origin, pathname } = new URL(site.url);
  const results = [...notes.text.matchAll(/\/api\/notetaker\/([a-z.]+)\?token=[\w-]+/g)];
  expect(results.map(([, name]) => name).toSorted()).toContain("transcript.txt");
  for (const [path, name] of results) {
    const answer = await page.request.get(new URL(path, `${origin}${pathname}`).href);
    expect([name, answer.status()]).toEqual([name, 200]);
    if (name === "video") expect(answer.headers()["content-type"]).toBe("video/mp4");
  }

  await page.getByText("Delete everything …").click();
  await page.getByRole("button", { name: "Delete everything now" }).click();
  await expect(async () => {
    await site.tick();
    expect(botsOf(site, who.link).map(({ state }) => state)).toEqual(["data_deleted"]);
  }).toPass();
  const [transcript] = results.find(([, name]) => name === "transcript.txt") ?? [""];
  expect((await page.request.get(transcript)).status()).toBe(410);
});

function botsOf(site: Site, link: string) {
  return site.attendee.state().bots.filter(({ request }) => request.meeting_url.endsWith(link));
}

async function stepBot(site: Site, botId: string | undefined, steps: number): Promise<void> {
  site.attendee.step(botId ?? "", steps);
  await site.attendee.settled();
}

async function reloadUntil(
  page: Page,
  site: Site,
  isReached: () => Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    await site.tick();
    await page.reload();
    expect(await isReached()).toBe(true);
  }).toPass();
}
