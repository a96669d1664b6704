import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playwrightTotals, vitestTotals } from "./totals.ts";

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), "totals-")), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("what vitest counted is taken, and the report taken away", async () => {
  const file = report({ numPassedTests: 7, numFailedTests: 2 });
  expect(await vitestTotals(file, 1)).toEqual({ passed: 7, failed: 2 });
  expect(existsSync(file)).toBe(false);
});

test("what Playwright counted is taken; a test that passed at the second try has failed", async () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2 } });
  expect(await playwrightTotals(file, 1)).toEqual({ passed: 5, failed: 3 });
});

test.each([
  ["fails without a failed test", { numPassedTests: 3, numFailedTests: 0 }, 1, 3],
  ["ran no test", { numPassedTests: 0, numFailedTests: 0 }, 0, 0],
  ["left no report", {}, 0, 0],
])("a runner that %s counts as one failure", async (_, content, exitCode, passed) => {
  expect(await vitestTotals(report(content), exitCode)).toEqual({ passed, failed: 1 });
});
