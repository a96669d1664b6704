import { beforeEach, describe, expect, test } from "vitest";
import { callThatEnded, recording, refusal, type FakeBot } from "../support/fake-provider";
import {
  ask,
  createWorld,
  day,
  db,
  emptyTables,
  hour,
  minute,
  outboxRows,
  plenty,
  start,
  theJob,
  type TestWorld,
} from "../support/pipeline";
import { notetakerJobs } from "~/db/schema.server";
import { pollSilent } from "~/notetaker/poll.server";
import { leavesFor, mayMove, statuses, type Status } from "~/notetaker/status";
import { claimDue, move } from "~/notetaker/repo.server";

beforeEach(emptyTables);

/** A job whose bot has been sent, at the moment of its first poll. */
async function sent(): Promise<{ world: TestWorld; bot: FakeBot }> {
  const world = createWorld();
  await ask(world);
  const bot = world.provider.bots[0];
  if (!bot) throw new Error("no bot was sent");
  world.pass(2 * minute);
  return { world, bot };
}

/** Looks once, however long it would take until it is time. */
async function poll(world: TestWorld): Promise<void> {
  const job = await theJob();
  if (job.nextStep === "poll") world.time = Math.max(world.time, job.nextAt ?? 0);
  await pollSilent(world, plenty);
}

const ended = (bot: FakeBot, world: TestWorld, subCode?: string) => {
  bot.changes = callThatEnded(world.time, subCode);
  bot.recordings = [recording(world.time, world.time + 30 * minute)];
  world.pass(30 * minute);
};

describe("every move", () => {
  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    "%s → %s happens exactly if the table allows it",
    async (from, to) => {
      const world = createWorld();
      await db.insert(notetakerJobs).values({
        id: "job",
        status: from,
        startsAt: start,
        scheduled: false,
        nextStep: "dispatch",
        nextAt: start,
        createdAt: start,
        updatedAt: start,
      });
      const [job] = await claimDue(db, "dispatch", 1, world.time);
      if (!job) throw new Error("nothing to claim");
      expect(await move(db, job, to, {}, world.time)).toBe(mayMove(from, to));
      expect((await theJob()).status).toBe(mayMove(from, to) ? to : from);
    },
  );
});

describe("while the call lasts", () => {
  test.each([
    ["joining_call", "joining"],
    ["in_waiting_room", "waiting_room"],
    ["in_call_not_recording", "in_call"],
    ["recording_permission_allowed", "in_call"],
    ["in_call_recording", "recording"],
  ])("%s becomes %s", async (code, status) => {
    const { world, bot } = await sent();
    bot.changes = [{ code, subCode: null, at: world.time }];
    await poll(world);
    expect(await theJob()).toMatchObject({
      status,
      nextStep: "poll",
      attempts: 0,
      leaseToken: null,
    });
  });

  test("an unknown word changes nothing, and the bot is asked again", async () => {
    const { world, bot } = await sent();
    bot.changes = [{ code: "in_breakout_room_soon", subCode: null, at: world.time }];
    await poll(world);
    const job = await theJob();
    expect(job).toMatchObject({ status: "scheduled", nextStep: "poll" });
    expect(job.nextAt).toBeGreaterThan(world.time);
  });

  test("the furthest counts, whatever the order of the list", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time).slice(0, 4).toReversed();
    await poll(world);
    expect((await theJob()).status).toBe("recording");
  });

  test("a job does not go back", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time).slice(0, 4);
    await poll(world);
    bot.changes = bot.changes.slice(0, 1);
    await poll(world);
    expect((await theJob()).status).toBe("recording");
  });
});

describe("stuck", () => {
  test.each([
    ["nothing", [], 16, "provider_down"],
    ["joining", ["joining_call"], 16, "provider_down"],
    ["waiting room", ["joining_call", "in_waiting_room"], 13, "not_admitted"],
    ["in the call", ["joining_call", "in_call_not_recording"], 76, "nothing_recorded"],
  ] as const)("%s: removed and failed after its limit", async (_where, codes, minutes, reason) => {
    const { world, bot } = await sent();
    bot.changes = codes.map((code) => ({ code, subCode: null, at: world.time }));
    await poll(world);
    expect((await theJob()).status).not.toBe("failed");
    world.time = start + 2 * minute + minutes * minute;
    await poll(world);
    expect(await theJob()).toMatchObject({ status: "failed", reason, nextStep: "purge" });
    expect(world.provider.countOf("deleteBot")).toBe(1);
  });

  test("recording past the cap: told to leave, and its recording is still awaited", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time).slice(0, 4);
    await poll(world);
    world.pass(4 * hour + 11 * minute);
    await poll(world);
    expect(world.provider.countOf("leaveCall")).toBe(1);
    expect((await theJob()).status).toBe("recording");

    ended(bot, world);
    await poll(world);
    expect((await theJob()).status).toBe("ready");
  });
});

