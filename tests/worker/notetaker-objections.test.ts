import { describe, expect, test } from "vitest";
import { appointment, controlsOf, work } from "../support/control";
import { begin, end, namesOfLiveBots, notetakerOf } from "../support/meeting";
import { allNotetakers, day, env, hour, minute, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite, type Who } from "../support/visitors";
import { closedAfterObjectionHours } from "~/config/facts";
import { optOutWords } from "~/content/pages/notetaker-opt-out";
import { notetaker as page } from "~/content/pages/notetaker";
import { announcement, botNameFor, latecomerAnnouncement } from "~/notetaker/mails/announcement";
import { optedOutWords } from "~/notetaker/mails/ending-mails";
import { chatAsText, toChat } from "~/notetaker/results/chat";
import { statusWords } from "~/notetaker/status-page/status-words";
import { optOutToken } from "~/notetaker/store/tokens.server";

/** Someone in a meeting would rather not be recorded: what the link in its chat does, and does not. */

const code = "abc-defg-hij";
const at = start + 2 * day;
const closed = closedAfterObjectionHours * hour;
const ana = { name: "Ana", email: "ana@host.example" };
const bob = { name: "Bob", email: "bob@else.example" };
const cleo = { name: "Cleo", email: "cleo@third.example" };
const dan = { name: "Dan", email: "dan@fourth.example" };
const words = optedOutWords;

const pathOf = async (who: Who) =>
  `/notetaker-opt-out?token=${await optOutToken(env.siteSecret, await notetakerOf(who))}`;

/** Presses the button behind the link in the chat; returns the page that it stood on. */
async function object(site: OpenSite, who: Who) {
  const path = await pathOf(who);
  const { text } = await site.visit(path);
  expect((await site.postForm(path, {})).status).toBe(303);
  await work(site.world);
  return text;
}

const mailsTo = (mails: readonly { to: string; text: string }[], { email }: Who) =>
  mails.filter(({ to }) => to === email).map(({ text }) => text);

