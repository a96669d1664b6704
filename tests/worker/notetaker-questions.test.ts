import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { hand, work } from "../support/control";
import { recording } from "../support/fake-provider";
import { day, db, hour, jobs, minute, requests, start } from "../support/pipeline";
import { formTime, linkOf, openSite, type OpenSite, type Who } from "../support/visitors";
import { askedMailWords, questionOverMailWords } from "~/notetaker/mails/sharing/words";
import { statusWords } from "~/notetaker/status-page/status-words";
import { notetakerJobs } from "~/db/schema.server";
import { botNameFor } from "~/notetaker/mails/chat/announcement";

/** How a question to the owner of a notetaker begins and ends, and that none outlives its meeting. */

const code = "abc-defg-hij";
const at = start + 2 * day;
const ana = { name: "Ana", email: "ana@host.example" };
const bob = { name: "Bob", email: "bob@else.example" };
const max = { name: "Max", email: "max@third.example" };
const moved = "Ana (a•••@host.example) moved the notetaker";

const requestOf = async ({ email }: Who) => {
  const found = (await requests()).filter((one) => one.email === email).at(-1);
  if (!found) throw new Error(`nobody has ${email}`);
  return found;
};
const linkTo = (site: OpenSite, { email }: Who) =>
  site.mails(email).map(linkOf).filter(Boolean).at(-1) ?? "";
const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject);

/** Ana's notetaker is booked, and Bob has asked. */
async function asked() {
  const site = openSite(start);
  await site.byForm(ana, { code, at });
  await site.byForm(bob, { code, at });
  await site.tick();
  return { site, act: hand(site.world), anas: linkTo(site, ana), bobs: linkTo(site, bob) };
}

/** Ana's meeting takes place, and what was said is there. */
async function meet({ world }: OpenSite, from: number, said: string) {
  const look = async () => {
    await db
      .update(notetakerJobs)
      .set({ nextAt: world.time })
      .where(sql`next_step = 'poll'`);
    await work(world);
  };
  world.time = from + 5 * minute;
  await work(world);
  const bot = world.provider.bots.find(({ asked: of }) => of.botName === botNameFor(ana.email));
  if (!bot) throw new Error("the bot did not come");
  const codes = ["joining_call", "in_waiting_room", "in_call_not_recording", "in_call_recording"];
  bot.changes = codes.map((one, nth) => ({ code: one, subCode: null, at: from + nth * 1_000 }));
  await look();
  world.pass(30 * minute);
  for (const end of ["call_ended", "done"])
    bot.changes.push({ code: end, subCode: null, at: world.time });
  bot.recordings = [recording(from, world.time)];
  const participant = { id: 1, name: "Ana", isHost: true };
  world.provider.transcript = [{ participant, words: [{ text: said, start: 1, end: 2 }] }];
  await look();
}

describe("when the owner moves the meeting", () => {
  test("out of reach: the question is over, and the other meeting is nobody's by mistake", async () => {
    const { site, anas, bobs } = await asked();
    const asker = (await requestOf(bob)).id;
    expect((await site.press(anas, "reschedule", formTime(at + 5 * day))).status).toBe(303);
    expect(await requestOf(bob)).toMatchObject({ standing: "over", startsAt: at });
    await site.tick();
    const told = site.mails(bob.email).at(-1);
    expect(told?.subject).toBe(questionOverMailWords.subject);
    expect(told?.text).toContain(moved);
    const page = (await site.open(bobs)).text;
    expect(page).toContain(statusWords.phases.nothing_to_share.title);
    expect(page).toContain(statusWords.actions.send_own.button);
    expect((await site.open(anas)).text).not.toContain(statusWords.questions.title);

    expect((await site.press(anas, "share", { asker })).status).toBe(409);
    await meet(site, at + 5 * day, "another meeting altogether");
    const after = await site.tick();
    expect(after.map(({ to }) => to)).toEqual([ana.email]);
    expect((await site.press(anas, "share", { asker })).status).toBe(409);
    expect(await site.tick()).toEqual([]);
  });
});

describe("a decline", () => {
  async function declined() {
    const all = await asked();
    await all.site.byForm(max, { code, at: at + 5 * hour });
    await all.site.press(all.anas, "decline", { asker: (await requestOf(bob)).id });
    await all.site.tick();
    return all;
  }
  const questionsTo = (site: OpenSite, { email }: Who) =>
    site.mails(email).filter(({ subject }) => subject === askedMailWords.subject).length;

  test.each(["leave", "send_own"])("nor by %s and asking again", async (way) => {
    const { site, act, bobs } = await declined();
    expect((await site.press(bobs, way)).status).toBe(303);
    if (way === "send_own") await act.cancel((await requestOf(bob)).id);
    await site.tick();
    const again = await site.byForm(bob, { code, at });
    expect(again.status).toBe(303);
    expect(await requestOf(bob), "one of their own").toMatchObject({ standing: "owner" });
    await site.tick();
    expect(questionsTo(site, ana)).toBe(1);
  });
});

test("who was never answered is told when everything is deleted", async () => {
  const { site } = await asked();
  await meet(site, at, "hello");
  await site.tick();
  site.world.pass(6 * day);
  await work(site.world);
  expect(await site.tick()).toEqual([]);
  site.world.pass(2 * day);
  await work(site.world);
  const mails = await site.tick();
  expect((await jobs()).map(({ status }) => status)).toEqual(["deleted"]);
  expect(subjects(mails.filter(({ to }) => to === bob.email))).toEqual([
    questionOverMailWords.subject,
  ]);
  const told = mails.find(({ to }) => to === bob.email);
  expect(told?.text).toContain(questionOverMailWords.reasons.unanswered());
  expect(told?.text).not.toContain("Meeting:");
  expect((await requests()).map(({ email }) => email)).toEqual([null, null]);
  for (let days = 0; days < 3; days += 1) {
    site.world.pass(day);
    await work(site.world);
    expect(await site.tick()).toEqual([]);
  }
});
