import { beforeEach, describe, expect, test, vi } from "vitest";
import { callThatEnded, recording, refusal } from "../support/fake-provider";
import {
  ask,
  createWorld,
  day,
  emptyTables,
  env,
  jobs,
  minute,
  outboxRows,
  plenty,
  scheduledAt,
  start,
  theJob,
} from "../support/pipeline";
import { dispatchDue } from "~/notetaker/dispatch.server";
import { runTick } from "../../workers/scheduled";

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyTables();
  vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
});

function subjects(): string[] {
  return vi
    .mocked(env.email.send)
    .mock.calls.map(([mail]) => (mail as { subject: string }).subject);
}

/** Adds up what D1 says of every statement from now on. */
function meter() {
  const sum = { read: 0, written: 0, statements: 0 };
  const count = (result: D1Result) => {
    sum.read += result.meta.rows_read;
    sum.written += result.meta.rows_written;
    sum.statements += 1;
  };
  const metered = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => metered(target.bind(...values));
        if (name === "run" || name === "all") {
          return async () => {
            const result = await target.all();
            count(result);
            return result;
          };
        }
        if (name === "raw") {
          return async () => {
            const result = await target.all<Record<string, unknown>>();
            count(result);
            return result.results.map((row) => Object.values(row));
          };
        }
        if (name === "metered") return target;
        return Reflect.get(target, name) as unknown;
      },
    });
  const binding = new Proxy(env.db, {
    get(target, name) {
      if (name === "prepare") return (query: string) => metered(target.prepare(query));
      if (name === "batch") {
        return async (statements: (D1PreparedStatement & { metered: D1PreparedStatement })[]) => {
          const results = await target.batch(statements.map((statement) => statement.metered));
          results.forEach(count);
          return results;
        };
      }
      return Reflect.get(target, name) as unknown;
    },
  });
  return { sum, env: { ...env, db: binding } };
}

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
  test("with nothing due over 100,000 finished rows: at most 10 rows", async () => {
    await fill(50_000, { status: "'deleted'" });
    await fill(50_000, {
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
    await runTick({ env: metered, now: start, provider: createWorld().provider });
    console.info(`idle tick over 100,000 rows: ${JSON.stringify(sum)}`);
    expect(sum.read).toBeLessThanOrEqual(10);
    expect(sum.written).toBe(0);
  });

  test("with 200 due: all are claimed and forwarded in that tick, reading in proportion", async () => {
    await fill(20_000, { status: "'deleted'" });
    await fill(200, {
      id: "'due-' || value",
      status: "'requested'",
      meeting_code: "'abc-defg-hij'",
      next_step: "'dispatch'",
      next_at: String(start),
    });
    const { provider } = createWorld();
    const { sum, env: metered } = meter();
    await runTick({ env: metered, now: start, provider });
    console.info(`tick with 200 due: ${JSON.stringify(sum)}`);
    expect(provider.bots).toHaveLength(200);
    const sent = await jobs();
    expect(sent.filter(({ status }) => status === "scheduled")).toHaveLength(200);
    expect(sum.read).toBeLessThanOrEqual(200 * 10);
  });

  test("a backlog drains over ticks, each of them bounded", async () => {
    await fill(700, {
      status: "'requested'",
      meeting_code: "'abc-defg-hij'",
      next_step: "'dispatch'",
      next_at: String(start),
    });
    const { provider } = createWorld();
    const forwarded: number[] = [];
    for (let tick = 0; tick < 3; tick += 1) {
      await runTick({ env, now: start + tick * minute, provider });
      forwarded.push(provider.bots.length);
    }
    expect(forwarded).toEqual([300, 600, 700]);
  });
});

