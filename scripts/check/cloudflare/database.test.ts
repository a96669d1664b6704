import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { checkUp, checkWorld } from "../../../tests/support/check";
import { openTestDatabase } from "../../../tests/support/sqlite-database";
import { openDb } from "../../../app/db/client.server";
import { d1Client } from "../../cloudflare/d1-client";
import { root } from "../../parts/root";
import { Sentence } from "../../parts/sentence";
import { databaseSubject } from "./database";

const files = readdirSync(`${root}migrations`).filter((file) => file.endsWith(".sql"));
const run = (names: readonly string[]) => {
  const { db, query, insert } = openTestDatabase();
  query("create table d1_migrations (name text)");
  for (const name of names) insert("d1_migrations", { name });
  return checkUp(databaseSubject(), checkWorld({}, { db }));
};

test("all of them are applied", async () => {
  expect((await run(files)).tally).toEqual({ ok: 1, failed: 0, skipped: 0 });
});

test("one that is missing is named, with the command that applies it", async () => {
  const { text } = await run(files.slice(0, -1));
  expect(text).toContain(`${files.at(-1)} is not applied`);
  expect(text).toContain("npx wrangler d1 migrations apply DB --remote");
});

test("a checkout that is older than the database is said", async () => {
  expect((await run([...files, "9999_later.sql"])).text).toContain("does not know: 9999_later.sql");
});

test("a database that does not answer is said in its own words", async () => {
  const silent = () => Promise.reject(new Sentence("There is no deployed database yet."));
  const db = openDb(d1Client(silent));
  const { text, tally } = await checkUp(databaseSubject(), checkWorld({}, { db }));
  expect(text).toContain("What is wrong: There is no deployed database yet.");
  expect(tally.failed).toBe(1);
});

test("one without the table is said without the statement and its values", async () => {
  const { text } = await checkUp(databaseSubject(), checkWorld());
  expect(text).toContain("What is wrong: The deployed database is empty or older");
  expect(text).not.toContain("select");
});
