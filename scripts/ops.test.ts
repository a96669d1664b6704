import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queryLocalDb } from "../tests/support/local-db.ts";
import { rowsFor } from "../tests/support/pipeline-rows.ts";
import { root } from "./parts/root.ts";
import { applyMigrations } from "./parts/wrangler.ts";

/** The command itself, on a real local D1; what each one does is in `ops/*.test.ts`. */

const job = "aaaa1111-0000-4000-8000-000000000001";
const ada = "aaaa2222-0000-4000-8000-000000000002";
const message = "dddd3333000000000000000000000003";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ops-"));
  await applyMigrations({ cwd: root, persistTo: folder });
  const insert = (table: string, row: object) => {
    const marks = Object.keys(row).map(() => "?");
    const columns = Object.keys(row).join(", ");
    const sql = `insert into ${table} (${columns}) values (${marks.join(", ")})`;
    queryLocalDb(folder, sql, ...Object.values(row));
  };
  const rows = rowsFor({ insert }, Date.now());
  rows.job(job);
  rows.request(ada, job);
  rows.lead("eeee1111-lead");
  rows.message(message, ada, {
    state: "dead",
    last_error: "E_SUPPRESSED",
    finished_at: Date.now(),
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function ops(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [`${root}scripts/ops.ts`, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

const here = () => ["--persist-to", folder];

describe("npm run ops", () => {
  test("prints what it finds", async () => {
    const { code, stdout, stderr } = await ops("show", "aaaa2222", ...here());
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`request ${ada}`);
    expect(stdout).toContain("E_SUPPRESSED");
  });

  test("changes what it is told to, by the app's own statements", async () => {
    const { stdout, stderr } = await ops("delete", ada, "--json", ...here());
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toMatchObject({ jobId: job, requests: [ada], everything: true });
    const columns = "status, next_step, delete_requested_at";
    expect(queryLocalDb(folder, `select ${columns} from notetaker_jobs`)).toEqual([
      { status: "delivered", next_step: "purge", delete_requested_at: expect.any(Number) },
    ]);
  });

  test("mails a guide to who waits for it, and says how far it is", async () => {
    const link = ["--link", "https://files.test/guide.pdf"];
    const { stdout, stderr } = await ops("guide-ready", "clickup-mistakes", ...link, ...here());
    expect(stderr).toBe("  1 of 1\n");
    expect(stdout).toContain("1 mails wait");
    expect(
      queryLocalDb(folder, "select dedupe_key from outbox where kind = 'guide-ready'"),
    ).toEqual([{ dedupe_key: "eeee1111-lead:guide-ready" }]);
  });

  test("ends with a sentence and exit code 1 when it cannot", async () => {
    const { code, stderr } = await ops("status", "--persist-to", join(folder, "empty"));
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(
      /^The local database is empty .*`npm start` brings it up to date\.$/,
    );
  });

  test("explains itself", async () => {
    expect(await ops("--help")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("retry ID"),
    });
  });
});
