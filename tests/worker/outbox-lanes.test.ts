import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cases } from "../support/cases";
import { meter } from "../support/meter";
import { createWorld, db, hour, minute, outboxRows, plenty, start } from "../support/pipeline";
import { openDb, runBatch } from "~/db/client.server";
import { outbox } from "~/db/schema.server";
import { claimMessages, enqueue, type Filing } from "~/jobs/outbox.server";
import type { MessageKind, OutboxMessage, SendOutcome } from "~/jobs/message";
import { readLaneWaits } from "~/jobs/queues.server";
import { sendDue } from "~/jobs/send-due.server";

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
});

/** `count` messages of one kind, filed by one statement; their subjects are `<name>-<nth>`. */
function file(name: string, kind: string, count: number, filing: Filing = {}, now = start) {
  const subjects = sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select ${name} || '-' || n as id from numbers`;
  return runBatch(db, [enqueue(kind as MessageKind, subjects, now, filing)]);
}

/** Sends to nobody, and remembers in which order. `during` happens inside the first message. */
function sender(during: () => Promise<unknown> = async () => undefined) {
  const sent: OutboxMessage[] = [];
  const handler = async (message: OutboxMessage): Promise<SendOutcome> => {
    if (sent.push(message) === 1) await during();
    return { outcome: "sent" };
  };
  const handlers = { alert: handler, note: handler, receipt: handler, news: handler, crm: handler };
  const named = () => sent.map(({ subjectId }) => subjectId.replace(/-\d+$/, ""));
  const of = (name: string, first = sent.length) =>
    named()
      .slice(0, first)
      .filter((one) => one === name).length;
  return { sent, handlers, named, of };
}

const tick = { limit: 360, budgetMs: 60_000 } as const;

const many = cases(1_500, 10_000);

describe(`with ${many} bulk messages due`, () => {
  beforeEach(() => file("list", "news", many, { lane: "bulk" }, start - hour));

  test("an urgent message leaves first, and one filed meanwhile in the next batch", async () => {
    await file("door", "alert", 1, { lane: "urgent" });
    const late = () => file("late", "alert", 1, { lane: "urgent" });
    const { handlers, named } = sender(late);
    await sendDue(createWorld(), handlers, tick);
    expect(Math.floor(named().indexOf("door") / 6)).toBe(0);
    expect(Math.floor(named().indexOf("late") / 6)).toBe(1);
  });

  test("a personal message leaves in the first batch of the same tick", async () => {
    await file("ada", "note", 1);
    const { handlers, named } = sender();
    await sendDue(createWorld(), handlers, tick);
    expect(named().indexOf("ada")).toBeLessThan(6);
  });

  test("a claim reads a handful of rows", async () => {
    await file("ada", "note", 20);
    await file("crm", "crm", many / 2, { lane: "bulk", share: "network" });
    const { sum, env } = meter();
    expect(await claimMessages(openDb(env.db), 6, start)).toHaveLength(6);
    console.info(`a claim: ${JSON.stringify(sum)}`);
    expect(sum.read).toBeLessThanOrEqual(200);
  });

  test("how long each lane has waited is told apart", async () => {
    await file("ada", "note", 1, {}, start - minute);
    await file("later", "note", 1, { dueAt: start + hour });
    await file("stale", "crm", 1, { dueAt: start + hour });
    await db
      .update(outbox)
      .set({ turnAt: 0 })
      .where(sql`kind = 'crm'`);
    const { sum, env } = meter();
    const waits = await readLaneWaits(openDb(env.db), start);
    expect(waits).toEqual({ personal: minute, bulk: hour });
    expect(sum.read).toBeLessThanOrEqual(20);
  });
});

describe("lanes", () => {
  test("all that is urgent goes before anything else", async () => {
    await file("ada", "note", 100, {}, start - hour);
    await file("door", "alert", 12, { lane: "urgent" });
    const { handlers, of } = sender();
    await sendDue(createWorld(), handlers, tick);
    expect(of("door", 12)).toBe(12);
  });

  test("of three messages two are personal and one is bulk, and neither stands still", async () => {
    await file("ada", "note", 300);
    await file("list", "news", 300, { lane: "bulk" });
    const { handlers, of } = sender();
    await sendDue(createWorld(), handlers, { ...tick, limit: 90 });
    expect([of("ada"), of("list")]).toEqual([60, 30]);
  });

  test("what one lane leaves the other takes", async () => {
    await file("ada", "note", 2);
    await file("list", "news", 100, { lane: "bulk" });
    const { handlers, of } = sender();
    await sendDue(createWorld(), handlers, { ...tick, limit: 60 });
    expect([of("ada"), of("list")]).toEqual([2, 58]);
  });
});

describe("shares", () => {
  test("who files much queues behind the others of the lane", async () => {
    await file("flood", "note", 200, { share: "one network" });
    for (const name of ["ada", "bob", "cyd"]) {
      await file(name, "note", 1, { share: name }, start + minute);
    }
    const { handlers, named } = sender();
    await sendDue(createWorld(start + minute), handlers, plenty);
    // Sixteen of it had their turn in that minute; the others come in the batches right after.
    for (const name of ["ada", "bob", "cyd"]) expect(named().indexOf(name)).toBeLessThan(24);
  });
});

describe("what comes back", () => {
  const failing = (): Promise<SendOutcome> => Promise.resolve({ outcome: "retry", code: "E" });

  test("is never sent before its time, whatever its turn", async () => {
    await file("ada", "note", 1);
    await db.update(outbox).set({ nextAt: start + hour, turnAt: 0 });
    const { sent, handlers } = sender();
    await sendDue(createWorld(start + hour - 1), handlers, plenty);
    expect(sent).toEqual([]);
    await sendDue(createWorld(start + hour), handlers, plenty);
    expect(sent).toHaveLength(1);
  });

  test("takes its turn when it is due again, not before those who came meanwhile", async () => {
    await file("ada", "note", 1);
    await sendDue(createWorld(), { note: failing }, plenty);
    const [row] = await outboxRows();
    expect(row?.turnAt).toBe(row?.nextAt);
    expect(row?.nextAt).toBeGreaterThan(start);
  });
});

test("of a batch each message has its own outcome and its own fence", async () => {
  await file("ada", "note", 1);
  await file("bob", "receipt", 1);
  await file("cyd", "crm", 1);
  await file("dan", "alert", 1);
  const world = createWorld();
  await sendDue(
    world,
    {
      note: async () => ({ outcome: "sent" }),
      receipt: async () => ({ outcome: "retry", code: "E_LATER" }),
      crm: async () => ({ outcome: "permanent", code: "E_NO" }),
      alert: async () => {
        await db
          .update(outbox)
          .set({ leaseToken: "another's" })
          .where(sql`kind = 'alert'`);
        return { outcome: "sent" };
      },
    },
    plenty,
  );
  const found = (await outboxRows()).map(({ kind, state, lastError, leaseToken }) => [
    kind,
    state,
    lastError,
    leaseToken,
  ]);
  expect(found).toEqual([
    ["alert", "pending", null, "another's"],
    ["crm", "dead", "E_NO", null],
    ["note", "done", null, null],
    ["receipt", "pending", "E_LATER", null],
  ]);
});

test("nothing more is claimed once it could not be afforded", async () => {
  await file("ada", "note", 30);
  const { sent, handlers } = sender();
  await sendDue(createWorld(), handlers, { ...plenty, canGoOn: () => sent.length < 12 });
  expect(sent).toHaveLength(12);
});
