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

test.each([
  ["Vitest", { numPassedTests: 7, numFailedTests: 2, testResults }, 1, [7, 2, "a.test.ts", 2.5]],
  [
    "Playwright; a second try is a failure",
    { stats: { expected: 5, unexpected: 1, flaky: 2 }, suites },
    ...([1, [5, 3, "a.spec.ts", 2]] as const),
  ],
  ["failed without a failed test", { ...none, numPassedTests: 3 }, 1, [3, 1]],
  ["ran no test", none, 0, [0, 1]],
  ["left no report", {}, 0, [0, 1]],
])("%s", async (_, content, exitCode, expected) => {
  const file = join(mkdtempSync(join(tmpdir(), "totals-")), "report.json");
  writeFileSync(file, JSON.stringify(content));
  const { passed, failed, files } = await totalsOf(file, exitCode);
  const [first] = files;
  expect([passed, failed, ...(first ? [first.name, first.seconds] : [])]).toEqual(expected);
  expect(existsSync(file)).toBe(false);
});
