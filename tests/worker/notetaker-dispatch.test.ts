import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../support/fake-provider";
import {
  ask,
  askOnly,
  createWorld,
  day,
  db,
  emptyTables,
  hour,
  jobs,
  minute,
  outboxRows,
  plenty,
  scheduledAt,
  start,
  theJob,
  type TestWorld,
} from "../support/pipeline";
import { notetakerJobs } from "~/db/schema.server";
import { dispatchDue } from "~/notetaker/dispatch.server";
import { claimDue, move } from "~/notetaker/repo.server";

beforeEach(emptyTables);

const dispatch = (world: TestWorld) => dispatchDue(world, plenty);
const failuresFiled = async () => (await outboxRows()).filter(({ kind }) => kind === "failure");

async function asked(world: TestWorld): Promise<void> {
  world.provider.fail("createBot", refusal("retry", { status: 503 }));
  await ask(world);
  world.provider.calls.length = 0;
}

describe("when a bot is sent", () => {
  test("a meeting more than ten minutes away is forwarded at once, with its start", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    expect(await dispatch(world)).toBe(1);
    expect(world.provider.bots[0]?.asked.joinAt).toBe(start + day);
    expect(await theJob()).toMatchObject({
      status: "scheduled",
      botId: "bot-1",
      nextStep: "poll",
      nextAt: start + day + 2 * minute,
      unsettled: 0,
      attempts: 0,
      leaseToken: null,
    });
  });

  test("one that starts in five minutes is forwarded without waiting for the tick, still with its start", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + 5 * minute));
    expect(world.provider.bots[0]?.asked.joinAt).toBe(start + 5 * minute);
  });

  test("a start that has passed is never sent", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + hour));
    world.time = start + hour + minute;
    await dispatch(world);
    expect(world.provider.bots[0]?.asked.joinAt).toBeNull();
  });

  test("the provider learns the link, the job's id and a first name, nothing else of the person", async () => {
    const world = createWorld();
    await ask(world);
    const asked = world.provider.bots[0]?.asked;
    expect(asked).toMatchObject({
      jobId: (await theJob()).id,
      meetingUrl: "https://meet.google.com/abc-defg-hij",
    });
    expect(asked?.announcement).toContain("invited by Ada.");
    expect(JSON.stringify(asked)).not.toMatch(/Lovelace|example\.test/);
  });
});

