import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { controlsOf } from "../support/control";
import { verifyMailboxes } from "../support/delivery";
import {
  allNotetakers,
  ask,
  createWorld,
  day,
  db,
  env,
  hour,
  input,
  lettersOf,
  loseAnswer,
  outboxRows,
  scheduledAt,
  start,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";
import { addCounts } from "~/abuse/counts.server";
import { blockMailbox, isBlocked, mailboxKey, quotaKey } from "~/abuse/mailboxes.server";
import { counts, notetakers } from "~/db/schema.server";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { limits, type Sender } from "~/notetaker/request/decide";
import { requestNotetaker, type NotetakerSubmission } from "~/notetaker/request/take.server";

/** The limits of `decide.test.ts`, as the database counts them. */

const code = (nth: number) => `abc-${lettersOf(nth, 4)}-xyz`;
const soon = scheduledAt(start + 2 * hour);
const victim = "ada@corp.example";
const web: Sender = { kind: "web", network: "192.0.2.1" };
const link: Sender = { kind: "link" };
const invite: Sender = { kind: "invite", domain: "corp.example" };

const countOf = async (kind: string) => {
  const rows = await db.select().from(counts).where(eq(counts.kind, kind));
  return rows.reduce((sum, { count }) => sum + count, 0);
};
const addCount = async (
  kind: "mailbox" | "own" | "network",
  of: string,
  by: number,
  at = start,
) => {
  const key =
    kind === "network"
      ? await keyedHash(env.siteSecret, "network", of)
      : await quotaKey(env.siteSecret, of);
  await addCounts(db, [{ kind, key }], at, by);
};
async function counted(): Promise<Record<string, number>> {
  const rows = await db.all<{ kind: string; count: number }>(sql`
    select kind, sum(count) as count from counts where kind <> 'site' group by kind`);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** A request by a personal link or an invite. */
function askBy(world: TestWorld, other: Partial<NotetakerSubmission>) {
  return requestNotetaker(world, {
    input: input(scheduledAt(start + day)),
    idempotencyKey: "k",
    sender: link,
    ...other,
  });
}

const questions = async () =>
  (await outboxRows()).filter(({ kind }) => kind === "pending_confirmation");

describe("the limits of a day", () => {
  test.each([
    ["unverified, from the form", false, web, "mailbox", limits.perDay.unverified],
    ["verified, from the form", true, web, "mailbox", limits.perDay.verified],
    ["verified, by its own invite", true, invite, "own", limits.perDay.own],
    ["by a personal link", true, link, "own", limits.perDay.own],
  ] as const)(
    "of a mailbox that is %s are reached: a request beyond them waits for a confirmation",
    async (_what, verified, sender, kind, most) => {
      const world = createWorld();
      if (verified) await verifyMailboxes(victim);
      await addCount(kind, victim, most - 1);
      const last = await ask(world, { ...soon, email: victim, meetingCode: code(1) }, { sender });
      const beyond = await ask(world, { ...soon, email: victim, meetingCode: code(2) }, { sender });
      expect([last, beyond]).toMatchObject([{ pending: false }, { pending: true }]);
      expect((await allNotetakers()).map(({ status }) => status)).toEqual([
        "requested",
        "pending_confirmation",
      ]);
      expect(await questions()).toHaveLength(1);
      world.pass(day + hour);
      const next = { ...scheduledAt(start + 3 * day), email: victim, meetingCode: code(3) };
      expect(await ask(world, next, { sender })).toMatchObject({ pending: false });
    },
  );

  test("count requests of strangers never against a mailbox's own invites and links", async () => {
    const world = createWorld();
    await verifyMailboxes(victim);
    for (let nth = 0; nth < 60; nth += 1) {
      await ask(world, { ...soon, email: victim, meetingCode: code(nth) });
    }
    expect([await countOf("mailbox"), await countOf("own")]).toEqual([60, 0]);
    for (const sender of [invite, link]) {
      const own = { ...soon, email: victim, meetingCode: `own-${sender.kind.slice(0, 4)}-abc` };
      expect(await ask(world, own, { sender })).toMatchObject({ pending: false });
    }
    const [first] = await allNotetakers();
    const to = { startsAt: start + day, wallDate: "", wallTime: "", timezone: "UTC" };
    expect(await controlsOf(world).reschedule(first?.id ?? "", to)).toMatchObject({
      outcome: "done",
    });
    await db.update(notetakers).set({ status: "failed" });
    expect(await controlsOf(world).sendAgain(first?.id ?? "")).toMatchObject({ outcome: "done" });
    expect(await countOf("own")).toBe(4);
  });

  test("count all tags of an address together, and one question a day is mailed", async () => {
    const world = createWorld();
    for (let nth = 0; nth < 8; nth += 1) {
      await ask(world, { ...soon, email: `ada+${nth}@corp.example`, meetingCode: code(nth) });
    }
    const waiting = eq(notetakers.status, "pending_confirmation");
    expect(await db.select().from(notetakers).where(waiting)).toHaveLength(5);
    expect(await questions()).toHaveLength(1);
    world.pass(day + 1);
    await addCount("mailbox", victim, 3, world.time);
    await ask(world, {
      ...scheduledAt(world.time + hour),
      email: victim,
      meetingCode: "new-dayy-abc",
    });
    expect(await questions(), "and again the next day").toHaveLength(2);
  });

  test.each([
    ["192.0.2.7", "192.0.2.7", { outcome: "too_many", retryAfterSeconds: 86_400 }],
    ["192.0.2.7", "192.0.2.8", { outcome: "accepted" }],
    ["2001:db8:1::/48", "2001:db8:1:99::9", { outcome: "too_many", retryAfterSeconds: 86_400 }],
    ["2001:db8:1::/48", "2001:db8:2:1::1", { outcome: "accepted" }],
  ])("reached by the network %s: a request from %s is %j", async (full, network, outcome) => {
    await addCount("network", full, limits.perDay.network);
    expect(await ask(createWorld(), soon, { network })).toMatchObject(outcome);
  });

  test("count refused and duplicate requests against the network, but not the same submission again", async () => {
    const world = createWorld();
    await ask(world, soon, { key: "k" });
    await ask(world, soon, { key: "k" });
    expect(await countOf("network")).toBe(1);
    await ask(world, soon);
    expect(await countOf("network"), "of an address that has one").toBe(2);
    await blockMailbox(db, await mailboxKey(env.siteSecret, victim), start);
    expect(await ask(world, { ...soon, email: victim })).toMatchObject({ outcome: "blocked" });
    expect(await countOf("network"), "of one that said no").toBe(3);
    await controlsOf(world).optOut((await theNotetaker()).id);
    const closed = { outcome: "meeting_closed" };
    expect(await ask(world, { ...soon, email: "bob@example.test" })).toMatchObject(closed);
    expect(await countOf("network"), "for a closed meeting").toBe(4);
    expect(await askBy(world, { sender: invite })).toMatchObject(closed);
    const { mailbox, meeting, domain } = await counted();
    expect([mailbox, meeting, domain], "which cost nothing else").toEqual([1, 1, undefined]);
  });

  test("count an unproven invite among the questions to its mailbox alone", async () => {
    const world = createWorld();
    const unproven = { sender: { kind: "unproven_invite" } } as const;
    expect(await askBy(world, unproven)).toMatchObject({ outcome: "accepted", pending: true });
    expect(await askBy(world, unproven)).toMatchObject({ outcome: "repeated" });
    // One for the mailbox, one for the site.
    expect(await counted()).toEqual({ unproven: 2 });
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual(["unproven_invite"]);
  });

  test("count a filled honeypot against its network alone, and it hides no honest request", async () => {
    const world = createWorld();
    for (let nth = 0; nth < 4; nth += 1)
      await ask(world, { meetingCode: code(nth) }, { honeypot: true });
    expect(await counted()).toEqual({ network: 4 });
    for (let nth = 0; nth < limits.perDay.unverified; nth += 1) {
      const honest = await ask(world, { meetingCode: code(nth) });
      expect(honest).toMatchObject({ outcome: "accepted", pending: false });
    }
  });

  test("keep a network beyond them from learning who is at a meeting; a personal link still may", async () => {
    const world = createWorld();
    const meeting = scheduledAt(start + day);
    await ask(world, meeting);
    await db.run(sql`update counts set count = ${limits.perDay.network} where kind = 'network'`);
    const stranger = await ask(world, { email: "bob@example.test", meetingCode: code(1) });
    expect(stranger).toMatchObject({ outcome: "too_many" });
    expect(await askBy(world, { idempotencyKey: "own" })).toMatchObject({
      outcome: "repeated",
      isOwn: false,
    });
  });
});

test.each([
  ["ana+x@corp.example", "ana@corp.example", false],
  ["ana+x@gmail.com", "a.na@googlemail.com", true],
  ["ana+x@outlook.com", "ana@outlook.com", true],
  ["a.na@outlook.com", "ana@outlook.com", false],
])(
  "%s and %s are the same mailbox when one confirms, refuses or blocks: %s",
  async (tagged, plain, isSame) => {
    const world = createWorld();
    const act = controlsOf(world);
    for (let nth = 0; nth < limits.perDay.unverified; nth += 1) {
      await ask(world, { ...soon, email: plain, meetingCode: code(nth) });
    }
    const pending = { ...soon, email: plain, meetingCode: code(20) };
    const [asked, own] = [await ask(world, pending), await ask(world, { ...soon, email: tagged })];
    const [theirs, id] = [asked, own].map((one) => ("id" in one ? one.id : "")) as [string, string];
    expect(await act.confirmFrom(id, theirs)).toEqual(
      isSame ? { outcome: "done", changed: true } : { outcome: "refused", why: "over" },
    );
    await db
      .update(notetakers)
      .set({ status: "pending_confirmation" })
      .where(eq(notetakers.id, theirs));
    await act.refusePending(id);
    const kept = and(eq(notetakers.id, theirs), eq(notetakers.status, "pending_confirmation"));
    expect(await db.select().from(notetakers).where(kept)).toHaveLength(isSame ? 0 : 1);
    const [key, other] = [
      await mailboxKey(env.siteSecret, tagged),
      await mailboxKey(env.siteSecret, plain),
    ];
    await blockMailbox(db, key, start);
    expect(await isBlocked(db, other)).toBe(isSame);
  },
);

describe("when a request seems not to be stored", () => {
  // For tomorrow: the mail of a request for now would use the database as well.
  const submission = {
    input: input(scheduledAt(start + day)),
    idempotencyKey: "k",
    sender: web,
  } as const;

  test("because no provider is configured, nothing is stored", async () => {
    const result = await requestNotetaker({ ...createWorld(), provider: null }, submission);
    expect(result).toMatchObject({ outcome: "unavailable" });
    expect(await allNotetakers()).toEqual([]);
  });

  test("because the answer to the commit is lost, there is one row and one mail, counted once", async () => {
    loseAnswer({ skipped: 1 });
    const world = { ...createWorld(), random: () => 0 };
    const result = await requestNotetaker(world, submission);
    vi.restoreAllMocks();
    const { id } = await theNotetaker();
    expect(result).toEqual({ outcome: "repeated", id, isOwn: true });
    expect((await outboxRows()).map(({ key }) => key)).toEqual([`${id}:confirmation`]);
    expect(await countOf("mailbox")).toBe(1);
  });
});
