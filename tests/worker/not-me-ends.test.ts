import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { work } from "../support/control";
import {
  createWorld,
  day,
  db,
  env,
  hour,
  jobs,
  minute,
  requests,
  start,
} from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { formTime, linkOf, openSite, type OpenSite } from "../support/visitors";
import { blocking, mailboxKey, markingKnown, notMeUrl } from "~/abuse/mailboxes.server";
import { runBatch } from "~/db/client.server";
import { leads, outbox } from "~/db/schema.server";
import { takeLeads } from "~/leads/take.server";
import { mostAttempts } from "~/jobs/retry-schedule";
import { plainPost } from "../support/leads";

/** What "This wasn't me" ends: all that was asked for in the name of a mailbox, and every trace of its address. */

const code = "abc-defg-hij";
const at = start + 2 * day;
const victim = { name: "Vic", email: "victim@gmail.com" };
const bob = { name: "Bob", email: "bob@else.example" };

async function press(site: OpenSite, mail: { text: string } | undefined) {
  const path = /\/not-me\?token=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect((await site.postForm(path, {})).status).toBe(303);
}

const addresses = async () => (await requests()).map(({ email }) => email);

describe("the notetakers of a mailbox", () => {
  test("all end at one press, those that are held too, and whoever asked about one is told", async () => {
    const site = openSite(start);
    for (const last of ["a", "b", "c", "d"]) {
      await site.byForm(victim, { code: `aaa-bbbb-cc${last}`, at });
    }
    await site.byForm(bob, { code: "aaa-bbbb-ccb", at });
    await site.tick();
    await work(site.world);
    expect(site.world.provider.bots.filter(isAlive)).toHaveLength(3);

    await press(site, site.mails(victim.email)[0]);
    await work(site.world);
    expect(site.world.provider.bots.filter(isAlive)).toEqual([]);
    expect((await jobs()).map(({ deleteRequestedAt }) => deleteRequestedAt !== null)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    const mails = await site.tick();
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      `${bob.email}: There won't be any notes to share from your meeting`,
    ]);
    site.world.time = at + 5 * minute;
    await work(site.world);
    expect(site.world.provider.bots.filter(isAlive)).toEqual([]);
  });

  test("but for one that its owner has moved, and one that a calendar asked for", async () => {
    const site = openSite(start);
    await site.byForm(victim, { code: "own-meet-ing", at });
    await site.byInvite(victim, { code: "inv-itex-abc", at });
    await site.tick();
    const mine = site.mails(victim.email).find(({ text }) => text.includes("own-meet-ing"));
    await site.press(linkOf(mine), "reschedule", formTime(at + hour));
    await site.byForm(victim, { code, at });
    await site.tick();
    await press(site, site.mails(victim.email).at(-1));
    const kept = (await jobs()).filter(({ deleteRequestedAt }) => deleteRequestedAt === null);
    expect(kept.map(({ meetingCode }) => meetingCode).toSorted()).toEqual([
      "inv-itex-abc",
      "own-meet-ing",
    ]);
  });

  test("a question in its name is taken back, and the owner is asked nothing of it any more", async () => {
    const site = openSite(start);
    await site.byForm(bob, { code, at });
    await site.byForm(victim, { code, at });
    await site.byForm(victim, { code: "xyz-xyzx-xyz", at });
    await site.tick();
    await press(site, site.mails(victim.email).at(-1));
    const asked = (await requests()).filter(({ meetingCode }) => meetingCode === code);
    expect(asked.map(({ standing }) => standing)).toEqual(["owner"]);
    expect((await requests()).filter(({ standing }) => standing === "left")).toHaveLength(1);
  });

  test("none is sent for a mailbox that said so while it was being stored", async () => {
    const site = openSite(start);
    await site.byForm(victim, { code, at });
    await site.byForm(bob, { code: "bob-meet-ing", at });
    await runBatch(db, [blocking(await mailboxKey(env.siteSecret, victim.email), start)]);
    await work(site.world);
    expect(site.world.provider.bots.map(({ asked }) => asked.meetingUrl)).toEqual([
      "https://meet.google.com/bob-meet-ing",
    ]);
    const [job] = await jobs();
    expect([job?.status, job?.deleteRequestedAt]).toEqual(["cancelled", start]);
  });
});

