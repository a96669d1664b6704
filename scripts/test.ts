import { mkdir } from "node:fs/promises";
import { findOrInstallChromium } from "./parts/install-chromium.ts";
import { root } from "./parts/root.ts";
import { run, runAside } from "./parts/run.ts";
import { playwrightTotals, vitestTotals, type Totals } from "./parts/totals.ts";

/**
 * `npm test`: every check in the order of its cost, up to the first that fails. The first ones, which
 * use one core each and know nothing of each other, run side by side and are told in their order.
 */

type Check = { readonly name: string; readonly run: () => Promise<Totals> };

const reports = `${root}.cache/tests`;
const bin = (name: string) => `${root}node_modules/.bin/${name}`;

const checks: readonly Check[] = [
  aside("types", bin("tsc"), ["--noEmit"]),
  aside("lint", bin("eslint"), ["-c", "tests/eslint.config.js", "--max-warnings", "0", "."]),
  aside("format", bin("prettier"), ["--check", "--log-level", "warn", "."]),
  aside("build", bin("remix"), ["build"]),
  { name: "unit", run: () => vitest("unit") },
  { name: "worker", run: () => vitest("worker") },
  { name: "browser", run: browser },
  { name: "kills", run: () => tool(process.execPath, ["tests/chaos/main.ts", "--kills", "20"]) },
];

const outcomes: (Totals & { readonly name: string; readonly seconds: number })[] = [];
await mkdir(reports, { recursive: true });
for (const check of checks) {
  console.log(`\n── ${check.name} ${"─".repeat(60 - check.name.length)}`);
  const started = Date.now();
  const totals = await check.run();
  outcomes.push({ name: check.name, ...totals, seconds: (Date.now() - started) / 1000 });
  if (totals.failed > 0) break;
}
summarise();

/** A tool that only says yes or no counts as one test. */
async function tool(command: string, args: readonly string[]): Promise<Totals> {
  return verdict(await run(command, args));
}

/** The same, begun at once; its words are kept until it is its turn. */
function aside(name: string, command: string, args: readonly string[]): Check {
  const running = runAside(command, args);
  return {
    name,
    async run() {
      const { code, output } = await running;
      process.stdout.write(output);
      return verdict(code);
    },
  };
}

function verdict(code: number): Totals {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(project: string): Promise<Totals> {
  const report = `${reports}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  // The log of what passes is thousands of lines.
  const quiet = "--silent=passed-only";
  const args = ["run", "-c", "tests/vitest.config.ts", "--project", project, quiet, ...reporters];
  return vitestTotals(report, await run(bin("vitest"), args));
}

async function browser(): Promise<Totals> {
  const path = await findOrInstallChromium();
  if (path === null) return { passed: 0, failed: 1 };

  console.log(`Browser: ${path}`);
  const report = `${reports}/browser.json`;
  const args = ["test", "-c", "tests/playwright.config.ts", "--reporter=list,json"];
  const env = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return playwrightTotals(report, await run(bin("playwright"), args, env));
}

function summarise() {
  console.log("");
  for (const { name, passed, failed, seconds } of outcomes) {
    const count = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
    console.log(`  ${name.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${count}`);
  }
  const left = checks.slice(outcomes.length).map(({ name }) => name);
  if (left.length > 0) console.log(`  not run, because of the failure: ${left.join(", ")}`);

  const sum = (key: keyof Totals) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}
