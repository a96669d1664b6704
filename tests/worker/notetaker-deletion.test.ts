import { describe, expect, test } from "vitest";
import { done, doneBefore, hand, person, theRequest, work } from "../support/control";
import { ready } from "../support/delivery";
import { recording, refusal, type FakeBot } from "../support/fake-provider";
import {
  claimAndDie,
  createWorld,
  day,
  db,
  emptyTables,
  env,
  minute,
  outboxRows,
  plenty,
  requests,
  start,
  theJob,
  type TestWorld,
} from "../support/pipeline";
import { notetakerJobs } from "~/db/schema.server";
import { optOut } from "~/notetaker/changes/change.server";
import { forgetAddress } from "~/notetaker/store/erase.server";
import { jobIdOfOptOut, optOutToken } from "~/notetaker/store/tokens.server";
import { runDue } from "~/notetaker/steps/run.server";

async function booked() {
  const world = createWorld();
  const ada = await person(world, "ada@example.test", start + day);
  await work(world);
  const bot = world.provider.bots[0];
  if (!bot) throw new Error("no bot");
  return { world, ada, bot, act: hand(world) };
}

/** Two people, and a bot that records. */
async function recordingForTwo() {
  const { world, ada, bot, act } = await booked();
  const bob = await person(world, "bob@example.test", start + day);
  await act.share(ada, bob);
  const codes = ["joining_call", "in_call_recording"];
  bot.changes = codes.map((code) => ({ code, subCode: null, at: world.time }));
  bot.recordings = [recording(start, start + minute)];
  await db.update(notetakerJobs).set({ status: "recording", recordingId: "recording-1" });
  return { world, ada, bob, bot, act };
}

const pending = async () =>
  (await outboxRows()).filter(({ state }) => state === "pending").map(({ dedupeKey }) => dedupeKey);

async function ticks(world: TestWorld, count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) {
    world.pass(2 * minute);
    await work(world);
  }
}

const isAtWork = ({ removed, changes }: FakeBot) =>
  !removed && !changes.some(({ code }) => code === "call_ended");

describe("deleting everything", () => {
  test("of a delivered meeting takes the media and the data at once, and confirms it", async () => {
    const world = await ready();
    const [request] = await requests();
    const id = request?.id ?? "";
    expect(await hand(world).delete(id)).toEqual(done);
    expect(world.provider.bots[0]?.recordings).toEqual([]);
    expect(await theJob()).toMatchObject({ status: "deleted", meetingCode: null });
    expect(await theRequest(id)).toMatchObject({ name: null, email: "ada@example.test" });
    expect(await pending()).toContain(`${id}:deleted`);
    expect(await pending()).not.toContain(`${id}:result`);
    expect(await hand(world).delete(id)).toEqual(doneBefore);
  });

  test("the address goes with the confirmation, and after a day whatever became of it", async () => {
    const world = await ready();
    const [request] = await requests();
    const id = request?.id ?? "";
    await hand(world).delete(id);
    await forgetAddress(db, id, "deleted");
    expect(await theRequest(id)).toMatchObject({ email: null, timezone: null });

    await emptyTables();
    const another = await ready(createWorld());
    const [other] = await requests();
    await hand(another).delete(other?.id ?? "");
    another.pass(day - 1);
    expect(await runDue(another, "forget", plenty)).toBe(0);
    another.pass(1);
    expect(await runDue(another, "forget", plenty)).toBe(1);
    expect(await theRequest(other?.id ?? "")).toMatchObject({ email: null, timezone: null });
    expect(await theJob()).toMatchObject({ nextStep: null, nextAt: null });
  });

  test("before the meeting takes the bot away, too", async () => {
    const { ada, bot, act } = await booked();
    await act.delete(ada);
    expect(bot.removed).toBe(true);
    expect((await theJob()).status).toBe("deleted");
  });

  test("during the meeting: the bot has to be out before anything counts as deleted", async () => {
    const { world, ada, bot, act } = await recordingForTwo();
    world.provider.fail("leaveCall", refusal("retry"), refusal("ambiguous"));
    expect(await act.delete(ada)).toEqual(done);
    expect(await theJob()).toMatchObject({ status: "cancelled", nextStep: "purge" });
    expect(world.provider.countOf("deleteMedia")).toBe(0);
    expect(bot.recordings).toHaveLength(1);

    await ticks(world, 4);
    expect(isAtWork(bot)).toBe(false);
    expect(bot.recordings).toEqual([]);
    expect((await theJob()).status).toBe("deleted");
  });

  test("waits for a creation that was under way", async () => {
    const world = createWorld();
    const ada = await person(world, "ada@example.test", start + day);
    await claimAndDie(1, world.time);
    await hand(world).delete(ada);
    expect(await theJob()).toMatchObject({ status: "cancelled", lastError: "call_open" });
    await ticks(world, 2);
    expect((await theJob()).status).toBe("deleted");
  });

  test("after it was called off has its receipt, too", async () => {
    const { ada, act } = await booked();
    await act.cancel(ada);
    expect(await act.delete(ada)).toEqual(done);
    expect(await pending()).toContain(`${ada}:deleted`);
  });
});

describe("somebody in the meeting objects", () => {
  test("after the meeting, too: what was ready is not shown any more", async () => {
    const world = await ready();
    const { id: jobId } = await theJob();
    world.provider.alwaysFail("findBots", refusal("retry"));
    expect(await hand(world).optOut(jobId)).toEqual(done);
    expect(await theJob()).toMatchObject({ status: "ready", deleteRequestedAt: world.time });
  });

  test("without a provider it is stored, and done once there is one", async () => {
    const { world, bot } = await booked();
    const { id: jobId } = await theJob();
    const control = { ...world, provider: null, now: world.time, waitUntil: () => undefined };
    expect(await optOut(control, jobId)).toEqual(done);
    expect(bot.removed).toBe(false);
    await work(world);
    expect(bot.removed).toBe(true);
  });
});

describe("the link in the meeting's chat", () => {
  test("leads to its job, is always the same, and cannot be made by others", async () => {
    const { bot } = await booked();
    const { id: jobId } = await theJob();
    const token = await optOutToken(env.siteSecret, jobId);
    expect(bot.asked.announcement).toContain(`/notetaker-opt-out?token=${token}`);
    expect(bot.asked.announcement.length).toBeLessThanOrEqual(500);
    expect(await jobIdOfOptOut(env.siteSecret, token)).toBe(jobId);
    expect(await jobIdOfOptOut(`another${env.siteSecret}`, token)).toBeNull();
    const changed = token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const wrong of [changed, token.slice(0, -1), `${token}A`, jobId, "", "."]) {
      expect(await jobIdOfOptOut(env.siteSecret, wrong)).toBeNull();
    }
  });
});
