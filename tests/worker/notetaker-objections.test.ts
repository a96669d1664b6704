import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { hand, work } from "../support/control";
import { recording } from "../support/fake-provider";
import { day, db, env, hour, jobs, minute, requests, start } from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { linkOf, openSite, type OpenSite, type Who } from "../support/visitors";
import { optedOutMailWords } from "~/notetaker/mails/endings/opted-out.server";
import { optOutWords } from "~/content/pages/notetaker-opt-out";
import { statusWords } from "~/notetaker/status-page/status-words";
import { notetakerJobs } from "~/db/schema.server";
import {
  announcement,
  botNameFor,
  recipientAnnouncement,
} from "~/notetaker/mails/chat/announcement";
import { closedMs } from "~/notetaker/store/meeting.server";
import { optOutToken } from "~/notetaker/store/tokens.server";
import { chatAsText, toChat } from "~/notetaker/results/chat";

/** Somebody in a meeting would rather not be recorded: what the link in its chat does, and does not. */

const code = "abc-defg-hij";
const at = start + 2 * day;
const ana = { name: "Ana", email: "ana@host.example" };
const bob = { name: "Bob", email: "bob@else.example" };
const cleo = { name: "Cleo", email: "cleo@third.example" };
const later = { name: "Dan", email: "dan@fourth.example" };

const botOf = ({ world }: OpenSite, { email }: Who) =>
  world.provider.bots.find(({ asked }) => asked.botName === botNameFor(email));

async function poll({ world }: OpenSite) {
  await db
    .update(notetakerJobs)
    .set({ nextAt: world.time })
    .where(sql`next_step = 'poll'`);
  await work(world);
}

async function begin(site: OpenSite, who: Who, from: number, until = "in_call_recording") {
  site.world.time = from + 5 * minute;
  await work(site.world);
  const bot = botOf(site, who);
  if (!bot) throw new Error("the bot did not come");
  const codes = ["joining_call", "in_waiting_room", "in_call_not_recording", "in_call_recording"];
  const reached = codes.slice(0, codes.indexOf(until) + 1);
  bot.changes = reached.map((one, nth) => ({ code: one, subCode: null, at: from + nth * 1_000 }));
  await poll(site);
  return bot;
}

const jobOf = async ({ email }: Who, nth = -1) => {
  const request = (await requests()).filter((one) => one.email === email).at(nth);
  const job = (await jobs()).find(({ id }) => id === request?.jobId);
  if (!job) throw new Error(`nobody has ${email}`);
  return job;
};

async function object(site: OpenSite, jobId: string) {
  const path = `/notetaker-opt-out?token=${await optOutToken(env.siteSecret, jobId)}`;
  const page = (await site.visit(path)).text;
  expect((await site.postForm(path, {})).status).toBe(303);
  await work(site.world);
  return page;
}

const alive = ({ world }: OpenSite) =>
  world.provider.bots.filter(isAlive).map(({ asked }) => asked.botName);

