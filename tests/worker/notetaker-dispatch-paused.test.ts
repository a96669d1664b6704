import { describe, expect, test, vi } from "vitest";
import { dispatchAndExpire } from "../support/control";
import { refusal } from "../support/fake-provider";
import {
  ask,
  askOnly,
  createWorld,
  day,
  hour,
  allNotetakers,
  minute,
  outboxRows,
  scheduledAt,
  start,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";

const failureMails = async () => (await outboxRows()).filter(({ kind }) => kind === "failure");

describe("401 and 402", () => {
  test("pause all requests for five minutes, count no try, and are logged", async () => {
    const logged = vi.spyOn(console, "log");
    const world = createWorld();
    for (const meetingCode of ["aaa-aaaa-aaa", "bbb-bbbb-bbb", "ccc-cccc-ccc"]) {
      await ask(world, { ...scheduledAt(start + day), meetingCode });
    }
    world.provider.alwaysFail("createBot", refusal("paused", { status: 402 }));
    await dispatchAndExpire(world);
    const calls = world.provider.countOf("createBot");

    for (let tick = 0; tick < 4; tick += 1) {
      world.pass(minute);
      await dispatchAndExpire(world);
    }
    expect(world.provider.countOf("createBot")).toBe(calls);
    for (const notetaker of await allNotetakers()) {
      expect(notetaker).toMatchObject({ attempts: 0, unconfirmedCalls: 0 });
    }

    world.pass(minute + 1);
    await dispatchAndExpire(world);
    expect(world.provider.countOf("createBot")).toBeGreaterThan(calls);
    const paused = () => logged.mock.calls.filter(([entry]) => entry.event === "provider.paused");
    expect(paused().map(([{ code }]) => code)).toContain("fake_paused");
    const before = paused().length;

    world.provider.heal("createBot");
    world.pass(hour);
    await dispatchAndExpire(world);
    await ask(world, { ...scheduledAt(world.time + day), email: "bob@example.test" });
    world.provider.fail("createBot", refusal("paused"));
    await dispatchAndExpire(world);
    expect(paused().length, "again for a later outage").toBeGreaterThan(before);
  });

  test("hold up a request that comes in meanwhile, until the pause is over", async () => {
    const world = createWorld();
    world.provider.fail("createBot", refusal("paused", { status: 401 }));
    await ask(world, { meetingCode: "aaa-aaaa-aaa" });
    await ask(world, { meetingCode: "bbb-bbbb-bbb" });
    expect(world.provider.countOf("createBot")).toBe(1);
    world.pass(5 * minute);
    await dispatchAndExpire(world);
    expect((await allNotetakers()).map(({ status }) => status)).toEqual(["scheduled", "scheduled"]);
  });
});

describe("giving up", () => {
  test.each([
    ["for now", askOnly, 15, refusal("retry", { status: 503 })],
    ["for now, while the account is refused,", askOnly, 15, refusal("paused")],
    [
      "for later",
      (world: TestWorld) => ask(world, scheduledAt(start + hour)),
      60 + 10,
      refusal("retry", { status: 503 }),
    ],
  ])(
    "a request %s is given up when the grace period after its start has passed, not before",
    async (_kind, store, minutes, refused) => {
      const world = createWorld();
      await store(world);
      world.provider.alwaysFail("createBot", refused);
      for (let passed = 0; passed < minutes; passed += 1) {
        await dispatchAndExpire(world);
        expect(await theNotetaker()).toMatchObject({ status: "requested" });
        world.pass(minute);
      }
      await dispatchAndExpire(world);
      expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "provider_down" });
      expect(await failureMails()).toHaveLength(1);
    },
  );

  test("a request that no tick tried in time expires, and is not called the provider's fault", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + hour));
    world.time = start + 3 * hour;
    await dispatchAndExpire(world);
    expect(await theNotetaker()).toMatchObject({ status: "expired", reason: "missed" });
    expect(await failureMails()).toMatchObject([{ kind: "failure" }]);
    expect(world.provider.calls).toEqual([]);
  });

  test("a bot that may exist is looked for before its request is given up", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", { lost: refusal("ambiguous") });
    await dispatchAndExpire(world);
    world.pass(20 * minute);
    await dispatchAndExpire(world);
    expect(await theNotetaker()).toMatchObject({ status: "scheduled", botId: "bot-1" });
  });

  test("a request is given up if the provider cannot say for an hour whether its bot exists", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", refusal("ambiguous"));
    world.provider.alwaysFail("findBots", refusal("ambiguous"));
    for (let tick = 0; tick < 80; tick += 1) {
      await dispatchAndExpire(world);
      world.pass(minute);
    }
    expect(await theNotetaker()).toMatchObject({ status: "failed", reason: "provider_down" });
    expect(world.provider.countOf("createBot")).toBe(1);
  });
});
