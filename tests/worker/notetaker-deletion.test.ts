import { describe, expect, test } from "vitest";
import { done, doneBefore, controlsOf, person, notetakerOf, work } from "../support/control";
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
  allNotetakers,
  start,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";
import { notetakers } from "~/db/schema.server";
import { optOut } from "~/notetaker/changes/objections.server";
import { forgetAddressAfter } from "~/notetaker/store/erase.server";
import { optOutToken, readOptOutToken } from "~/notetaker/store/tokens.server";
import { runDue } from "~/notetaker/pipeline/run-steps.server";

async function booked() {
  const world = createWorld();
  const ada = await person(world, "ada@example.test", start + day);
  await work(world);
  const bot = world.provider.bots[0];
  if (!bot) throw new Error("no bot");
  return { world, ada, bot, act: controlsOf(world) };
}

async function recorded() {
  const { world, ada, bot, act } = await booked();
  bot.changes = [{ to: "recording", reason: null, at: world.time }];
  bot.recordings = [recording(start, start + minute)];
  await db.update(notetakers).set({ status: "recording", recordingId: "recording-1" });
  return { world, ada, bot, act };
}

const pending = async () =>
  (await outboxRows()).filter(({ state }) => state === "pending").map(({ key }) => key);

async function ticks(world: TestWorld, count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) {
    world.pass(2 * minute);
    await work(world);
  }
}

const isAtWork = ({ removed, changes }: FakeBot) =>
  !removed && !changes.some(({ to }) => to === "left");

describe("deleting everything", () => {
  test("of a delivered meeting takes the media and the data at once, and confirms it", async () => {
    const world = await ready();
    const [request] = await allNotetakers();
    const id = request?.id ?? "";
    expect(await controlsOf(world).delete(id)).toEqual(done);
    expect(world.provider.bots[0]?.recordings).toEqual([]);
    expect(await theNotetaker()).toMatchObject({ status: "deleted", meetingCode: null });
    expect(await notetakerOf(id)).toMatchObject({ name: null, email: "ada@example.test" });
    expect(await pending()).toContain(`${id}:deleted`);
    expect(await pending()).not.toContain(`${id}:result`);
    expect(await controlsOf(world).delete(id)).toEqual(doneBefore);
  });

  test("the address goes with the confirmation, and after a day whatever became of it", async () => {
    const world = await ready();
    const [request] = await allNotetakers();
    const id = request?.id ?? "";
    await controlsOf(world).delete(id);
    await forgetAddressAfter(db, id, "deleted");
    expect(await notetakerOf(id)).toMatchObject({ email: null, timezone: null });

    await emptyTables();
    const another = await ready(createWorld());
    const [other] = await allNotetakers();
    await controlsOf(another).delete(other?.id ?? "");
    another.pass(day - 1);
    expect(await runDue(another, "forget", plenty)).toBe(0);
    another.pass(1);
    expect(await runDue(another, "forget", plenty)).toBe(1);
    expect(await notetakerOf(other?.id ?? "")).toMatchObject({ email: null, timezone: null });
    expect(await theNotetaker()).toMatchObject({ nextStep: null, nextAt: null });
  });

  test("before the meeting takes the bot away, too", async () => {
    const { ada, bot, act } = await booked();
    await act.delete(ada);
    expect(bot.removed).toBe(true);
    expect((await theNotetaker()).status).toBe("deleted");
  });

  test("during the meeting: the bot has to be out before anything counts as deleted", async () => {
    const { world, ada, bot, act } = await recorded();
    world.provider.fail("removeBot", refusal("retry"), refusal("ambiguous"));
    expect(await act.delete(ada)).toEqual(done);
    expect(await theNotetaker()).toMatchObject({ status: "cancelled", nextStep: "purge" });
    expect(world.provider.countOf("deleteMedia")).toBe(0);
    expect(bot.recordings).toHaveLength(1);

    await ticks(world, 4);
    expect(isAtWork(bot)).toBe(false);
    expect(bot.recordings).toEqual([]);
    expect((await theNotetaker()).status).toBe("deleted");
  });

  test("waits for a creation that was under way", async () => {
    const world = createWorld();
    const ada = await person(world, "ada@example.test", start + day);
    await claimAndDie(1, world.time);
    await controlsOf(world).delete(ada);
    expect(await theNotetaker()).toMatchObject({ status: "cancelled", lastError: "call_open" });
    await ticks(world, 2);
    expect((await theNotetaker()).status).toBe("deleted");
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
    const { id: notetakerId } = await theNotetaker();
    world.provider.alwaysFail("findBots", refusal("retry"));
    expect(await controlsOf(world).optOut(notetakerId)).toEqual(done);
    expect(await theNotetaker()).toMatchObject({ status: "ready", deleteRequestedAt: world.time });
  });

  test("without a provider it is stored, and done once there is one", async () => {
    const { world, bot } = await booked();
    const { id: notetakerId } = await theNotetaker();
    expect(await optOut({ ...world, provider: null }, notetakerId)).toEqual(done);
    expect(bot.removed).toBe(false);
    await work(world);
    expect(bot.removed).toBe(true);
  });
});

describe("the link in the meeting's chat", () => {
  test("leads to its notetaker, is always the same, and cannot be made by others", async () => {
    const { bot } = await booked();
    const notetaker = await theNotetaker();
    const { id, revision } = notetaker;
    const token = await optOutToken(env.siteSecret, notetaker);
    expect(bot.asked.announcement).toContain(`/notetaker-opt-out?token=${token}`);
    expect(bot.asked.announcement.length).toBeLessThanOrEqual(500);
    expect(await readOptOutToken(env.siteSecret, token)).toEqual({ id, revision });
    const changed = token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const wrong of [changed, token.slice(0, -1), `${token}A`, id, "", "."]) {
      expect(await readOptOutToken(env.siteSecret, wrong)).toBeNull();
    }
    expect(await readOptOutToken(`another${env.siteSecret}`, token)).toBeNull();
  });
});