describe("an objection", () => {
  test("keeps away the others that are booked for the time in which the meeting is closed", async () => {
    const site = openSite(start);
    await site.byForm(ana, { code, at });
    await site.byForm(bob, { code, at });
    await site.tick();
    await site.press(linkOf(site.mails(bob.email).at(-1)), "send_own");
    await site.byForm(cleo, { code, at: at + 2 * hour });
    await site.byForm(later, { code, at: at + 2 * day });
    await work(site.world);
    await site.tick();
    await begin(site, bob, at, "in_waiting_room");
    await begin(site, ana, at);
    await site.tick();
    const page = await object(site, (await jobOf(ana)).id);
    expect(page).toContain(optOutWords.removal.points[0]);

    expect(alive(site)).toEqual([botNameFor(later.email)]);
    for (const who of [bob, cleo]) {
      const own = { status: "cancelled", reason: "opted_out", deleteRequestedAt: null };
      expect(await jobOf(who)).toMatchObject(own);
    }
    expect(await jobOf(later)).toMatchObject({ status: "scheduled", reason: null });
    const mails = await site.tick();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([ana.email, bob.email, cleo.email]);
    const toCleo = mails.find(({ to }) => to === cleo.email);
    expect(toCleo?.text).toContain(optedOutMailWords.happened.not_coming);
    const calendar = JSON.stringify(toCleo?.attachments);
    expect(calendar).toContain("text/calendar");
    expect(mails.find(({ to }) => to === ana.email)?.text).toContain(
      optedOutMailWords.happened.removed,
    );
    const cleos = (await site.open(linkOf(site.mails(cleo.email)[0]))).text;
    expect(cleos).toContain(statusWords.phases.opted_out.title);
    site.world.pass(3 * minute);
    await work(site.world);
    expect(alive(site)).toEqual([botNameFor(later.email)]);
    expect(await site.tick()).toEqual([]);
  });

  test("leaves alone who is inside on their own account", async () => {
    const site = openSite(start);
    await site.byForm(ana, { code, at });
    await site.byForm(bob, { code, at });
    await site.tick();
    await site.press(linkOf(site.mails(bob.email).at(-1)), "send_own");
    await work(site.world);
    await begin(site, bob, at);
    await begin(site, ana, at);
    await object(site, (await jobOf(ana)).id);
    expect(alive(site)).toEqual([botNameFor(bob.email)]);
    expect(await jobOf(bob)).toMatchObject({ status: "recording", reason: null });
  });

  test("months after the call still deletes, and closes nothing", async () => {
    const site = openSite(start);
    await site.byForm(ana, { code, at });
    await site.tick();
    await work(site.world);
    const bot = await begin(site, ana, at);
    site.world.pass(30 * minute);
    for (const end of ["call_ended", "done"])
      bot.changes.push({ code: end, subCode: null, at: site.world.time });
    bot.recordings = [recording(at, site.world.time)];
    await poll(site);
    await site.tick();
    site.world.pass(6 * day);
    await site.byForm(cleo, { code, at: at + 7 * day });
    await work(site.world);
    await site.tick();
    const page = await object(site, (await jobOf(ana)).id);
    expect(page).toContain(optOutWords.deletion.points[0]);
    expect(page).not.toContain(optOutWords.removal.points[0]);
    expect(bot.recordings).toEqual([]);
    const [mail, ...others] = await site.tick();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(optedOutMailWords.happened.past);
    expect(mail?.text).not.toContain("It leaves right away");
    expect(await jobOf(cleo)).toMatchObject({ status: "scheduled" });
    expect((await site.byForm(bob, { code, at: null })).status).toBe(303);
  });

  test("a few hours after the call closes the meeting as one during it", async () => {
    const site = openSite(start);
    await site.byForm(ana, { code, at });
    await work(site.world);
    const bot = await begin(site, ana, at);
    bot.changes.push({ code: "call_ended", subCode: null, at: site.world.time });
    bot.recordings = [recording(at, site.world.time)];
    await poll(site);
    site.world.pass(closedMs.opted_out - 5 * minute);
    await object(site, (await jobOf(ana)).id);
    expect((await site.byForm(bob, { code, at: null })).status).toBe(409);
  });

  test("to a notetaker that its owner had called off closes nothing", async () => {
    const site = openSite(start);
    await site.byForm(ana, { code, at: null });
    await hand(site.world).cancel((await requests())[0]?.id ?? "");
    await object(site, (await jobs())[0]?.id ?? "");
    expect((await site.byForm(bob, { code, at: null })).status).toBe(303);
  });
});

test("the chat log hands nobody the link that deletes everything", async () => {
  const token = await optOutToken(env.siteSecret, "some-job");
  const link = `https://notes.example/notetaker-opt-out?token=${token}`;
  const bot = { id: 9, name: botNameFor(ana.email), isHost: false };
  const guest = { id: 1, name: "Gus", isHost: false };
  const say = (participant: typeof bot, text: string, at: number) =>
    ({ action: "chat_message", participant, at, text }) as const;
  const text = chatAsText(
    toChat([
      say(bot, announcement(ana, link), 1),
      say(bot, recipientAnnouncement(bob, ana), 2),
      say(guest, `Look: <${link}>, and https://docs.example/a`, 3),
      say(guest, `%68ttps ${link.replace("https://", "")}&x=1 Hello`, 4),
      say(guest, "The notes from this meeting also go to Hanna", 5),
    ]),
  );
  expect(text).not.toContain(token);
  expect(text.split("\n")).toEqual([
    "[00:00:03] Gus: Look: … and https://docs.example/a",
    "[00:00:04] Gus: %68ttps … Hello",
    "[00:00:05] Gus: The notes from this meeting also go to Hanna",
    "",
  ]);
});
