import { runDue } from "~/notetaker/pipeline/run-steps.server";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { appointment, controlsOf, person, work } from "../support/control";
import { verifyMailboxes } from "../support/delivery";
import { refusal } from "../support/fake-provider";
import { reconcileAll } from "../support/invites";
import {
  allNotetakers,
  day,
  db,
  env,
  hour,
  lettersOf,
  minute,
  plenty,
  start,
} from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { openSite, type OpenSite } from "../support/visitors";
import { notetaker } from "~/content/pages/notetaker";
import { counts } from "~/db/schema.server";
import { limits } from "~/notetaker/request/decide";

/** An attacker with time, many addresses and many networks floods one mailbox. */

const problems = notetaker.problems;
const soon = start + 2 * hour;
const bait = "Claim your prize at www.evil-prize.example";

const codeOf = (nth: number) => `aaa-aaaa-${lettersOf(nth, 3)}`;
/** One mailbox, written in many ways. */
const spelling = (nth: number) => {
  const dotted = ["victim", "vic.tim", "v.i.c.t.i.m", "VicTim"][nth % 4] ?? "victim";
  return `${dotted}${nth % 3 === 0 ? "" : `+tag${nth}`}@gmail.com`;
};
const isVictim = ({ to }: { to: string }) => /^v\.?i\.?c\.?t\.?i\.?m(\+\w+)?@gmail\.com$/i.test(to);
/** Each request from another network of one customer's /48. */
const networkOf = (nth: number) => `2001:db8:77:${nth.toString(16)}::1`;

const statuses = async () => (await allNotetakers()).map(({ status }) => status);

describe("20 requests for a stranger's mailbox", () => {
  async function flood(site: OpenSite, between: (id: string) => Promise<unknown>) {
    for (let nth = 0; nth < 20; nth += 1) {
      const who = { name: bait, email: spelling(nth) };
      const send = nth % 2 === 0 ? site.byForm : site.byJson;
      const { status } = await send(who, { code: codeOf(nth), at: soon }, networkOf(nth));
      expect(status).toBe(nth % 2 === 0 ? 303 : 200);
      const newest = (await allNotetakers()).at(-1);
      await between(newest?.id ?? "");
    }
    await site.tick();
  }

  test("are three bookings and one question: four mails, without a word of the sender's", async () => {
    const site = openSite(start);
    await flood(site, async () => undefined);
    expect(await allNotetakers()).toHaveLength(20);
    const pending = (await statuses()).filter((status) => status === "pending_confirmation");
    expect(pending).toHaveLength(20 - limits.perDay.unverified);

    const mails = site.mails();
    expect(mails.every(isVictim)).toBe(true);
    expect(mails.map(({ subject }) => subject.split(":")[0]).toSorted()).toEqual([
      "Did you ask for a notetaker?",
      ...Array.from({ length: limits.perDay.unverified }, () => "Your notetaker is booked"),
    ]);
    for (const { subject, text, html } of mails) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/prize|evil|your prize/i);
      expect(text).toMatch(/^(Hi Claim,|Hello,)$/m);
      expect(text).toContain("/not-me?token=");
    }
    site.world.pass(hour);
    await site.tick();
    expect(site.mails(), "nothing more comes later").toHaveLength(4);
  });

  test("are no more bots and mails if each request is deleted before the next", async () => {
    const site = openSite(start);
    const { delete: remove } = controlsOf(site.world);
    let last = "";
    await flood(site, async (id) => {
      if (last !== "") await remove(last);
      last = id;
    });
    const booked = (await allNotetakers()).filter(({ id }) => id !== last);
    expect(booked).toHaveLength(19);
    const made = site.world.provider.bots.length;
    expect(made).toBeLessThanOrEqual(limits.perDay.unverified);
    const requests = await db.get<{ count: number }>(sql`
      select sum(count) as count from counts where kind = 'mailbox'`);
    expect(requests.count, "deleting does not change what was counted").toBe(20);
    expect(site.mails().filter(({ subject }) => subject.includes("is booked"))).toEqual([]);
  });
});

describe("many networks and addresses of one sender", () => {
  test("a catch-all domain gets 50 notetakers a day by invites, and the others when there is room", async () => {
    const site = openSite(start);
    for (let nth = 0; nth < limits.perDay.domain + 3; nth += 1) {
      const who = { name: "Max", email: `any${nth}@catch-all.example` };
      await site.byInvite(who, { code: codeOf(nth), at: start + 3 * day });
    }
    expect(await allNotetakers()).toHaveLength(limits.perDay.domain);
    site.world.pass(day + minute);
    await reconcileAll(site.world);
    expect(await allNotetakers()).toHaveLength(limits.perDay.domain + 3);
  });
});

