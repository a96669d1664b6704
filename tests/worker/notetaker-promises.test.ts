import { describe, expect, test } from "vitest";
import { work } from "../support/control";
import { makeKnown } from "../support/delivery";
import { recording, refusal, type FakeBot } from "../support/fake-provider";
import { day, db, env, hour, jobs, minute, requests, start } from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { formTime, linkOf, openSite, type OpenSite } from "../support/visitors";
import { deletedMailWords } from "~/notetaker/mails/endings/deleted.server";
import { statusWords } from "~/notetaker/status-page/status-words";
import { notetakerJobs } from "~/db/schema.server";
import { maskEmail } from "~/lib/text/addresses";
import { optOutToken } from "~/notetaker/store/tokens.server";

/**
 * What mails and pages say after each action, against what the provider holds, what is stored and what
 * every link that was ever mailed still opens.
 */

const code = "abc-defg-hij";
const at = start + 2 * hour;
const hanna = { name: "Hanna Wirt", email: "hanna@host.example" };
const bob = { name: "Bob Stone", email: "bob.stone@acme.example" };
const eve = { name: "Eve Reed", email: "eve.reed@acme.example" };
const dan = { name: "Dan Moor", email: "dan.moor@acme.example" };
const everybody = [hanna, bob, eve, dan];
const said = "What was said behind closed doors";

/** Hanna's notetaker: Bob is let in, Eve has asked, Dan was told no. */
async function company() {
  const site = openSite(start);
  await makeKnown(...everybody.map(({ email }) => email));
  for (const who of everybody) await site.byForm(who, { code, at });
  await site.tick();
  await answer(site, "share", bob.email);
  await answer(site, "decline", dan.email);
  await site.tick();
  await work(site.world);
  return site;
}

const linkTo = (site: OpenSite, email: string) =>
  site.mails(email).map(linkOf).filter(Boolean).at(-1) ?? "";
const allLinks = (site: OpenSite) =>
  site.mails().flatMap(({ text }) => {
    return Array.from(text.matchAll(/token=([\w-]{40,})/g), (link) => link[1] ?? "");
  });
const person = async (email: string) => {
  const found = (await requests()).find((one) => one.email === email);
  if (!found) throw new Error(`nobody has ${email}`);
  return found;
};

async function answer(site: OpenSite, action: "share" | "decline", email: string) {
  const asker = (await person(email)).id;
  const { status } = await site.press(linkTo(site, hanna.email), action, { asker });
  expect(status).toBe(303);
}

/** Presses Hanna's button; answers the mails that follow as "to: subject up to its colon". */
async function press(site: OpenSite, action: string, fields: Record<string, string> = {}) {
  const pressed = await site.press(linkTo(site, hanna.email), action, fields);
  expect(pressed.status).toBe(303);
  const mails = await site.tick();
  const page = pressed.location === null ? "" : (await site.visit(pressed.location)).text;
  const told = mails.map(({ to, subject }) => `${to}: ${subject.split(":")[0]}`).toSorted();
  return { page, mails, told };
}

const alive = (site: OpenSite) => site.world.provider.bots.filter(isAlive);

async function begin(site: OpenSite) {
  const { world } = site;
  world.time = at + 5 * minute;
  const [bot] = alive(site);
  if (!bot) throw new Error("no bot");
  const codes = ["joining_call", "in_waiting_room", "in_call_not_recording", "in_call_recording"];
  bot.changes = codes.map((one, nth) => ({ code: one, subCode: null, at: at + nth * 1_000 }));
  await look(site);
  return bot;
}

async function end(site: OpenSite) {
  const { world } = site;
  const bot = world.provider.bots.find(({ changes }) => changes.length > 0);
  if (!bot) throw new Error("no bot");
  world.pass(20 * minute);
  bot.changes.push({ code: "call_ended", subCode: null, at: world.time });
  bot.changes.push({ code: "done", subCode: null, at: world.time });
  record(site, bot);
  await look(site);
  return bot;
}

function record({ world }: OpenSite, bot: FakeBot) {
  bot.recordings = [recording(at, world.time)];
  const participant = { id: 1, name: "Hanna", isHost: true };
  world.provider.transcript = [{ participant, words: [{ text: said, start: 1, end: 2 }] }];
}

/** The cron, at once. */
async function look(site: OpenSite) {
  await db.update(notetakerJobs).set({ nextAt: site.world.time });
  await work(site.world);
}

const video = (site: OpenSite, token: string) => site.visit(`/api/notetaker/video?token=${token}`);
const videoOf = async (site: OpenSite, email: string) =>
  (await video(site, linkTo(site, email))).status;

