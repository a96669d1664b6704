import { describe, expect, test } from "vitest";
import { appointment, done, hand, person, theRequest, work } from "../support/control";
import { mailbox, send, sentMails } from "../support/delivery";
import {
  createWorld,
  day,
  db,
  jobs,
  minute,
  outboxRows,
  start,
  theJob,
  type TestWorld,
} from "../support/pipeline";
import { alreadyComingMailWords } from "~/notetaker/mails/sharing/words";
import { notetakerJobs } from "~/db/schema.server";

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
  async function asked() {
    const { world, id: ada, act } = await booked();
    const bob = await person(world, "bob@example.test", start + day);
    return { world, act, ada, bob };
  }
  const filed = async () => (await outboxRows()).map(({ dedupeKey }) => dedupeKey);

  test("who moves to where another notetaker goes keeps their own, and its owner is told", async () => {
    const { world, id: ada, act } = await booked();
    const bob = await person(world, "bob@example.test", start + 2 * day);
    await work(world);
    expect(await act.reschedule(ada, appointment(start + 2 * day + minute))).toEqual(done);
    const [first, second] = await jobs();
    expect([first?.startsAt, second?.startsAt]).toEqual([
      start + 2 * day + minute,
      start + 2 * day,
    ]);
    expect(aliveBots(world)).toHaveLength(2);
    expect(await filed()).toContain(`${bob}:another_coming:${first?.id}.0`);
  });

  test("who asks during the call is a question that cannot wait, and sees nothing of the job", async () => {
    const { world, id: ada } = await booked();
    await db.update(notetakerJobs).set({ status: "recording" });
    world.pass(day);
    const bob = await person(world, "bob@example.test", null);
    const question = (await outboxRows()).find(({ kind }) => kind === "asked");
    expect(question).toMatchObject({ dedupeKey: `${ada}:asked:${bob}`, lane: 0 });
    const box = mailbox();
    await send(world);
    const toBob = sentMails(box).filter(({ to }) => to === "bob@example.test");
    expect(toBob.map(({ subject }) => subject)).toEqual([alreadyComingMailWords.subject]);
    expect(toBob[0]?.text).toContain("Ada (a•••@example.test)");
  });

  test("what anybody else calls off is only their own part", async () => {
    const { world, act, bob } = await asked();
    expect(await act.cancel(bob)).toEqual(done);
    expect(await theRequest(bob)).toMatchObject({ standing: "left", name: null });
    expect(await theJob()).toMatchObject({ status: "scheduled", botId: "bot-1" });
    expect(await act.stop(bob)).toEqual({ outcome: "refused", why: "not_yours" });
    expect(aliveBots(world)).toHaveLength(1);
  });
});
