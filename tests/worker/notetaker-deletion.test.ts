import { describe, expect, test } from "vitest";
import { controlsOf, success, alreadyDone, notetakerIn, ticks, work } from "../support/control";
import { ready } from "../support/delivery";
import { recording, refusal } from "../support/fake-provider";
import { day, db, minute, outboxRows, start, theNotetaker } from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { optOut } from "~/notetaker/changes/objections.server";
import { forgetAddressAfter } from "~/notetaker/store/erase.server";

const pending = async () =>
  (await outboxRows()).filter(({ state }) => state === "pending").map(({ key }) => key);

describe("deleting everything", () => {
  test("of a delivered meeting removes the media and the data immediately, and mails a receipt", async () => {
    const world = await ready();
    const { id } = await theNotetaker();
    expect(await controlsOf(world).delete(id)).toEqual(success);
    expect(world.provider.bots[0]?.recordings).toEqual([]);
    const nextAt = world.time + day;
    const erased = { status: "deleted", meetingCode: null, name: null, nextStep: "forget", nextAt };
    expect(await theNotetaker()).toMatchObject({ ...erased, email: "ada@example.test" });
    expect(await pending()).toContain(`${id}:deleted`);
    expect(await pending()).not.toContain(`${id}:result`);
    expect(await controlsOf(world).delete(id)).toEqual(alreadyDone);
    await forgetAddressAfter(db, id, "deleted");
    expect(await theNotetaker(), "once the receipt is sent").toMatchObject({
      email: null,
      timezone: null,
    });
  });

  test.each([
    ["before the meeting", false],
    ["after a cancellation", true],
  ])("%s also removes the bot, and mails a receipt", async (_when, isCancelled) => {
    const { id, bot, act } = await notetakerIn("scheduled");
    if (isCancelled) await act.cancel(id);
    expect(await act.delete(id)).toEqual(success);
    expect(bot.removed).toBe(true);
    expect((await theNotetaker()).status).toBe("deleted");
    expect(await pending()).toContain(`${id}:deleted`);
  });

  test("during the meeting is done only once the bot has left", async () => {
    const { world, id, bot, act } = await notetakerIn("recording");
    bot.changes = [{ to: "recording", reason: null, at: world.time }];
    bot.recordings = [recording(start, start + minute)];
    world.provider.fail("removeBot", refusal("retry"), refusal("ambiguous"));
    expect(await act.delete(id)).toEqual(success);
    expect(await theNotetaker()).toMatchObject({ status: "cancelled", nextStep: "purge" });
    expect(world.provider.countOf("deleteMedia")).toBe(0);
    expect(bot.recordings).toHaveLength(1);

    await ticks(world, 4);
    expect(isAlive(bot)).toBe(false);
    expect(bot.recordings).toEqual([]);
    expect((await theNotetaker()).status).toBe("deleted");
  });
});

test("an objection without a provider is stored, and carried out once there is one", async () => {
  const { world, id, bot } = await notetakerIn("scheduled");
  expect(await optOut({ ...world, provider: null }, id)).toEqual(success);
  expect(bot.removed).toBe(false);
  await work(world);
  expect(bot.removed).toBe(true);
});
