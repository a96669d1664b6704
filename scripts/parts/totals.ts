import { readFile, rm } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";

export type Totals = {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
};

const result = z.object({ results: z.array(z.object({ duration: z.number() })) });
const suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(result) })).default([]),
  suites: z.array(z.unknown()).default([]),
});

/** The JSON report of Vitest or of Playwright. */
const report = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({ name: z.string(), startTime: z.number(), endTime: z.number() }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: basename(name),
      seconds: (endTime - startTime) / 1000,
    })),
  }))
  .or(
    z
      .object({
        stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
        suites: z.array(suite),
      })
      .transform(({ stats, suites }) => ({
        passed: stats.expected,
        // A test that passed at its second try has failed.
        failed: stats.unexpected + stats.flaky,
        files: suites.map((one) => ({ name: basename(one.file), seconds: secondsOf(one) })),
      })),
  );

/** Reads and deletes a report. A runner that failed without a failed test, or ran none, counts as one failure. */
export async function totalsOf(file: string, exitCode: number): Promise<Totals> {
  const text = await readFile(file, "utf8").catch(() => "null");
  await rm(file, { force: true });
  const { data } = report.safeParse(JSON.parse(text));
  const { passed, failed, files } = data ?? { passed: 0, failed: 0, files: [] };
  const hasFailedSilently = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: hasFailedSilently ? 1 : failed, files };
}

function secondsOf(part: unknown): number {
  const { specs, suites } = suite.parse(part);
  const runs = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = runs.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce<number>((sum, inner) => sum + secondsOf(inner), own);
}
