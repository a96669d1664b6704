import { describe, expect, test } from "vitest";
import { success, notetakerIn, person, work } from "../support/control";
import { recording, refusal } from "../support/fake-provider";
import { allNotetakers, minute, outboxRows, start, theNotetaker } from "../support/pipeline";
import { alreadyDone } from "~/notetaker/changes/run.server";

const kinds = async () => (await outboxRows()).map(({ kind }) => kind);

describe("stopping", () => {
  test("is repeated until the call is over", async () => {
    const { world, id, bot, act } = await notetakerIn("recording");
    bot.changes.push({ to: "recording", reason: null, at: world.time });
    // The second call removes the bot, but its answer is lost.
    world.provider.fail("removeBot", refusal("retry"), { lost: refusal("ambiguous") });
    await act.stop(id);
    world.pass(minute);
    await work(world);
    expect(bot.changes.map(({ to }) => to)).toContain("left");
  });

  test("is tried again by a second press", async () => {
    const { world, id, act } = await notetakerIn("recording");
    world.provider.fail("removeBot", refusal("retry"));
    await act.stop(id);
    const calls = () => world.provider.countOf("getBot");
    const before = calls();
    world.pass(minute);
    expect(await act.stop(id)).toEqual(alreadyDone);
    expect(calls()).toBeGreaterThan(before);
  });

  test("before a recording is a cancellation", async () => {
    const { id, act } = await notetakerIn("waiting_room");
    expect(await act.stop(id)).toEqual(success);
    expect((await theNotetaker()).status).toBe("cancelled");
    expect(await kinds()).toContain("cancelled");
  });

  test("of a bot that records, although its last known status is “in call”, keeps the recording", async () => {
    const { world, id, bot, act } = await notetakerIn("in_call");
    bot.changes.push({ to: "recording", reason: null, at: world.time });
    world.pass(20 * minute);
    bot.recordings = [recording(start, world.time)];
    expect(await act.stop(id)).toEqual(success);
    expect(await theNotetaker()).toMatchObject({ stopRequestedAt: world.time, cancelledAt: null });
    world.pass(minute);
    await work(world);
    expect((await theNotetaker()).status).toBe("ready");
    expect(await kinds()).toContain("result");
  });

  test("of a bot that has gone meanwhile is a removal, not an outage", async () => {
    const { world, id, bot, act } = await notetakerIn("recording");
    world.provider.fail("removeBot", refusal("retry"));
    await act.stop(id);
    bot.removed = true;
    world.pass(minute);
    await work(world);
    expect(await theNotetaker()).toMatchObject({ reason: "removed_before_recording" });
  });
});

test("sending again is refused where a participant objected or three are there already", async () => {
  const { world, id, act } = await notetakerIn("failed");
  for (const email of ["b@x.test", "c@x.test", "d@x.test"]) await person(world, email, null);
  expect(await act.sendAgain(id)).toEqual({ outcome: "refused", why: "meeting_full" });
  await act.optOut((await allNotetakers()).at(-1)?.id ?? "");
  expect(await act.sendAgain(id)).toEqual({ outcome: "refused", why: "meeting_closed" });
});