describe("refusals", () => {
  test.each(["retry", "gone", "dispatched"] as const)(
    "%s: later, with the same key",
    async (kind) => {
      const world = createWorld();
      await askOnly(world);
      world.provider.fail("createBot", refusal(kind, { status: 503 }));
      await dispatch(world);
      expect(await theJob()).toMatchObject({ status: "requested", revision: 0, unsettled: 0 });

      world.pass(minute);
      await dispatch(world);
      expect(await theJob()).toMatchObject({ status: "scheduled" });
      const [first, second] = world.provider.calls.filter(({ call }) => call === "createBot");
      expect(second?.args[1]).toBe(first?.args[1]);
      expect(world.provider.countOf("findBots")).toBe(0);
    },
  );

  test("Retry-After is honoured", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", refusal("retry", { status: 429, retryAfterMs: 4 * minute }));
    await dispatch(world);
    expect((await theJob()).nextAt).toBe(start + 4 * minute);
    world.pass(4 * minute - 1);
    expect(await dispatch(world)).toBe(0);
  });

  test("409: later, with the same key, after a look for the bot the other call may have made", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", { lost: refusal("retry", { status: 409 }) });
    await dispatch(world);
    world.pass(minute);
    await dispatch(world);
    expect(world.provider.countOf("findBots")).toBe(1);
    expect(world.provider.bots).toHaveLength(1);
    expect(await theJob()).toMatchObject({ status: "scheduled", botId: "bot-1" });
  });

  test("507: later, with a new key", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", refusal("retry_new_key", { status: 507 }));
    await dispatch(world);
    expect(await theJob()).toMatchObject({
      status: "requested",
      revision: 1,
      nextAt: start + 30_000,
    });
    world.pass(minute);
    await dispatch(world);
    const { id } = await theJob();
    expect(world.provider.bots[0]?.key).toBe(`${id}.1`);
  });

  test("no answer, but it happened: the bot is found, not made twice, even when keys are long forgotten", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    world.provider.fail("createBot", { lost: refusal("ambiguous") });
    await dispatch(world);
    expect(await theJob()).toMatchObject({ status: "requested", unsettled: 1 });

    world.pass(61 * minute);
    await dispatch(world);
    expect(world.provider.countOf("createBot")).toBe(1);
    expect(await theJob()).toMatchObject({ status: "scheduled", botId: "bot-1", unsettled: 0 });
  });

  test("no answer, and it did not happen: the bot is made after looking", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", refusal("ambiguous"));
    await dispatch(world);
    world.pass(minute);
    await dispatch(world);
    expect(world.provider.calls.map(({ call }) => call)).toEqual([
      "createBot",
      "findBots",
      "createBot",
    ]);
    expect(await theJob()).toMatchObject({ status: "scheduled" });
  });

  test("while nobody can say whether a bot exists, none is made", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", refusal("ambiguous"));
    world.provider.fail("findBots", refusal("retry"), refusal("ambiguous"));
    for (let tick = 0; tick < 3; tick += 1) {
      await dispatch(world);
      world.pass(2 * minute);
    }
    expect(world.provider.countOf("createBot")).toBe(1);
    await dispatch(world);
    expect(world.provider.countOf("createBot")).toBe(2);
  });

  test("400 and 403: failed for good, and its owner is told once", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", refusal("permanent", { status: 403 }));
    await dispatch(world);
    const job = await theJob();
    expect(job).toMatchObject({
      status: "failed",
      reason: "refused_by_provider",
      nextStep: "purge",
      nextAt: start + 7 * day,
    });
    expect(await failuresFiled()).toMatchObject([{ kind: "failure", state: "pending" }]);
  });

  test("surplus bots of one job are removed", async () => {
    const world = createWorld();
    await askOnly(world);
    const { id } = await theJob();
    const bot = {
      jobId: id,
      revision: 0,
      meetingUrl: "",
      botName: "",
      joinAt: null,
      announcement: "",
    };
    await world.provider.createBot(bot, "a");
    await world.provider.createBot({ ...bot, revision: 1 }, "b");
    world.provider.fail("createBot", refusal("ambiguous"));
    await dispatch(world);
    world.pass(minute);
    await dispatch(world);
    expect(await theJob()).toMatchObject({ botId: "bot-2" });
    expect(world.provider.bots.map(({ removed }) => removed)).toEqual([true, false]);
  });
});

