import { readFile, rm } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";

export type Totals = {
  readonly passed: number;
  readonly failed: number;
  /** Test files with the seconds that their tests took. */
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(z.unknown()),
});

const playwrightSuite = z.object({
  file: z.string(),
  specs: z
    .array(
      z.object({
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    )
    .default([]),
  suites: z.array(z.unknown()).default([]),
});

/** Reads and deletes a report. A runner that failed without a failed test, or ran none, counts as one failure. */
export async function vitestTotals(report: string, exitCode: number): Promise<Totals> {
  const { data } = vitestReport.safeParse(await take(report));
  const files = (data?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: basename(name),
    seconds: (endTime - startTime) / 1000,
  }));
  return totals(data?.numPassedTests ?? 0, data?.numFailedTests ?? 0, exitCode, files);
}

/** A test that passed at its second try has failed. */
export async function playwrightTotals(report: string, exitCode: number): Promise<Totals> {
  const { data } = playwrightReport.safeParse(await take(report));
  const failed = (data?.stats.unexpected ?? 0) + (data?.stats.flaky ?? 0);
  const files = (data?.suites ?? []).map((suite) => ({
    name: basename(playwrightSuite.parse(suite).file),
    seconds: secondsOf(suite),
  }));
  return totals(data?.stats.expected ?? 0, failed, exitCode, files);
}

function secondsOf(suite: unknown): number {
  const { specs, suites } = playwrightSuite.parse(suite);
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce<number>((sum, inner) => sum + secondsOf(inner), own);
}

function totals(passed: number, failed: number, exitCode: number, files: Totals["files"]): Totals {
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, files };
}

async function take(report: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(report, "utf8"));
  } catch {
    return null;
  } finally {
    await rm(report, { force: true });
  }
}
