import { expect, test } from "vitest";
import { appointment, hand, work } from "../support/control";
import { day, db, hour, jobs, minute, requests, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";
import { mailboxes } from "~/db/schema.server";
import { meetingBounds } from "~/notetaker/store/meeting.server";

/** A link is used for years: who books it for one day takes nothing from the others on another. */

const code = "abc-defg-hij";
const mallory = { name: "Mallory", email: "mallory@foe.example" };
const host = { name: "Hanna", email: "hanna@host.example" };
const isOfHost = ({ email, deletedAt }: { email: string | null; deletedAt: number | null }) =>
  email === host.email && deletedAt === null;
const person = (nth: number) => ({ name: "Ada", email: `ada${nth}@example.test` });

/** Answers whose mailbox is known, so that all that is asked for it is booked at once. */
async function knownHost(site: OpenSite) {
  await site.byForm(host, { code, at: start + 2 * hour });
  await site.press(linkOf((await site.tick())[0]), "share");
  expect(await db.select().from(mailboxes)).toHaveLength(1);
}

/** Of an answer to a JSON call: whether it was refused, and until when. */
async function refusedUntil(site: OpenSite, who: typeof host, at: number | null) {
  const body = {
    ...{ name: who.name, email: who.email, meetingLink: `meet.google.com/${code}` },
    ...{ agreeToTerms: true, isScheduled: at !== null },
    ...(at === null ? {} : { epochTimeMs: at, isoScheduledTime: new Date(at).toISOString() }),
    ...(at === null ? {} : { timezone: "UTC" }),
  };
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await site.visit("/api/note-taker-registration", init);
  expect(answer.status).toBe(429);
  return site.world.time + Number(answer.headers.get("Retry-After")) * 1_000;
}

test("three bookings for next year close nothing before", async () => {
  const site = openSite(start);
  for (const days of [340, 340.25, 340.5]) {
    expect((await site.byForm(mallory, { code, at: start + days * day })).status).toBe(303);
  }
  for (const wait of [0, 2 * day, 60 * day, 200 * day]) {
    site.world.pass(wait);
    expect((await site.byForm(host, { code, at: null })).status).toBe(303);
    await hand(site.world).delete((await requests()).find(isOfHost)?.id ?? "");
    expect((await jobs()).filter(({ status }) => status === "requested")).toHaveLength(3);
  }
  const there = { code, at: start + 340.5 * day };
  expect((await site.byForm(host, there)).page, "a question to its owner").toContain("Mallory");
});

test("nor do six that were called off again", async () => {
  const site = openSite(start);
  for (let nth = 0; nth < meetingBounds.perDay; nth += 1) {
    await site.byForm(person(nth), { code, at: start + 30 * day });
    await hand(site.world).cancel((await requests()).at(-1)?.id ?? "");
  }
  expect((await site.byForm(host, { code, at: start + 30 * day })).status).toBe(429);
  expect((await site.byForm(host, { code, at: start + 31 * day })).status).toBe(303);
});

test("a weekly meeting is booked as far ahead as one mailbox may", async () => {
  const site = openSite(start);
  await knownHost(site);
  for (let week = 1; week < meetingBounds.perMailbox; week += 1) {
    if (week % 10 === 0) site.world.pass(day);
    expect((await site.byForm(host, { code, at: start + week * 7 * day })).status).toBe(303);
  }
  expect(await jobs()).toHaveLength(meetingBounds.perMailbox);
  const beyond = start + 52 * 7 * day;
  expect((await site.byForm(host, { code, at: beyond })).status).toBe(429);
  expect((await site.byForm(person(1), { code, at: beyond })).status).toBe(303);
});

test("a place is free again when the answer says so", async () => {
  const site = openSite(start);
  for (let nth = 0; nth < meetingBounds.live; nth += 1) {
    await site.byForm(person(nth), { code, at: start + (nth + 2) * hour });
  }
  const until = await refusedUntil(site, host, null);
  expect(until).toBe(start + 2 * hour + day);
  site.world.time = until - minute;
  expect((await site.byForm(host, { code, at: null })).status).toBe(429);
  site.world.time = until;
  expect((await site.byForm(host, { code, at: null })).status).toBe(303);
});

test("also where six were asked for in a day", async () => {
  const site = openSite(start);
  for (let nth = 0; nth < meetingBounds.perDay; nth += 1) {
    await site.byForm(person(nth), { code, at: start + 2 * hour });
    await hand(site.world).delete((await requests()).at(-1)?.id ?? "");
  }
  const until = await refusedUntil(site, host, null);
  expect(until).toBe(start + day);
  site.world.time = until;
  expect((await site.byForm(host, { code, at: null })).status).toBe(303);
});

test("moving to another day takes a place there, moving within the day takes none", async () => {
  const site = openSite(start);
  const act = hand(site.world);
  const crowded = start + 10 * day;
  for (let nth = 0; nth < meetingBounds.live; nth += 1) {
    await site.byForm(person(nth), { code, at: crowded + (nth - 1) * hour });
  }
  await site.byForm(host, { code, at: start + 2 * hour });
  const own = (await requests()).find(({ email }) => email === host.email)?.id ?? "";
  await work(site.world);
  expect(await act.reschedule(own, appointment(crowded + 5 * hour))).toEqual({
    outcome: "refused",
    why: "meeting_full",
  });
  const crowd = (await requests())[0]?.id ?? "";
  expect(await act.reschedule(crowd, appointment(crowded + 5 * hour))).toMatchObject({
    outcome: "done",
  });
});
