import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { check } from "./check.ts";
import { queryLocalDb } from "../tests/support/local-db.ts";
import { createMailReader } from "../tests/support/sent-mails.ts";
import { startLocalWorld, type LocalWorld } from "./check/local-world.ts";
import { runSubjects, type CheckWorld, type Subject } from "./check/run-subjects.ts";
import { allSubjects, readValues } from "./check/deployed.ts";
import { root } from "./parts/root.ts";

/** The whole check, against the Worker itself; what each step says is in the tests under `check/`. */

if (existsSync(`${root}build/index.js`)) process.env["SITE_BUILT"] = "yes";

const timeoutMs = 240_000;
const folder = `${root}.wrangler/check-test`;
let world: LocalWorld;
beforeAll(async () => {
  world = await startLocalWorld(folder, new AbortController().signal);
}, timeoutMs);
afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(given: CheckWorld, subjects: readonly Subject[]) {
  const lines: string[] = [];
  const tally = await runSubjects(given, subjects, { print: (line) => lines.push(line) });
  return { tally, text: lines.join("\n") };
}

const query = (sql: string) => queryLocalDb(join(folder, "state"), sql);
const rows = (table: string) => query(`select * from ${table}`);

describe("npm run check", () => {
  test(
    "passes on a fresh clone, and leaves nothing behind but one mail",
    async () => {
      const { tally, text } = await run(world, allSubjects());
      expect(text).not.toMatch(/[✗–]/);
      expect(tally).toEqual({ ok: 47, failed: 0, skipped: 0 });
      expect(world.recall.state().bots).toEqual([]);
      expect(rows("outbox")).toEqual([]);
      expect(rows("webhook_receipts")).toEqual([
        { id: expect.stringMatching(/^msg_/), received_at: expect.any(Number) },
      ]);
      const mails = createMailReader(join(folder, "tmp")).read();
      expect(mails.map(({ to }) => to)).toEqual([["operator@firm.example"]]);
    },
    timeoutMs,
  );

  test(
    "reports that the Worker has other secrets and refused the last event",
    async () => {
      const other = `whsec_${btoa("a secret that the Worker does not have")}`;
      const values = {
        ...world.values,
        RECALL_WEBHOOK_SECRETS: other,
        STRIPE_WEBHOOK_SECRETS: "whsec_another0123456789abcdefghijk",
        COUNTER_SECRET: "another-counter-secret",
      };
      const subjects = allSubjects("after").filter(({ name }) => name.startsWith("Secrets"));
      const { tally, text } = await run({ ...world, values, ...readValues(values) }, subjects);
      expect(tally).toEqual({ ok: 1, failed: 4, skipped: 0 });
      expect(text).toMatch(/does not have the value of RECALL_WEBHOOK_SECRETS/);
      expect(text).toMatch(
        /and was refused: it was signed with a secret that the site does not have/,
      );
      expect(text).toMatch(/does not have the value of STRIPE_WEBHOOK_SECRETS/);
      expect(text).toMatch(/does not have the value of COUNTER_SECRET/);
    },
    timeoutMs,
  );
});

describe("the command", () => {
  const { signal } = new AbortController();

  test("with --dry-run it prints each step and runs none", async () => {
    const print = vi.spyOn(console, "log").mockReturnValue();
    expect(await check(["--dry-run"], signal)).toBe(0);
    const output = print.mock.calls.flat().join("\n");
    print.mockRestore();
    expect(output.match(/^ {2}· /gm)).toHaveLength(45);
    expect(output).toContain("books a bot for a sample link two days from now, to be canceled");
  });

  test("refuses a mistyped option", async () => {
    await expect(check(["--remot"], signal)).rejects.toThrow("--remote    the deployed site");
  });
});

test("the README names the check of the deployed site as the step before going live", async () => {
  const deploy = /^## Deploy\n([\s\S]*?)^## /m.exec(
    await readFile(`${root}README.md`, "utf8"),
  )?.[1];
  expect(deploy).toContain("npm run check -- --remote");
});
