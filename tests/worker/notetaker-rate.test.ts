import { describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { fakeProvider } from "../support/fake-provider";
import { mailbox, sentMails } from "../support/delivery";
import {
  ask,
  claimAndDie,
  db,
  hour,
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

const dispatch = (world: RatedWorld) => runDue(world, "dispatch", plenty);
/** An hour away: nobody is late. */
const later = () => hour;
/** Half a second for the rounding of what is kept of a call. */
const window = minute + 500;

describe("the provider's rate", () => {
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
