import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import * as schema from "./schema.server.ts";

export type Db = DrizzleD1Database<typeof schema>;

/** D1 `batch` is the only transaction: `db.batch([...])`, never `db.transaction()`. */
export function openDb(binding: D1Database): Db {
  return drizzle(binding, { schema });
}
