import { describe, expect, test } from "vitest";
import {
  appointment,
  controlsOf,
  notetakerIn,
  person,
  presentBots,
  work,
} from "../support/control";
import { refusal, someBot } from "../support/fake-provider";
import {
  claimAndDie,
  createWorld,
  day,
  db,
  minute,
  start,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";
import type { BotChange } from "~/notetaker/provider/bot-provider";
import { callEffectMs } from "~/notetaker/schedule";
import { receiveWebhook } from "~/notetaker/store/webhook.server";

/** Provider calls without an answer, and stale claims. */

const later = appointment(start + 2 * day);

/** A request for tomorrow, whose first call for a bot had no answer. */
async function unanswered() {
  const world = createWorld();
  world.provider.fail("createBot", refusal("ambiguous"));
  const id = await person(world, "ada@example.test", start + day);
  await work(world);
  expect(await theNotetaker()).toMatchObject({ status: "requested", unconfirmedCalls: 1 });
  return { world, id, act: controlsOf(world) };
}

/** Lets the call without an answer take effect: it makes its bot. */
async function makeBotLate({ provider }: TestWorld): Promise<void> {
  const { id: notetakerId } = await theNotetaker();
  await provider.createBot(someBot({ notetakerId }), `${notetakerId}.0`);
  expect(provider.bots).toHaveLength(1);
}

describe("while a meeting is moved", () => {
  test("a claim of the old time leaves the bot of the new one alone", async () => {
    const { world, id, act } = await unanswered();
    world.provider.before("findBots", () => act.reschedule(id, later));
    world.pass(10 * minute);
    await work(world);
    expect(world.provider.countOf("removeBot")).toBe(0);
    expect(presentBots(world)).toMatchObject([{ asked: { revision: 1 } }]);
    expect(await theNotetaker()).toMatchObject({ status: "scheduled", revision: 1 });
  });

  test("a bot made for the old time is removed as soon as its call is answered", async () => {
    const world = createWorld();
    const act = controlsOf(world);
    const id = await person(world, "ada@example.test", start + day);
    world.provider.before("createBot", () => act.reschedule(id, later));
    world.provider.fail("createBot", refusal("retry"));
    await work(world);
    expect(await theNotetaker()).toMatchObject({ status: "requested", revision: 1 });
    expect(world.provider.bots).toMatchObject([{ asked: { revision: 0 }, removed: true }]);
  });

  test("a bot made under a lease that has run out is left to the worker that holds the row now", async () => {
    const world = createWorld();
    await person(world, "ada@example.test", start + day);
    world.provider.before("createBot", async () => {
      world.pass(2 * minute);
      expect(await claimAndDie(1, world.time)).toHaveLength(1);
    });
    await work(world);
    expect(presentBots(world)).toHaveLength(1);
    world.pass(2 * minute);
    await work(world);
    expect(await theNotetaker()).toMatchObject({ status: "scheduled", botId: "bot-1" });
    expect(world.provider.countOf("createBot")).toBe(1);
  });

  test("a bot that could not be removed is removed with the canceled meeting, even if it cannot be looked up", async () => {
    const { world, id, act } = await notetakerIn("scheduled");
    world.provider.fail("removeBot", refusal("retry"));
    world.provider.alwaysFail("findBots", refusal("gone"));
    await act.reschedule(id, later);
    await act.cancel(id);
    expect(presentBots(world)).toEqual([]);
  });

  test("a bot whose call died is removed when the meeting moves once more", async () => {
    const { world, id, act } = await notetakerIn("scheduled");
    world.provider.before("createBot", async () => {
      await world.provider.createBot(someBot({ notetakerId: id, revision: 1 }), `${id}.1`);
      const event = { name: "bot.x", notetakerId: id, botId: "bot-2", revision: 1 };
      await receiveWebhook(db, "recall", "m", event, world.time);
      throw new Error("the isolate died");
    });
    await act.reschedule(id, later);
    expect(await theNotetaker()).toMatchObject({ botId: "bot-2", formerBotId: "bot-1" });
    await act.reschedule(id, appointment(start + 3 * day));
    expect(presentBots(world)).toMatchObject([{ asked: { revision: 2 } }]);
  });

  test("a refused account (402) holds the move up, and the former bot is not lost", async () => {
    const { world, id, act } = await notetakerIn("scheduled");
    world.provider.fail("removeBot", refusal("paused", { status: 402 }));
    await act.reschedule(id, later);
    expect(await theNotetaker()).toMatchObject({
      ...{ status: "requested", lastError: "paused", formerBotId: "bot-1" },
      ...{ attempts: 0, unconfirmedCalls: 0 },
    });
  });
});

describe("a bot that is made late", () => {
  test("for a canceled meeting is removed once no call can be under way", async () => {
    const { world, id, act } = await unanswered();
    await act.cancel(id);
    await work(world);
    expect(await theNotetaker()).toMatchObject({ status: "cancelled", nextStep: "remove" });
    await makeBotLate(world);

    world.time = start + callEffectMs - 1;
    await work(world);
    expect(presentBots(world)).toHaveLength(1);
    world.pass(1);
    await work(world);
    expect(presentBots(world)).toEqual([]);
    expect(await theNotetaker()).toMatchObject({ nextStep: "purge" });
  });

  test("for a deleted request is removed before the deletion counts", async () => {
    const { world, id, act } = await unanswered();
    await act.delete(id);
    expect(await theNotetaker()).toMatchObject({ lastError: "call_open", deletedAt: null });
    await makeBotLate(world);
    world.time = start + callEffectMs - 1;
    await work(world);
    expect(await theNotetaker()).toMatchObject({ deletedAt: null });
    world.time = start + callEffectMs + 10 * minute;
    await work(world);
    expect(presentBots(world)).toEqual([]);
    expect((await theNotetaker()).status).toBe("deleted");
  });
});

describe("nothing counts as deleted", () => {
  const isRecording = (): BotChange[] => [{ to: "recording", reason: null, at: start }];

  test("while the bot that was told to leave is still at work", async () => {
    const { world, id, bot, act } = await notetakerIn("recording");
    bot.changes = isRecording();
    world.provider.succeed("getBot");
    // The second look finds that the bot has not left.
    world.provider.before("getBot", async () => (bot.changes = isRecording()));
    await act.delete(id);
    expect(world.provider.countOf("deleteMedia")).toBe(0);
    expect(await theNotetaker()).toMatchObject({ lastError: "bot_at_work", deletedAt: null });
    world.pass(10 * minute);
    await work(world);
    expect(world.provider.countOf("deleteMedia")).toBe(1);
    expect((await theNotetaker()).status).toBe("deleted");
  });

  test("while the provider cannot say whether the bot is still at work", async () => {
    const { world, id, bot, act } = await notetakerIn("recording");
    bot.changes = isRecording();
    world.provider.succeed("getBot");
    world.provider.fail("getBot", refusal("retry", { status: 503 }));
    await act.delete(id);
    expect(world.provider.countOf("deleteMedia")).toBe(0);
    expect(await theNotetaker()).toMatchObject({ lastError: "fake_retry", deletedAt: null });
  });

  test("until the bot is gone", async () => {
    const { world, id, bot, act } = await notetakerIn("recording");
    bot.changes = isRecording();
    world.provider.succeed("getBot");
    world.provider.fail("getBot", refusal("gone", { status: 404 }));
    await act.delete(id);
    expect(await theNotetaker()).toMatchObject({ status: "deleted", deletedAt: world.time });
  });
});
