import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  claimAndDie,
  ask,
  askOnly,
  createWorld,
  day,
  db,
  env,
  hour,
  allNotetakers,
  minute,
  plenty,
  scheduledAt,
  start,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";
import { blockMailbox } from "~/abuse/mailboxes.server";
import { notetakers } from "~/db/schema.server";
import { runDue } from "~/notetaker/pipeline/run-steps.server";
import { optOutToken } from "~/notetaker/store/tokens.server";
import { names } from "~/config/names";

const dispatch = (world: TestWorld) => runDue(world, "dispatch", plenty);

describe("when a bot is sent", () => {
  test("a meeting more than ten minutes away is forwarded at once, with its start", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    expect(await dispatch(world)).toBe(1);
    expect(world.provider.bots[0]?.asked.joinAt).toBe(start + day);
    expect(await theNotetaker()).toMatchObject({
      status: "scheduled",
      botId: "bot-1",
      nextStep: "poll",
      nextAt: start + day + 2 * minute,
      unconfirmedCalls: 0,
      attempts: 0,
      leaseToken: null,
    });
  });

  test("a meeting that starts in five minutes is forwarded without waiting for the tick, with its start too", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + 5 * minute));
    expect(world.provider.bots[0]?.asked.joinAt).toBe(start + 5 * minute);
  });

  test("a start that has passed is never sent", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + hour));
    world.time = start + hour + minute;
    await dispatch(world);
    expect(world.provider.bots[0]?.asked.joinAt).toBeNull();
  });

  test("the provider learns the link, the notetaker's id, a first name and a mask, nothing else of the person", async () => {
    const world = createWorld();
    await ask(world);
    const asked = world.provider.bots[0]?.asked;
    expect(asked).toMatchObject({
      notetakerId: (await theNotetaker()).id,
      meetingUrl: "https://meet.google.com/abc-defg-hij",
    });
    expect(asked?.announcement).toContain("Ada (a•••@example.test) sent me");
    const optOut = await optOutToken(env.siteSecret, await theNotetaker());
    expect(asked?.announcement).toContain(`/notetaker-opt-out?token=${optOut}`);
    expect(asked?.botName).toBe(`${names.notetakerName} · a•••@example.test`);
    expect(JSON.stringify(asked)).not.toMatch(/Lovelace|ada@/);
  });
});

describe("a blocked mailbox", () => {
  test.each([
    ["now", null],
    ["tomorrow", start + day],
  ])(
    "gets no bot for a request for %s that came before the block, and the request is erased",
    async (_when, at) => {
      const world = createWorld();
      await (at === null ? askOnly(world) : ask(world, scheduledAt(at)));
      const { mailboxKey } = await theNotetaker();
      await blockMailbox(db, mailboxKey ?? "", world.time);
      await dispatch(world);
      expect(world.provider.calls).toEqual([]);
      expect(await theNotetaker()).toMatchObject({ status: "cancelled", nextStep: "purge" });
      await runDue(world, "purge", plenty);
      expect(await theNotetaker()).toMatchObject({ status: "deleted", name: null });
    },
  );
});

describe("leases", () => {
  test("after a claimer died, another looks for a bot before it sends one, once the 90 s of the lease are over", async () => {
    const world = createWorld();
    await askOnly(world);
    await claimAndDie(1, world.time);
    world.pass(89_000);
    expect(await dispatch(world)).toBe(0);
    world.pass(2_000);
    expect(await dispatch(world)).toBe(1);
    expect(world.provider.calls.map(({ call }) => call)).toEqual(["findBots", "createBot"]);
  });

  test("a notetaker that throws stops neither the tick nor the others", async () => {
    const world = createWorld();
    for (const meetingCode of ["aaa-aaaa-aaa", "bbb-bbbb-bbb", "ccc-cccc-ccc"]) {
      await ask(world, { ...scheduledAt(start + day), meetingCode });
    }
    world.provider.fail("createBot", new Error("boom"));
    expect(await dispatch(world)).toBe(3);
    expect((await allNotetakers()).filter(({ status }) => status === "scheduled")).toHaveLength(2);
  });
});

describe("a late 201", () => {
  test.each(["cancelled", "expired", "failed"] as const)(
    "for a notetaker that is %s removes the bot",
    async (status) => {
      const world = createWorld();
      await askOnly(world);
      world.provider.before("createBot", () =>
        db.update(notetakers).set({ status, nextStep: null, nextAt: null, leaseToken: null }),
      );
      world.pass(minute);
      await dispatch(world);
      expect(world.provider.bots.map(({ removed }) => removed)).toEqual([true]);
      expect(await theNotetaker()).toMatchObject({ status, botId: null });
    },
  );

  test("for a notetaker that a webhook has meanwhile moved on leaves the bot alone", async () => {
    const world = createWorld();
    await askOnly(world);
    const { id } = await theNotetaker();
    world.provider.before("createBot", () =>
      db
        .update(notetakers)
        .set({ status: "joining", botId: "bot-1", leaseToken: null, nextStep: "poll" })
        .where(eq(notetakers.id, id)),
    );
    world.pass(minute);
    await dispatch(world);
    expect(world.provider.bots.map(({ removed }) => removed)).toEqual([false]);
    expect(await theNotetaker()).toMatchObject({ status: "joining", botId: "bot-1" });
  });
});
