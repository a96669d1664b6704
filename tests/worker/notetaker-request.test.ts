import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeProvider, refusal } from "../support/fake-provider";
import {
  ask,
  createWorld,
  day,
  db,
  emptyTables,
  env,
  input,
  jobs,
  minute,
  requests,
  scheduledAt,
  start,
  theJob,
} from "../support/pipeline";
import { requestNotetaker } from "~/notetaker/request.server";

beforeEach(emptyTables);

describe("what is stored", () => {
  test("a request for now is stored and its bot is sent at once", async () => {
    const world = createWorld();
    expect(await ask(world)).toEqual({ outcome: "accepted" });

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
    expect(await ask(world)).toEqual({ outcome: "accepted" });
    expect(await theJob()).toMatchObject({ status: "requested", nextStep: "dispatch" });
  });

  test("a filled trap is answered like a success, forwarded to nobody and due for deletion", async () => {
    const world = createWorld();
    expect(await ask(world, {}, { honeypot: true })).toEqual({ outcome: "quarantined" });
    expect(world.provider.calls).toEqual([]);
    expect(await theJob()).toMatchObject({
      status: "quarantined",
      nextStep: "purge",
      nextAt: start + 7 * day,
    });
  });

  test("addresses are kept for the mail only; quota keys do not show them", async () => {
    await ask(createWorld());
    const [request] = await requests();
    const keys = JSON.stringify([request?.emailKey, request?.networkKey, request?.idempotencyKey]);
    expect(keys).not.toMatch(/ada|example|192/);
  });
});

describe("the same submission twice", () => {
  test("is one request and one bot", async () => {
    const world = createWorld();
    await ask(world, {}, { key: "k" });
    expect(await ask(world, {}, { key: "k" })).toEqual({ outcome: "repeated" });
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
    expect(result).toEqual({ outcome: "accepted" });
    expect(await jobs()).toHaveLength(2);
  });

  test("under another key while its bot is live, the same person gets one mail, so one request", async () => {
    const world = createWorld();
    await ask(world);
    expect(await ask(world, { email: "ADA@example.test" })).toEqual({ outcome: "repeated" });
    expect(await requests()).toHaveLength(1);
  });

  test("deliberately, once the first is over, is two", async () => {
    const world = createWorld();
    await ask(world);
    world.pass(day);
    expect(await ask(world)).toEqual({ outcome: "accepted" });
    expect(await requests()).toHaveLength(2);
  });

  test("is one request when D1 answers with a transient error after the commit", async () => {
    const world = createWorld();
    const batch = env.db.batch.bind(env.db);
    const spy = vi.spyOn(env.db, "batch").mockImplementationOnce(async (statements) => {
      await batch(statements);
      throw new Error("D1_ERROR: Network connection lost.");
    });
    expect(await ask(world)).toEqual({ outcome: "accepted" });
    spy.mockRestore();
    expect(await requests()).toHaveLength(1);
    expect(world.provider.bots).toHaveLength(1);
  });
});

