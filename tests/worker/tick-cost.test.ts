import { beforeEach, describe, expect, test, vi } from "vitest";
import { cases } from "../support/cases";
import { meter } from "../support/meter";
import { createWorld, day, env, allNotetakers, minute, start } from "../support/pipeline";
import { tickAt } from "../support/tick";
import { openDb } from "~/db/client.server";
import { claimDue } from "~/notetaker/store/claims.server";

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
});

/** `count` notetakers in a state, written by SQL itself. */
async function fill(count: number, columns: Record<string, string>): Promise<void> {
  const all = {
    id: "'n-' || value",
    name: "'Ada'",
    email: "value || '@example.test'",
    mailbox_key: "value",
    meeting_code: "'abc-defg-hij'",
    starts_at: String(start),
    scheduled: "0",
    source: "'web'",
    provider: "'recall'",
    created_at: String(start),
    updated_at: String(start),
    ...columns,
  };
  await env.db
    .prepare(
      `insert into notetakers (${Object.keys(all).join(", ")})
       with recursive numbers(value) as (select 1 union all select value + 1 from numbers limit ?)
       select ${Object.values(all).join(", ")} from numbers`,
    )
    .bind(count)
    .run();
}

const due = { status: "'requested'", next_step: "'dispatch'", next_at: String(start) };

describe("what a tick reads", { timeout: 60_000 }, () => {
  test("with nothing due among thousands of finished rows: at most 10 rows", async () => {
    const finished = cases(5_000, 50_000);
    await fill(finished, { status: "'deleted'" });
    await fill(finished, {
      id: "'waiting-' || value",
      status: "'delivered'",
      next_step: "'purge'",
      next_at: `${start + day} + value`,
    });
    await env.db.batch([
      env.db.prepare(
        `insert into outbox (key, kind, subject_id, priority, state, due_at, created_at, finished_at)
         select id || ':result', 'result', id, 1, 'done', 0, 0, 0 from notetakers`,
      ),
      env.db.prepare(
        `insert into outbox (key, kind, subject_id, priority, state, due_at, created_at)
         select id || ':reminder', 'reminder', id, 1, 'pending', ${start + day}, 0 from notetakers`,
      ),
      env.db.prepare(`insert into webhook_receipts select id, ${start} from notetakers`),
    ]);

    const idle = meter();
    await tickAt(start + minute, { env: idle.env });
    console.info(`idle tick: ${JSON.stringify(idle.sum)}`);
    expect(idle.sum.read).toBeLessThanOrEqual(10);
    // The tick's heartbeat, a row and its index.
    expect(idle.sum.written).toBeLessThanOrEqual(2);

    const hourly = meter();
    await tickAt(start, { env: hourly.env });
    console.info(`tick that looks for old rows: ${JSON.stringify(hourly.sum)}`);
    expect(hourly.sum.read).toBeLessThanOrEqual(16_000);
  });

  test("with 120 due, the usual rate: all are claimed and forwarded in that tick, reading in proportion", async () => {
    await fill(cases(5_000, 20_000), { status: "'deleted'" });
    await fill(120, { id: "'due-' || value", ...due });
    const { provider } = createWorld();
    const { sum, env: metered } = meter();
    await tickAt(start + minute, { env: metered, provider });
    console.info(`tick with 120 due: ${JSON.stringify(sum)}`);
    expect(provider.bots).toHaveLength(120);
    const sent = await allNotetakers();
    expect(sent.filter(({ status }) => status === "scheduled")).toHaveLength(120);
    expect(sum.read).toBeLessThanOrEqual(120 * 60);
  });

  test("a claim among thousands that are due reads a handful, the earliest meetings first", async () => {
    const many = cases(2_000, 10_000);
    const startsAt = `${start + 20 * day} - value * ${minute}`;
    await fill(many, { id: "'due-' || value", ...due, starts_at: startsAt, scheduled: "1" });
    const { sum, env: metered } = meter();
    const claim = { step: "dispatch", limit: 3, provider: "recall" } as const;
    const claimed = await claimDue(openDb(metered.db), claim, start);
    expect(claimed.map(({ id }) => id)).toEqual([0, 1, 2].map((nth) => `due-${many - nth}`));
    const expired = await claimDue(openDb(metered.db), { ...claim, isExpired: true }, start);
    expect(expired).toEqual([]);
    expect(sum.read).toBeLessThanOrEqual(60);
  });

  test("a backlog drains over ticks, each within the queries that D1 allows", async () => {
    await fill(300, due);
    const { provider } = createWorld();
    const forwarded: number[] = [];
    for (let tick = 0; tick < 2; tick += 1) {
      const { sum, env: metered } = meter();
      await tickAt(start + tick * minute, { env: { ...metered, dailyBotLimit: 5_000 }, provider });
      expect(sum.statements).toBeLessThanOrEqual(950);
      forwarded.push(provider.bots.length);
    }
    console.info(`a backlog: ${forwarded.join(" ")}`);
    expect(forwarded.at(-1)).toBe(300);
  });
});
