import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cases } from "../support/cases";
import { meter } from "../support/meter";
import { createWorld, db, hour, outboxRows, start } from "../support/pipeline";
import { openDb, runBatch } from "~/db/client.server";
import { type MessageKind, type OutboxMessage, priorities, type Priority } from "~/jobs/message";
import { claimMessages, enqueue } from "~/jobs/outbox.server";
import { type SendBounds, sendDue } from "~/jobs/send-due.server";

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
});

/** `count` messages, due since `now`; their subjects are `<name>-<nth>`. */
async function fill(name: string, priority: Priority, count = 1, now = start): Promise<void> {
  await db.run(sql`
    insert into outbox (key, kind, subject_id, priority, state, due_at, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select ${name} || '-' || n || ':note', 'note', ${name} || '-' || n, ${priorities[priority]},
           'pending', ${now} + n, ${now} + n from numbers`);
}

/** Sends with a tick's bounds; returns the names in the order of sending. */
async function send(
  bounds: Partial<SendBounds> = {},
  during: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const names: string[] = [];
  const note = async ({ subjectId }: OutboxMessage) => {
    if (names.push(subjectId.replace(/-\d+$/, "")) === 1) await during();
    return { outcome: "sent" } as const;
  };
  await sendDue(createWorld(start + hour), { note }, { limit: 360, budgetMs: 60_000, ...bounds });
  return names;
}

const countOf = (names: readonly string[], name: string) =>
  names.filter((one) => one === name).length;

const many = cases(1_500, 10_000);

describe(`with ${many} bulk messages due for an hour`, () => {
  beforeEach(() => fill("list", "bulk", many, start - hour));

  test("an urgent and a personal one leave first, and an urgent one that comes meanwhile in the next batch of 6", async () => {
    await fill("ada", "personal");
    await fill("door", "urgent");
    const names = await send({}, () => fill("late", "urgent"));
    expect(["door", "ada", "late"].map((name) => names.indexOf(name))).toEqual([0, 1, 6]);
  });

  test("bulk has half of a tick, whether or not other messages need the other half", async () => {
    const alone = await send();
    expect(alone).toHaveLength(180);
    await fill("ada", "personal", 300);
    const beside = await send();
    expect([countOf(beside, "ada"), countOf(beside, "list")]).toEqual([300, 60]);
  });

  test("a claim reads a handful of rows", async () => {
    await fill("ada", "personal", 3);
    await fill("later", "urgent", 20, start + 2 * hour);
    const { sum, env } = meter();
    const all = ["urgent", "personal", "bulk"] as const;
    const claimed = await claimMessages(openDb(env.db), all, { limit: 6 }, start + hour);
    expect(claimed.map(({ priority }) => priority)).toEqual([1, 1, 1, 2, 2, 2]);
    console.info(`a claim: ${JSON.stringify(sum)}`);
    expect(sum.read).toBeLessThanOrEqual(60);
  });
});

test("all that is urgent goes before what is personal, and the oldest first", async () => {
  await fill("ada", "personal", 20, start - hour);
  await fill("door", "urgent", 12);
  const names = await send();
  expect(names.slice(0, 12)).toEqual(Array(12).fill("door"));
  expect(names).toHaveLength(32);
  await fill("new", "personal", 6, start + 1);
  await fill("old", "personal", 6, start - 100);
  expect((await send()).slice(0, 6)).toEqual(Array(6).fill("old"));
});

test("a new personal message leaves within two ticks, behind a backlog of 400", async () => {
  await fill("backlog", "personal", 400, start - hour);
  await fill("ada", "personal");
  const [first, second] = [await send(), await send()];
  expect([countOf(first, "ada"), countOf(second, "ada")]).toEqual([0, 1]);
});

test("slow messages are sent by their own run alone", async () => {
  await fill("notes", "slow", 3);
  await fill("ada", "personal", 2);
  expect(await send()).toEqual(["ada", "ada"]);
  await fill("bob", "personal");
  expect(await send({ only: "slow", batchSize: 2 })).toEqual(["notes", "notes", "notes"]);
  expect(await send()).toEqual(["bob"]);
});

test("a claim for one subject takes its messages alone, with the same lease", async () => {
  await fill("list", "bulk", 50, start - hour);
  await fill("door", "urgent", 10);
  const about = ["note", "count"] as unknown as MessageKind[];
  const messages = about.map((kind) => ({ kind, subjectId: "n", priority: "bulk" as const }));
  await runBatch(db, enqueue(db, messages, start));
  const ofN = { limit: 10, only: { subjectId: "n" } };
  expect(
    (await claimMessages(db, ["urgent", "personal", "bulk"], ofN, start + hour))
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(["n:count", "n:note"]);
  expect(await claimMessages(db, ["urgent", "personal", "bulk"], ofN, start + hour)).toEqual([]);
  expect(await send({ only: { subjectId: "door-1" } })).toEqual(["door"]);
  expect((await outboxRows()).filter(({ attempts }) => attempts > 0)).toHaveLength(3);
});
