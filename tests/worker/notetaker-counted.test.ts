import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { hand } from "../support/control";
import {
  ask,
  createWorld,
  day,
  db,
  env,
  hour,
  input,
  allNotetakers,
  outboxRows,
  scheduledAt,
  start,
  type TestWorld,
} from "../support/pipeline";
import { quotaKey } from "~/abuse/mailboxes.server";
import { limits } from "~/notetaker/request/decide";
import { requestNotetaker, type NotetakerSubmission } from "~/notetaker/request/take.server";

/** What a request counts against, how often, and for how long that is remembered. */

const ada = { email: "ada@example.test" };
const code = (nth: number) => `abc-defg-aa${String.fromCharCode(97 + nth)}`;
const trap = { honeypot: true };

async function counted(): Promise<Record<string, number>> {
  const rows = await db.all<{ kind: string; count: number }>(sql`
    select kind, sum(count) as count from counts where kind <> 'site' group by kind`);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

async function fill(kind: string, count: number): Promise<void> {
  const key = await quotaKey(env.siteSecret, ada.email);
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

/** Every transaction that writes is committed, and its first answer never comes. */
function loseFirstAnswer(): void {
  const batch = env.db.batch.bind(env.db);
  let isLost = false;
  vi.spyOn(env.db, "batch").mockImplementation(async (statements) => {
    const answer = await batch(statements);
    const wrote = answer.some(({ meta }) => meta.changes > 0);
    if (!wrote || isLost) return answer as never;
    isLost = true;
    throw new Error("D1_ERROR: Network connection lost.");
  });
}

describe("counts once", () => {
  test("a request, also when the answer to its write is lost, and when it comes again", async () => {
    const world = createWorld();
    loseFirstAnswer();
    const form = [{ ...ada, ...scheduledAt(start + day) }, { key: "k" }] as const;
    const taken = await ask(world, ...form);
    expect(taken).toMatchObject({ outcome: "repeated", own: true });
    expect(await ask(world, ...form)).toEqual(taken);
    expect(await counted()).toEqual({ mailbox: 1, network: 1, meeting: 1 });
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual(["confirmation"]);
  });

  test("an invite that nobody vouches for, against its questions and nothing else", async () => {
    const world = createWorld();
    const unproven = { sender: { kind: "unproven_invite" } } as const;
    expect(await askBy(world, unproven)).toMatchObject({ outcome: "accepted", pending: true });
    expect(await askBy(world, unproven)).toMatchObject({ outcome: "repeated" });
    // Against the mailbox and against the site.
    expect(await counted()).toEqual({ unproven: 2 });
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual(["unproven_invite"]);
  });

  test("a filled honeypot, against its network alone, and hides no honest request", async () => {
    const world = createWorld();
    for (let nth = 0; nth < 4; nth += 1) await ask(world, { ...ada, meetingCode: code(nth) }, trap);
    expect(await counted()).toEqual({ network: 4 });
    for (let nth = 0; nth < limits.perDay.unverified; nth += 1) {
      const honest = await ask(world, { ...ada, meetingCode: code(nth) });
      expect(honest).toMatchObject({ outcome: "accepted", pending: false });
    }
  });
});

describe("what is refused", () => {
  test("counts against a network each time, and against no mailbox, meeting or domain", async () => {
    const world = createWorld();
    await ask(world, ada);
    await hand(world).optOut((await allNotetakers())[0]?.id ?? "");
    await db.run(sql`delete from counts`);
    for (const _ of [1, 2]) {
      const again = await ask(world, { ...scheduledAt(start + hour), email: "bob@example.test" });
      expect(again).toMatchObject({ outcome: "meeting_closed" });
    }
    const invite = { sender: { kind: "proven_invite", domain: "firm.example" } } as const;
    expect(await askBy(world, invite)).toMatchObject({ outcome: "meeting_closed" });
    expect(await counted()).toEqual({ network: 2 });
  });

  test("tells who is at a meeting to their own link, and to no network that asks without end", async () => {
    const world = createWorld();
    const meeting = scheduledAt(start + day);
    await ask(world, { ...ada, ...meeting });
    await db.run(sql`update counts set count = ${limits.perDay.network} where kind = 'network'`);
    const stranger = await ask(world, { email: "bob@example.test", meetingCode: code(1) });
    expect(stranger).toMatchObject({ outcome: "too_many" });
    expect(await askBy(world, { idempotencyKey: "own" })).toMatchObject({
      outcome: "repeated",
      own: false,
    });
  });
});

describe("beyond the limit of a mailbox", () => {
  test.each([
    ["link", { kind: "link" }],
    ["invite", { kind: "proven_invite", domain: "gmail.com" }],
  ] as const)("the 51st of a day by a %s is kept until it is confirmed", async (_kind, sender) => {
    const world = createWorld();
    await fill("mailbox", 1_000);
    await fill("own", limits.perDay.own - 1);
    expect(await askBy(world, { sender })).toMatchObject({ pending: false });
    const other = { sender, input: input({ meetingCode: code(1) }), idempotencyKey: "l" };
    expect(await askBy(world, other)).toMatchObject({ outcome: "accepted", pending: true });
    world.pass(day);
    const next = { sender, input: input({ meetingCode: code(2) }), idempotencyKey: "m" };
    expect(await askBy(world, next)).toMatchObject({ pending: false });
  });

  test("it is asked about what is pending once in 24 hours", async () => {
    const world = createWorld();
    const book = (nth: number) => ask(world, { ...ada, meetingCode: code(nth) });
    const questions = async () =>
      (await outboxRows()).filter(({ kind }) => kind === "pending_confirmation").length;
    for (let nth = 0; nth <= limits.perDay.unverified; nth += 1) await book(nth);
    expect(await questions()).toBe(1);
    world.pass(day - 1);
    for (let nth = 4; nth < 8; nth += 1) await book(nth);
    expect(await questions()).toBe(1);
    world.pass(1);
    expect(await book(9)).toMatchObject({ pending: true });
    expect(await questions()).toBe(2);
  });
});
