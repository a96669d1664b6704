import { describe, expect, test } from "vitest";
import { done, doneBefore, notetakerIn, person, notetakerOf, work } from "../support/control";
import { recording, refusal } from "../support/fake-provider";
import { allNotetakers, minute, outboxRows, start, theNotetaker } from "../support/pipeline";

const kinds = async () => (await outboxRows()).map(({ kind }) => kind);

describe("stopping", () => {
  test("a recording: the bot leaves, and what it recorded is delivered", async () => {
    const { world, id, bot, act } = await notetakerIn("recording");
    bot.changes.push({ to: "recording", reason: null, at: world.time });
    expect(await act.stop(id)).toEqual(done);
    expect(await theNotetaker()).toMatchObject({
      status: "recording",
      stopRequestedAt: world.time,
    });
    expect(bot.changes.map(({ to }) => to)).toContain("left");

    bot.recordings = [recording(start, world.time)];
    expect(await act.stop(id)).toEqual(doneBefore);
    world.pass(minute);
    await work(world);
    expect((await theNotetaker()).status).toBe("ready");
    expect(await kinds()).toContain("result");
  });

  test("is repeated until the call is over", async () => {
    const { world, id, bot, act } = await notetakerIn("recording");
    bot.changes.push({ to: "recording", reason: null, at: world.time });
    world.provider.fail("removeBot", refusal("retry"), { lost: refusal("ambiguous") });
    await act.stop(id);
    world.pass(minute);
    await work(world);
    expect(bot.changes.map(({ to }) => to)).toContain("left");
  });

  test("before a recording is a cancellation", async () => {
    const { id, act } = await notetakerIn("waiting_room");
    expect(await act.stop(id)).toEqual(done);
    expect((await theNotetaker()).status).toBe("cancelled");
    expect(await kinds()).toContain("cancelled");
  });

  test("while we still take it for not recording: what it recorded is kept", async () => {
    const { world, id, bot, act } = await notetakerIn("in_call");
    bot.changes.push({ to: "recording", reason: null, at: world.time });
    world.pass(20 * minute);
    bot.recordings = [recording(start, world.time)];
    expect(await act.stop(id)).toEqual(done);
    expect(await theNotetaker()).toMatchObject({ stopRequestedAt: world.time });
    expect((await notetakerOf(id)).cancelledAt).toBeNull();
    world.pass(minute);
    await work(world);
    expect((await theNotetaker()).status).toBe("ready");
    expect(await kinds()).toContain("result");
  });

  test("a bot that is gone while it was told to leave is a removal, not an outage", async () => {
    const { world, id, bot, act } = await notetakerIn("recording");
    world.provider.fail("removeBot", refusal("retry"));
    await act.stop(id);
    bot.removed = true;
    world.pass(minute);
    await work(world);
    expect(await theNotetaker()).toMatchObject({ reason: "removed_before_recording" });
  });
});

describe("sending again", () => {
  test("after a failure: a new request, at once, and twice is once", async () => {
    const { world, id, act } = await notetakerIn("failed");
    const first = await act.sendAgain(id);
    expect(first).toMatchObject({ outcome: "done", changed: true });
    const second = await act.sendAgain(id);
    expect(second).toEqual({ outcome: "done", changed: false, id: first.id });
    expect(first.id).not.toBe(id);
    expect(world.provider.bots).toHaveLength(2);
    expect(await notetakerOf(first.id ?? "")).toMatchObject({
      email: "ada@example.test",
      source: "web",
      wallDate: null,
      timezone: "US/Eastern",
    });
  });

  test("is refused where a participant objected, and where three are there already", async () => {
    const { world, id, act } = await notetakerIn("failed");
    for (const email of ["b@x.test", "c@x.test", "d@x.test"]) await person(world, email, null);
    expect(await act.sendAgain(id)).toEqual({ outcome: "refused", why: "meeting_full" });
    await act.optOut((await allNotetakers()).at(-1)?.id ?? "");
    expect(await act.sendAgain(id)).toEqual({ outcome: "refused", why: "meeting_closed" });
  });
});
