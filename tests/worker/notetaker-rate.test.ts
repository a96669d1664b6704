import { beforeEach, describe, expect, test, vi } from "vitest";
import { mailbox } from "../support/delivery";
import { refusal } from "../support/fake-provider";
import {
  allNotetakers,
  ask,
  createWorld,
  hour,
  minute,
  outboxRows,
  plenty,
  start,
  theNotetaker,
} from "../support/pipeline";
import { fillDue, ratedWorld, type RatedWorld } from "../support/provider-rate";
import { tickAt } from "../support/tick";
import { runDue } from "~/notetaker/pipeline/run-steps.server";

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
  mailbox();
});

/** One tick at the site's rate. */
async function tick(world: RatedWorld, providerRatePerMinute: number): Promise<void> {
  await tickAt(world.time, { ...world, env: { ...world.env, providerRatePerMinute } });
}

const joinsOf = (world: RatedWorld) => world.provider.bots.map(({ asked }) => asked.joinAt);

describe("the provider's rate", () => {
  test("bounds what a tick claims, the earliest meetings first", async () => {
    const world = ratedWorld(100);
    await fillDue(20, start, (nth) => hour + ((nth * 7) % 20) * minute);
    const meeting = (nth: number) => start + hour + nth * minute;
    for (const sent of [8, 16, 20]) {
      await tick(world, 8);
      expect(joinsOf(world).toSorted()).toEqual(Array.from({ length: sent }, (_, n) => meeting(n)));
      world.pass(minute);
    }
  });

  test("does not bind meetings that are over: all expire, and are mailed about, in the first tick", async () => {
    const world = ratedWorld(100);
    await fillDue(20, start, (nth) => (nth < 15 ? -hour : hour));
    await tick(world, 5);
    const statuses = (await allNotetakers()).map(({ status }) => status);
    expect(statuses.filter((status) => status === "expired")).toHaveLength(15);
    expect(statuses.filter((status) => status === "scheduled")).toHaveLength(5);
    const mails = (await outboxRows()).filter(({ kind }) => kind === "failure");
    expect(mails).toHaveLength(15);
  });

  test("a 429 waits for its Retry-After and counts as no try; nothing is lost", async () => {
    const world = ratedWorld(5);
    await fillDue(20, start, () => hour);
    await tick(world, 100);
    expect(world.provider.bots).toHaveLength(5);
    expect(world.refusals(), "of one batch only").toBe(1);
    const waiting = (await allNotetakers()).filter(({ status }) => status === "requested");
    expect(waiting).toHaveLength(15);
    for (const { attempts, unconfirmedCalls, nextAt } of waiting) {
      expect([attempts, unconfirmedCalls]).toEqual([0, 0]);
      expect(nextAt).toBeGreaterThan(start);
      expect(nextAt).toBeLessThanOrEqual(start + minute);
    }

    for (let ticks = 0; ticks < 6; ticks += 1) {
      world.pass(minute);
      await tick(world, 100);
    }
    expect((await allNotetakers()).every(({ status }) => status === "scheduled")).toBe(true);
    const keys = world.provider.bots.map(({ key }) => key);
    expect(new Set(keys).size).toBe(20);
  });

  test.each([
    [90_000, 90_000],
    [null, minute],
  ])(
    "after a 429 with a Retry-After of %s ms nothing is sent for %i ms, not even for a meeting that runs now",
    async (retryAfterMs, waits) => {
      const world = createWorld();
      world.provider.fail("createBot", refusal("retry", { status: 429, retryAfterMs }));
      await ask(world);
      expect(await theNotetaker()).toMatchObject({ attempts: 0, unconfirmedCalls: 0 });
      await ask(world, { email: "bob@example.test" });
      world.pass(waits - 1);
      await runDue(world, "dispatch", plenty);
      expect(world.provider.countOf("createBot")).toBe(1);
      world.pass(1);
      await runDue(world, "dispatch", plenty);
      expect(world.provider.bots).toHaveLength(2);
      expect(world.provider.countOf("findBots"), "no call was left unanswered").toBe(0);
    },
  );
});
