import { expect, expectSound, test } from "../support/e2e.ts";
import { botsOf, expectBots, expectTitle, statusLink } from "../support/meeting-people.ts";
import { book } from "../support/notetaker-page.ts";

test("an owner chooses language and sound alone, and listens to the meeting", async ({
  page,
  site,
}) => {
  const who = await book(page, "with");
  await page.goto(await statusLink(site, who, /booked/));
  await expectBots(site, who, 1);

  await page.getByText("Change the options").click();
  await expectSound(page);
  await page.getByLabel("Language of the transcript").selectOption("German");
  await page.getByLabel("What to record").selectOption("Audio only");
  await page.getByLabel("No AI summary").check();
  await page.getByRole("button", { name: "Save the options" }).click();
  await expect(page.getByText("Saved. The notetaker follows these options.")).toBeVisible();
  await expect(async () => {
    await site.tick();
    expect(botsOf(site, who)[0]?.request).toMatchObject({
      recording_config: { video_mixed_mp4: null, audio_mixed_mp3: {} },
    });
  }).toPass();

  site.recall.step(botsOf(site, who)[0]?.id ?? "", 99);
  await page.goto(await statusLink(site, who, /meeting notes/i));
  await expectTitle(page, "Your notes are ready");
  await expect(page.locator("video")).toHaveCount(0);
  await expect(page.locator("audio")).toBeVisible();
  await expectSound(page);
  const media = page.waitForResponse((answer) => answer.url().includes("/audio.mp3"));
  await page.getByRole("link", { name: "0:07", exact: true }).click();
  expect((await media).ok(), "the policies let the provider's sound through").toBe(true);
});
