import { describe, expect, test } from "vitest";
import { callThatEnded, refusal } from "../support/fake-provider";
import {
  allNotetakers,
  claimAndDie,
  createWorld,
  day,
  db,
  hour,
  minute,
  start,
  theNotetaker,
} from "../support/pipeline";
import { endCall, poll, sendBot } from "../support/polling";
import { notetakers } from "~/db/schema.server";
import { sourcesOf, mayMove, statuses, type Status } from "~/notetaker/status";
import { move } from "~/notetaker/store/moves.server";

test.each(statuses)("a notetaker moves to %s only from the statuses in the table", async (to) => {
  const world = createWorld();
  const common = { provider: "recall", source: "web", startsAt: start, scheduled: false } as const;
  const due = { nextStep: "dispatch", nextAt: start, createdAt: start, updatedAt: start } as const;
  for (const status of statuses) {
    await db.insert(notetakers).values({ id: status, status, ...common, ...due });
  }
  const claimed = await claimAndDie(statuses.length, world.time);
  expect(claimed).toHaveLength(statuses.length);
  for (const notetaker of claimed) {
    const from = notetaker.status;
    expect([from, await move(db, notetaker, to, {}, world.time)]).toEqual([
      from,
      mayMove(from, to),
    ]);
  }
  const moved = (await allNotetakers()).filter(({ id, status }) => status === to && id !== to);
  expect(moved.map(({ id }) => id).sort()).toEqual([...sourcesOf[to]].sort());
});

test("the table of moves has a row for each status", () => {
  expect(Object.keys(sourcesOf).sort()).toEqual([...statuses].sort() satisfies Status[]);
});

describe("a bot without progress", () => {
  test.each([
    ["before it joins", [], 16, "provider_down"],
    ["while it joins", ["joining"], 16, "provider_down"],
    ["in the lobby", ["joining", "waiting_room"], 13, "not_admitted"],
    ["in the call", ["joining", "in_call"], 76, "nothing_recorded"],
  ] as const)(
    "%s is removed after its limit, and its notetaker fails",
    async (_where, states, minutes, reason) => {
      const { world, bot } = await sendBot();
      bot.changes = states.map((to) => ({ to, reason: null, at: world.time }));
      await poll(world);
      expect((await theNotetaker()).status).not.toBe("failed");
      world.time = start + 2 * minute + minutes * minute;
      await poll(world);
      expect(await theNotetaker()).toMatchObject({ status: "failed", reason, nextStep: "purge" });
      expect(world.provider.countOf("removeBot")).toBe(1);
    },
  );

  test("that records for more than 4 hours is told to leave, and its recording is still awaited", async () => {
    const { world, bot } = await sendBot();
    bot.changes = callThatEnded(world.time).slice(0, 4);
    await poll(world);
    world.pass(4 * hour + 11 * minute);
    await poll(world);
    expect(world.provider.countOf("removeBot")).toBe(1);
    expect((await theNotetaker()).status).toBe("recording");

    endCall(bot, world);
    await poll(world);
    expect((await theNotetaker()).status).toBe("ready");
  });
});

describe("when the provider cannot be asked", () => {
  test.each(["retry", "ambiguous", "permanent", "paused"] as const)(
    "(%s) it is asked later",
    async (kind) => {
      const { world } = await sendBot();
      world.provider.fail("getBot", refusal(kind));
      await poll(world);
      const notetaker = await theNotetaker();
      expect(notetaker).toMatchObject({
        status: "scheduled",
        nextStep: "poll",
        lastError: `fake_${kind}`,
      });
      expect(notetaker.nextAt).toBeGreaterThan(world.time);
    },
  );

  test("because the bot no longer exists, the notetaker fails", async () => {
    const { world } = await sendBot();
    world.provider.fail("getBot", refusal("gone"));
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "provider_down" });
  });

  test("for a whole day, the notetaker fails", async () => {
    const { world } = await sendBot();
    world.provider.alwaysFail("getBot", refusal("retry"));
    world.pass(day);
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "provider_down" });
  });
});