describe("one meeting, one bot", () => {
  test("a second person within a quarter of an hour joins the live job", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    const other = { ...scheduledAt(start + day + 15 * minute), email: "bob@example.test" };
    expect(await ask(world, other)).toEqual({ outcome: "accepted" });
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

describe("quotas", () => {
  const code = (index: number) =>
    `abc-${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}aa-xyz`;

  test("the 21st request of an address within a day is refused, until the first is a day old", async () => {
    const world = createWorld();
    for (let index = 0; index < 20; index += 1) {
      expect(await ask(world, { meetingCode: code(index) })).toEqual({ outcome: "accepted" });
      world.pass(minute);
    }
    const refused = await ask(world, { meetingCode: code(20), email: "Ada+tag@EXAMPLE.test" });
    expect(refused).toEqual({ outcome: "over_quota", retryAfterSeconds: 24 * 3600 - 20 * 60 });
    expect(await jobs()).toHaveLength(20);
    expect(await ask(world, { meetingCode: code(20), email: "bob@example.test" })).toEqual({
      outcome: "accepted",
    });

    world.time = start + day + 1;
    expect(await ask(world, { meetingCode: code(21) })).toEqual({ outcome: "accepted" });
  });

  test("the 201st request of a network within a day is refused, also across midnight", async () => {
    const world = createWorld(Date.UTC(2026, 10, 20, 23, 0, 0));
    await env.db.exec(
      "insert into notetaker_jobs (id, status, starts_at, scheduled, created_at, updated_at) values ('old', 'deleted', 0, 0, 0, 0)",
    );
    await ask(world, { meetingCode: code(0) });
    const [{ networkKey } = { networkKey: "" }] = await requests();
    await env.db
      .prepare(
        `insert into notetaker_requests (id, idempotency_key, job_id, network_key, created_at)
         select 'r' || value, 'k' || value, 'old', ?1, ?2
         from json_each(?3)`,
      )
      .bind(networkKey, world.time, JSON.stringify([...Array(199).keys()]))
      .run();

    world.pass(2 * 60 * minute);
    expect(await ask(world, { meetingCode: code(1), email: "b@example.test" })).toMatchObject({
      outcome: "over_quota",
    });
    expect(
      await ask(world, { meetingCode: code(1), email: "b@example.test" }, { network: "192.0.2.2" }),
    ).toEqual({ outcome: "accepted" });
  });

  test("a full quota does not let anybody join a live job either", async () => {
    const world = createWorld();
    for (let index = 0; index < 20; index += 1) await ask(world, { meetingCode: code(index) });
    await ask(world, { meetingCode: code(20), email: "bob@example.test" });
    expect(await ask(world, { meetingCode: code(20) })).toMatchObject({ outcome: "over_quota" });
    expect(await requests()).toHaveLength(21);
  });

  test("a repeat of the last allowed request is still a repeat", async () => {
    const world = createWorld();
    for (let index = 0; index < 20; index += 1) {
      await ask(world, { meetingCode: code(index) }, { key: `k${index}` });
    }
    expect(await ask(world, { meetingCode: code(19) }, { key: "k19" })).toEqual({
      outcome: "repeated",
    });
  });
});

describe("when it cannot be stored", () => {
  const submission = {
    input: input(),
    idempotencyKey: "k",
    network: "192.0.2.1",
    suspicion: { honeypot: false, token: "ok" },
  } as const;

  test("without a configured provider nothing is taken in", async () => {
    const result = await requestNotetaker(
      { env: { ...env, recall: null }, db, now: start, waitUntil: () => undefined },
      submission,
    );
    expect(result).toMatchObject({ outcome: "unavailable" });
    expect(await jobs()).toEqual([]);
  });

  test.each([
    ["Network connection lost", 2, "accepted"],
    ["D1 DB storage operation exceeded timeout which caused object to be reset", 2, "unavailable"],
    ["storage caused object to be reset", 2, "accepted"],
    ["D1 DB reset because its code was updated", 2, "accepted"],
    ["Cannot resolve D1 DB due to transient issue on remote node", 4, "accepted"],
    ["Network connection lost", 5, "unavailable"],
    ["D1 DB is overloaded. Requests queued for too long.", 1, "unavailable"],
    ["D1_ERROR: no such table", 1, "unavailable"],
  ])("D1 says %j %i times: %s", async (message, times, outcome) => {
    const spy = vi.spyOn(env.db, "batch");
    for (let index = 0; index < times; index += 1) {
      spy.mockImplementationOnce(() =>
        Promise.reject(new Error("Failed query", { cause: new Error(`D1_ERROR: ${message}`) })),
      );
    }
    const result = await requestNotetaker(
      {
        env,
        db,
        now: start,
        waitUntil: () => undefined,
        random: () => 0,
        provider: fakeProvider(),
      },
      submission,
    );
    spy.mockRestore();
    expect(result.outcome).toBe(outcome);
    expect(await requests()).toHaveLength(outcome === "accepted" ? 1 : 0);
  });
});
