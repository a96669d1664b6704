import { openDb, type Db } from "../../app/db/client.server.ts";
import type { Database } from "./database.ts";
import { bind } from "./sql.ts";

type Statement = { readonly text: string };

/**
 * The database as the app's own functions take it, so that an operator's change is the change that the
 * status page makes. Only for those that do nothing but `runBatch`: each is one transaction, and what is
 * answered is how many rows each statement changed.
 */
export function openAppDb(db: Database): Db {
  const client = {
    prepare: (text: string) => ({
      bind: (...values: (string | number | null)[]): Statement => ({ text: bind(text, values) }),
    }),
    async batch(statements: readonly Statement[]) {
      const withCounts = statements.flatMap(({ text }) => [text, "select changes() as changes"]);
      const rows = await db.run(...withCounts);
      return statements.map((_, nth) => ({ meta: (rows[2 * nth + 1] ?? [])[0], results: [] }));
    },
  };
  return openDb(client as unknown as D1Database);
}
