import type { Query, SQL } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.server.ts";

export type Db = DrizzleD1Database<typeof schema> & { readonly $client: D1Database };

const opened = new WeakMap<D1Database, Db>();

/** Use `db.batch` or `runBatch` for a transaction: `db.transaction()` fails on D1. */
export function openDb(binding: D1Database): Db {
  const db = opened.get(binding) ?? drizzle(binding, { schema });
  opened.set(binding, db);
  return db;
}

const dialect = new SQLiteAsyncDialect();

export type Statement = SQL | { toSQL: () => Query };

/** Unlike drizzle's own batch, this transaction takes `sql` statements and lists of any length. */
export function runBatch(db: Db, statements: readonly Statement[]): Promise<D1Result[]> {
  const prepared = statements.map((statement) => {
    const { sql, params } =
      "toSQL" in statement ? statement.toSQL() : dialect.sqlToQuery(statement);
    return db.$client.prepare(sql).bind(...params);
  });
  return db.$client.batch(prepared);
}

/** Counts queries: D1 refuses more than 1,000 per invocation, https://developers.cloudflare.com/d1/platform/limits/ */
export function countQueries(binding: D1Database) {
  let queries = 0;
  const counted = new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") queries += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { binding: counted, spent: () => queries };
}

/** https://developers.cloudflare.com/d1/best-practices/retry-queries/ */
const retryable =
  /network connection lost|storage caused object to be reset|reset because its code was updated|cannot resolve d1 db due to transient issue/i;

const maxTries = 5;
const maxCauses = 5;
/** The pause after the first failure is random up to this; the bound doubles with each further failure. */
const maxFirstPauseMs = 80;

/** Repeats a write after transient failures of D1. It must be idempotent: only its answer may have been lost. */
export async function retryWrite<Value>(
  write: () => Promise<Value>,
  random: () => number,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries >= maxTries || !isRetryable(error)) throw error;
      await pause(random() * maxFirstPauseMs * 2 ** (tries - 1));
    }
  }
}

export function isRetryable(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth += 1) {
    if (retryable.test(current.message)) return true;
    current = current.cause;
  }
  return false;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
