import { describe, expect, test } from "vitest";
import { callThatEnded, recording, refusal } from "../support/fake-provider";
import {
  day,
  db,
  hour,
  minute,
  outboxRows,
  start,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";
import { endCall, poll, sendBot } from "../support/polling";
import { notetakers } from "~/db/schema.server";
import type { ArtifactStatus } from "~/notetaker/provider/bot-provider";

/** Messages enqueued after the confirmation. */
const enqueuedLater = async () =>
  (await outboxRows()).map(({ kind }) => kind).filter((kind) => kind !== "confirmation");

const working = { status: "processing", url: null } as const;

/** A call that has endCall, whose transcript has this status. */
async function recorded(status: ArtifactStatus) {
  const { world, bot } = await sendBot();
  endCall(bot, world);
  const transcribe = (next: ArtifactStatus) => {
    const url = next === "done" ? "https://media.test/transcript.json" : null;
    bot.recordings = [recording(start, start, { transcript: { status: next, url } })];
  };
  transcribe(status);
  return { world, bot, transcribe };
}

const keysAsked = ({ provider }: TestWorld) =>
  provider.calls.filter(({ call }) => call === "requestTranscript").map(({ args }) => args[1]);

describe("after the call", () => {
  test("a finished recording is ready, the person is told once, and its deletion has a date", async () => {
    const { world, bot } = await sendBot();
    endCall(bot, world);
    await poll(world);
    const endedAt = bot.changes.find(({ to }) => to === "left")?.at ?? 0;
    expect(await theNotetaker()).toMatchObject({
      ...{ status: "ready", recordingId: "recording-1", endedAt },
      ...{ nextStep: "purge", nextAt: endedAt + 7 * day },
    });
    expect(await enqueuedLater()).toEqual(["count", "result"]);
  });

  test("the transcript is asked for once the recording is done, and waited for", async () => {
    const { world, transcribe } = await recorded("absent");
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "processing", transcriptRequests: 1 });
    transcribe("processing");
    await poll(world);
    expect(keysAsked(world)).toHaveLength(1);
    transcribe("done");
    await poll(world);
    expect((await theNotetaker()).status).toBe("ready");
  });

  test("a failed transcript is asked for three times in all, each with its own key; then the rest is delivered", async () => {
    const { world, transcribe } = await recorded("absent");
    await poll(world);
    transcribe("failed");
    for (let times = 0; times < 3; times += 1) await poll(world);
    expect(new Set(keysAsked(world)).size).toBe(3);
    expect((await theNotetaker()).status).toBe("ready");
  });

  test.each(["retry", "ambiguous", "paused", "permanent"] as const)(
    "a transcript request that is refused (%s) is repeated with the same key, or given up if the refusal is permanent",
    async (kind) => {
      const { world } = await recorded("absent");
      world.provider.fail("requestTranscript", refusal(kind));
      await poll(world);
      const isReady = (await theNotetaker()).status === "ready";
      expect(isReady).toBe(kind === "permanent");
      if (isReady) return;
      await poll(world);
      const [first, second] = keysAsked(world);
      expect(second).toBe(first);
    },
  );

  test.each([
    ["a transcript that does not come in an hour is left out", { transcript: working }, "ready"],
    ["a recording that is never finished is given up", { status: "processing" }, "failed"],
  ] as const)("%s", async (_what, fields, status) => {
    const { world, bot } = await recorded("done");
    bot.recordings = [recording(start, start, fields)];
    await poll(world);
    expect((await theNotetaker()).status).toBe("processing");
    world.pass(hour);
    await poll(world);
    const reason = status === "failed" ? "provider_down" : null;
    expect(await theNotetaker()).toMatchObject({ status, reason });
  });

  test("after a fatal error at the end, the longest whole recording is delivered", async () => {
    const { world, bot } = await sendBot();
    endCall(bot, world);
    const crashed = { to: "finished", reason: "provider_down", at: world.time } as const;
    bot.changes = [...bot.changes.slice(0, 4), crashed];
    bot.recordings = [
      recording(0, 1, { recordingId: "short" }),
      recording(0, 9, { recordingId: "long" }),
      recording(0, 99, { recordingId: "broken", status: "failed" }),
    ];
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "ready", recordingId: "long" });
  });

  test("without a recording the notetaker fails for the provider's reason", async () => {
    const { world, bot } = await sendBot();
    bot.changes = [
      { to: "waiting_room", reason: null, at: world.time },
      { to: "left", reason: "denied", at: world.time + 1 },
      { to: "finished", reason: null, at: world.time + 2 },
    ];
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "denied" });
    expect(await enqueuedLater()).toEqual(["failure"]);
  });

  test("a recording that is not listed has ten minutes to appear, or until the bot has shut down", async () => {
    const { world, bot } = await sendBot();
    bot.changes = callThatEnded(world.time).slice(0, 5);
    const endedAt = bot.changes.at(-1)?.at ?? 0;
    const lookAt = async (time: number) => {
      world.time = time;
      await db.update(notetakers).set({ nextAt: time });
      await poll(world);
      return (await theNotetaker()).status;
    };
    expect(await lookAt(endedAt + 10 * minute - 1)).not.toBe("failed");
    endCall(bot, world);
    expect(await lookAt(world.time), "listed in time").toBe("ready");

    await db.update(notetakers).set({ status: "recording", nextStep: "poll" });
    bot.recordings = [];
    bot.changes = bot.changes.slice(0, 5);
    expect(await lookAt(endedAt + 50 * minute)).toBe("failed");
  });

  test("a later poll that finds nothing leaves the failure and its deletion date as they were", async () => {
    const { world, bot } = await sendBot();
    bot.changes = callThatEnded(world.time);
    await poll(world);
    const { nextAt, status } = await theNotetaker();
    await db.update(notetakers).set({ nextStep: "poll", nextAt: world.time });
    await poll(world);
    expect(await theNotetaker()).toMatchObject({ status, nextStep: "purge", nextAt });
    expect(await enqueuedLater()).toEqual(["failure"]);
  });
});
