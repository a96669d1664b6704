import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { botProviders } from "../app/config/names.ts";
import { freezeSite } from "./dev/frozen-site.ts";
import { findOrInstallChromium } from "./parts/chromium.ts";
import { root } from "./parts/root.ts";
import { run, runAside } from "./parts/run-program.ts";
import { totalsOf, type Totals } from "./parts/totals.ts";

/**
 * `npm test`: runs every check, cheapest first, up to the first that fails. The static checks and the build use
 * one core each and run side by side. The kills of `tests/chaos` mostly wait, so they run beside the tests.
 *
 *   --full    runs all generated cases; the default runs a part of them, which is enough to find the known faults
 */

type Running = ReturnType<typeof runAside>;
type Check = { readonly name: string; readonly run: () => Promise<Totals> };

const { values } = parseArgs({ options: { full: { type: "boolean", default: false } } });
if (values.full) process.env["FULL"] = "1";

const killsPerProvider = values.full ? 50 : 6;
const reports = `${root}.cache/tests`;
const bin = (name: string) => `${root}node_modules/.bin/${name}`;
/** The compiler in Go: `typescript` itself, which the linter needs, takes five times as long. */
const compiler = `${root}node_modules/typescript-native/bin/tsc`;
const failure = new AbortController();

const checks: readonly Check[] = [
  aside("types", process.execPath, [compiler, "--noEmit"]),
  aside("lint", bin("eslint"), ["-c", "tests/eslint.config.js", "--max-warnings", "0", "."]),
  aside("format", bin("prettier"), ["--check", "--log-level", "warn", "."]),
  aside("unused", bin("knip"), ["--config", "tests/knip.json", "--no-progress"]),
  waitFor("build", buildSite()),
  { name: "unit", run: () => vitest("unit") },
  { name: "worker", run: () => vitest("worker") },
  { name: "browser", run: browser },
  { name: "kills", run: () => report(kills) },
];

let kills: Running = Promise.resolve({ code: 1, output: "The kills never began." });
const outcomes: (Totals & { readonly name: string; readonly seconds: number })[] = [];
await mkdir(reports, { recursive: true });
for (const check of checks) {
  console.log(`\n── ${check.name} ${"─".repeat(60 - check.name.length)}`);
  const started = Date.now();
  const totals = await check.run();
  outcomes.push({ name: check.name, ...totals, seconds: (Date.now() - started) / 1000 });
  if (totals.failed > 0) break;
  if (check.name === "build") kills = killAside();
}
failure.abort();
summarise();

/** Starts the program now, but prints its output in the order of `checks`. */
function aside(name: string, command: string, args: readonly string[]): Check {
  return waitFor(name, runAside(command, args));
}

function waitFor(name: string, running: Running): Check {
  return { name, run: () => report(running) };
}

/** Builds the site, and the folder that every test of a running site copies. */
async function buildSite(): Running {
  const build = await runAside(process.execPath, [`${root}scripts/build.ts`]);
  if (build.code !== 0) return build;
  process.env["SITE_BUILT"] = "yes";
  const folder = `${root}.wrangler/frozen-site`;
  try {
    await freezeSite(folder, {});
  } catch (error) {
    return { code: 1, output: String(error) };
  }
  process.env["SITE_FROZEN"] = folder;
  return build;
}

/** Tries one bot provider after the other, because a site that is killed takes a core for itself. */
async function killAside(): Running {
  const outputs: string[] = [];
  for (const provider of Object.keys(botProviders)) {
    const program = ["--import", `${root}scripts/parts/app-modules.ts`, "tests/chaos/chaos.ts"];
    const args = [...program, "--kills", String(killsPerProvider), "--provider", provider];
    const { code, output } = await runAside(process.execPath, args, { signal: failure.signal });
    outputs.push(output);
    if (code !== 0) return { code, output: outputs.join("\n") };
  }
  return { code: 0, output: outputs.join("\n") };
}

async function report(running: Running): Promise<Totals> {
  const { code, output } = await running;
  process.stdout.write(output);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, files: [] };
}

async function vitest(project: string): Promise<Totals> {
  const file = `${reports}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // The log of what passes is thousands of lines.
  const quiet = "--silent=passed-only";
  const args = ["run", "-c", "tests/vitest.config.ts", "--project", project, quiet, ...reporters];
  return totalsOf(file, await run(bin("vitest"), args));
}

async function browser(): Promise<Totals> {
  const path = await findOrInstallChromium();
  if (path === null) return { passed: 0, failed: 1, files: [] };

  console.log(`Browser: ${path}`);
  const file = `${reports}/browser.json`;
  const args = ["test", "-c", "tests/playwright.config.ts", "--reporter=list,json"];
  const env = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return totalsOf(file, await run(bin("playwright"), args, env));
}

function summarise() {
  const line = (name: string, seconds: number, rest = "") =>
    console.log(`  ${name.padEnd(36)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${rest}`.trimEnd());

  console.log("\nSlowest files (seconds of their tests; two run in parallel):");
  const files = outcomes.flatMap(({ files }) => files);
  for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)) {
    line(name, seconds);
  }
  console.log("\nChecks:");
  for (const { name, passed, failed, seconds } of outcomes) {
    line(name, seconds, failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`);
  }
  const left = checks.slice(outcomes.length).map(({ name }) => name);
  if (left.length > 0) console.log(`  not run, because of the failure: ${left.join(", ")}`);

  const sum = (key: "passed" | "failed") =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}
