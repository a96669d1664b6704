import { beforeEach, describe, expect, test, vi } from "vitest";
import { cases } from "../support/cases";
import { meter } from "../support/meter";
import { createWorld, day, env, jobs, minute, start } from "../support/pipeline";
import { tickAt } from "../support/tick";

beforeEach(() => {
  vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
});

/** `count` jobs in a state, written by SQL itself. */
async function fill(count: number, columns: Record<string, string>): Promise<void> {
  const all = {
    id: "'job-' || value",
    starts_at: String(start),
    scheduled: "0",
    created_at: String(start),
    updated_at: String(start),
    ...columns,
  };
  await env.db
    .prepare(
      `insert into notetaker_jobs (${Object.keys(all).join(", ")})
       with recursive numbers(value) as (select 1 union all select value + 1 from numbers limit ?)
       select ${Object.values(all).join(", ")} from numbers`,
    )
    .bind(count)
    .run();
}

describe("what a tick reads", { timeout: 60_000 }, () => {
  test("with nothing due over so many finished rows: at most 10 rows", async () => {
    const finished = cases(5_000, 50_000);
    await fill(finished, { status: "'deleted'" });
    await fill(finished, {
      id: "'waiting-' || value",
      status: "'delivered'",
      next_step: "'purge'",
      next_at: `${start + day} + value`,
    });
    await env.db
      .prepare(
        `insert into outbox (id, dedupe_key, kind, subject_id, state, next_at, created_at, finished_at)
         select 'o' || id, id || ':result', 'result', id, 'done', 0, 0, 0 from notetaker_jobs`,
      )
      .run();
    await env.db
      .prepare(`insert into webhook_receipts (id, received_at) select id, ? from notetaker_jobs`)
      .bind(start)
      .run();

    const { sum, env: metered } = meter();
    await tickAt(start, { env: metered });
    console.info(`idle tick: ${JSON.stringify(sum)}`);
    expect(sum.read).toBeLessThanOrEqual(10);
    expect(sum.written).toBe(0);
  });

  test("with 200 due: all are claimed and forwarded in that tick, reading in proportion", async () => {
    await fill(cases(5_000, 20_000), { status: "'deleted'" });
    await fill(200, {
      id: "'due-' || value",
      status: "'requested'",
      meeting_code: "'abc-defg-hij'",
      next_step: "'dispatch'",
      next_at: String(start),
    });
    const { provider } = createWorld();
    const { sum, env: metered } = meter();
    await tickAt(start, { env: metered, provider });
    console.info(`tick with 200 due: ${JSON.stringify(sum)}`);
    expect(provider.bots).toHaveLength(200);
    const sent = await jobs();
    expect(sent.filter(({ status }) => status === "scheduled")).toHaveLength(200);
    expect(sum.read).toBeLessThanOrEqual(200 * 40);
  });

  test("a backlog drains over ticks, each of them bounded", async () => {
    await fill(1_700, {
      status: "'requested'",
      meeting_code: "'abc-defg-hij'",
      next_step: "'dispatch'",
      next_at: String(start),
    });
    const { provider } = createWorld();
    const forwarded: number[] = [];
    for (let tick = 0; tick < 3; tick += 1) {
      const generous = { ...env, dailyBotLimit: 5_000 };
      await tickAt(start + tick * minute, { env: generous, provider });
      forwarded.push(provider.bots.length);
    }
    expect(forwarded).toEqual([1_500, 1_700, 1_700]);
  });
});