describe("the owner", () => {
  test("cancels: no bot comes, for nobody, and each is told once", async () => {
    const site = await company();
    const { page, told } = await press(site, "cancel");
    expect(page).toContain(statusWords.done.cancel);
    expect(told).toEqual([
      `${bob.email}: Canceled`,
      `${eve.email}: There won't be any notes to share from your meeting`,
      `${hanna.email}: Canceled`,
    ]);
    expect(site.mails(bob.email).at(-1)?.text).toContain(maskEmail(hanna.email));
    expect((await jobs()).map(({ status }) => status)).toEqual(["cancelled"]);
    for (const wait of [0, 3 * minute, 2 * hour]) {
      site.world.pass(wait);
      await work(site.world);
      expect(alive(site)).toEqual([]);
    }
    const titles = statusWords.phases;
    expect((await site.open(linkTo(site, hanna.email))).text).toContain(titles.cancelled.title);
    const bobs = site.mails(bob.email).map(linkOf).filter(Boolean).at(-1) ?? "";
    expect((await site.open(bobs)).text).toContain(titles.called_off.title);
    expect((await site.open(linkTo(site, eve.email))).text).toContain(
      titles.nothing_to_share.title,
    );
    expect(await site.tick()).toEqual([]);
  });

  test("moves it: who was let in comes along, who asked is told, one bot is at the new time", async () => {
    const site = await company();
    const later = at + 2 * day;
    const { page, told } = await press(site, "reschedule", formTime(later));
    expect(page).toContain(statusWords.done.reschedule);
    expect(told).toEqual([
      `${bob.email}: The notetaker for your meeting is rescheduled`,
      `${eve.email}: There won't be any notes to share from your meeting`,
      `${hanna.email}: Your notetaker is rescheduled`,
    ]);
    await work(site.world);
    expect(alive(site).map(({ asked }) => asked.joinAt)).toEqual([later]);
    expect((await person(bob.email)).standing).toBe("recipient");
  });

  test("stops it: the bot leaves, what it recorded goes to those who were let in, and to nobody else", async () => {
    const site = await company();
    const bot = await begin(site);
    record(site, bot);
    const { page } = await press(site, "stop");
    expect(page).toContain(statusWords.done.stop);
    expect(isAlive(bot)).toBe(false);
    await look(site);
    await site.tick();
    const withNotes = site.mails().filter(({ text }) => text.includes(said));
    expect(withNotes.map(({ to }) => to).toSorted()).toEqual([bob.email, hanna.email]);
    expect(await videoOf(site, eve.email)).toBe(403);
    expect(await videoOf(site, dan.email)).toBe(403);
    // Who was not answered is not forgotten: the owner is asked once more.
    const again = site.mails(hanna.email).filter(({ subject }) => subject.startsWith("Still open"));
    expect(again).toHaveLength(1);
  });

  test("deletes everything: only once the provider has let go of it is that said", async () => {
    const site = await company();
    await begin(site);
    const bot = await end(site);
    await site.tick();
    const links = allLinks(site);
    expect(links.length).toBeGreaterThan(10);

    site.world.provider.alwaysFail("deleteMedia", refusal("retry"));
    const { page, told } = await press(site, "delete");
    expect(page).toContain(statusWords.phases.deleting.title);
    expect(page).not.toContain(said);
    expect(told.filter((one) => one.includes("Deleted"))).toEqual([]);
    expect(bot.recordings).toHaveLength(1);
    for (const link of links) expect([403, 404, 410]).toContain((await video(site, link)).status);
    expect(await videoOf(site, hanna.email)).toBe(410);
    expect(await videoOf(site, bob.email)).toBe(410);

    site.world.provider.alwaysFail("deleteMedia", refusal("gone"));
    bot.recordings = [];
    await look(site);
    const mails = await site.tick();
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      `${bob.email}: Deleted: your meeting notes`,
      `${hanna.email}: Deleted: your meeting notes`,
    ]);
    for (const { text } of mails) expect(text).toContain(deletedMailWords.everything[0]);
    expect(site.mails(eve.email).at(-1)?.text).toContain("deleted everything from this meeting");

    const isStatus = (text: string) => text.includes(statusWords.deleted.heading);
    for (const link of links.filter((token) => !token.includes("."))) {
      const { status, text } = await site.open(link);
      if (status !== 404) expect([status, isStatus(text)]).toEqual([410, true]);
      expect([404, 410]).toContain((await video(site, link)).status);
    }
    for (const { email } of everybody) {
      const mailed = site.mails(email).map(linkOf).filter(Boolean);
      for (const link of mailed) expect((await site.open(link)).status).toBe(410);
    }
    const stored = await requests();
    for (const { name, emailKey, meetingCode } of stored) {
      expect([name, emailKey, meetingCode]).toEqual([null, null, null]);
    }
    site.world.pass(2 * day);
    await work(site.world);
    expect(await site.tick()).toEqual([]);
  });
});

describe("others", () => {
  test("object in the meeting: everything goes, everybody is told, nothing comes back", async () => {
    const site = await company();
    const bot = await begin(site);
    const [job] = await jobs();
    const token = await optOutToken(env.siteSecret, job?.id ?? "");
    expect(bot.asked.announcement).toContain(token);
    expect((await site.postForm(`/notetaker-opt-out?token=${token}`, {})).status).toBe(303);
    const told = (await site.tick()).map(({ to, subject }) => `${to}: ${subject.split(":")[0]}`);
    expect(told.toSorted()).toEqual([
      `${bob.email}: Stopped by a participant`,
      `${eve.email}: There won't be any notes to share from your meeting`,
      `${hanna.email}: Stopped by a participant`,
    ]);
    await look(site);
    expect(alive(site)).toEqual([]);
    expect(bot.recordings).toEqual([]);
    for (const { email } of everybody) {
      expect((await site.open(linkTo(site, email))).status).toBe(410);
      expect(await videoOf(site, email)).toBe(410);
    }
    expect((await site.visit(`/notetaker-opt-out?token=${token}`)).status).toBe(410);
    await look(site);
    expect(await site.tick()).toEqual([]);
  });
});
