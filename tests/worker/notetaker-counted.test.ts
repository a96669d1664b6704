import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { hand, person, work } from "../support/control";
import {
  ask,
  createWorld,
  day,
  db,
  env,
  hour,
  input,
  jobs,
  minute,
  outboxRows,
  scheduledAt,
  start,
  type TestWorld,
} from "../support/pipeline";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { requestNotetaker, type NotetakerSubmission } from "~/notetaker/request/request.server";
import { quotas } from "~/notetaker/store/intake.server";

/** What a request counts against, how often, and for how long that is remembered. */

const ada = { email: "ada@example.test" };
const code = (nth: number) => `abc-defg-aa${String.fromCharCode(97 + nth)}`;
const trap = { honeypot: true };

async function counted(): Promise<Record<string, number>> {
  const rows = await db.all<{ kind: string; count: number }>(sql`
    select kind, sum(count) as count from counts group by kind`);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

async function fill(kind: string, count: number): Promise<void> {
  const key = await mailboxKey(env.siteSecret, ada.email);
  await db.run(sql`insert into counts (kind, key, hour, count)
    values (${kind}, ${key}, ${start / hour}, ${count})`);
}

/** A request that is none of a form's: from a link of ours, or an invite. */
function askBy(world: TestWorld, other: Partial<NotetakerSubmission>) {
  return requestNotetaker(world, {
    input: input(scheduledAt(start + day)),
    idempotencyKey: "k",
    sender: { kind: "link" },
    suspicion: { honeypot: false, token: "ok" },
    ...other,
  });
}

/** The transaction of this number is committed, and its answer never comes. */
function loseAnswer(nth: number): void {
  const batch = env.db.batch.bind(env.db);
  let calls = 0;
  vi.spyOn(env.db, "batch").mockImplementation(async (statements) => {
    const answer = await batch(statements);
    calls += 1;
    if (calls === nth) throw new Error("D1_ERROR: Network connection lost.");
    return answer as never;
  });
}

describe("counts once", () => {
  const once = { mailbox: 1, network: 1, prefix: 1, meeting: 1 };

  test("a request, also when the answer to its write is lost, and when it comes again", async () => {
    const world = createWorld();
    loseAnswer(1);
    const form = [{ ...ada, ...scheduledAt(start + day) }, { key: "k" }] as const;
    expect(await ask(world, ...form)).toMatchObject({ outcome: "accepted" });
    expect(await ask(world, ...form)).toMatchObject({ outcome: "repeated", own: true });
    expect(await counted()).toEqual(once);
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual(["confirmation"]);
  });

  test("an invite that nobody vouches for, against its questions and nothing else", async () => {
    const world = createWorld();
    const unproven = { sender: { kind: "anybody" }, source: "unproven_invite" } as const;
    loseAnswer(1);
    expect(await askBy(world, unproven)).toMatchObject({ outcome: "accepted", held: true });
    expect(await askBy(world, unproven)).toMatchObject({ outcome: "repeated" });
    // Against the mailbox and against the site.
    expect(await counted()).toEqual({ unproven: 2 });
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual(["unproven"]);
  });

  test("what is caught in the trap, against its network alone, and hides no honest request", async () => {
    const world = createWorld();
    for (const _ of [1, 2]) await ask(world, ada, { ...trap, key: "k" });
    expect(await counted()).toEqual({ network: 1, prefix: 1 });
    for (let nth = 0; nth < 4; nth += 1) await ask(world, { ...ada, meetingCode: code(nth) }, trap);
    for (let nth = 0; nth < quotas.unknown; nth += 1) {
      const honest = await ask(world, { ...ada, meetingCode: code(nth) });
      expect(honest).toMatchObject({ outcome: "accepted", standing: "owner", held: false });
    }
  });
});

describe("what is refused", () => {
  test("counts against a network each time, and against no mailbox, meeting or domain", async () => {
    const world = createWorld();
    await ask(world, ada);
    await hand(world).optOut((await jobs())[0]?.id ?? "");
    await db.run(sql`delete from counts`);
    for (const _ of [1, 2]) {
      const again = await ask(world, { ...scheduledAt(start + hour), email: "bob@example.test" });
      expect(again).toMatchObject({ outcome: "closed", reason: "opted_out" });
    }
    const invite = { sender: { kind: "mail", domain: "firm.example" }, source: "invite" } as const;
    expect(await askBy(world, invite)).toMatchObject({ outcome: "closed" });
    expect(await counted()).toEqual({ network: 2, prefix: 2 });
  });

  test("of a link or an invite is the 21st of a day", async () => {
    const world = createWorld();
    await fill("vouched", quotas.known - 1);
    expect(await askBy(world, {})).toMatchObject({ outcome: "accepted" });
    const other = { input: input({ meetingCode: code(1) }), idempotencyKey: "l" };
    expect(await askBy(world, other)).toMatchObject({
      outcome: "over_quota",
      retryAfterSeconds: day / 1_000,
    });
    world.pass(day - 1);
    expect(await askBy(world, other)).toMatchObject({ outcome: "over_quota" });
    world.pass(1);
    expect(await askBy(world, other)).toMatchObject({ outcome: "accepted" });
  });

  test("tells who is at a meeting to their own link, and to no network that asks without end", async () => {
    const world = createWorld();
    const meeting = scheduledAt(start + day);
    await ask(world, { ...ada, ...meeting });
    await db.run(sql`update counts set count = ${quotas.network} where kind = 'network'`);
    expect(await ask(world, { ...ada, ...meeting })).toMatchObject({ outcome: "over_quota" });
    await fill("vouched", quotas.known);
    expect(await askBy(world, { idempotencyKey: "own" })).toMatchObject({
      outcome: "repeated",
      own: false,
    });
  });
});

test("an unknown mailbox is asked about what waits once in 24 hours", async () => {
  const world = createWorld();
  const book = (nth: number) => ask(world, { ...ada, meetingCode: code(nth) });
  const questions = async () => (await outboxRows()).filter(({ kind }) => kind === "held").length;
  for (let nth = 0; nth <= quotas.unknown; nth += 1) await book(nth);
  expect(await questions()).toBe(1);
  world.pass(day - 1);
  for (let nth = 4; nth < 4 + quotas.unknown; nth += 1) {
    expect(await book(nth)).toMatchObject({ held: true });
  }
  expect(await questions()).toBe(1);
  world.pass(1);
  expect(await book(9)).toMatchObject({ held: true });
  expect(await questions()).toBe(2);
});

test("a bot that was called off at the very start of its meeting has been paid for", async () => {
  const world = createWorld();
  const now = await person(world, ada.email, null);
  const early = await person(world, "bob@example.test", start + hour, code(1));
  await work(world);
  expect(await counted()).toMatchObject({ site: 2 });
  await hand(world).cancel(now);
  await hand(world).cancel(early);
  world.pass(3 * minute);
  await work(world);
  expect(await counted(), "only the place of the one that was early is free").toMatchObject({
    site: 1,
  });
});