describe("the address of who said so", () => {
  test("goes with the next tick, of an asker and of an owner, though nobody is mailed", async () => {
    const site = openSite(start);
    await site.byForm(bob, { code, at: start + 300 * day });
    await site.byForm(victim, { code, at: start + 300 * day });
    await site.byForm(victim, { code: "own-meet-ing", at: start + 300 * day });
    await site.tick();
    await work(site.world);
    const before = site.mails(victim.email).length;
    await press(site, site.mails(victim.email)[0]);
    await work(site.world);
    await site.tick();
    expect(site.mails(victim.email)).toHaveLength(before);
    expect(await addresses()).toEqual([bob.email, null, null]);
    expect((await requests()).map(({ timezone }) => timezone)).toEqual([
      "Europe/London",
      null,
      null,
    ]);
  });

  test("of who left goes too when their last mail can never be sent", async () => {
    const site = openSite(start);
    await site.byForm(bob, { code, at });
    await site.byForm(victim, { code, at });
    await site.tick();
    await site.press(linkOf(site.mails(victim.email)[0]), "leave");
    vi.spyOn(env.email, "send").mockRejectedValue(new Error("no"));
    await db.update(outbox).set({ attempts: mostAttempts - 2 });
    await site.tick();
    expect(await addresses(), "one more try").toEqual([bob.email, victim.email]);
    site.world.pass(2 * day);
    await site.tick();
    const [dead] = await db
      .select()
      .from(outbox)
      .where(sql`kind = 'deleted'`);
    expect(dead?.state).toBe("dead");
    expect(await addresses()).toEqual([bob.email, null]);
  });

  test("stays for the receipt where an older farewell has nothing to say any more", async () => {
    const site = openSite(start);
    await site.byForm(bob, { code, at });
    await site.byForm(victim, { code, at });
    await site.tick();
    const token = linkOf(site.mails(victim.email)[0]);
    await site.press(linkOf(site.mails(bob.email)[0]), "cancel");
    await site.press(token, "leave");
    const mails = await site.tick();
    expect(mails.filter(({ to }) => to === victim.email).map(({ subject }) => subject)).toEqual([
      "Deleted: your meeting notes",
    ]);
    expect(await addresses()).toEqual([bob.email, null]);
  });
});

test("a lead goes with all that was to be told of it, and so do the others of its mailbox", async () => {
  const take = (email: string, token: string) =>
    takeLeads(createWorld(), {
      inputs: [{ guideId: null, firstName: "Vic", lastName: null, kind: "members-offer", email }],
      ...{ page: "ai4b", token, trapped: false, request: plainPost, network: "n" },
    });
  await take(victim.email, "1");
  await take("Vic.Tim@gmail.com", "2");
  await take(bob.email, "3");
  const [lead] = await db
    .select()
    .from(leads)
    .where(sql`email = ${victim.email}`);
  const key = await mailboxKey(env.siteSecret, victim.email);
  await runBatch(db, [markingKnown(key, start)]);
  const url = await notMeUrl(
    env,
    { mailboxKey: key, about: "lead", subjectId: lead?.id ?? "" },
    start,
  );

  const site = openSite(start);
  await press(site, { text: url });
  const rows = await db.select().from(leads);
  expect(rows.filter(({ erasedAt }) => erasedAt === null).map(({ email }) => email)).toEqual([
    bob.email,
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/vic\.?tim/i);
  const waiting = await db.select().from(outbox);
  const bobs = rows.find(({ email }) => email === bob.email)?.id;
  expect(new Set(waiting.map(({ subjectId }) => subjectId))).toEqual(new Set([bobs]));
});
