import { describe, expect, test } from "vitest";
import {
  appointment,
  done,
  doneBefore,
  controlsOf,
  person,
  notetakerOf,
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
  readWebhook,
} from "../support/pipeline";
import { botEvent, signedWebhook } from "../support/signed-webhook";
import { notetakers } from "~/db/schema.server";
import { takeWebhook } from "~/notetaker/pipeline/take-webhook.server";
import { optOutToken } from "~/notetaker/store/tokens.server";

/** One person whose bot is booked for tomorrow. */
async function booked() {
  const world = createWorld();
  const id = await person(world, "ada@example.test", start + day);
  await work(world);
  world.provider.calls.length = 0;
  return { world, id, act: controlsOf(world) };
}

const callsOf = (world: TestWorld) => world.provider.calls.map(({ call }) => call);
const aliveBots = (world: TestWorld) => world.provider.bots.filter(({ removed }) => !removed);

async function ticks(world: TestWorld, count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) {
    world.pass(2 * minute);
    await work(world);
  }
}

async function webhook(world: TestWorld, name: string, revision: number, botId = "bot-1") {
  const { id: notetakerId } = await theNotetaker();
  const body = botEvent(name, { id: botId, notetakerId, revision });
  const secrets = env.recall?.webhookSecrets ?? [];
  const message = { id: crypto.randomUUID(), at: world.time, body };
  const { headers } = await signedWebhook(secrets[0] ?? "", message);
  const taken = await takeWebhook(world, readWebhook, headers, new TextEncoder().encode(body));
  if (taken.outcome === "stored") await taken.after?.();
}

describe("a bot that still waits", () => {
  test("goes, and another comes at the new time, to the new link", async () => {
    const { world, id, act } = await booked();
    const to = appointment(start + 2 * day, { meetingCode: "xyz-abcd-efg" });
    expect(await act.reschedule(id, to)).toEqual(done);

    expect(callsOf(world)).toEqual(["removeBot", "createBot"]);
    expect(aliveBots(world).map(({ asked }) => asked)).toMatchObject([
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
    const { world, id, act } = await booked();
    const bot = world.provider.bots[0];
    bot?.changes.push({ to: "joining", reason: null, at: world.time });
    await act.reschedule(id, appointment(start + 2 * day));
    expect(callsOf(world)).toEqual(["removeBot", "createBot"]);
    expect(bot?.changes.map(({ to }) => to)).toContain("left");
    expect(await theNotetaker()).toMatchObject({ status: "scheduled", botId: "bot-2" });
  });

  test.each(["retry", "permanent", "ambiguous"] as const)(
    "and cannot be sent away (%s): the other waits until it is gone",
    async (kind) => {
      const { world, id, act } = await booked();
      world.provider.fail("removeBot", refusal(kind));
      await act.reschedule(id, appointment(start + 2 * day));
      expect(world.provider.countOf("createBot")).toBe(0);
      await ticks(world, 2);
      expect(aliveBots(world)).toMatchObject([{ asked: { joinAt: start + 2 * day } }]);
    },
  );

  test("and cannot be sent away until the time is over: it is tried once more, and said", async () => {
    const { world, id, act } = await booked();
    world.provider.alwaysFail("removeBot", refusal("retry"));
    await act.reschedule(id, appointment(start + hour));
    world.time = start + hour + 11 * minute;
    world.provider.heal("removeBot");
    await work(world);
    expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "provider_down" });
    expect(aliveBots(world)).toEqual([]);
  });
});

describe("calls that were under way", () => {
  test("one that died between its claim and its call", async () => {
    const world = createWorld();
    const id = await person(world, "ada@example.test", start + day);
    await claimAndDie(1, world.time);
    await controlsOf(world).reschedule(id, appointment(start + 2 * day));
    expect(callsOf(world)).toEqual(["findBots", "createBot"]);
    expect(aliveBots(world)).toMatchObject([{ asked: { joinAt: start + 2 * day } }]);
  });
});

describe("webhooks", () => {
  test("of the bot of the old time change nothing, and have it taken away", async () => {
    const { world, id, act } = await booked();
    world.provider.fail("removeBot", refusal("retry"));
    await act.reschedule(id, appointment(start + 2 * day));
    await webhook(world, "bot.in_call_recording", 0);
    expect(await theNotetaker()).toMatchObject({ status: "requested", botId: null, revision: 1 });
    expect(aliveBots(world)).toEqual([]);
  });

  test("of a bot that nobody knows any more have it taken away", async () => {
    const { world, id, act } = await booked();
    await act.reschedule(id, appointment(start + 10 * minute));
    const stray = { ...world.provider.bots[0], id: "bot-stray", removed: false };
    Object.assign(world.provider.bots, { 2: stray });
    await webhook(world, "bot.joining_call", 0, "bot-stray");
    expect(stray.removed).toBe(true);
    expect(aliveBots(world)).toMatchObject([{ id: "bot-2" }]);
  });
});

describe("what is not a move", () => {
  test.each([
    ["that somebody closed", "meeting_closed"],
    ["that is full", "meeting_full"],
  ])("to a meeting %s", async (_what, why) => {
    const { world, id, act } = await booked();
    const there = { meetingCode: "xyz-abcd-efg" };
    for (const email of ["b@x.test", "c@x.test", "d@x.test"]) {
      const other = await person(world, email, start + 2 * day, there.meetingCode);
      if (why === "meeting_closed") await act.optOut(other);
      if (why === "meeting_closed") break;
    }
    const before = await notetakerOf(id);
    const to = appointment(start + 2 * day, there);
    expect(await act.reschedule(id, to)).toEqual({ outcome: "refused", why });
    expect(await notetakerOf(id)).toEqual(before);
  });

  test("the same time again", async () => {
    const { world, id, act } = await booked();
    await act.reschedule(id, appointment(start + 2 * day));
    world.provider.calls.length = 0;
    expect(await act.reschedule(id, appointment(start + 2 * day))).toEqual(doneBefore);
    expect(world.provider.calls).toEqual([]);
    expect((await notetakerOf(id)).sequence).toBe(1);
  });

  test("the past, and one change too many", async () => {
    const { id, act } = await booked();
    const refused = { outcome: "refused", why: "not_possible" };
    expect(await act.reschedule(id, appointment(start))).toEqual(refused);
    await db.update(notetakers).set({ sequence: 50 });
    expect(await act.reschedule(id, appointment(start + 2 * day))).toEqual(refused);
  });
});
