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

/** "This wasn't me" ends what its mail was about, and every trace of the address in it; and no more mail comes. */

const at = start + 2 * day;
const victim = { name: "Vic", email: "victim@gmail.com" };
const bob = { name: "Bob", email: "bob@else.example" };

async function press(site: OpenSite, mail: { text: string } | undefined, status = 303) {
  const path = /\/not-me\?token=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect((await site.postForm(path, {})).status).toBe(status);
}

const mailAbout = (site: OpenSite, code: string) =>
  site.mails(victim.email).find(({ text }) => text.includes(code));
const deleted = async () => {
  const gone = (await allNotetakers()).filter(
    ({ deleteRequestedAt }) => deleteRequestedAt !== null,
  );
  return gone.length;
};
const alive = ({ world }: OpenSite) =>
  world.provider.bots.filter(isAlive).map(({ asked }) => asked.meetingUrl.slice(-12));
const isVictimBlocked = async () => isBlocked(db, await mailboxKey(env.siteSecret, victim.email));

describe("a notetaker", () => {
  test("ends at one press, and no other with it: not the mailbox's own, not anybody else's there", async () => {
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
    expect(await deleted()).toBe(1);
    expect(await site.tick(), "nobody is mailed of it").toEqual([]);
    expect(await isVictimBlocked()).toBe(true);
    const refused = await site.byForm(victim, { code: "new-meet-ing", at });
    expect(refused.status, "and nothing new is made").toBe(409);
  });

  test("that waits for a confirmation too, of the mail that asked", async () => {
    const site = openSite(start);
    for (const last of "abcd") await site.byForm(victim, { code: `aaa-bbbb-cc${last}`, at });
    await site.tick();
    const asked = site.mails(victim.email).find(({ subject }) => subject.startsWith("Did you"));
    await press(site, asked);
    await work(site.world);
    await site.tick();
    const [, , , pending] = await allNotetakers();
    expect(pending).toMatchObject({ status: "deleted", email: null, mailboxKey: null });
  });

  test("is not sent for a mailbox that said so while it was being stored", async () => {
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

test("the address goes with the next ticks, though nobody is mailed", async () => {
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
  const kept = (await allNotetakers()).map(({ email, timezone }) => [email, timezone]);
  expect(kept).toEqual([
    [bob.email, "Europe/London"],
    [null, null],
  ]);
});

test("a lead goes with all that was to be told of it, and so do the others of its mailbox", async () => {
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
