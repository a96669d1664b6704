import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { openDb } from "../../app/db/client.server.ts";
import { d1Client, type Answer, type Statement } from "../../scripts/cloudflare/d1-client.ts";
import { root } from "../../scripts/parts/root.ts";
import type { Row } from "./local-db.ts";
import { insertStatement } from "./pipeline-rows.ts";

/** https://developers.cloudflare.com/d1/platform/limits/ */
const maxValues = 100;

/** An empty database in memory after all migrations, with real transactions. */
export function openTestDatabase() {
  const sqlite = new DatabaseSync(":memory:");
  for (const statement of migrationStatements()) sqlite.exec(statement);
  /** Runs the statements in one transaction, as D1's API does. */
  const run = (statements: readonly Statement[]): readonly Answer[] => {
    sqlite.exec("begin");
    try {
      const answers = statements.map((statement) => answer(sqlite, statement));
      sqlite.exec("commit");
      return answers;
    } catch (error) {
      sqlite.exec("rollback");
      throw new Error(`D1_ERROR: ${error instanceof Error ? error.message : ""}: SQLITE_ERROR`);
    }
  };
  const clear = () => {
    const tables = sqlite.prepare("select name from sqlite_master where type = 'table'").all();
    for (const { name } of tables) sqlite.exec(`delete from "${String(name)}"`);
  };
  return {
    clear,
    db: openDb(d1Client((statements) => Promise.resolve(statements).then(run))),
    run,
    query: (sql: string) => sqlite.prepare(sql).all() as Row[],
    insert(table: string, row: Readonly<Record<string, string | number | null>>) {
      sqlite.prepare(insertStatement(table, row)).run(...Object.values(row));
    },
  };
}

export function migrationStatements(): readonly string[] {
  const files = readdirSync(`${root}migrations`).filter((file) => file.endsWith(".sql"));
  return files.sort().flatMap((file) => {
    return readFileSync(`${root}migrations/${file}`, "utf8").split("--> statement-breakpoint");
  });
}

function answer(sqlite: DatabaseSync, { sql, params }: Statement): Answer {
  if (params.length > maxValues) throw new Error("too many SQL variables");
  const statement = sqlite.prepare(sql);
  statement.setReturnArrays(true);
  const columns = statement.columns().map(({ name }) => name);
  const rows = statement.all(...(params as SQLInputValue[])) as unknown as unknown[][];
  const changed = sqlite.prepare("select changes() as changes").get();
  const isRead = /^\s*(?:select|with)\b/i.test(sql);
  return { columns, rows, changes: isRead ? 0 : Number(changed?.["changes"]) };
}
