import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startCloudflareSimulator } from "../tests/simulators/cloudflare/cloudflare-simulator.ts";
import { queryLocalDb } from "../tests/support/local-db.ts";
import { insertStatement, rowsFor } from "../tests/support/pipeline-rows.ts";
import { migrationStatements, openTestDatabase } from "../tests/support/sqlite-database.ts";
import { runBatch } from "../app/db/client.server.ts";
import { openDatabase } from "./cloudflare/database.ts";
import { readArguments } from "./ops/arguments.ts";
import type { Report } from "./ops/print.ts";
import { runCommand } from "./ops/run-command.ts";
import { ops } from "./ops.ts";
import { root } from "./parts/root.ts";

const ada = "aaaa1111000040008000000000000001";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ops-"));
  const { db, close } = await openDatabase({ remote: false, persistTo: folder });
  await runBatch(
    db,
    migrationStatements().map((statement) => sql.raw(statement)),
  );
  await close();
  const insert = (table: string, row: object) => {
    queryLocalDb(folder, insertStatement(table, row), ...Object.values(row));
  };
  const rows = rowsFor({ insert }, Date.now());
  rows.notetaker(ada);
  rows.lead("eeee1111-lead");
  const dead = { state: "dead", last_error: "E_SUPPRESSED", finished_at: Date.now() };
  rows.message(ada, "result", dead);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const localDatabase = () => ["--persist-to", relative(root, folder)];

function command(...typed: string[]): Promise<Report> {
  return runCommand(readArguments(typed));
}

describe("npm run ops", () => {
  test("prints only the report", async () => {
    const print = vi.spyOn(console, "log").mockReturnValue();
    expect(await ops(["show", "aaaa1111", "--json", ...localDatabase()])).toBe(0);
    const printed = print.mock.calls.flat();
    print.mockRestore();
    expect(printed).toHaveLength(1);
    expect(JSON.parse(String(printed[0]))).toMatchObject({
      target: { type: "notetaker", id: ada },
      messages: [{ key: `${ada}:result`, lastError: "E_SUPPRESSED" }],
    });
  });

  test("deletes by the app's own statements", async () => {
    const { data } = await command("delete", ada, ...localDatabase());
    expect(data).toMatchObject({ id: ada });
    const columns = "status, next_step, delete_requested_at";
    expect(queryLocalDb(folder, `select ${columns} from notetakers`)).toEqual([
      { status: "delivered", next_step: "purge", delete_requested_at: expect.any(Number) },
    ]);
  });

  test("mails a guide to the leads that wait for it, and prints its progress", async () => {
    const link = ["--link", "https://files.test/guide.pdf"];
    const printed = vi.spyOn(console, "error").mockReturnValue();
    const { text } = await command("guide-ready", "clickup-mistakes", ...link, ...localDatabase());
    expect(printed.mock.calls).toEqual([["  1 of 1"]]);
    printed.mockRestore();
    expect(text).toContain("1 mails wait");
    const enqueued = queryLocalDb(folder, "select key from outbox where kind = 'guide-ready'");
    expect(enqueued).toEqual([{ key: "eeee1111-lead:guide-ready" }]);
  });

  test("explains a database without tables", async () => {
    const status = command("status", "--persist-to", join(folder, "empty"));
    await expect(status).rejects.toThrow(
      /^The local database is empty .*`npm start` brings it up to date\.$/,
    );
  });
});

describe("npm run ops -- --remote", () => {
  const tables = openTestDatabase();
  let close = () => Promise.resolve();
  beforeAll(async () => {
    rowsFor(tables, Date.now()).notetaker(ada);
    const database = { id: "d1", name: "larkfield-site", run: tables.run };
    const cloudflare = await startCloudflareSimulator({ secrets: [], zones: [], database });
    for (const [name, value] of Object.entries(cloudflare.env)) vi.stubEnv(name, value);
    close = cloudflare.close;
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await close();
  });
  const deletion = () => tables.query("select delete_requested_at as at from notetakers");

  test("names what it would delete, and does nothing without a terminal to confirm", async () => {
    await expect(command("delete", ada, "--remote")).rejects.toThrow(
      /^Deletes notetaker aaaa1111[^]*Say --yes to do it without being asked\.$/,
    );
    expect(deletion()).toEqual([{ at: null }]);
  });

  test("deletes with --yes in the deployed database", async () => {
    await command("delete", ada, "--remote", "--yes");
    expect(deletion()).toEqual([{ at: expect.any(Number) }]);
  });
});