describe("an objection", () => {
  test("removes every notetaker from the meeting, deletes the recordings, cancels those of the next 24 hours, and mails each owner", async () => {
    const site = openSite(start);
    for (const who of [ana, bob]) await site.byForm(who, { code, at });
    await site.byForm(cleo, { code, at: at + 2 * hour });
    await site.byForm(dan, { code, at: at + 2 * day });
    await work(site.world);
    await site.tick();
    const bots = [await begin(site, bob, at, "waiting_room"), await begin(site, ana, at)];
    await end(site, bob, at);
    await site.tick();
    expect(await object(site, ana)).toContain(optOutWords.removal.points[0]);

    expect(namesOfLiveBots(site)).toEqual([botNameFor(dan.email)]);
    for (const bot of bots) expect(bot.recordings).toEqual([]);
    for (const who of [ana, bob]) {
      const erased = { status: "deleted", reason: "opted_out", name: null, meetingCode: null };
      expect(await notetakerOf(who)).toMatchObject(erased);
    }
    const canceled = { status: "cancelled", reason: "opted_out", deleteRequestedAt: null };
    expect(await notetakerOf(cleo)).toMatchObject(canceled);
    expect(await notetakerOf(dan)).toMatchObject({ status: "scheduled", reason: null });

    const mails = await site.tick();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([ana.email, bob.email, cleo.email]);
    expect(mailsTo(mails, ana)[0]).toContain(words.removed.happened);
    expect(mailsTo(mails, cleo)[0]).toContain(words.notComing.happened);
    const file = mails.find(({ to }) => to === cleo.email)?.attachments;
    expect(JSON.stringify(file), "her calendar's entry goes").toContain("text/calendar");
    const cleos = (await site.open(linkOf(site.mails(cleo.email)[0]))).text;
    expect(cleos).toContain(statusWords.phases.opted_out.title);
    for (const who of [ana, bob]) {
      const token = site.mails(who.email).map(linkOf).filter(Boolean).at(-1) ?? "";
      expect((await site.open(token)).status).toBe(410);
      expect((await site.visit(`/api/notetaker/video?token=${token}`)).status).toBe(410);
    }
    site.world.pass(3 * minute);
    await work(site.world);
    expect(namesOfLiveBots(site)).toEqual([botNameFor(dan.email)]);
    expect(await site.tick()).toEqual([]);
  });

  test("closes the meeting for a day to requests by form, JSON and invite; the form says so kindly", async () => {
    const site = openSite(start);
    const soon = { code, at: start + 2 * hour };
    await site.byForm(ana, soon);
    await object(site, ana);
    const byForm = await site.byForm(bob, soon);
    expect(byForm.status).toBe(409);
    expect(byForm.page).toContain(page.problems.meeting_closed);
    expect(byForm.page, "the answers are kept").toContain(`value="meet.google.com/${code}"`);
    expect((await site.byJson(bob, soon)).status).toBe(409);
    await site.byInvite(cleo, soon);
    expect(await allNotetakers()).toHaveLength(1);
    const next = { code, at: start + 2 * day };
    site.world.pass(closed - minute);
    expect((await site.byForm(bob, next)).status).toBe(409);
    site.world.pass(minute);
    expect((await site.byForm(bob, next)).status).toBe(303);
  });

  test("months after the call still deletes, and closes nothing", async () => {
    const site = openSite(start);
    await site.byForm(ana, { code, at });
    await begin(site, ana, at);
    site.world.pass(30 * minute);
    const bot = await end(site, ana, at);
    await site.tick();
    site.world.pass(6 * day);
    await site.byForm(cleo, { code, at: at + 7 * day });
    await work(site.world);
    await site.tick();
    const shown = await object(site, ana);
    expect(shown).toContain(optOutWords.deletion.points[0]);
    expect(shown).not.toContain(optOutWords.removal.points[0]);
    expect(bot.recordings).toEqual([]);
    const [mail, ...others] = await site.tick();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(words.past.happened);
    expect(await notetakerOf(cleo)).toMatchObject({ status: "scheduled" });
    expect((await site.byForm(bob, { code, at: null })).status).toBe(303);
  });

  test.each([
    [
      "a few hours after the call closes the meeting, as an objection during the call does",
      closed - 5 * minute,
      409,
    ],
    ["a day after the call closes nothing", closed + 5 * minute, 303],
  ])("%s", async (_what, after, status) => {
    const site = openSite(start);
    await site.byForm(ana, { code, at });
    await begin(site, ana, at);
    await end(site, ana, at);
    site.world.pass(after);
    await object(site, ana);
    expect((await site.byForm(bob, { code, at: null })).status).toBe(status);
  });

  test("to a notetaker that was canceled before closes nothing, and nobody is mailed", async () => {
    const site = openSite(start);
    await site.byForm(ana, { code, at: null });
    await controlsOf(site.world).cancel((await notetakerOf(ana)).id);
    await site.tick();
    await object(site, ana);
    expect(await site.tick()).toEqual([]);
    expect((await site.byForm(bob, { code, at: null })).status).toBe(303);
  });

  test("leaves a request that waits for its confirmation, which is then refused", async () => {
    const site = openSite(start);
    const act = controlsOf(site.world);
    // Bob's fourth request, which is for the meeting, has to be confirmed first.
    for (const last of "abc") await site.byForm(bob, { code: `aaa-bbbb-cc${last}`, at });
    await site.byForm(bob, { code, at: start + hour });
    await site.byForm(ana, { code, at: start + hour });
    await object(site, ana);
    const pending = (await allNotetakers()).find(({ status }) => status === "pending_confirmation");
    const refused = { outcome: "refused", why: "meeting_closed" };
    expect(await act.confirm(pending?.id ?? "")).toEqual(refused);
    const other = (await notetakerOf(bob)).id;
    const to = appointment(start + 2 * hour, { meetingCode: code });
    expect(await act.reschedule(other, to)).toEqual(refused);
  });
});

test("the chat log hands nobody the link that deletes everything", async () => {
  const token = await optOutToken(env.siteSecret, { id: "some-notetaker", revision: 0 });
  const link = `https://notes.example/notetaker-opt-out?token=${token}`;
  const bot = { id: 9, name: botNameFor(ana.email), isHost: false };
  const guest = { id: 1, name: "Gus", isHost: false };
  const say = (participant: typeof bot, text: string, second: number) =>
    ({ action: "chat_message", participant, at: second, text }) as const;
  const text = chatAsText(
    toChat(
      [
        say(bot, announcement(ana, link), 1),
        say(bot, latecomerAnnouncement(ana, link), 2),
        say(guest, `Look: <${link}>, and https://docs.example/a`, 3),
        say(guest, `%68ttps ${link.replace("https://", "")}&x=1 Hello`, 4),
      ],
      new Map(),
    ),
  );
  expect(text).not.toContain(token);
  expect(text.split("\n")).toEqual([
    "[00:00:03] Gus: Look: … and https://docs.example/a",
    "[00:00:04] Gus: %68ttps … Hello",
    "",
  ]);
});
