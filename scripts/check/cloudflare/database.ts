import { readdir } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { root } from "../../parts/root.ts";
import { failed, ok, type Outcome, type Subject } from "../step.ts";
import type { CheckWorld } from "../world.ts";

/** D1: whether its tables are those of this checkout. */
export function databaseSubject(): Subject {
  return {
    name: "Database",
    when: "after",
    steps: [
      {
        name: "All migrations are applied",
        would: "compares the names in its table d1_migrations with the files in migrations/",
        run: compareMigrations,
      },
    ],
  };
}

async function compareMigrations({ db, place }: CheckWorld): Promise<Outcome> {
  const applied = await db.all<{ name: string }>(sql`select name from d1_migrations`);
  const names = applied.map(({ name }) => name);
  const files = (await readdir(`${root}migrations`)).filter((file) => file.endsWith(".sql"));
  const missing = files.filter((file) => !names.includes(file)).sort();
  const where = place === "deployed" ? "--remote" : "--local";
  if (missing.length > 0) {
    return failed(
      `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not applied: the site would fail wherever it needs what is in there.`,
      `npx wrangler d1 migrations apply DB ${where} (npm run deploy does it)`,
    );
  }
  const unknown = names.filter((name) => !files.includes(name));
  if (unknown.length === 0) return ok();
  return failed(
    `The database has migrations that this checkout does not know: ${unknown.join(", ")}.`,
    "This checkout is older than what is deployed: git pull.",
  );
}
