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

  test("before the provider hears of it; it stays when that fails", async () => {
    const world = createWorld();
    world.provider.fail("createBot", refusal("ambiguous"));
    expect(await ask(world)).toMatchObject({ outcome: "accepted" });
    expect(await theNotetaker()).toMatchObject({ status: "requested", nextStep: "dispatch" });
  });

  test("a honeypot, which is never sent, told of or taken for somebody's", async () => {
    const world = createWorld();
    await ask(world, {}, { honeypot: true });
    expect(await theNotetaker()).toMatchObject({ status: "quarantined", nextStep: "purge" });
    expect(await outboxRows()).toEqual([]);
    expect(await ask(world)).toMatchObject({ outcome: "accepted" });
    expect(world.provider.bots).toHaveLength(1);
  });
});

describe("a repeat is harmless", () => {
  test("the same submission ten times at once is one row, one mail and one bot", async () => {
    const world = createWorld();
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(world, {}, { key: "k" })));
    expect(outcomes(all).filter((one) => one === "accepted")).toHaveLength(1);
    expect(await ask(world, {}, { key: "k" })).toMatchObject({ outcome: "repeated", isOwn: true });
    expect(await allNotetakers()).toHaveLength(1);
    expect(await outboxRows()).toMatchObject([{ kind: "confirmation" }]);
    expect(world.provider.bots).toHaveLength(1);
  });

  test("with another meeting it is another request: a form that was changed and sent again counts", async () => {
    const world = createWorld();
    await ask(world, {}, { key: "k" });
    const other = await ask(world, { meetingCode: "xyz-abcd-efg" }, { key: "k" });
    expect(other).toMatchObject({ outcome: "accepted" });
  });

  test.each([
    ["for now while its bot is live", {}, {}, "repeated"],
    ["in other letters", {}, { email: "ADA@example.test" }, "repeated"],
    ["a quarter of an hour away", at(day), at(day + 15 * minute), "repeated"],
    ["16 minutes away", at(day), at(day + 16 * minute), "accepted"],
    ["for another meeting", at(day), { ...at(day), meetingCode: "xyz-abcd-efg" }, "accepted"],
    ["of another mailbox", at(day), { ...at(day), ...bob }, "accepted"],
  ])("the same mailbox %s", async (_what, first, second, outcome) => {
    const world = createWorld();
    await ask(world, first);
    expect(await ask(world, second)).toMatchObject({ outcome });
    expect(await allNotetakers()).toHaveLength(outcome === "accepted" ? 2 : 1);
  });

  test.each(["over", "cancelled"])("deliberately, once the first is %s, it is two", async (end) => {
    const world = createWorld();
    await ask(world);
    if (end === "over") world.pass(day);
    else await controlsOf(world).cancel((await theNotetaker()).id);
    expect(await ask(world)).toMatchObject({ outcome: "accepted" });
    expect(world.provider.bots).toHaveLength(2);
  });
});

function at(ms: number) {
  return scheduledAt(start + ms);
}
