import { env as bindings } from "cloudflare:workers";
import { getTableName, is, Table } from "drizzle-orm";
import { vi } from "vitest";
import { readEnv } from "~/config/env.server";
import { openDb } from "~/db/client.server";
import * as schema from "~/db/schema.server";
import type { NotetakerInput } from "~/notetaker/request/schema";
import type { Sender } from "~/notetaker/request/decide";
import { requestNotetaker, type NotetakerSubmission } from "~/notetaker/request/take.server";
import type { Notetaker } from "~/notetaker/notetaker";
import { recallWebhooks } from "~/notetaker/provider/recall/recall-webhook.server";
import { claimDue } from "~/notetaker/store/claims.server";
import type { World } from "~/world.server";
import { fakeProvider, type FakeProvider } from "./fake-provider";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** Any moment would do, except the edge of a day. */
export const start = Date.UTC(2026, 10, 20, 15, 0, 0);

export const env = readEnv(bindings);
export const db = openDb(env.db);

export const readWebhook = recallWebhooks(env.recall?.webhookSecrets ?? []);

const everyTable = Object.values(schema).flatMap((one) =>
  is(one, Table) ? [getTableName(one)] : [],
);

/** The tests of all files share one database: `worker/setup.ts` empties it before each. */
export async function emptyTables(): Promise<void> {
  await env.db.batch([
    env.db.prepare("pragma defer_foreign_keys = on"),
    ...everyTable.map((name) => env.db.prepare(`delete from ${name}`)),
  ]);
}

export function input(other: Partial<NotetakerInput> = {}): NotetakerInput {
  return {
    name: "Ada Lovelace",
    email: "ada@example.test",
    meetingCode: "abc-defg-hij",
    scheduled: false,
    startsAt: null,
    wallDate: null,
    wallTime: null,
    timezone: null,
    ...other,
  };
}

export type TestWorld = World & {
  readonly provider: FakeProvider;
  /** Time of the clock, in epoch milliseconds; only tests move the clock. */
  time: number;
  readonly pass: (ms: number) => void;
};

/**
 * A world whose clock only tests move, with a `random` that is always 0.5, a fake provider and no network. Only
 * `withWork` waits for the work given to `waitUntil`.
 */
export function createWorld(now = start): TestWorld {
  const world: TestWorld = {
    env,
    db,
    provider: fakeProvider(),
    otherProviders: [],
    fetch: () => Promise.reject(new TypeError("there is no network in a test")),
    time: now,
    clock: () => world.time,
    random: () => 0.5,
    sleep: (ms) => Promise.resolve(world.pass(ms)),
    waitUntil: () => undefined,
    pass: (ms: number) => void (world.time += ms),
  };
  return world;
}

/** Runs `act` while the database has no table of this name. */
export async function whileMissing<Outcome>(
  table: string,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  await db.run(`alter table ${table} rename to hidden`);
  return act().finally(() => db.run(`alter table hidden rename to ${table}`));
}

/** After `skipped` batches that work, the next one is committed, but its answer is lost. */
export function loseAnswer({ skipped = 0 } = {}) {
  const commit = env.db.batch.bind(env.db);
  const batch = vi.spyOn(env.db, "batch");
  for (let nth = 0; nth < skipped; nth += 1) batch.mockImplementationOnce((all) => commit(all));
  return batch.mockImplementationOnce(async (statements) => {
    await commit(statements);
    throw new Error("D1_ERROR: Network connection lost.");
  });
}

/** Calls `act` and waits for all work that was given to `waitUntil`. */
export async function withWork<Given extends World, Outcome>(
  world: Given,
  act: (world: Given) => Promise<Outcome>,
): Promise<Outcome> {
  const work: Promise<unknown>[] = [];
  const outcome = await act({ ...world, waitUntil: (started) => void work.push(started) });
  // The loop also reaches work that other work adds meanwhile.
  for (const started of work) await started;
  return outcome;
}

/** Marks every notetaker as refused once, as if the provider had refused it in an earlier step. */
export async function markAsRefused(): Promise<void> {
  await db.update(schema.notetakers).set({ lastError: "refused_http_400" });
}

/** Stores a request for now without a bot, as if the isolate had died before the dispatch. */
export async function askOnly(world: TestWorld): Promise<void> {
  await ask(world, scheduledAt(world.time + day));
  await db.update(schema.notetakers).set({ scheduled: false, startsAt: world.time });
}

export async function ask(
  world: TestWorld,
  other: Partial<NotetakerInput> = {},
  submission: { key?: string; network?: string; sender?: Sender; honeypot?: boolean } = {},
) {
  const { key = crypto.randomUUID(), network = "192.0.2.1", honeypot = false } = submission;
  const { sender = { kind: "web", network } } = submission;
  const submitted: NotetakerSubmission = {
    input: input(other),
    idempotencyKey: key,
    sender,
    honeypot,
  };
  return withWork(world, (submitWorld) => requestNotetaker(submitWorld, submitted));
}

export function scheduledAt(startsAt: number): Partial<NotetakerInput> {
  return {
    scheduled: true,
    startsAt,
    wallDate: "2026-11-20",
    wallTime: "12:00 PM",
    timezone: "US/Eastern",
  };
}

export async function allNotetakers(): Promise<Notetaker[]> {
  return db.select().from(schema.notetakers).orderBy(schema.notetakers.createdAt);
}

export async function theNotetaker(): Promise<Notetaker> {
  const all = await allNotetakers();
  const [notetaker] = all;
  if (!notetaker || all.length > 1) throw new Error(`expected one, found ${all.length}`);
  return notetaker;
}

/** `nth` as letters for a meeting code: "aaa", "aab", … */
export function lettersOf(nth: number, length: number): string {
  const digits = nth.toString(26).padStart(length, "0");
  return digits.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
}

export async function outboxRows() {
  return db.select().from(schema.outbox).orderBy(schema.outbox.kind, schema.outbox.key);
}

/** Claims notetakers as a dispatch does, and then does nothing, as if the isolate had died. */
export function claimAndDie(limit: number, now: number): Promise<Notetaker[]> {
  return claimDue(db, { step: "dispatch", limit, provider: "recall" }, now);
}

export const plenty = { limit: 1_000, budgetMs: 60_000 } as const;
