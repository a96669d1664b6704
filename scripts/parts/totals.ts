import { readFile, rm } from "node:fs/promises";
import { z } from "zod";

export type Totals = { readonly passed: number; readonly failed: number };

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/**
 * What a runner counted. A runner that failed without a failed test (a file that could not be read,
 * say), or that ran no test at all, counts as one failure. Takes the report away.
 */
export async function vitestTotals(report: string, exitCode: number): Promise<Totals> {
  const read = vitestReport.safeParse(await take(report));
  const passed = read.data?.numPassedTests ?? 0;
  return judge(passed, read.data?.numFailedTests ?? 0, exitCode);
}

export async function playwrightTotals(report: string, exitCode: number): Promise<Totals> {
  const stats = playwrightReport.safeParse(await take(report)).data?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return judge(stats?.expected ?? 0, failed, exitCode);
}

function judge(passed: number, failed: number, exitCode: number): Totals {
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
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
