import { describe, expect, test } from "vitest";
import {
  appointment,
  controlsOf,
  success,
  alreadyDone,
  notetakerIn,
  notetakerOf,
  person,
  presentBots,
  ticks,
  work,
} from "../support/control";
import { refusal } from "../support/fake-provider";
import {
  claimAndDie,
  createWorld,
  day,
  db,
  env,
  hour,
  minute,
  outboxRows,
  start,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";
import { notetakers } from "~/db/schema.server";
import { optOutToken } from "~/notetaker/store/tokens.server";

/** One person whose bot is booked for tomorrow. */
async function booked() {
  const one = await notetakerIn("scheduled");
  one.world.provider.calls.length = 0;
  return one;
}

const callsOf = (world: TestWorld) => world.provider.calls.map(({ call }) => call);

describe("a bot that still waits", () => {
  test("is removed, and another comes at the new time, to the new link", async () => {
    const { world, id, act } = await booked();
    const to = appointment(start + 2 * day, { meetingCode: "xyz-abcd-efg" });
    expect(await act.reschedule(id, to)).toEqual(success);

    expect(callsOf(world)).toEqual(["removeBot", "createBot"]);
    expect(presentBots(world).map(({ asked }) => asked)).toMatchObject([
      { joinAt: start + 2 * day, revision: 1, meetingUrl: expect.stringMatching(/xyz-abcd-efg$/) },
    ]);
    expect(world.provider.bots[1]?.key).toBe(`${id}.1`);
    const chatToken = await optOutToken(env.siteSecret, { id, revision: 1 });
    expect(world.provider.bots[1]?.asked.announcement).toContain(chatToken);
    expect(await theNotetaker()).toMatchObject({
      ...{ status: "scheduled", botId: "bot-2", formerBotId: null, sequence: 1 },
      ...{ startsAt: start + 2 * day, wallDate: "2026-11-22" },
      nextAt: start + 2 * day + 2 * minute,
    });
    const filed = (await outboxRows()).map(({ key }) => key);
    expect(filed).toEqual(expect.arrayContaining([`${id}:rescheduled:1`, `${id}:reminder:1`]));
  });
});

describe("a bot that is on its way", () => {
  test("has to leave before another is made", async () => {
    const { world, id, bot, act } = await booked();
    bot.changes.push({ to: "joining", reason: null, at: world.time });
    await act.reschedule(id, appointment(start + 2 * day));
    expect(callsOf(world)).toEqual(["removeBot", "createBot"]);
    expect(bot.changes.map(({ to }) => to)).toContain("left");
    expect(await theNotetaker()).toMatchObject({ status: "scheduled", botId: "bot-2" });
  });

  test.each(["retry", "permanent", "ambiguous"] as const)(
    "and cannot be removed (%s) makes the other wait until it is gone",
    async (kind) => {
      const { world, id, act } = await booked();
      world.provider.fail("removeBot", refusal(kind));
      await act.reschedule(id, appointment(start + 2 * day));
      expect(world.provider.countOf("createBot")).toBe(0);
      await ticks(world, 2);
      expect(presentBots(world)).toMatchObject([{ asked: { joinAt: start + 2 * day } }]);
    },
  );

  test("and cannot be removed before the meeting is over is removed afterwards, and the notetaker fails", async () => {
    const { world, id, act } = await booked();
    world.provider.alwaysFail("removeBot", refusal("retry"));
    await act.reschedule(id, appointment(start + hour));
    world.time = start + hour + 11 * minute;
    world.provider.heal("removeBot");
    await work(world);
    expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "provider_down" });
    expect(presentBots(world)).toEqual([]);
  });
});

describe("a move", () => {
  test("after a claim that died looks for a bot before it makes one", async () => {
    const world = createWorld();
    const id = await person(world, "ada@example.test", start + day);
    await claimAndDie(1, world.time);
    await controlsOf(world).reschedule(id, appointment(start + 2 * day));
    expect(callsOf(world)).toEqual(["findBots", "createBot"]);
    expect(presentBots(world)).toMatchObject([{ asked: { joinAt: start + 2 * day } }]);
  });
});

describe("a move is refused, or changes nothing,", () => {
  test.each([
    ["that a participant closed", "meeting_closed"],
    ["that is full", "meeting_full"],
  ])("to a meeting %s", async (_what, why) => {
    const { world, id, act } = await booked();
    const there = { meetingCode: "xyz-abcd-efg" };
    for (const email of ["b@x.test", "c@x.test", "d@x.test"]) {
      const other = await person(world, email, start + 2 * day, there.meetingCode);
      if (why === "meeting_full") continue;
      await act.optOut(other);
      break;
    }
    const before = await notetakerOf(id);
    const to = appointment(start + 2 * day, there);
    expect(await act.reschedule(id, to)).toEqual({ outcome: "refused", why });
    expect(await notetakerOf(id)).toEqual(before);
  });

  test("to the same time again", async () => {
    const { world, id, act } = await booked();
    await act.reschedule(id, appointment(start + 2 * day));
    world.provider.calls.length = 0;
    expect(await act.reschedule(id, appointment(start + 2 * day))).toEqual(alreadyDone);
    expect(world.provider.calls).toEqual([]);
    expect((await notetakerOf(id)).sequence).toBe(1);
  });

  test("to the past, or after 50 changes", async () => {
    const { id, act } = await booked();
    const refused = { outcome: "refused", why: "not_possible" };
    expect(await act.reschedule(id, appointment(start))).toEqual(refused);
    await db.update(notetakers).set({ sequence: 50 });
    expect(await act.reschedule(id, appointment(start + 2 * day))).toEqual(refused);
  });
});
