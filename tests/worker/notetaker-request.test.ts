import { describe, expect, test } from "vitest";
import { controlsOf } from "../support/control";
import { refusal } from "../support/fake-provider";
import {
  allNotetakers,
  ask,
  createWorld,
  day,
  minute,
  outboxRows,
  scheduledAt,
  start,
  theNotetaker,
} from "../support/pipeline";

const bob = { name: "Bob Stone", email: "bob@example.test" };
const outcomes = (all: readonly { outcome: string }[]) => all.map(({ outcome }) => outcome);

describe("what is stored", () => {
  test("a request for now, and its bot is sent at once", async () => {
    const world = createWorld();
    expect(await ask(world)).toMatchObject({ outcome: "accepted", pending: false });
    expect(await theNotetaker()).toMatchObject({
      ...{ status: "scheduled", name: "Ada Lovelace", email: "ada@example.test" },
      ...{ meetingCode: "abc-defg-hij", startsAt: start, wallDate: null, timezone: null },
      ...{ botId: "bot-1", nextStep: "poll", source: "web", provider: "recall" },
    });
    expect(world.provider.bots[0]?.asked).toMatchObject({ joinAt: null, revision: 0 });
  });

  test("a request for later, with its wall time; it waits for the tick", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    expect(await theNotetaker()).toMatchObject({
      ...{ status: "requested", startsAt: start + day, nextStep: "dispatch", nextAt: start },
      ...{ wallTime: "12:00 PM", timezone: "US/Eastern" },
    });
    expect(world.provider.calls).toEqual([]);
  });

  test("a request before the provider is called; it stays when that call fails", async () => {
    const world = createWorld();
    world.provider.fail("createBot", refusal("ambiguous"));
    expect(await ask(world)).toMatchObject({ outcome: "accepted" });
    expect(await theNotetaker()).toMatchObject({ status: "requested", nextStep: "dispatch" });
  });

  test("a filled honeypot, which is never sent or mailed about, and does not count as the person's request", async () => {
    const world = createWorld();
    await ask(world, {}, { honeypot: true });
    expect(await theNotetaker()).toMatchObject({ status: "quarantined", nextStep: "purge" });
    expect(await outboxRows()).toEqual([]);
    expect(await ask(world)).toMatchObject({ outcome: "accepted" });
    expect(world.provider.bots).toHaveLength(1);
  });
});

describe("repeated requests", () => {
  test("the same submission ten times at the same moment is one row, one mail and one bot", async () => {
    const world = createWorld();
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(world, {}, { key: "k" })));
    expect(outcomes(all).filter((one) => one === "accepted")).toHaveLength(1);
    expect(await ask(world, {}, { key: "k" })).toMatchObject({ outcome: "repeated", isOwn: true });
    expect(await allNotetakers()).toHaveLength(1);
    expect(await outboxRows()).toMatchObject([{ kind: "confirmation" }]);
    expect(world.provider.bots).toHaveLength(1);
  });

  test("but the same key with another meeting is another request", async () => {
    const world = createWorld();
    await ask(world, {}, { key: "k" });
    const other = await ask(world, { meetingCode: "xyz-abcd-efg" }, { key: "k" });
    expect(other).toMatchObject({ outcome: "accepted" });
  });

  test.each([
    ["for now while its bot is live", "repeated", {}, {}],
    ["in other letters", "repeated", {}, { email: "ADA@example.test" }],
    ["15 minutes away", "repeated", at(day), at(day + 15 * minute)],
    ["16 minutes away", "accepted", at(day), at(day + 16 * minute)],
    ["for another meeting", "accepted", at(day), { ...at(day), meetingCode: "xyz-abcd-efg" }],
    ["of another mailbox", "accepted", at(day), { ...at(day), ...bob }],
  ])("a second request %s is %s", async (_what, outcome, first, second) => {
    const world = createWorld();
    await ask(world, first);
    expect(await ask(world, second)).toMatchObject({ outcome });
    expect(await allNotetakers()).toHaveLength(outcome === "accepted" ? 2 : 1);
  });

  test.each(["over", "cancelled"])(
    "a second request is accepted once the first is %s",
    async (end) => {
      const world = createWorld();
      await ask(world);
      if (end === "over") world.pass(day);
      else await controlsOf(world).cancel((await theNotetaker()).id);
      expect(await ask(world)).toMatchObject({ outcome: "accepted" });
      expect(world.provider.bots).toHaveLength(2);
    },
  );
});

function at(ms: number) {
  return scheduledAt(start + ms);
}