test("a request goes all the way through ticks alone, without a single webhook", async () => {
  const world = createWorld();
  const { provider } = world;
  await ask(world, scheduledAt(start + day));
  const tick = (now: number) => runTick({ env, now, provider });

  await tick(start + minute);
  expect((await theJob()).status).toBe("scheduled");
  const bot = provider.bots[0];
  if (!bot) throw new Error("no bot");

  const began = start + day;
  const after = async (changes: number, now: number) => {
    bot.changes = callThatEnded(began).slice(0, changes);
    await tick(now);
    return (await theJob()).status;
  };
  expect(await after(0, began)).toBe("scheduled");
  expect(await after(1, began + 2 * minute)).toBe("joining");
  expect(await after(2, began + 4 * minute)).toBe("waiting_room");
  expect(await after(3, began + 6 * minute)).toBe("in_call");
  expect(await after(4, began + 8 * minute)).toBe("recording");
  bot.recordings = [
    recording(began, began + minute, { transcript: { status: "absent", url: null } }),
  ];
  expect(await after(6, began + 14 * minute)).toBe("processing");
  bot.recordings = [recording(began, began + minute)];
  expect(await after(6, began + 16 * minute)).toBe("delivered");
  expect((await outboxRows()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "confirmation done",
    "count done",
    "result done",
  ]);
  await tick(began + 8 * day);
  expect((await theJob()).status).toBe("deleted");
  expect(subjects()).toEqual([
    expect.stringMatching(/^Your notetaker is booked/),
    expect.stringMatching(/^Your meeting notes/),
  ]);
});

test("ticks that overlap send one bot for each job and one mail to each person", async () => {
  const world = createWorld();
  for (let index = 0; index < 10; index += 1) {
    const meetingCode = `abc-defg-aa${String.fromCharCode(97 + index)}`;
    await ask(world, { ...scheduledAt(start + day), meetingCode, email: `p${index}@example.test` });
  }
  const tick = (now: number) => runTick({ env, now, provider: world.provider });
  await Promise.all([tick(start), tick(start), tick(start)]);
  expect(world.provider.bots).toHaveLength(10);

  for (const bot of world.provider.bots) {
    bot.changes = callThatEnded(start + day);
    bot.recordings = [recording(start + day, start + day + 1)];
  }
  const later = start + day + 10 * minute;
  await Promise.all([tick(later), tick(later), tick(later)]);
  await tick(later + 1_000);
  expect(subjects().filter((subject) => subject.startsWith("Your meeting notes"))).toHaveLength(10);
  expect(subjects()).toHaveLength(20);
  expect((await jobs()).every(({ status }) => status === "delivered")).toBe(true);
});

test("a step that fails does not keep the others from running, and the tick is logged", async () => {
  const logged = vi.spyOn(console, "log");
  const world = createWorld();
  await ask(world, {}, { honeypot: true });
  await ask(world, scheduledAt(start + 8 * day), {});
  const broken = new Proxy(env.db, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name) as unknown;
      return (query: string) => {
        if (query.includes("outbox")) throw new Error("D1_ERROR: the outbox is broken");
        return target.prepare(query);
      };
    },
  });
  await runTick({ env: { ...env, db: broken }, now: start + 7 * day, provider: world.provider });
  const events = logged.mock.calls.map(([entry]) => entry);
  expect(events).toContainEqual({ event: "tick.failed", step: "send", kind: "Error" });
  expect(events).toContainEqual(
    expect.objectContaining({ event: "tick", dispatched: 1, purged: 1 }),
  );
});

test("without a configured provider a tick still sends mail and says what is missing", async () => {
  const logged = vi.spyOn(console, "log");
  const world = createWorld();
  await ask(world, scheduledAt(start + day));
  world.provider.fail("createBot", refusal("permanent"));
  await dispatchDue(world, plenty);
  await ask(world, { ...scheduledAt(start + day), meetingCode: "xyz-abcd-efg" });

  await runTick({ env: { ...env, recall: null }, now: start });
  const events = logged.mock.calls.map(([entry]) => entry.event);
  expect(events).toContain("provider.off");
  expect(subjects()).toContainEqual(expect.stringContaining("could not be sent"));
});
