import { describe, expect, test } from "vitest";
import { callThatEnded, recording, refusal } from "../support/fake-provider";
import { day, db, hour, minute, outboxRows, start, theNotetaker } from "../support/pipeline";
import { ended, poll, sent } from "../support/polling";
import { notetakers } from "~/db/schema.server";

/** Mails since the bot left. */
const told = async () =>
  (await outboxRows()).map(({ kind }) => kind).filter((kind) => kind !== "confirmation");

describe("after the call", () => {
  test("a finished recording is ready, the person is told once, and its deletion has a date", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    await poll(world);
    const endedAt = bot.changes.find(({ to }) => to === "left")?.at ?? 0;
    expect(await theNotetaker()).toMatchObject({
      ...{ status: "ready", recordingId: "recording-1", endedAt },
      ...{ nextStep: "purge", nextAt: endedAt + 7 * day },
    });
    expect(await told()).toEqual(["count", "result"]);
  });

  test("the transcript is asked for once the recording is done, and waited for", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.recordings = [recording(start, start, { transcript: { status: "absent", url: null } })];
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "processing", transcriptRequests: 1 });
    expect(world.provider.countOf("requestTranscript")).toBe(1);

    bot.recordings = [recording(start, start, { transcript: { status: "processing", url: null } })];
    await poll(world);
    expect(world.provider.countOf("requestTranscript")).toBe(1);

    bot.recordings = [recording(start, start)];
    await poll(world);
    expect((await theNotetaker()).status).toBe("ready");
  });

  test("a failed transcript is asked for three times in all, each with its own key; then the rest is delivered", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.recordings = [recording(start, start, { transcript: { status: "absent", url: null } })];
    await poll(world);
    bot.recordings = [recording(start, start, { transcript: { status: "failed", url: null } })];
    for (let times = 0; times < 3; times += 1) await poll(world);
    const keys = world.provider.calls
      .filter(({ call }) => call === "requestTranscript")
      .map(({ args }) => args[1]);
    expect(new Set(keys).size).toBe(3);
    expect((await theNotetaker()).status).toBe("ready");
  });

  test.each(["retry", "ambiguous", "paused"] as const)(
    "a transcript request that is refused (%s) is repeated with the same key",
    async (kind) => {
      const { world, bot } = await sent();
      ended(bot, world);
      bot.recordings = [recording(start, start, { transcript: { status: "absent", url: null } })];
      world.provider.fail("requestTranscript", refusal(kind));
      await poll(world);
      await poll(world);
      const [first, second] = world.provider.calls.filter(
        ({ call }) => call === "requestTranscript",
      );
      expect(second?.args[1]).toBe(first?.args[1]);
    },
  );

  test("one that is refused for good is not waited for", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.recordings = [recording(start, start, { transcript: { status: "absent", url: null } })];
    world.provider.fail("requestTranscript", refusal("permanent"));
    await poll(world);
    expect((await theNotetaker()).status).toBe("ready");
  });

  test("a transcript that does not come in an hour is left out", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.recordings = [recording(start, start, { transcript: { status: "processing", url: null } })];
    await poll(world);
    expect((await theNotetaker()).status).toBe("processing");
    world.pass(hour);
    await poll(world);
    expect((await theNotetaker()).status).toBe("ready");
  });

  test("a recording that is never finished is given up after an hour", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.recordings = [recording(start, start, { status: "processing" })];
    await poll(world);
    expect((await theNotetaker()).status).toBe("processing");
    world.pass(hour);
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "provider_down" });
  });

  test("a fatal error after recording does not fail the notetaker", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.changes = [
      ...bot.changes.slice(0, 4),
      { to: "finished", reason: "provider_down", at: world.time },
    ];
    await poll(world);
    expect((await theNotetaker()).status).toBe("ready");
  });

  test("of several recordings the longest is delivered", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.recordings = [
      recording(0, 1, { recordingId: "short" }),
      recording(0, 9, { recordingId: "long" }),
      recording(0, 99, { recordingId: "broken", status: "failed" }),
    ];
    await poll(world);
    expect((await theNotetaker()).recordingId).toBe("long");
  });

  test("without a recording the reason is the provider's", async () => {
    const { world, bot } = await sent();
    bot.changes = [
      { to: "waiting_room", reason: null, at: world.time },
      { to: "left", reason: "denied", at: world.time + 1 },
      { to: "finished", reason: null, at: world.time + 2 },
    ];
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "denied" });
    expect(await told()).toEqual(["failure"]);
  });

  test("a recording that is not listed yet is waited for until the bot has shut down", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time).slice(0, 5);
    await poll(world);
    expect((await theNotetaker()).status).not.toBe("failed");
    ended(bot, world);
    await poll(world);
    expect((await theNotetaker()).status).toBe("ready");
  });

  test("a recording that is not listed has ten minutes to appear", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time).slice(0, 5);
    const endedAt = bot.changes.at(-1)?.at ?? 0;
    const lookAt = async (time: number) => {
      world.time = time;
      await db.update(notetakers).set({ nextAt: time });
      await poll(world);
      return (await theNotetaker()).status;
    };
    expect(await lookAt(endedAt + 10 * minute - 1)).not.toBe("failed");
    expect(await lookAt(endedAt + 10 * minute)).toBe("failed");
  });

  test("a recording that turns up late replaces a failure, and is told", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time);
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "nothing_recorded" });

    ended(bot, world);
    await db.update(notetakers).set({ nextStep: "poll", nextAt: world.time });
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "ready" });
    expect(await told()).toEqual(["count", "failure", "result"]);
  });

  test("a late look that finds nothing leaves the failure and its deletion as they were", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time);
    await poll(world);
    const { nextAt, status } = await theNotetaker();
    await db.update(notetakers).set({ nextStep: "poll", nextAt: world.time });
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status, nextStep: "purge", nextAt });
    expect(await told()).toEqual(["failure"]);
  });
});
