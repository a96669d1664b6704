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

test("Vitest's counts and seconds by file are read, and the report deleted", async () => {
  const testResults = [{ name: "/site/app/a.test.ts", startTime: 1_000, endTime: 3_500 }];
  const file = report({ numPassedTests: 7, numFailedTests: 2, testResults });
  const files = [{ name: "a.test.ts", seconds: 2.5 }];
  expect(await vitestTotals(file, 1)).toEqual({ passed: 7, failed: 2, files });
  expect(existsSync(file)).toBe(false);
});

test("Playwright's nested suites add up; a test that passed at the second try has failed", async () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const group = { file: "e2e/a.spec.ts", specs: [spec(500), spec(700)] };
  const suites = [{ file: "e2e/a.spec.ts", specs: [spec(800)], suites: [group] }];
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2 }, suites });
  const files = [{ name: "a.spec.ts", seconds: 2 }];
  expect(await playwrightTotals(file, 1)).toEqual({ passed: 5, failed: 3, files });
});

test.each([
  ["fails without a failed test", { numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1, 3],
  ["ran no test", { numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0, 0],
  ["left no report", {}, 0, 0],
])("a runner that %s counts as one failure", async (_, content, exitCode, passed) => {
  expect(await vitestTotals(report(content), exitCode)).toEqual({ passed, failed: 1, files: [] });
});
