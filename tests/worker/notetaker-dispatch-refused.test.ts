import { describe, expect, test } from "vitest";
import { refusal, someBot } from "../support/fake-provider";
import {
  ask,
  askOnly,
  createWorld,
  day,
  db,
  minute,
  plenty,
  scheduledAt,
  start,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";
import { notetakers } from "~/db/schema.server";
import { runDue } from "~/notetaker/pipeline/run-steps.server";

const dispatch = (world: TestWorld) => runDue(world, "dispatch", plenty);

describe("refusals", () => {
  test.each([
    ["retry", 0, 0],
    ["gone", 0, 0],
    ["retry_new_key", 1, 0],
    // Another call with this key is under way, so its bot is searched for.
    ["409", 0, 1],
  ] as const)(
    "after %s the bot is created later, with the key of revision %i, after %i searches",
    async (kind, revision, looks) => {
      const world = createWorld();
      await askOnly(world);
      const isConflict = kind === "409";
      const refused = refusal(isConflict ? "retry" : kind, { status: isConflict ? 409 : 503 });
      world.provider.fail("createBot", isConflict ? { lost: refused } : refused);
      await dispatch(world);
      const { id, nextAt } = await theNotetaker();
      expect(await theNotetaker()).toMatchObject({ status: "requested", revision });
      expect(nextAt).toBeGreaterThan(start);

      world.pass(minute);
      await dispatch(world);
      expect(await theNotetaker()).toMatchObject({ status: "scheduled", botId: "bot-1" });
      expect(world.provider.bots.map(({ key }) => key)).toEqual([`${id}.${revision}`]);
      expect(world.provider.countOf("findBots")).toBe(looks);
    },
  );

  test("after a lost answer the bot is found and not made twice, even when the provider has forgotten the key", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    world.provider.fail("createBot", { lost: refusal("ambiguous") });
    await dispatch(world);
    expect(await theNotetaker()).toMatchObject({ status: "requested", unconfirmedCalls: 1 });

    world.pass(61 * minute);
    await dispatch(world);
    expect(world.provider.countOf("createBot")).toBe(1);
    expect(await theNotetaker()).toMatchObject({
      status: "scheduled",
      botId: "bot-1",
      unconfirmedCalls: 0,
    });
  });

  test("after a call without an answer or effect the bot is made, once a search found none", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", refusal("ambiguous"));
    await dispatch(world);
    world.pass(minute);
    await dispatch(world);
    expect(world.provider.calls.map(({ call }) => call)).toEqual([
      "createBot",
      "findBots",
      "createBot",
    ]);
    expect(await theNotetaker()).toMatchObject({ status: "scheduled" });
  });

  test("while nobody can say whether a bot exists, none is made", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", refusal("ambiguous"));
    world.provider.fail("findBots", refusal("retry"), refusal("ambiguous"));
    for (let tick = 0; tick < 3; tick += 1) {
      await dispatch(world);
      world.pass(2 * minute);
    }
    expect(world.provider.countOf("createBot")).toBe(1);
    await dispatch(world);
    expect(world.provider.countOf("createBot")).toBe(2);
  });

  test("surplus bots of a notetaker, and those of another revision, are removed", async () => {
    const world = createWorld();
    await askOnly(world);
    const { id } = await theNotetaker();
    const bot = someBot({ notetakerId: id });
    await world.provider.createBot(bot, "a");
    await world.provider.createBot({ ...bot, revision: 1 }, "b");
    await world.provider.createBot({ ...bot, revision: 1 }, "c");
    await db.update(notetakers).set({ revision: 1 });
    world.provider.fail("createBot", refusal("ambiguous"));
    await dispatch(world);
    world.pass(minute);
    await dispatch(world);
    expect(await theNotetaker()).toMatchObject({ botId: "bot-2" });
    expect(world.provider.bots.map(({ removed }) => removed)).toEqual([true, false, true]);
  });
});
