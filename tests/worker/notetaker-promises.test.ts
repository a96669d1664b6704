import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { work } from "../support/control";
import { verifyMailboxes } from "../support/delivery";
import { refusal, spoken } from "../support/fake-provider";
import { begin, end, namesOfLiveBots, notetakerOf } from "../support/meeting";
import { allNotetakers, day, db, hour, minute, start } from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { formTime, linkOf, openSite, type OpenSite, type Who } from "../support/visitors";
import { notetakers } from "~/db/schema.server";
import { botNameFor } from "~/notetaker/mails/announcement";
import { statusWords } from "~/notetaker/status-page/status-words";

/**
 * Two people have notetakers at one meeting. Compares the mails and pages after each action of one of them with the
 * provider's bots and files, the stored rows, and the pages that every mailed link still opens.
 */

const code = "abc-defg-hij";
const at = start + 2 * hour;
const hanna = { name: "Hanna Wirt", email: "hanna@host.example" };
const bob = { name: "Bob Stone", email: "bob.stone@acme.example" };
const spokenWords = "What was spokenWords behind closed doors";

async function bookBoth() {
  const site = openSite(start);
  await verifyMailboxes(hanna.email, bob.email);
  for (const who of [hanna, bob]) await site.byForm(who, { code, at });
  await site.tick();
  await work(site.world);
  return site;
}

const linksTo = (site: OpenSite, { email }: Who) => site.mails(email).map(linkOf).filter(Boolean);
const linkTo = (site: OpenSite, who: Who) => linksTo(site, who).at(-1) ?? "";
/** Presses Hanna's button; returns her page and the mails that follow as "to: subject up to its colon". */
async function press(site: OpenSite, action: string, fields: Record<string, string> = {}) {
  const bobs = await notetakerOf(bob);
  const pressed = await site.press(linkTo(site, hanna), action, fields);
  expect(pressed.status).toBe(303);
  const mails = await site.tick();
  const page = pressed.location === null ? "" : (await site.visit(pressed.location)).text;
  expect(await notetakerOf(bob), "the other one is left alone").toEqual(bobs);
  return { page, mailed: mails.map(({ to, subject }) => `${to}: ${subject.split(":")[0]}`) };
}

async function beginBoth(site: OpenSite) {
  for (const who of [hanna, bob]) await begin(site, who, at);
}

async function endFor(site: OpenSite, ...whose: readonly Who[]) {
  site.world.pass(20 * minute);
  site.world.provider.transcript = spoken([[1, "Hanna", spokenWords]]);
  for (const who of whose) await end(site, who, at);
}

const video = async (site: OpenSite, token: string) =>
  (await site.visit(`/api/notetaker/video?token=${token}`)).status;

test("two notetakers at one meeting: each person's mails and pages, none of them about the other", async () => {
  const site = await bookBoth();
  expect(namesOfLiveBots(site)).toEqual([hanna, bob].map(({ email }) => botNameFor(email)));
  await beginBoth(site);
  await endFor(site, hanna, bob);
  await site.tick();
  for (const [who, other] of [
    [hanna, /Bob|b•••|acme/],
    [bob, /Wirt|h•••|host\.example/],
  ] as const) {
    const subjects = site.mails(who.email).map(({ subject }) => subject.split(":")[0]);
    expect(subjects).toEqual(["Your notetaker is booked", "Your meeting notes"]);
    for (const { text, html } of site.mails(who.email)) expect(text + html).not.toMatch(other);
    for (const token of linksTo(site, who)) {
      const { status, text } = await site.open(token);
      expect(status).toBe(200);
      expect(text).toContain(spokenWords);
      expect(text).not.toMatch(other);
    }
  }
});

describe("one of them", () => {
  test("cancels: that bot doesn't come, and its person is mailed once", async () => {
    const site = await bookBoth();
    const { page, mailed } = await press(site, "cancel");
    expect(page).toContain(statusWords.done.cancel);
    expect(mailed).toEqual([`${hanna.email}: Canceled`]);
    for (const wait of [0, 3 * minute, hour]) {
      site.world.pass(wait);
      await work(site.world);
      expect(namesOfLiveBots(site)).toEqual([botNameFor(bob.email)]);
    }
    const phase = statusWords.phases.cancelled.title;
    expect((await site.open(linkTo(site, hanna))).text).toContain(phase);
    expect(await site.tick()).toEqual([]);
  });

  test("moves the meeting: one bot comes at the new time, the other at the old one", async () => {
    const site = await bookBoth();
    const { page, mailed } = await press(site, "reschedule", formTime(at + 2 * day));
    expect(page).toContain(statusWords.done.reschedule);
    expect(mailed).toEqual([`${hanna.email}: Your notetaker is rescheduled`]);
    await work(site.world);
    const joins = site.world.provider.bots.filter(isAlive).map(({ asked }) => asked.joinAt);
    expect(joins.toSorted()).toEqual([at, at + 2 * day]);
  });

  test("stops the bot: it leaves, and its recording goes to its person", async () => {
    const site = await bookBoth();
    await beginBoth(site);
    await site.tick();
    const { page } = await press(site, "stop");
    expect(page).toContain(statusWords.done.stop);
    expect(namesOfLiveBots(site)).toEqual([botNameFor(bob.email)]);
    await endFor(site, hanna);
    await site.tick();
    const withNotes = site.mails().filter(({ text }) => text.includes(spokenWords));
    expect(withNotes.map(({ to }) => to)).toEqual([hanna.email]);
    expect(await video(site, linkTo(site, bob))).toBe(503);
  });

  test("deletes everything: the mail and the page say so only once the provider has confirmed it", async () => {
    const site = await bookBoth();
    await beginBoth(site);
    await endFor(site, hanna, bob);
    await site.tick();
    const links = linksTo(site, hanna);
    expect(links.length).toBeGreaterThan(1);

    site.world.provider.alwaysFail("deleteMedia", refusal("retry"));
    const { page, mailed } = await press(site, "delete");
    expect(page).toContain(statusWords.phases.deleting.title);
    expect(page).not.toContain(spokenWords);
    expect(mailed).toEqual([]);
    for (const link of links) expect(await video(site, link)).toBe(410);

    site.world.provider.heal("deleteMedia");
    await db
      .update(notetakers)
      .set({ nextAt: site.world.time })
      .where(eq(notetakers.email, hanna.email));
    await work(site.world);
    const mails = await site.tick();
    const mail = mails.find(({ to }) => to === hanna.email);
    expect(mail?.subject).toBe("Deleted: your meeting notes");
    expect(mail?.text).toContain("our recording service, which has confirmed the deletion.");
    for (const link of links) {
      const { status, text } = await site.open(link);
      expect([status, text.includes(statusWords.deleted.heading)]).toEqual([410, true]);
      expect(await video(site, link)).toBe(410);
    }
    const erased = (await allNotetakers()).find(({ email }) => email !== bob.email);
    expect(erased).toMatchObject({ name: null, email: null, mailboxKey: null, meetingCode: null });
    site.world.pass(12 * hour);
    await work(site.world);
    expect((await site.tick()).filter(({ to }) => to === hanna.email)).toEqual([]);
  });
});