describe("401 and 402", () => {
  test("nothing more is forwarded for five minutes, no try is counted, one alarm is raised", async () => {
    const logged = vi.spyOn(console, "log");
    const world = createWorld();
    for (const meetingCode of ["aaa-aaaa-aaa", "bbb-bbbb-bbb", "ccc-cccc-ccc"]) {
      await ask(world, { ...scheduledAt(start + day), meetingCode });
    }
    world.provider.alwaysFail("createBot", refusal("paused", { status: 402 }));
    await dispatch(world);
    const calls = world.provider.countOf("createBot");

    for (let tick = 0; tick < 4; tick += 1) {
      world.pass(minute);
      await dispatch(world);
    }
    expect(world.provider.countOf("createBot")).toBe(calls);
    expect((await jobs()).map(({ attempts, unsettled }) => [attempts, unsettled])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);

    world.pass(minute + 1);
    await dispatch(world);
    expect(world.provider.countOf("createBot")).toBeGreaterThan(calls);
    const alarms = logged.mock.calls.filter(([entry]) => entry.event === "provider.paused");
    expect(alarms).toHaveLength(1);
    logged.mockRestore();
  });

  test("a request that comes in meanwhile waits as well, and is forwarded afterwards", async () => {
    const world = createWorld();
    world.provider.fail("createBot", refusal("paused", { status: 401 }));
    await ask(world, { meetingCode: "aaa-aaaa-aaa" });
    await ask(world, { meetingCode: "bbb-bbbb-bbb" });
    expect(world.provider.countOf("createBot")).toBe(1);
    world.pass(5 * minute);
    await dispatch(world);
    expect((await jobs()).map(({ status }) => status)).toEqual(["scheduled", "scheduled"]);
  });

  test("the alarm is raised again for a later outage", async () => {
    const logged = vi.spyOn(console, "log");
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    world.provider.fail("createBot", refusal("paused"), refusal("paused"));
    await dispatch(world);
    world.pass(hour);
    await dispatch(world);
    const alarms = logged.mock.calls.filter(([entry]) => entry.event === "provider.paused");
    expect(alarms).toHaveLength(2);
    logged.mockRestore();
  });

  test("a request whose time passes meanwhile is given up and told", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.alwaysFail("createBot", refusal("paused"));
    for (let tick = 0; tick < 17; tick += 1) {
      await dispatch(world);
      world.pass(minute);
    }
    expect(await theJob()).toMatchObject({ status: "failed", reason: "provider_down" });
  });
});

describe("giving up", () => {
  test.each([
    ["now", askOnly, 15],
    ["scheduled", (world: TestWorld) => ask(world, scheduledAt(start + hour)), 60 + 10],
  ])(
    "%s: when the grace after the start has passed, and not before",
    async (_kind, store, minutes) => {
      const world = createWorld();
      await store(world);
      world.provider.alwaysFail("createBot", refusal("retry", { status: 503 }));
      for (let passed = 0; passed < minutes; passed += 1) {
        await dispatch(world);
        expect(await theJob()).toMatchObject({ status: "requested" });
        world.pass(minute);
      }
      await dispatch(world);
      expect(await theJob()).toMatchObject({ status: "failed", reason: "provider_down" });
      expect(await failuresFiled()).toHaveLength(1);
    },
  );

  test("a request that nobody tried in time is expired, not the provider's fault", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + hour));
    world.time = start + 3 * hour;
    await dispatch(world);
    expect(await theJob()).toMatchObject({ status: "expired", reason: "missed" });
    expect(await failuresFiled()).toMatchObject([{ kind: "failure" }]);
    expect(world.provider.calls).toEqual([]);
  });

  test("a bot that may exist is looked for before its request is given up", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", { lost: refusal("ambiguous") });
    await dispatch(world);
    world.pass(20 * minute);
    await dispatch(world);
    expect(await theJob()).toMatchObject({ status: "scheduled", botId: "bot-1" });
  });

  test("if nobody can tell for an hour, it is given up", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", refusal("ambiguous"));
    world.provider.alwaysFail("findBots", refusal("ambiguous"));
    for (let tick = 0; tick < 80; tick += 1) {
      await dispatch(world);
      world.pass(minute);
    }
    expect(await theJob()).toMatchObject({ status: "failed", reason: "provider_down" });
    expect(world.provider.countOf("createBot")).toBe(1);
  });
});

