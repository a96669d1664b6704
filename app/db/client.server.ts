import type { SQL, Query } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.server.ts";

export type Db = DrizzleD1Database<typeof schema> & { readonly $client: D1Database };

/** D1 `batch` is the only transaction: `db.batch([...])` or `runBatch`, never `db.transaction()`. */
export function openDb(binding: D1Database): Db {
  const db = opened.get(binding) ?? drizzle(binding, { schema });
  opened.set(binding, db);
  return db;
}

/** Drizzle reads through the whole schema each time. */
const opened = new WeakMap<D1Database, Db>();

const dialect = new SQLiteAsyncDialect();

/**
 * A transaction of statements of which some are written in SQL; drizzle's own batch takes only built
 * ones. The rows of the answers are as D1 gives them.
 */
export function runBatch(
  db: Db,
  statements: readonly (SQL | { toSQL: () => Query })[],
): Promise<D1Result[]> {
  const prepared = statements.map((statement) => {
    const { sql, params } =
      "toSQL" in statement ? statement.toSQL() : dialect.sqlToQuery(statement);
    return db.$client.prepare(sql).bind(...params);
  });
  return db.$client.batch(prepared);
}
