import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type Row = Record<string, string | number | bigint | Uint8Array | null>;

/** Runs one statement on a local D1, beside the running site, which sees the change immediately. */
export function queryLocalDb(
  persistTo: string,
  sql: string,
  ...parameters: (string | number | null)[]
): Row[] {
  const db = new DatabaseSync(databaseFile(persistTo), { timeout: 5_000 });
  try {
    return db.prepare(sql).all(...parameters) as Row[];
  } finally {
    db.close();
  }
}

function databaseFile(persistTo: string): string {
  const folder = join(persistTo, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{32,}\.sqlite$/.test(name));
  if (!file) throw new Error(`no local D1 in ${folder}`);
  return join(folder, file);
}
