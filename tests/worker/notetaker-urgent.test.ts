import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { day, db, jobs, minute, outboxRows, requests, start } from "../support/pipeline";
import { linkOf, openSite } from "../support/visitors";
import { runBatch } from "~/db/client.server";
import { meetingClosures, notetakerJobs } from "~/db/schema.server";
import { forgetClosures } from "~/notetaker/steps/purge.server";
import type { FailureReason } from "~/notetaker/status";
import { tellOf } from "~/notetaker/mails/tell.server";

const at = start + 2 * day;
const ana = { name: "Ana", email: "ana@host.example" };

const codeOf = (nth: number) => `aaa-bbbb-c${["aa", "ab", "ac", "ad"][nth]}`;

async function fail(reason: FailureReason) {
  await db.update(notetakerJobs).set({ status: "failed", reason });
  for (const { id } of await jobs()) {
    await runBatch(db, [...tellOf({ id, revision: 0 }, "failed", start)]);
  }
}

const failures = async () =>
  (await outboxRows())
    .filter(({ kind }) => kind === "failure")
    .map(({ lane, turnAt }) => [lane, turnAt - start]);

test.each([
  ["denied", 0],
  ["not_admitted", 0],
  ["missed", 0],
  ["meeting_not_found", 1],
  ["refused_by_provider", 1],
] as const)(
  "the failure %s goes in lane %i: urgent while the meeting is on",
  async (reason, lane) => {
    const site = openSite(start);
    await site.byForm(ana, { code: codeOf(0), at });
    await fail(reason);
    expect((await failures()).map(([filed]) => filed)).toEqual([lane]);
  },
);

test("what one network brings about queues, whatever mailboxes it names; others do not", async () => {
  const site = openSite(start);
  for (let nth = 0; nth < 3; nth += 1) {
    const who = { name: "Mal", email: `m${nth}@foe.example` };
    await site.byForm(who, { code: codeOf(nth), at }, "192.0.2.9");
  }
  await site.byForm(ana, { code: codeOf(3), at }, "192.0.2.10");
  await fail("denied");
  expect((await failures()).map(([, turn]) => turn).toSorted()).toEqual([0, 0, 4_000, 8_000]);
});

test("which network a request came from is forgotten with the last mail about it", async () => {
  const site = openSite(start);
  const networks = async () => (await requests()).map(({ networkKey }) => networkKey);
  await site.byForm(ana, { code: codeOf(0), at });
  await site.byForm({ name: "Bo", email: "bo@host.example" }, { code: codeOf(1), at });
  await site.tick();
  expect(await networks()).toEqual([expect.any(String), expect.any(String)]);
  await site.press(linkOf(site.mails(ana.email)[0]), "cancel");
  await site.tick();
  expect(await networks()).toEqual([null, expect.any(String)]);
  await db.run(sql`update notetaker_jobs set status = 'failed', reason = 'denied'
    where status <> 'cancelled'`);
  for (const { id } of await jobs()) {
    await runBatch(db, [...tellOf({ id, revision: 0 }, "failed", start)]);
  }
  await site.tick();
  expect(await networks()).toEqual([null, null]);
});

test("nothing that was entered stays of who left; their link still says so", async () => {
  const site = openSite(start);
  const bob = { name: "Bob", email: "bob@else.example" };
  await site.byForm(ana, { code: codeOf(0), at });
  await site.byForm(bob, { code: codeOf(0), at });
  await site.tick();
  const token = linkOf(site.mails(bob.email)[0]);
  await site.press(token, "leave");
  await site.tick();
  const left = (await requests()).find(({ standing }) => standing === "left");
  expect(left).toMatchObject({
    ...{ name: null, email: null, emailKey: null, networkKey: null, meetingCode: null },
    ...{ wallDate: null, wallTime: null, timezone: null, startsAt: 0, scheduled: false },
  });
  expect((await site.open(token)).status).toBe(410);
});

test("a link that was copied with what stood around it still opens", async () => {
  const site = openSite(start);
  await site.byForm(ana, { code: codeOf(0), at });
  await site.tick();
  const mail = site.mails(ana.email)[0];
  const notMe = /\/not-me\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  for (const around of [".", "%20", "%0A", ").", ">", "%0D%0A"]) {
    expect((await site.open(`${linkOf(mail)}${around}`)).status).toBe(200);
    expect((await site.open(`%20${linkOf(mail)}`)).status).toBe(200);
    expect((await site.visit(`/not-me?token=${notMe}${around}`)).status).toBe(200);
  }
  expect((await site.open(`${linkOf(mail)}x`)).status).toBe(404);
  expect((await site.open(linkOf(mail).slice(0, -1))).status).toBe(404);
});

test("a closure is forgotten when it is over", async () => {
  const rows = [start, start + minute].map((closedUntil, nth) => {
    return { meetingKey: `${nth}`, closedUntil, reason: "opted_out" as const };
  });
  await db.insert(meetingClosures).values(rows);
  expect(await forgetClosures(db, start)).toBe(1);
  expect(await db.select().from(meetingClosures)).toMatchObject([{ meetingKey: "1" }]);
});