describe("leases", () => {
  test("50 claimers at once never get the same row", async () => {
    const world = createWorld();
    for (let index = 0; index < 15; index += 1) {
      const meetingCode = `abc-defg-aa${String.fromCharCode(97 + index)}`;
      await ask(world, { ...scheduledAt(start + day), meetingCode });
    }
    const claims = await Promise.all(
      Array.from({ length: 50 }, () => claimDue(db, "dispatch", 6, world.time)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(15);
    expect(new Set(ids).size).toBe(15);
  });

  test("a claimer that died is followed by another, who looks before sending", async () => {
    const world = createWorld();
    await askOnly(world);
    await claimDue(db, "dispatch", 1, world.time);
    world.pass(89_000);
    expect(await dispatch(world)).toBe(0);
    world.pass(2_000);
    expect(await dispatch(world)).toBe(1);
    expect(world.provider.calls.map(({ call }) => call)).toEqual(["findBots", "createBot"]);
  });

  test("one whose lease was taken over writes nothing", async () => {
    const world = createWorld();
    await askOnly(world);
    const [slow] = await claimDue(db, "dispatch", 1, world.time);
    world.pass(2 * minute);
    const [quick] = await claimDue(db, "dispatch", 1, world.time);
    if (!slow || !quick) throw new Error("both should have claimed");
    expect(await move(db, slow, "scheduled", { botId: "slow" }, world.time)).toBe(false);
    expect(await move(db, quick, "scheduled", { botId: "quick" }, world.time)).toBe(true);
    expect(await theJob()).toMatchObject({ botId: "quick" });
  });

  test("two ticks at once send one bot for each job", async () => {
    const world = createWorld();
    for (let index = 0; index < 12; index += 1) {
      const meetingCode = `abc-defg-aa${String.fromCharCode(97 + index)}`;
      await ask(world, {
        ...scheduledAt(start + day),
        meetingCode,
        email: `p${index}@example.test`,
      });
    }
    await Promise.all([dispatch(world), dispatch(world), dispatch(world)]);
    expect(world.provider.bots).toHaveLength(12);
    expect((await jobs()).every(({ status }) => status === "scheduled")).toBe(true);
  });

  test("a job that throws stops neither the tick nor the others", async () => {
    const world = createWorld();
    for (const meetingCode of ["aaa-aaaa-aaa", "bbb-bbbb-bbb", "ccc-cccc-ccc"]) {
      await ask(world, { ...scheduledAt(start + day), meetingCode });
    }
    world.provider.fail("createBot", () => Promise.reject(new Error("boom")));
    expect(await dispatch(world)).toBe(3);
    expect((await jobs()).filter(({ status }) => status === "scheduled")).toHaveLength(2);
  });
});

describe("a late 201", () => {
  test.each(["cancelled", "expired", "failed"] as const)(
    "for a job that is %s removes the bot",
    async (status) => {
      const world = createWorld();
      await asked(world);
      world.provider.fail("createBot", async () => {
        await db
          .update(notetakerJobs)
          .set({ status, nextStep: null, nextAt: null, leaseToken: null });
      });
      world.pass(minute);
      await dispatch(world);
      expect(world.provider.bots.map(({ removed }) => removed)).toEqual([true]);
      expect(await theJob()).toMatchObject({ status, botId: null });
    },
  );

  test("of a bot that is already on its way makes it leave", async () => {
    const world = createWorld();
    await asked(world);
    world.provider.fail("createBot", async () => {
      await db.update(notetakerJobs).set({ status: "cancelled", leaseToken: null });
    });
    world.provider.fail("deleteBot", refusal("dispatched", { status: 405 }));
    world.pass(minute);
    await dispatch(world);
    expect(world.provider.countOf("leaveCall")).toBe(1);
  });

  test("for a job that a webhook has moved on meanwhile leaves the bot alone", async () => {
    const world = createWorld();
    await asked(world);
    const { id } = await theJob();
    world.provider.fail("createBot", async () => {
      await db
        .update(notetakerJobs)
        .set({ status: "joining", botId: "bot-1", leaseToken: null, nextStep: "poll" })
        .where(eq(notetakerJobs.id, id));
    });
    world.pass(minute);
    await dispatch(world);
    expect(world.provider.bots.map(({ removed }) => removed)).toEqual([false]);
    expect(await theJob()).toMatchObject({ status: "joining", botId: "bot-1" });
  });
});
