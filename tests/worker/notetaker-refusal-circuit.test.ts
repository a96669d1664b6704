import { describe, expect, test, vi } from "vitest";
import { refusal } from "../support/fake-provider";
import {
  ask,
  createWorld,
  day,
  db,
  hour,
  jobs,
  minute,
  outboxRows,
  plenty,
  scheduledAt,
  type TestWorld,
} from "../support/pipeline";
import { circuitBreakers, providerRefusals } from "~/db/schema.server";
import { runDue } from "~/notetaker/steps/run.server";

const dispatch = (world: TestWorld) => runDue(world, "dispatch", plenty);
const refusedForGood = refusal("permanent", {
  status: 400,
  code: "http_400",
  said: "automatic_leave.noone_joined_timeout: Ensure this value is greater than or equal to 30.",
});

/** The nth meeting of a test, `ahead` from now. */
async function book(world: TestWorld, nth: number, ahead: number): Promise<void> {
  const letter = String.fromCharCode(97 + (nth % 26));
  const meetingCode = `${letter.repeat(3)}-${String.fromCharCode(97 + Math.floor(nth / 26)).repeat(4)}-abc`;
  const at = { ...scheduledAt(world.time + ahead), meetingCode, email: `p${nth}@example.test` };
  await ask(world, at, { network: `192.0.2.${nth + 1}` });
}

async function ticks(world: TestWorld, count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) {
    world.pass(minute);
    await dispatch(world);
  }
}

const statusesOf = async () => (await jobs()).map(({ status }) => status);
const failuresFiled = async () => (await outboxRows()).filter(({ kind }) => kind === "failure");

describe("a fault that hits every job", () => {
  test("the vendor refuses everything for an hour: no job is lost, and all go out afterwards", async () => {
    const logged = vi.spyOn(console, "log");
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    for (let nth = 0; nth < 12; nth += 1) await book(world, nth, 2 * hour + nth * 20 * minute);
    await dispatch(world);
    await ticks(world, 60);

    expect(new Set(await statusesOf())).toEqual(new Set(["requested"]));
    expect(await failuresFiled()).toEqual([]);
    const alarms = logged.mock.calls
      .map(([entry]) => entry)
      .filter((entry) => entry.event === "provider.refusing");
    expect(alarms).toHaveLength(1);
    expect(alarms[0]).toMatchObject({
      alarm: "provider_refuses",
      code: "http_400",
      said: refusedForGood.said,
    });
    logged.mockRestore();

    world.provider.heal("createBot");
    await ticks(world, 3);
    expect(new Set(await statusesOf())).toEqual(new Set(["scheduled"]));
    expect(world.provider.bots).toHaveLength(12);
    expect(await db.select().from(providerRefusals)).toEqual([]);
    expect(await db.select().from(circuitBreakers)).toEqual([]);
  });

  test("after the third job one is tried each minute, and nothing else is sent", async () => {
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    for (let nth = 0; nth < 3; nth += 1) {
      await book(world, nth, day);
      await dispatch(world);
    }
    expect(world.provider.countOf("createBot")).toBe(3);
    for (let nth = 3; nth < 9; nth += 1) await book(world, nth, day);
    await dispatch(world);
    expect(world.provider.countOf("createBot")).toBe(3);

    await ticks(world, 10);
    expect(world.provider.countOf("createBot")).toBe(13);
  });

  test("a job whose time comes meanwhile is given up, and its owner is told once", async () => {
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    await book(world, 0, 5 * minute);
    for (let nth = 1; nth < 4; nth += 1) await book(world, nth, day);
    await dispatch(world);
    await ticks(world, 30);
    const [first, ...others] = await jobs();
    expect(first).toMatchObject({ status: "failed", reason: "refused_by_provider" });
    expect(await failuresFiled()).toMatchObject([{ kind: "failure", state: "pending" }]);
    expect(others.map(({ status }) => status)).toEqual(["requested", "requested", "requested"]);
  });

  test("a refusal is never repeated under its key: the provider would replay it", async () => {
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    await book(world, 0, day);
    await ticks(world, 40);
    const keys = world.provider.calls
      .filter(({ call }) => call === "createBot")
      .map(({ args }) => args[1]);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("a fault of a job's own", () => {
  test("it fails once another was taken after it and it is refused again", async () => {
    const world = createWorld();
    world.provider.fail("createBot", refusedForGood);
    await book(world, 0, day);
    await dispatch(world);
    expect(await statusesOf()).toEqual(["requested"]);

    await book(world, 1, day);
    await dispatch(world);
    expect(await statusesOf()).toEqual(["requested", "scheduled"]);

    world.provider.fail("createBot", refusedForGood);
    await ticks(world, 20);
    expect(await statusesOf()).toEqual(["failed", "scheduled"]);
    expect(await failuresFiled()).toHaveLength(1);
  });

  test("three bad ones of a stranger keep nobody else waiting for more than a minute", async () => {
    const world = createWorld();
    const { createBot } = world.provider;
    // The provider takes everything but these meetings.
    world.provider.createBot = async (bot, key) =>
      /\/(?:aaa|bbb|ccc)-aaaa-/.test(bot.meetingUrl) ? refusedForGood : createBot(bot, key);
    for (let nth = 0; nth < 3; nth += 1) await book(world, nth, 2 * hour);
    await dispatch(world);
    expect(await db.select().from(circuitBreakers)).toHaveLength(1);

    for (let nth = 3; nth < 8; nth += 1) await book(world, nth, 2 * hour);
    await dispatch(world);
    await ticks(world, 2);
    expect((await statusesOf()).slice(3)).toEqual(Array(5).fill("scheduled"));

    // And each that comes while they are judged goes out with its own tick, or the next.
    for (let nth = 8; nth < 20; nth += 1) {
      await book(world, nth, 2 * hour);
      await dispatch(world);
      await ticks(world, 2);
      expect((await statusesOf())[nth], `the ${nth}th`).toBe("scheduled");
    }
    expect((await statusesOf()).slice(0, 3)).toEqual(["failed", "failed", "failed"]);
  });

  test("an answer of the provider's that is none does not close the circuit", async () => {
    const world = createWorld();
    world.provider.alwaysFail("createBot", refusedForGood);
    for (let nth = 0; nth < 4; nth += 1) await book(world, nth, day);
    await dispatch(world);
    world.provider.alwaysFail("createBot", refusal("retry", { status: 503 }));
    const before = world.provider.countOf("createBot");
    await ticks(world, 5);
    expect(world.provider.countOf("createBot")).toBe(before + 5);
    expect(await db.select().from(circuitBreakers)).toHaveLength(1);
  });
});
