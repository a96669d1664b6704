import { describe, expect, test } from "vitest";
import { refusal } from "../support/fake-provider";
import {
  ask,
  createWorld,
  day,
  jobs,
  minute,
  requests,
  scheduledAt,
  start,
  theJob,
} from "../support/pipeline";

describe("what is stored", () => {
  test("a request for now is stored and its bot is sent at once", async () => {
    const world = createWorld();
    expect(await ask(world)).toMatchObject({ outcome: "accepted" });

    expect(await theJob()).toMatchObject({
      status: "scheduled",
      meetingCode: "abc-defg-hij",
      startsAt: start,
      botId: "bot-1",
      nextStep: "poll",
    });
    expect(await requests()).toMatchObject([
      { name: "Ada Lovelace", email: "ada@example.test", wallDate: null, timezone: null },
    ]);
    expect(world.provider.bots[0]?.asked).toMatchObject({ joinAt: null, revision: 0 });
  });

  test("a request for later is stored with its wall time and waits for the tick", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));

    expect(await theJob()).toMatchObject({
      status: "requested",
      startsAt: start + day,
      nextStep: "dispatch",
      nextAt: start,
    });
    expect(await requests()).toMatchObject([{ wallTime: "12:00 PM", timezone: "US/Eastern" }]);
    expect(world.provider.calls).toEqual([]);
  });

  test("the request is in the table before the provider hears of it, and stays when that fails", async () => {
    const world = createWorld();
    world.provider.fail("createBot", refusal("ambiguous"));
    expect(await ask(world)).toMatchObject({ outcome: "accepted" });
    expect(await theJob()).toMatchObject({ status: "requested", nextStep: "dispatch" });
  });

  test("addresses are kept for the mail only; quota keys do not show them", async () => {
    await ask(createWorld());
    const [request] = await requests();
    const keys = JSON.stringify([request?.emailKey, request?.networkKey, request?.idempotencyKey]);
    expect(keys).not.toMatch(/ada@|example|192\.0/);
  });
});

describe("the same submission twice", () => {
  test("is one request and one bot", async () => {
    const world = createWorld();
    await ask(world, {}, { key: "k" });
    expect(await ask(world, {}, { key: "k" })).toMatchObject({ outcome: "repeated" });
    expect(await requests()).toHaveLength(1);
    expect(world.provider.bots).toHaveLength(1);
  });

  test("is one request even when ten arrive at once", async () => {
    const world = createWorld();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => ask(world, {}, { key: "k" })),
    );
    expect(results.filter(({ outcome }) => outcome === "accepted")).toHaveLength(1);
    expect(await requests()).toHaveLength(1);
    expect(world.provider.bots).toHaveLength(1);
  });

  test("with another meeting is another request: a form that was changed and sent again counts", async () => {
    const world = createWorld();
    await ask(world, {}, { key: "k" });
    const result = await ask(world, { meetingCode: "xyz-abcd-efg" }, { key: "k" });
    expect(result).toMatchObject({ outcome: "accepted" });
    expect(await jobs()).toHaveLength(2);
  });

  test("under another key while its bot is live, the same person gets one mail, so one request", async () => {
    const world = createWorld();
    await ask(world);
    expect(await ask(world, { email: "ADA@example.test" })).toMatchObject({ outcome: "repeated" });
    expect(await requests()).toHaveLength(1);
  });

  test("deliberately, once the first is over, is two", async () => {
    const world = createWorld();
    await ask(world);
    world.pass(day);
    expect(await ask(world)).toMatchObject({ outcome: "accepted" });
    expect(await requests()).toHaveLength(2);
  });
});

describe("one meeting, one bot", () => {
  test("a second person within a quarter of an hour joins the live job", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    const other = { ...scheduledAt(start + day + 15 * minute), email: "bob@example.test" };
    expect(await ask(world, other)).toMatchObject({ outcome: "accepted" });
    expect(await jobs()).toHaveLength(1);
    expect(await requests()).toHaveLength(2);
  });

  test.each([
    [
      "a minute too far away",
      { ...scheduledAt(start + day + 16 * minute), email: "b@example.test" },
    ],
    ["another code", { ...scheduledAt(start + day), meetingCode: "xyz-abcd-efg" }],
  ])("%s is another job", async (_what, other) => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    await ask(world, other);
    expect(await jobs()).toHaveLength(2);
  });

  test("the nearer of two live jobs is joined", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    await ask(world, scheduledAt(start + day + 20 * minute));
    await ask(world, { ...scheduledAt(start + day + 14 * minute), email: "b@example.test" });
    const [, later] = await jobs();
    const [, , third] = await requests();
    expect(later?.startsAt).toBe(start + day + 20 * minute);
    expect(third?.jobId).toBe(later?.id);
  });

  test("a quarantined job is joined by nobody, and joins nobody", async () => {
    const world = createWorld();
    await ask(world, {}, { honeypot: true });
    await ask(world, { email: "bob@example.test" });
    await ask(world, { email: "eve@example.test" }, { honeypot: true });
    expect((await jobs()).map(({ status }) => status).sort()).toEqual([
      "quarantined",
      "quarantined",
      "scheduled",
    ]);
  });
});
