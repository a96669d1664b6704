import { expectLook } from "../looks/expect-look.ts";
import { expect, expectSound, test } from "../support/e2e.ts";
import { botsOf, expectTitle, statusLink } from "../support/meeting-people.ts";
import { book } from "../support/notetaker-page.ts";

test.afterEach(({ site }) => site.recall.configure({ speed: 30 }));

for (const script of ["with", "without"] as const) {
  test(`an owner ${script} script chooses language and sound alone, and listens to the meeting`, async ({
    page: withScript,
    noScriptPage,
    site,
  }) => {
    const page = script === "with" ? withScript : noScriptPage;
    const who = await book(page, script);
    await page.goto(await statusLink(site, who, /booked/));
    await expect(async () => {
      await site.tick();
      expect(botsOf(site, who)).toHaveLength(1);
    }).toPass();

    await page.getByText("Change the options").click();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSound(page);
    }
    if (script === "with") await expectLook(page, "status-options");
    await page.getByLabel("Language of the transcript").selectOption("German");
    await page.getByLabel("What to record").selectOption("Audio only");
    await page.getByLabel("No AI summary").check();
    await page.getByRole("button", { name: "Save the options" }).click();
    await expect(page.getByText("Saved. The notetaker follows these options.")).toBeVisible();
    await page.getByText("Change the options").click();
    await expect(page.getByLabel("Language of the transcript")).toHaveValue("de");
    await expect(page.getByLabel("What to record")).toHaveValue("audio");
    await expect(page.getByLabel("No AI summary")).toBeChecked();
    await expect(async () => {
      await site.tick();
      expect(botsOf(site, who)[0]?.request).toMatchObject({
        recording_config: { video_mixed_mp4: null, audio_mixed_mp3: {} },
      });
    }).toPass();

    site.recall.step(botsOf(site, who)[0]?.id ?? "", 99);
    const link = await statusLink(site, who, /meeting notes/i);
    await page.goto(link);
    await expectTitle(page, "Your notes are ready");
    await expect(page.locator("video")).toHaveCount(0);
    await expect(page.locator("audio")).toBeVisible();
    await expect(page.getByRole("link", { name: "Audio (MP3)" })).toBeVisible();
    await expectSound(page);
    if (script === "with") {
      const media = page.waitForResponse((answer) => answer.url().includes("/audio.mp3"));
      await page.getByRole("link", { name: "0:07", exact: true }).click();
      expect((await media).ok(), "the policies let the provider's sound through").toBe(true);
    }
  });
}
