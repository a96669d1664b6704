import type { Page } from "@playwright/test";
import { expect, expectSound, test } from "../support/e2e.ts";

import { book, fillPerson, openForm, somebody, submit } from "../support/notetaker-page.ts";
import type { Site } from "../support/running-site.ts";

const day = 24 * 60 * 60_000;

type Visit = { readonly page: Page; readonly site: Site; readonly email: string };

// The links of a deleted recording answer 410, and the browser says so.
test.use({ allowedMessages: [/status of 410/] });

test("a visitor with script gets the recording by mail, and the recording is gone after 7 days", async ({
  page,
  site,
}) => {
  const who = somebody();
  await openForm(page);
  await fillPerson(page, who);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Notetaker Sent!" })).toBeVisible();
  await readResults({ page, site, email: who.email });
});

test("a visitor without script schedules a notetaker and gets the recording", async ({
  noScriptPage: page,
  site,
}) => {
  const who = await book(page, "without");
  await expect(page.getByRole("heading", { name: "Notetaker Scheduled!" })).toBeVisible();
  await expect(page.locator("dl", { hasText: "Timezone" }).locator("dd")).toHaveText([
    /\d{4}$/,
    "3:30 PM",
    "US/Eastern",
  ]);

  await expect(async () => {
    await site.tick();
    expect(notetakerOf(site, who.email)?.["status"]).toBe("scheduled");
  }).toPass();
  const [bot] = site.recall
    .state()
    .bots.filter(({ request }) => request.meeting_url.endsWith(who.link));
  expect(bot?.joinAt).toBe(notetakerOf(site, who.email)?.["starts_at"]);

  const booking = await site.waitForMail(who.email, /is booked/);
  expect(booking.attachments).toMatchObject([{ filename: "notetaker.ics" }]);
  await expect.poll(() => site.attachment(booking, 0)).toMatch(/^BEGIN:VCALENDAR\r\n/);

  site.recall.step(bot?.id ?? "", 100);
  await readResults({ page, site, email: who.email });
});

/** Reads the mail, follows its links, lets 7 days pass and follows them again. */
async function readResults({ page, site, email }: Visit) {
  const mail = await site.waitForMail(email, /meeting notes/i);
  const mailed = linksIn(mail.text, site);
  expect(Object.keys(mailed).toSorted()).toEqual(["chat.txt", "transcript.txt", "video"]);
  await page.goto(/https?:\S+notetaker-status\?token=\S+/.exec(mail.text)?.[0] ?? "");
  const links = { ...linksIn(await page.content(), site), ...mailed };
  const transcripts = ["json", "md", "srt", "txt", "vtt"].map((format) => `transcript.${format}`);
  expect(Object.keys(links).toSorted()).toEqual(["audio", "chat.txt", ...transcripts, "video"]);

  const transcript = await page.request.get(links["transcript.txt"] ?? "");
  expect(transcript.status()).toBe(200);
  const lastWords = (await transcript.text()).split(/\s+/).slice(-5).join(" ");
  expect(mail.text.replaceAll(/\s+/g, " ")).not.toContain(lastWords);
  await page.getByRole("button", { name: "Email me the transcript" }).click();
  await expect(page.getByText("The transcript is on its way")).toBeVisible();
  await expect(async () => {
    await site.tick();
    const texts = site.mails(email).map(({ text }) => text.replaceAll(/\s+/g, " "));
    expect(texts.some((text) => text.includes(lastWords))).toBe(true);
  }).toPass();
  expect((await page.request.get(links["transcript.vtt"] ?? "")).headers()["content-type"]).toMatch(
    /^text\/vtt/,
  );
  expect(await (await page.request.get(links["transcript.json"] ?? "")).json()).toBeTruthy();
  expect(await (await page.request.get(links["chat.txt"] ?? "")).text()).not.toBe("");
  const video = await page.request.get(links["video"] ?? "");
  expect(video.headers()["content-type"]).toBe("video/mp4");

  const end = endOf(site, email);
  await site.tick(end + 7 * day - 60_000);
  expect((await page.request.get(links["transcript.txt"] ?? "")).status()).toBe(200);

  let now = end + 7 * day;
  const tickLater = () => site.tick((now += 60_000));
  await expect(async () => {
    await tickLater();
    for (const link of Object.values(links)) {
      expect((await page.request.get(link)).status()).toBe(410);
    }
  }).toPass();
  await page.goto("/terms-of-use");
  const answer = await page.goto(links["transcript.txt"] ?? "").catch(() => null);
  expect(answer?.status()).toBe(410);
  await expect(
    page.getByRole("heading", { name: "This recording has been deleted" }),
  ).toBeVisible();
  await expectSound(page);

  // The email address is kept for the receipt of the deletion, and deleted with it.
  await expect(async () => {
    await tickLater();
    expect(site.mails(email)[0]?.subject).toMatch(/^Deleted/);
    expect(site.db("select * from notetakers where email = ?", email)).toEqual([]);
  }).toPass();
}

function linksIn(text: string, site: Site): Record<string, string> {
  const found = [...text.matchAll(/\/api\/notetaker\/([a-z.]+)\?token=[\w-]+/g)];
  return Object.fromEntries(found.map(([path, name]) => [name, `${site.url}${path}`]));
}

function endOf(site: Site, email: string): number {
  return Number(notetakerOf(site, email)?.["ended_at"]);
}

function notetakerOf(site: Site, email: string) {
  const [row] = site.db("select * from notetakers where email = ?", email);
  return row;
}