describe("the site's own ceiling", () => {
  test("raises an alarm at 80 % and at the limit; a request beyond it waits, and the page says until when", async () => {
    const limit = 5;
    const site = openSite(start, { DAILY_BOT_LIMIT: `${limit}` });
    const { world } = site;
    const at = start + day;
    const tick = () =>
      runDue({ ...world, env: { ...env, dailyBotLimit: limit } }, "dispatch", plenty);
    const ask = async (nth: number) => {
      const who = { name: "Ada", email: `ada${nth}@example.test` };
      await verifyMailboxes(who.email);
      return site.byForm(who, { code: codeOf(nth), at });
    };
    for (let nth = 0; nth < limit + 2; nth += 1) {
      if (nth === limit - 1) await tick();
      expect((await ask(nth)).page).not.toContain("We've reached our limit for today");
    }
    await tick();
    await tick();
    expect(world.provider.bots).toHaveLength(limit);
    const alarms = site.logged("notetaker.daily_limit");
    expect(alarms.map(({ count }) => count)).toEqual([4, 5]);

    const late = await ask(limit + 2);
    expect(late.status).toBe(303);
    expect(late.page).toContain("goes out after Sat, November 21, 2026, 3:00 PM");
    const honeypot = await site.postForm("/freenotetaker", {
      ...{ name: "Mal", email: "mal@foe.example", meetingLink: "meet.google.com/ggg-hhhh-iii" },
      hz_4f: "x",
    });
    expect((await site.visit(honeypot.location ?? "")).text).toContain(
      "We've reached our limit for today",
    );
    world.pass(day - minute);
    await tick();
    expect(world.provider.bots).toHaveLength(limit);
    world.pass(minute);
    await tick();
    expect(world.provider.bots).toHaveLength(limit + 3);
  });

  test("counts a bot once, however often it is tried and moved", async () => {
    const { world } = openSite(start);
    const id = await person(world, "ada@example.test", start + day);
    for (let ticks = 0; ticks < 3; ticks += 1) {
      world.provider.fail("createBot", refusal("retry", { status: 503 }));
      await work(world);
      world.pass(hour / 2);
    }
    await work(world);
    await controlsOf(world).reschedule(id, appointment(start + 2 * day));
    expect(world.provider.bots.filter(isAlive)).toHaveLength(1);
    const bots = db.select({ count: counts.count }).from(counts).where(eq(counts.kind, "site"));
    expect(await bots).toEqual([{ count: 1 }]);
  });
});

describe("one meeting code", () => {
  const code = "abc-defg-hij";
  const person = (nth: number) => ({ name: "Ada", email: `ada${nth}@example.test` });

  test("that is full is refused kindly by form and JSON, but never to its organizer's own invite", async () => {
    const site = openSite(start);
    for (let nth = 0; nth < limits.meeting.live; nth += 1) {
      await site.byForm(person(nth), { code, at: soon });
    }
    const refused = await site.byForm(person(9), { code, at: soon });
    expect(refused.status).toBe(429);
    expect(refused.page).toContain(problems.meeting_full);
    expect(refused.page, "the answers are kept").toContain(`value="meet.google.com/${code}"`);
    expect((await site.byJson(person(9), { code, at: soon })).status).toBe(429);
    const host = { name: "Hanna", email: "hanna@host.example" };
    await site.byInvite(host, { code, at: soon });
    expect((await allNotetakers()).at(-1)).toMatchObject({
      email: host.email,
      status: "requested",
    });
  });

  test("is not filled by requests that wait for a confirmation", async () => {
    const site = openSite(start);
    for (let nth = 0; nth < 3; nth += 1) {
      await site.byForm({ name: bait, email: spelling(nth) }, { code: codeOf(nth), at: soon });
    }
    for (let nth = 3; nth < 3 + limits.meeting.perDay; nth += 1) {
      await site.byForm({ name: bait, email: spelling(nth) }, { code, at: soon });
    }
    const pending = (await statuses()).filter((one) => one === "pending_confirmation");
    expect(pending).toHaveLength(limits.meeting.perDay);
    const answer = await site.byForm(person(1), { code, at: soon });
    expect(answer.status).toBe(303);
    await work(site.world);
    expect(site.world.provider.bots.at(-1)?.asked.meetingUrl).toContain(code);
  });
});
