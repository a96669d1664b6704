import { describe, expect, test, vi } from "vitest";
import { dispatchAndExpire } from "../support/control";
import { refusal } from "../support/fake-provider";
import {
  ask,
  createWorld,
  day,
  db,
  hour,
  allNotetakers,
  minute,
  outboxRows,
  scheduledAt,
  type TestWorld,
} from "../support/pipeline";
import { circuitBreakers } from "~/db/schema.server";

const refusedForGood = refusal("permanent", {
  status: 400,
  code: "http_400",
  message:
    "automatic_leave.noone_joined_timeout: Ensure this value is greater than or equal to 30.",
});

/** The nth meeting of a test, `ahead` from now. */
async function book(world: TestWorld, nth: number, ahead: number): Promise<void> {
  const letter = String.fromCharCode(97 + nth);
  const meetingCode = `${letter.repeat(3)}-${letter.repeat(4)}-abc`;
  await ask(world, { ...scheduledAt(world.time + ahead), meetingCode, email: `p${nth}@x.test` });
}

async function ticks(world: TestWorld, count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) {
    world.pass(minute);
    await dispatchAndExpire(world);
  }
}

/** The provider takes everything but these meetings. */
function refuse({ provider }: TestWorld, meetings: RegExp): void {
  const { createBot } = provider;
  provider.createBot = async (bot, key) =>
    meetings.test(bot.meetingUrl) ? refusedForGood : createBot(bot, key);
}

const statusesOf = async () => (await allNotetakers()).map(({ status }) => status);
const failures = async () => (await outboxRows()).filter(({ kind }) => kind === "failure");
const breakers = () => db.select().from(circuitBreakers);

describe("a fault that hits every notetaker", () => {
  test("loses none in an hour, alarms once with the provider's words, and ends with a success", async () => {
    const logged = vi.spyOn(console, "log");
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    for (let nth = 0; nth < 8; nth += 1) await book(world, nth, 2 * hour + nth * 20 * minute);
    await dispatchAndExpire(world);
    await ticks(world, 60);

    expect(new Set(await statusesOf())).toEqual(new Set(["requested"]));
    expect(await failures()).toEqual([]);
    const refusing = logged.mock.calls
      .map(([entry]) => entry)
      .filter((entry) => entry.event === "provider.refusing");
    const { message, code } = refusedForGood;
    // Seen again each time the breaker opens, so the alarm lasts as long as the fault.
    expect(refusing.length).toBeGreaterThanOrEqual(5);
    for (const entry of refusing) expect(entry).toMatchObject({ code, message });
    expect(refusing.filter((entry) => "alarm" in entry)).toEqual([refusing[0]]);

    world.provider.heal("createBot");
    await ticks(world, 12);
    expect(new Set(await statusesOf())).toEqual(new Set(["scheduled"]));
    expect(world.provider.bots).toHaveLength(8);
    expect(await breakers()).toEqual([]);
    const keys = world.provider.calls.map(({ args }) => args[1]);
    expect(new Set(keys).size, "the provider would replay a refusal under its key").toBe(
      keys.length,
    );
  });

  test("stops all calls for ten minutes after the third notetaker, and no try of the others is counted", async () => {
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    for (let nth = 0; nth < 3; nth += 1) {
      await book(world, nth, day);
      await dispatchAndExpire(world);
    }
    for (let nth = 3; nth < 6; nth += 1) await book(world, nth, day);
    await ticks(world, 9);
    expect(world.provider.countOf("createBot")).toBe(3);
    for (const { attempts, unconfirmedCalls } of (await allNotetakers()).slice(3)) {
      expect([attempts, unconfirmedCalls]).toEqual([0, 0]);
    }
    await ticks(world, 1);
    expect(world.provider.countOf("createBot")).toBeGreaterThan(3);
  });

  test("is not assumed when the same two notetakers are refused again and again", async () => {
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    for (let nth = 0; nth < 2; nth += 1) await book(world, nth, day);
    await ticks(world, 40);
    expect(world.provider.countOf("createBot")).toBeGreaterThan(4);
    expect(await breakers()).toMatchObject([{ openUntil: 0 }]);
  });

  test("fails a notetaker whose meeting begins meanwhile, and its owner is mailed once", async () => {
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    await book(world, 0, 5 * minute);
    for (let nth = 1; nth < 4; nth += 1) await book(world, nth, day);
    await dispatchAndExpire(world);
    await ticks(world, 30);
    const [first, ...others] = await allNotetakers();
    expect(first).toMatchObject({ status: "failed", reason: "refused_by_provider" });
    expect(await failures()).toMatchObject([{ kind: "failure", state: "pending" }]);
    expect(others.map(({ status }) => status)).toEqual(["requested", "requested", "requested"]);
  });
});

describe("a fault of one notetaker's own", () => {
  test("makes it fail when it is refused again after another was accepted", async () => {
    const world = createWorld();
    refuse(world, /\/aaa-/);
    await book(world, 0, day);
    await ticks(world, 40);
    expect(await statusesOf(), "refused again and again, but perhaps all are").toEqual([
      "requested",
    ]);

    await book(world, 1, day);
    await ticks(world, 20);
    expect(await statusesOf()).toEqual(["failed", "scheduled"]);
    expect(await failures()).toHaveLength(1);
  });

  test("holds the others up for ten minutes if three have one, and those three fail then", async () => {
    const world = createWorld();
    refuse(world, /\/(?:aaa|bbb|ccc)-/);
    for (let nth = 0; nth < 3; nth += 1) await book(world, nth, 2 * hour);
    await dispatchAndExpire(world);
    for (let nth = 3; nth < 6; nth += 1) await book(world, nth, 2 * hour);
    await ticks(world, 10);
    expect((await statusesOf()).slice(3)).toEqual(["scheduled", "scheduled", "scheduled"]);

    await ticks(world, 20);
    expect((await statusesOf()).slice(0, 3)).toEqual(["failed", "failed", "failed"]);
    for (const { openUntil } of await breakers()) expect(openUntil).toBeLessThan(world.time);
  });

  test("is not forgotten because of a 503, which says nothing about it", async () => {
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    for (let nth = 0; nth < 3; nth += 1) await book(world, nth, day);
    await dispatchAndExpire(world);
    world.provider.alwaysFail("createBot", refusal("retry", { status: 503 }));
    await ticks(world, 15);
    const [breaker] = await breakers();
    expect(JSON.parse(breaker?.refused ?? "[]")).toHaveLength(3);
  });
});
