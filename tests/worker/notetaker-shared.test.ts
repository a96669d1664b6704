import { beforeEach, describe, expect, test, vi } from "vitest";
import { appointment, done, doneBefore, hand, person, theRequest, work } from "../support/control";
import { mailbox, send, sentMails } from "../support/delivery";
import {
  createWorld,
  day,
  db,
  emptyTables,
  jobs,
  minute,
  outboxRows,
  start,
  theJob,
  type TestWorld,
} from "../support/pipeline";
import { notetakerJobs } from "~/db/schema.server";

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyTables();
});

const aliveBots = (world: TestWorld) => world.provider.bots.filter(({ removed }) => !removed);

/** One person whose bot is booked for tomorrow. */
async function booked() {
  const world = createWorld();
  const id = await person(world, "ada@example.test", start + day);
  await work(world);
  world.provider.calls.length = 0;
  return { world, id, act: hand(world) };
}

describe("one meeting, several people", () => {
  async function shared() {
    const { world, id: ada, act } = await booked();
    const bob = await person(world, "bob@example.test", start + day);
    return { world, act, ada, bob };
  }

  test("who moves alone gets a bot of their own", async () => {
    const { world, act, ada, bob } = await shared();
    expect(await act.reschedule(ada, appointment(start + 2 * day))).toEqual(done);
    const [first, second] = await jobs();
    expect(first).toMatchObject({ status: "scheduled", startsAt: start + day, botId: "bot-1" });
    expect(second).toMatchObject({ status: "scheduled", startsAt: start + 2 * day });
    expect((await theRequest(ada)).jobId).toBe(second?.id);
    expect((await theRequest(bob)).jobId).toBe(first?.id);
    expect(aliveBots(world)).toHaveLength(2);
  });

  test("who moves by ten minutes stays with the others", async () => {
    const { world, act, ada } = await shared();
    const to = appointment(start + day + 10 * minute);
    expect(await act.reschedule(ada, to)).toEqual(done);
    expect(await theJob()).toMatchObject({ startsAt: start + day, revision: 0 });
    expect(await theRequest(ada)).toMatchObject({ sequence: 1, wallTime: to.wallTime });
    expect(world.provider.calls).toEqual([]);
    expect(await act.reschedule(ada, to)).toEqual(doneBefore);
  });

  test("who moves to where another bot goes joins it, and the others there are told", async () => {
    const { world, id: ada, act } = await booked();
    const bob = await person(world, "bob@example.test", start + 2 * day);
    await work(world);
    expect(await act.reschedule(ada, appointment(start + 2 * day + minute))).toEqual(done);
    const [left, joined] = await jobs();
    expect(left?.status).toBe("cancelled");
    expect((await theRequest(ada)).jobId).toBe(joined?.id);
    expect(aliveBots(world)).toMatchObject([{ id: "bot-2" }]);
    const filed = (await outboxRows()).map(({ dedupeKey }) => dedupeKey);
    expect(filed).toContain(`${bob}:shared:${ada}`);
    expect(filed).not.toContain(`${ada}:cancelled:1`);
  });

  test("who joins a recording is told to those it belongs to, with nothing left to confirm", async () => {
    const { world, id: ada } = await booked();
    await db.update(notetakerJobs).set({ status: "recording" });
    const bob = await person(world, "bob@example.test", start + day);
    const box = mailbox();
    await send(world);
    expect(sentMails(box)).toEqual([]);
    const filed = (await outboxRows()).filter(({ kind }) => kind === "shared");
    expect(filed).toMatchObject([{ dedupeKey: `${ada}:shared:${bob}`, state: "pending" }]);
    await send(world);
    expect(sentMails(box).map(({ to }) => to)).toEqual(["ada@example.test"]);
  });

  test("cancelling one leaves the bot to the other, who was told of both", async () => {
    const { world, act, ada, bob } = await shared();
    mailbox();
    await send(world);
    expect(await act.cancel(ada)).toEqual(done);
    expect(await theJob()).toMatchObject({ status: "scheduled", botId: "bot-1" });
    expect(aliveBots(world)).toHaveLength(1);
    const filed = (await outboxRows()).map(({ dedupeKey }) => dedupeKey);
    expect(filed).toContain(`${ada}:shared:${bob}`);
    await act.cancel(bob);
    expect((await theJob()).status).toBe("cancelled");
    expect(aliveBots(world)).toEqual([]);
  });
});
