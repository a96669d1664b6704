import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cases } from "../support/cases";
import { meter } from "../support/meter";
import { day, db, env as realEnv, hour, outboxRows, start } from "../support/pipeline";
import { fillDue } from "../support/provider-rate";
import { tickAt } from "../support/tick";
import { type LeadMessage, priorities, type Priority } from "~/jobs/message";

/** A counter that counts nothing, because other test files check the one of the isolate. */
const counter = { getByName: () => ({ add: async () => 0 }) };
const env = { ...realEnv, taskCounter: counter as unknown as typeof realEnv.taskCounter };

/** Recipients in the order of sending. */
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
async function leadsWith(kind: LeadMessage, count: number, priority: Priority): Promise<void> {
  await db.run(sql`
    insert into leads (id, kind, email, email_key, first_name, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select ${priority} || '-' || n, 'members-offer',
           ${priority} || '-' || n || '@example.test', n, 'Ada', ${start} from numbers`);
  await db.run(sql`
    insert into outbox (key, kind, subject_id, priority, state, due_at, created_at)
    select id || ':' || ${kind}, ${kind}, id, ${priorities[priority]}, 'pending', ${start - hour},
           ${start - hour} from leads where id like ${`${priority}-%`}`);
}

const quiet = () => vi.spyOn(console, "log").mockReturnValue();
const tickLine = (logged: ReturnType<typeof quiet>) =>
  logged.mock.calls.map(([entry]) => entry).find(({ event }) => event === "tick");

/** Hundreds of real posts and mails. */
const slow = { timeout: 180_000 };
const many = cases(400, 10_000);

test.each(["lead-operator", "lead-webhook"] as const)(
  `of ${many} %s messages a tick sends 180, half of its limit, without an alarm, within the queries of D1`,
  slow,
  async (kind) => {
    const logged = quiet();
    await leadsWith(kind, many, "bulk");
    const { sum, env: database } = meter();
    await tickAt(start, { env: { ...env, db: database.db } });
    const tick = tickLine(logged);
    console.info(`${kind}: ${tick.sent} sent, ${JSON.stringify(sum)}`);
    expect(tick.sent).toBe(180);
    expect(sum.statements).toBeLessThanOrEqual(900);
    expect(tick).not.toHaveProperty("alarm");
  },
);

test(
  `with ${many} bulk messages and a full dispatch, urgent and personal mails are sent first`,
  slow,
  async () => {
    quiet();
    await leadsWith("lead-operator", many, "bulk");
    await leadsWith("lead-confirmation", 10, "personal");
    await leadsWith("lead-confirmation", 1, "urgent");
    await fillDue(300, start, () => day);
    const { sum, env: database } = meter();
    await tickAt(start, { env: { ...env, db: database.db } });
    console.info(`after 300 bots: ${mailed.length} sent, ${JSON.stringify(sum)}`);
    expect(mailed[0]).toBe("urgent-1@example.test");
    expect(mailed.slice(1, 11).every((to) => to.startsWith("personal-"))).toBe(true);
    expect(mailed.length).toBeGreaterThanOrEqual(40);
    expect(sum.statements).toBeLessThanOrEqual(950);
  },
);

test("a personal mail that has been due for an hour raises the backlog alarm", async () => {
  const logged = quiet();
  // If another test file has raised this alarm, the isolate suppresses it for an hour.
  const tomorrow = Date.now() + day;
  vi.spyOn(Date, "now").mockReturnValue(tomorrow);
  await leadsWith("lead-confirmation", 1, "personal");
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
  expect(tickLine(logged)).toMatchObject({ alarm: "backlog", longestWaitMs: hour });
  expect(await outboxRows()).toMatchObject([{ state: "pending" }]);
});
