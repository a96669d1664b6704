import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  startCloudflareSimulator,
  type CloudflareSimulator,
} from "../../tests/simulators/cloudflare/cloudflare-simulator";
import { rowsFor } from "../../tests/support/pipeline-rows";
import { openTestDatabase } from "../../tests/support/sqlite-database";
import { runBatch, type Db } from "../../app/db/client.server";
import { leads, outbox } from "../../app/db/schema.server";
import { explainDatabaseError, openDatabase } from "./database";

const running: CloudflareSimulator[] = [];
afterEach(() => Promise.all(running.splice(0).map(({ close }) => close())));

/** `name` as in wrangler.toml. */
async function deployed(env: NodeJS.ProcessEnv = {}, name = "larkfield-site") {
  const tables = openTestDatabase();
  const database = { id: "d1d1-0001", name, run: tables.run };
  const cloudflare = await startCloudflareSimulator({ secrets: [], zones: [], database });
  running.push(cloudflare);
  const { db } = await openDatabase({ remote: true, env: { ...cloudflare.env, ...env } });
  return { db, tables, rows: rowsFor(tables, 1_000) };
}

const problem = async (db: Db) => {
  const error: unknown = await db
    .select()
    .from(leads)
    .where(eq(leads.email, "ada@example.test"))
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  return explainDatabaseError(error, true)?.message;
};

describe("the deployed database", () => {
  test("returns any text and number unchanged", async () => {
    const { db, rows } = await deployed();
    rows.lead("a");
    const awkward = fc.constantFrom("'", '"', "?", ";", "--", "\\", "\n", "\u2028", "é", "😀", "a");
    const name = fc.string({ unit: awkward });
    await fc.assert(
      fc.asyncProperty(name, fc.maxSafeInteger(), async (firstName, createdAt) => {
        await db.update(leads).set({ firstName, createdAt }).where(eq(leads.id, "a"));
        const found = await db.select().from(leads).where(eq(leads.firstName, firstName));
        expect(found).toMatchObject([
          { id: "a", firstName, createdAt, guideId: "clickup-mistakes" },
        ]);
      }),
      { numRuns: 40 },
    );
  });

  test("returns columns of the same name separately", async () => {
    const { db, rows } = await deployed();
    rows.lead("a", { created_at: 1 });
    rows.message("a", "guide-ready", { created_at: 2 });
    const [joined] = await db
      .select()
      .from(leads)
      .innerJoin(outbox, eq(leads.id, outbox.subjectId));
    expect(joined).toMatchObject({
      leads: { kind: "guide", createdAt: 1 },
      outbox: { kind: "guide-ready", createdAt: 2 },
    });
  });

  test("makes a batch one transaction, and counts what it changed", async () => {
    const { db, tables, rows } = await deployed();
    rows.lead("a");
    rows.lead("b");
    const mark = (kind: string) => sql`update leads set last_name = ${kind}`;
    const [changed, read] = await runBatch(db, [mark("once"), sql`select id from leads`]);
    expect(changed?.meta.changes).toBe(2);
    expect(read?.results).toEqual([{ id: "a" }, { id: "b" }]);
    await expect(runBatch(db, [mark("twice"), sql`delete from nowhere`])).rejects.toThrow(
      /no such/,
    );
    expect(tables.query("select distinct last_name from leads")).toEqual([{ last_name: "once" }]);
  });

  test("is found in any account of the login, or in the configured account", async () => {
    for (const CLOUDFLARE_ACCOUNT_ID of [undefined, "0123456789abcdef0123456789abcdef"]) {
      const { db } = await deployed({ CLOUDFLARE_ACCOUNT_ID });
      expect(await db.select().from(leads)).toEqual([]);
    }
  });
});

describe("problems of the database are explained without the statement's values", () => {
  const noDatabase = /no deployed database yet.*README/;
  test.each([
    ["there is no database", {}, "another-site", noDatabase],
    ["that account has no database", { CLOUDFLARE_ACCOUNT_ID: "another" }, undefined, noDatabase],
    [
      "Cloudflare is out of reach",
      { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9" },
      undefined,
      /^Cloudflare does not answer. Is this machine online\?$/,
    ],
    [
      "Cloudflare does not know the token",
      { CLOUDFLARE_API_TOKEN: "of-nobody" },
      undefined,
      /^Not logged in to Cloudflare\. Run `npx wrangler login`/,
    ],
  ])("%s", async (_, env, name, expected) => {
    expect(await problem((await deployed(env, name)).db)).toMatch(expected);
  });

  test("missing tables and refusals are explained, other errors are not", async () => {
    const { db, tables } = await deployed();
    tables.query("alter table leads add column copy_of_id text generated always as (id)");
    const refused: unknown = await db
      .run(sql`update leads set copy_of_id = ${"ada@example.test"}`)
      .catch((error: unknown) => error);
    const message = explainDatabaseError(refused, true)?.message;
    expect(message).toMatch(/^The database did not answer\. It says: D1_ERROR: .*generated/);
    expect(message).not.toContain("ada@");
    tables.query("drop table leads");
    expect(await problem(db)).toMatch(/^The deployed database is empty or older than this/);
    expect(explainDatabaseError(new TypeError("a bug"), true)).toBeNull();
  });
});

/** Uses the real wrangler, which stores the login. */
describe("without a token in the environment", () => {
  const nowhere = { CLOUDFLARE_API_TOKEN: "", HOME: "/nowhere", XDG_CONFIG_HOME: "/nowhere" };

  test("wrangler provides the credentials", async () => {
    const key = {
      CLOUDFLARE_API_KEY: "a-key-for-tests",
      CLOUDFLARE_EMAIL: "ada@larkfield.example",
    };
    const { db } = await deployed({ ...nowhere, ...key });
    expect(await db.select().from(leads)).toEqual([]);
  });

  test("a missing login is explained", async () => {
    const { db } = await deployed(nowhere);
    expect(await problem(db)).toMatch(/^Not logged in to Cloudflare/);
  });
});
