import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "../../scripts/ops/database.ts";
import { root } from "../../scripts/parts/root.ts";
import type { Row } from "./local-db.ts";

export type TestDatabase = Database & {
  readonly query: (sql: string) => Row[];
  readonly insert: (table: string, row: Readonly<Record<string, string | number | null>>) => void;
};

/** An empty database in memory, as the migrations leave it; its transactions are real ones. */
export function openTestDatabase(): TestDatabase {
  const db = new DatabaseSync(":memory:");
  for (const file of readdirSync(`${root}migrations`).sort()) {
    if (file.endsWith(".sql")) db.exec(readFileSync(`${root}migrations/${file}`, "utf8"));
  }
  const query = (sql: string) => db.prepare(sql).all() as Row[];
  return {
    query,
    insert(table, row) {
      const marks = Object.keys(row).map(() => "?");
      const columns = Object.keys(row).join(", ");
      db.prepare(`insert into ${table} (${columns}) values (${marks.join(", ")})`).run(
        ...Object.values(row),
      );
    },
    async run(...statements) {
      db.exec("begin");
      try {
        const rows = statements.map(query);
        db.exec("commit");
        return rows;
      } catch (error) {
        db.exec("rollback");
        throw error;
      }
    },
  };
}
