import { describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { fakeProvider } from "../support/fake-provider";
import { mailbox, send, sentMails } from "../support/delivery";
import {
  ask,
  claimAndDie,
  db,
  hour,
  jobs,
  minute,
  outboxRows,
  plenty,
  start,
  rateWith,
} from "../support/pipeline";
import { fillDue, ratedWorld, type RatedWorld } from "../support/provider-rate";
import { tickAt } from "../support/tick";
import { runDue } from "~/notetaker/steps/run.server";
import { botFor } from "~/notetaker/steps/dispatch.server";
import { readStatus } from "~/notetaker/status-page/read.server";
import { mintToken } from "~/notetaker/store/tokens.server";
import { rateFor } from "~/notetaker/store/limits/rate.server";
import { tellLate } from "~/notetaker/store/limits/late.server";
import { runTick } from "../../workers/scheduled";

const dispatch = (world: RatedWorld) => runDue(world, "dispatch", plenty);
/** An hour away: nobody is late. */
const later = () => hour;
/** Half a second for the rounding of what is kept of a call. */
const window = minute + 500;

describe("the provider's rate", () => {
  test.each([
    ["a quick provider", { there: 0, back: 20 }],
    ["a slow one", { there: 40, back: 120 }],
  ])("of %s is used to 95 % over minutes of ticks, and never exceeded", async (_, slowness) => {
    const rate = 60;
    const world = ratedWorld(rate);
    Object.assign(world.slowness, slowness);
    await fillDue(10 * rate, start, later);
    const minutes = 6;
    for (let nth = 0; nth < minutes; nth += 1) {
      // The one before has gone on until about now.
      world.time = Math.max(world.time, start + nth * minute);
      await runTick(world, start + nth * minute);
    }
    const made = world.madeAt.filter((at) => at < start + minutes * minute).length;
    expect(world.refusals()).toBe(0);
    expect(made / (minutes * rate)).toBeGreaterThanOrEqual(0.95);
  });

  test("is shared by overlapping ticks and by who cannot wait for one", async () => {
    const rate = 20;
    const world = ratedWorld(rate);
    await fillDue(60, start, later);
    const now = (nth: number) =>
      ask(world, { meetingCode: `xyz-abcd-xy${"abc"[nth]}`, email: `now-${nth}@example.test` });
    await Promise.all([dispatch(world), now(0), dispatch(world), now(1), dispatch(world), now(2)]);
    expect(world.provider.bots).toHaveLength(rate);
    world.pass(window - 1_000);
    await Promise.all([dispatch(world), dispatch(world)]);
    expect(world.provider.bots).toHaveLength(rate);
    world.pass(1_000);
    await Promise.all([dispatch(world), dispatch(world), dispatch(world)]);
    expect(world.provider.bots).toHaveLength(2 * rate);
    expect(world.refusals()).toBe(0);
  });

  test("counts a call from its answer, however late it has reached the provider", async () => {
    const world = ratedWorld(6);
    world.slowness.there = 14_000;
    await fillDue(18, start, later);
    await dispatch(world);
    world.slowness.there = 0;
    world.time = start + window;
    await dispatch(world);
    world.time = (world.madeAt.at(-1) ?? 0) + window;
    await dispatch(world);
    expect(world.refusals()).toBe(0);
    expect(world.provider.bots.length).toBeGreaterThanOrEqual(12);
  });

  test("who dies between claim and answer takes its calls along until they count no more", async () => {
    const rate = 20;
    const world = ratedWorld(rate);
    await fillDue(100, start, (nth) => hour + nth);
    // Its calls reach the provider at last, and nobody reads the answers.
    const dead = await claimAndDie(8, start, rate);
    expect(dead).toHaveLength(8);
    world.pass(89_000);
    for (const job of dead) {
      await world.provider.createBot(await botFor(world, job, undefined), `${job.id}.0`);
    }
    expect(await dispatch(world)).toBe(12);
    world.pass(window);
    expect(await dispatch(world)).toBe(12);
    // The lease is over, and a minute more.
    world.time = start + 90_000 + minute;
    await dispatch(world);
    world.pass(window);
    await dispatch(world);
    expect(world.refusals()).toBe(0);
    const taken = world.provider.bots.map(({ asked }) => asked.jobId);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toEqual(expect.arrayContaining(dead.map(({ id }) => id)));
  });

  test("is not spent on what is given up or held", async () => {
    const world = ratedWorld(5);
    await fillDue(30, start, (nth) => (nth < 20 ? -hour : hour));
    await dispatch(world);
    await dispatch(world);
    const found = await jobs();
    expect(found.filter(({ status }) => status === "expired")).toHaveLength(20);
    expect(world.provider.bots).toHaveLength(5);
  });

  test("that is lower than what is set is obeyed once the provider has said so", async () => {
    const world = ratedWorld(30, 10);
    await fillDue(12, start, later);
    await dispatch(world);
    expect([world.provider.bots.length, world.refusals()]).toEqual([10, 2]);
    // There are calls left by what is set, and somebody who has not been refused.
    await ask(world, { email: "now@example.test" });
    world.pass(minute - 2_000);
    await dispatch(world);
    expect([world.provider.bots.length, world.refusals()]).toEqual([10, 2]);
    world.pass(3_000);
    await dispatch(world);
    expect([world.provider.bots.length, world.refusals()]).toEqual([13, 2]);
  });

  test("lifted, 1,000 jobs and more leave in a tick, and urgent mail with them", async () => {
    const world = ratedWorld(100_000);
    await fillDue(1_200, start, later);
    await ask(world, { email: "door@example.test" });
    await runTick(world, start);
    expect(world.provider.bots.length).toBeGreaterThanOrEqual(1_001);
    const mails = await outboxRows();
    expect(mails.map(({ state }) => state)).not.toContain("pending");
  });
});

describe("the order", () => {
  test("is that of the meetings, and who wants one now comes before them", async () => {
    const world = ratedWorld(5);
    await fillDue(20, start, (nth) => hour + ((nth * 7) % 20) * minute);
    await dispatch(world);
    const sent = () => world.provider.bots.map(({ asked }) => asked.joinAt);
    const nth = (place: number) => start + hour + place * minute;
    expect([...sent()].sort()).toEqual([0, 1, 2, 3, 4].map(nth));
    await ask(world, { email: "now@example.test" });
    expect(world.provider.bots).toHaveLength(5);
    world.pass(window);
    await dispatch(world);
    expect(sent().slice(5)).toHaveLength(5);
    expect(new Set(sent().slice(5))).toEqual(new Set([null, ...[5, 6, 7, 8].map(nth)]));
  });
});

describe("who will be late", () => {
  const lateRows = async () => (await outboxRows()).filter(({ kind }) => kind === "late");

  test("is told before the meeting starts, once, and nobody else is", async () => {
    const world = ratedWorld(10);
    const box = mailbox();
    // 10 leave at once, 20 more in the two minutes until the start, and 10 after it.
    await fillDue(40, start, () => 2 * minute);
    await tickAt(start, { ...world, sleep: () => Promise.reject(new Error("the tick ends here")) });
    expect(await lateRows()).toHaveLength(10);
    const mails = sentMails(box);
    expect(mails).toHaveLength(10);
    expect(mails[0]?.subject).toBe("Your notetaker is running late");
    expect(mails[0]?.text).toContain("should ask to join at about");
    await tellLate(db, rateWith(10), start + minute);
    const people = (await lateRows()).map(({ subjectId }) => subjectId);
    expect(new Set(people).size).toBe(people.length);
    expect(people.length).toBeLessThanOrEqual(20);
  });

  test("and cannot be there at all is not told otherwise", async () => {
    const world = ratedWorld(1);
    const box = mailbox();
    await fillDue(30, start, () => 2 * minute);
    await tellLate(db, rateWith(1), start);
    await send(world);
    const texts = sentMails(box).map(({ text }) => text);
    expect(texts.filter((text) => text?.includes("probably won't make it"))).toHaveLength(19);
    expect(texts.filter((text) => text?.includes("should ask to join"))).toHaveLength(9);
  });

  test("and has set out meanwhile after all is told nothing", async () => {
    const world = ratedWorld(10);
    const box = mailbox();
    await fillDue(12, start, () => minute);
    await tellLate(db, rateWith(10), start);
    expect(await lateRows()).toHaveLength(2);
    world.pass(1);
    await runDue(
      { ...world, env: { ...world.env, providerRatePerMinute: 100 } },
      "dispatch",
      plenty,
    );
    await send(world);
    expect(sentMails(box)).toEqual([]);
  });

  /** The first `count` of the jobs that are due: their bots may be with the provider of before. */
  const stayWithAttendee = (count: number) =>
    db.run(sql`update notetaker_jobs set provider = 'attendee', unsettled = 1
      where cast(substr(id, 5) as integer) < ${count}`);
  const both = (attendeeRatePerMinute: number) => {
    const world = ratedWorld(10);
    const attendee = { ...fakeProvider(), name: "attendee" as const };
    return {
      ...world,
      otherProviders: [attendee],
      env: { ...world.env, attendeeRatePerMinute },
      sleep: () => Promise.reject(new Error("the tick ends here")),
    };
  };
  const told = async () => (await lateRows()).map(({ subjectId }) => subjectId).sort();
  const turnOf = async (world: ReturnType<typeof both>, id: string) => {
    const token = await mintToken(db, id, start);
    const reading = await readStatus(db, token, (job) => rateFor(world, job), start);
    return reading.kind === "known" ? reading.facts.lateTurn : reading.kind;
  };

  test("is told by the queue of the provider that has the job", async () => {
    // 20 of Attendee's before 25 of the other's, all in two minutes: at most 30 of each can be there in time.
    const world = both(10);
    await fillDue(45, start, (nth) => 2 * minute - (nth < 20 ? 1_000 : 0));
    await stayWithAttendee(20);
    await tickAt(start, world);
    expect(await told()).toEqual([]);
    expect(await turnOf(world, "due-44")).toBeNull();
  });

  test("is told of a provider that is slow by its own rate, and by no other", async () => {
    const world = both(1);
    const box = mailbox();
    await fillDue(15, start, () => 2 * minute);
    await stayWithAttendee(5);
    await tickAt(start, world);
    // One left at once, one more in each of two minutes.
    expect(await told()).toEqual(["due-3", "due-4"]);
    expect(sentMails(box)).toHaveLength(2);
    expect(await turnOf(world, "due-4")).toBeGreaterThan(start + 2 * minute);
    expect(await turnOf(world, "due-14")).toBeNull();
  });
});

test("a claim of nothing leaves no call behind", async () => {
  expect(await claimAndDie(10, start)).toEqual([]);
  const world = ratedWorld(3);
  await fillDue(3, start, later);
  await dispatch(world);
  expect(world.provider.bots).toHaveLength(3);
});
