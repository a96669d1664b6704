import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { totalsOf } from "./totals.ts";

const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
const group = { file: "e2e/a.spec.ts", specs: [spec(500), spec(700)] };
const suites = [{ file: "e2e/a.spec.ts", specs: [spec(800)], suites: [group] }];
const testResults = [{ name: "/site/app/a.test.ts", startTime: 1_000, endTime: 3_500 }];
const none = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

const ofVitest = { numPassedTests: 7, numFailedTests: 2, testResults };
const ofPlaywright = { stats: { expected: 5, unexpected: 1, flaky: 2 }, suites };

test.each<[string, object, number, (number | string)[]]>([
  ["reported by Vitest", ofVitest, 1, [7, 2, "a.test.ts", 2.5]],
  ["reported by Playwright with second tries", ofPlaywright, 1, [5, 3, "a.spec.ts", 2]],
  ["that fails without a failed test", { ...none, numPassedTests: 3 }, 1, [3, 1]],
  ["without any test", none, 0, [0, 1]],
  ["without a report", {}, 0, [0, 1]],
])("a run %s is counted", async (_, content, exitCode, expected) => {
  const file = join(mkdtempSync(join(tmpdir(), "totals-")), "report.json");
  writeFileSync(file, JSON.stringify(content));
  const { passed, failed, files } = await totalsOf(file, exitCode);
  const [first] = files;
  expect([passed, failed, ...(first ? [first.name, first.seconds] : [])]).toEqual(expected);
  expect(existsSync(file)).toBe(false);
});