describe("after the call", () => {
  test("a finished recording is ready, each person is told once, and its deletion has a date", async () => {
    const { world, bot } = await sent();
    await ask(world, { email: "bob@example.test" });
    ended(bot, world);
    await poll(world);
    const job = await theJob();
    const endedAt = bot.changes.find(({ code }) => code === "call_ended")?.at ?? 0;
    expect(job).toMatchObject({
      status: "ready",
      recordingId: "recording-1",
      endedAt,
      nextStep: "purge",
      nextAt: endedAt + 7 * day,
    });
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual(["count", "result", "result"]);
  });

  test("the transcript is asked for once the recording is done, and waited for", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.recordings = [recording(start, start, { transcript: { status: "absent", url: null } })];
    await poll(world);
    expect(await theJob()).toMatchObject({ status: "processing", transcriptRequests: 1 });
    expect(world.provider.countOf("requestTranscript")).toBe(1);

    bot.recordings = [recording(start, start, { transcript: { status: "processing", url: null } })];
    await poll(world);
    expect(world.provider.countOf("requestTranscript")).toBe(1);

    bot.recordings = [recording(start, start)];
    await poll(world);
    expect((await theJob()).status).toBe("ready");
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
    expect((await theJob()).status).toBe("ready");
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
    expect((await theJob()).status).toBe("ready");
  });

  test("a transcript that does not come in an hour is left out", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.recordings = [recording(start, start, { transcript: { status: "processing", url: null } })];
    await poll(world);
    expect((await theJob()).status).toBe("processing");
    world.pass(hour);
    await poll(world);
    expect((await theJob()).status).toBe("ready");
  });

  test("a recording that is never finished is given up after an hour", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.recordings = [recording(start, start, { status: "processing" })];
    await poll(world);
    expect((await theJob()).status).toBe("processing");
    world.pass(hour);
    await poll(world);
    expect(await theJob()).toMatchObject({ status: "failed", reason: "provider_down" });
  });

  test("removed in the middle of the call: what was recorded is delivered", async () => {
    const { world, bot } = await sent();
    ended(bot, world, "bot_kicked_from_call");
    await poll(world);
    expect((await theJob()).status).toBe("ready");
  });

  test("a fatal error after recording does not fail the job", async () => {
    const { world, bot } = await sent();
    ended(bot, world);
    bot.changes = [
      ...bot.changes.slice(0, 4),
      { code: "fatal", subCode: "bot_errored", at: world.time },
    ];
    await poll(world);
    expect((await theJob()).status).toBe("ready");
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
    expect((await theJob()).recordingId).toBe("long");
  });

  test("without a recording the reason is the provider's", async () => {
    const { world, bot } = await sent();
    bot.changes = [
      { code: "in_waiting_room", subCode: null, at: world.time },
      { code: "call_ended", subCode: "bot_kicked_from_waiting_room", at: world.time + 1 },
      { code: "done", subCode: null, at: world.time + 2 },
    ];
    await poll(world);
    expect(await theJob()).toMatchObject({ status: "failed", reason: "denied" });
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual(["failure"]);
  });

  test("a recording that is not listed yet is waited for until the bot has shut down", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time).slice(0, 5);
    await poll(world);
    expect((await theJob()).status).not.toBe("failed");
    ended(bot, world);
    await poll(world);
    expect((await theJob()).status).toBe("ready");
  });

  test("a recording that turns up late replaces a failure, and is told", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time);
    await poll(world);
    expect(await theJob()).toMatchObject({ status: "failed", reason: "nothing_recorded" });

    ended(bot, world);
    await db.update(notetakerJobs).set({ nextStep: "poll", nextAt: world.time });
    await poll(world);
    expect(await theJob()).toMatchObject({ status: "ready", reason: null });
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual(["count", "failure", "result"]);
  });

  test("a late look that finds nothing leaves the failure and its deletion as they were", async () => {
    const { world, bot } = await sent();
    bot.changes = callThatEnded(world.time);
    await poll(world);
    const { nextAt, status } = await theJob();
    await db.update(notetakerJobs).set({ nextStep: "poll", nextAt: world.time });
    await poll(world);
    expect(await theJob()).toMatchObject({ status, nextStep: "purge", nextAt });
    expect(await outboxRows()).toHaveLength(1);
  });
});

describe("when the provider cannot be asked", () => {
  test.each(["retry", "ambiguous", "permanent", "paused"] as const)("%s: later", async (kind) => {
    const { world } = await sent();
    world.provider.fail("getBot", refusal(kind));
    await poll(world);
    const job = await theJob();
    expect(job).toMatchObject({ status: "scheduled", nextStep: "poll", lastError: `fake_${kind}` });
    expect(job.nextAt).toBeGreaterThan(world.time);
  });

  test("a bot that does not exist any more: failed", async () => {
    const { world } = await sent();
    world.provider.fail("getBot", refusal("gone"));
    await poll(world);
    expect(await theJob()).toMatchObject({ status: "failed", reason: "provider_down" });
  });

  test("for a whole day: failed", async () => {
    const { world } = await sent();
    world.provider.alwaysFail("getBot", refusal("retry"));
    world.pass(day);
    await poll(world);
    expect(await theJob()).toMatchObject({ status: "failed", reason: "provider_down" });
  });
});

test("the table of moves has a row for each status", () => {
  expect(Object.keys(leavesFor).sort()).toEqual([...statuses].sort() satisfies Status[]);
});
