import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { root } from "../../scripts/parts/root.ts";

/** A D1 of this process, empty and migrated. */
export function openNodeD1(): D1Database {
  const db = new DatabaseSync(":memory:");
  for (const file of readdirSync(`${root}migrations`).sort()) {
    if (file.endsWith(".sql")) db.exec(readFileSync(`${root}migrations/${file}`, "utf8"));
  }
  const client = {
    prepare: (sql: string) => bound(db, sql, []),
    async batch(statements: readonly ReturnType<typeof bound>[]) {
      db.exec("begin");
      try {
        const results = [];
        for (const statement of statements) results.push(await statement.all());
        db.exec("commit");
        return results;
      } catch (error) {
        db.exec("rollback");
        throw error;
      }
    },
  };
  return client as unknown as D1Database;
}

function bound(db: DatabaseSync, sql: string, values: readonly SQLInputValue[]) {
  const all = async () => {
    const results = db.prepare(sql).all(...values);
    const [meta] = db.prepare("select changes() as changes").all();
    return { success: true, results, meta };
  };
  return {
    bind: (...others: SQLInputValue[]) => bound(db, sql, others),
    all,
    run: all,
    first: async () => (await all()).results[0] ?? null,
    async raw() {
      const statement = db.prepare(sql);
      statement.setReturnArrays(true);
      return statement.all(...values);
    },
  };
}
