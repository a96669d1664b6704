import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cases } from "../support/cases";
import { storedLead } from "../support/lead-delivery";
import { meter } from "../support/meter";
import {
  createWorld,
  day,
  db,
  env as realEnv,
  hour,
  minute,
  outboxRows,
  start,
} from "../support/pipeline";
import { tickAt } from "../support/tick";
import { counting } from "~/abuse/counts.server";
import { runBatch } from "~/db/client.server";
import { counts } from "~/db/schema.server";
import { takeLeads } from "~/leads/take.server";
import type { LeadMessage } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { plainPost } from "../support/leads";

/** Other files count what the isolate's counter says: these messages raise none. */
const counter = { getByName: () => ({ add: async () => 0 }) };
const env = { ...realEnv, taskCounter: counter as unknown as typeof realEnv.taskCounter };

/** To whom, in the order in which the mails left. */
let mailed: string[] = [];

beforeEach(() => {
  mailed = [];
  vi.spyOn(env.email, "send").mockImplementation(async (mail) => {
    mailed.push((mail as { to: string }).to);
    return { messageId: "m" };
  });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A lead for each of `count` people, and a message of this kind about each. */
async function leadsWith(kind: LeadMessage, count: number): Promise<void> {
  await db.run(sql`
    insert into leads (id, kind, dedupe_key, email, email_key, first_name, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select 'many-' || n, 'members-offer', 'many-' || n, 'many-' || n || '@example.test', n, 'Ada',
           ${start} from numbers`);
  const subjects = sql`select id from leads where id like 'many-%'`;
  await runBatch(db, [enqueue(kind, subjects, start - hour, { lane: "bulk" })]);
}

const pending = async () => (await outboxRows()).filter(({ state }) => state === "pending").length;
/** Hundreds of real posts and mails. */
const slow = { timeout: 180_000 };
const quiet = () => vi.spyOn(console, "log").mockReturnValue();

const many = cases(1_200, 10_000);

describe(`with ${many} bulk messages due`, slow, () => {
  test.each(["lead-operator", "lead-webhook"] as const)(
    "of %s a tick sends 300 and more, and asks D1 less than 1,000 times",
    async (kind) => {
      const logged = quiet();
      await leadsWith(kind, many);
      const { sum, env: database } = meter();
      const metered = { ...env, db: database.db };
      await tickAt(start, { env: metered });
      const tick = logged.mock.calls.map(([entry]) => entry).find(({ event }) => event === "tick");
      console.info(`${kind}: ${tick.sent} sent, ${JSON.stringify(sum)}`);
      expect(tick.sent).toBeGreaterThanOrEqual(300);
      expect(sum.statements).toBeLessThanOrEqual(900);
      expect(tick).not.toHaveProperty("alarm");
      const done = (await outboxRows()).filter(({ state }) => state === "done");
      expect(done).toHaveLength(tick.sent);
    },
  );

  test("sending leaves queries to the steps that follow, whatever those before took", async () => {
    quiet();
    await leadsWith("lead-operator", many);
    await db.run(sql`
      insert into notetaker_jobs (id, status, meeting_code, starts_at, scheduled, next_step, next_at,
                                  created_at, updated_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 300)
      select 'due-' || n, 'requested', 'abc-defg-hij', ${start}, 0, 'dispatch', ${start}, ${start},
             ${start} from numbers`);
    const { sum, env: database } = meter();
    const metered = { ...env, db: database.db };
    await tickAt(start, { env: metered });
    console.info(`after 300 jobs: ${mailed.length} sent, ${JSON.stringify(sum)}`);
    expect(sum.statements).toBeLessThanOrEqual(900);
    expect(mailed.length).toBeGreaterThanOrEqual(40);
  });

  test("a personal mail leaves among the first six of the tick", async () => {
    quiet();
    await leadsWith("lead-operator", many);
    const confirmation = ["lead-confirmation"] as const;
    await storedLead("members-offer", confirmation, { email: "ada@example.test" });
    await tickAt(start);
    expect(mailed.indexOf("ada@example.test")).toBeGreaterThanOrEqual(0);
    expect(mailed.indexOf("ada@example.test")).toBeLessThan(6);
  });
});

test("one network that posts as fast as it may holds up nobody else's mail", slow, async () => {
  quiet();
  const fields = { firstName: "Eve", lastName: "Mallory" };
  const post = (email: string, network: string, now: number) => {
    const kind = "members-offer" as const;
    return takeLeads(createWorld(now), {
      inputs: [{ ...fields, kind, email, guideId: null }],
      ...{ page: "ai4b", token: null, trapped: false, request: plainPost, network },
    });
  };
  const late: number[] = [];
  for (let nth = 1; nth <= cases(3, 10); nth += 1) {
    const now = start + nth * minute;
    for (let flood = 0; flood < 30; flood += 1) {
      const at = now - minute + flood * 2_000;
      await post(`flood-${nth}-${flood}@example.test`, "198.51.100.7", at);
    }
    await post(`ada-${nth}@example.test`, "192.0.2.1", now - 1_000);
    mailed = [];
    await tickAt(now);
    late.push(mailed.filter((to) => !to.startsWith("operator")).indexOf(`ada-${nth}@example.test`));
  }
  for (const place of late) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(24);
  }
});

test("counts that nobody looks back on are forgotten once an hour", async () => {
  quiet();
  const counted = { kind: "lead", key: "k" } as const;
  await runBatch(db, [counting([counted], start - 4 * day, sql`true`)]);
  await runBatch(db, [counting([counted], start, sql`true`)]);
  const left = async () => (await db.select().from(counts)).length;
  await tickAt(start + minute);
  expect(await left()).toBe(2);
  await tickAt(start + hour);
  expect(await left()).toBe(1);
});

test("a personal mail that is late alarms, however much of other mail is moving", async () => {
  const logged = quiet();
  // An alarm that another test file raised in this isolate keeps quiet for a while.
  const tomorrow = Date.now() + day;
  vi.spyOn(Date, "now").mockReturnValue(tomorrow);
  const late = start - 6 * minute;
  vi.spyOn(env.email, "send").mockRejectedValue(Object.assign(new Error(), { code: "E_UNKNOWN" }));
  await runBatch(db, [enqueue("lead-confirmation", sql`select 'x' as id`, late)]);
  const broken = new Proxy(env.db, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name) as unknown;
      return (query: string) => {
        if (query.startsWith('update "outbox"')) throw new Error("D1_ERROR: no claims");
        return target.prepare(query);
      };
    },
  });
  await tickAt(start, { env: { ...env, db: broken } });
  const tick = logged.mock.calls.map(([entry]) => entry).find(({ event }) => event === "tick");
  expect(tick.alarm).toBe("backlog");
  expect(tick.oldestDueMs).toBeGreaterThanOrEqual(6 * minute);
  expect(await pending()).toBe(1);
});
