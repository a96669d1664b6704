import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { work } from "../support/control";
import { allNotetakers, createWorld, day, db, env, minute, start } from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { openSite, type OpenSite } from "../support/visitors";
import { blockMailbox, isBlocked, mailboxKey, notMeUrl } from "~/abuse/mailboxes.server";
import { leads, outbox } from "~/db/schema.server";
import { takeLeads } from "~/leads/take.server";
import { submissionOf } from "../support/leads";

/** "This wasn't me" deletes what its mail was about and every trace of the address, and no more mail comes. */

const at = start + 2 * day;
const victim = { name: "Vic", email: "victim@gmail.com" };
const bob = { name: "Bob", email: "bob@else.example" };

async function press(site: OpenSite, mail: { text: string } | undefined, status = 303) {
  const path = /\/not-me\?token=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect((await site.postForm(path, {})).status).toBe(status);
}

const mailAbout = (site: OpenSite, code: string) =>
  site.mails(victim.email).find(({ text }) => text.includes(code));
const countDeleted = async () =>
  (await allNotetakers()).filter(({ deleteRequestedAt }) => deleteRequestedAt !== null).length;
const alive = ({ world }: OpenSite) =>
  world.provider.bots.filter(isAlive).map(({ asked }) => asked.meetingUrl.slice(-12));
const isVictimBlocked = async () => isBlocked(db, await mailboxKey(env.siteSecret, victim.email));

describe("a notetaker", () => {
  test("is deleted at one press; another of the mailbox and another person's at the same meeting stay", async () => {
    const site = openSite(start);
    await site.byForm(victim, { code: "aaa-bbbb-cca", at });
    await site.byForm(bob, { code: "aaa-bbbb-cca", at });
    await site.byInvite(victim, { code: "inv-itex-abc", at });
    await site.tick();
    await work(site.world);
    expect(alive(site)).toHaveLength(3);
    await press(site, mailAbout(site, "aaa-bbbb-cca"));
    await work(site.world);
    expect(alive(site).toSorted()).toEqual(["aaa-bbbb-cca", "inv-itex-abc"]);
    expect(await countDeleted()).toBe(1);
    expect(await site.tick(), "no mail is sent about it").toEqual([]);
    expect(await isVictimBlocked()).toBe(true);
    const refused = await site.byForm(victim, { code: "new-meet-ing", at });
    expect(refused.status, "and a new request is refused").toBe(409);
  });

  test("that waits for a confirmation is deleted by the link in the mail that asks", async () => {
    const site = openSite(start);
    for (const last of "abcd") await site.byForm(victim, { code: `aaa-bbbb-cc${last}`, at });
    await site.tick();
    const question = site.mails(victim.email).find(({ subject }) => subject.startsWith("Did you"));
    await press(site, question);
    await work(site.world);
    await site.tick();
    const [, , , pending] = await allNotetakers();
    expect(pending).toMatchObject({ status: "deleted", email: null, mailboxKey: null });
  });

  test("is not sent if its mailbox was blocked while it was being stored", async () => {
    const site = openSite(start);
    await site.byForm(victim, { code: "aaa-bbbb-cca", at });
    await site.byForm(bob, { code: "bob-meet-ing", at });
    await blockMailbox(db, await mailboxKey(env.siteSecret, victim.email), start);
    await work(site.world);
    expect(alive(site)).toEqual(["bob-meet-ing"]);
    const [first] = await allNotetakers();
    expect(first?.deleteRequestedAt).toBe(start);
  });
});

test("the next ticks erase the address without a mail", async () => {
  const site = openSite(start);
  await site.byForm(bob, { code: "bob-meet-ing", at: start + 300 * day });
  await site.byForm(victim, { code: "aaa-bbbb-cca", at: start + 300 * day });
  await site.tick();
  await work(site.world);
  const before = site.mails(victim.email).length;
  await press(site, site.mails(victim.email)[0]);
  site.world.pass(minute);
  await work(site.world);
  await site.tick();
  expect(site.mails(victim.email)).toHaveLength(before);
  const rows = (await allNotetakers()).map(({ email, timezone }) => [email, timezone]);
  expect(rows).toEqual([
    [bob.email, "Europe/London"],
    [null, null],
  ]);
});

test("a lead is deleted with its pending messages, and so are the other leads of its mailbox", async () => {
  const take = (email: string, token: string) =>
    takeLeads(createWorld(), submissionOf("members-offer", { firstName: "Vic", email }, { token }));
  await take(victim.email, "1");
  await take("Vic.Tim@gmail.com", "2");
  await take(bob.email, "3");
  const [lead] = await db.select().from(leads).where(eq(leads.email, victim.email));
  const key = await mailboxKey(env.siteSecret, victim.email);
  const about = { mailboxKey: key, about: "lead", subjectId: lead?.id ?? "" } as const;
  const url = await notMeUrl(env, about, start);

  const site = openSite(start);
  await press(site, { text: url });
  const rows = await db.select().from(leads);
  expect(rows.map(({ email }) => email)).toEqual([bob.email]);
  const waiting = await db.select().from(outbox);
  expect(new Set(waiting.map(({ subjectId }) => subjectId))).toEqual(new Set([rows[0]?.id]));
});
