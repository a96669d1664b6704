import { mkdir } from "node:fs/promises";
import { botProviders } from "../app/config/names.ts";
import { register, tally } from "../tests/register/register.ts";
import { findOrInstallChromium } from "./parts/install-chromium.ts";
import { root } from "./parts/root.ts";
import { run, runAside } from "./parts/run.ts";
import { playwrightTotals, vitestTotals, type Totals } from "./parts/totals.ts";

/**
 * `npm test`: every check in the order of its cost, up to the first that fails. The first ones, which
 * use one core each and know nothing of each other, run side by side and are told in their order; the
 * kills, which mostly wait, go on beside all that needs the build, and are told last.
 */

type Aside = ReturnType<typeof runAside>;
type Check = { readonly name: string; readonly run: () => Promise<Totals> };

const reports = `${root}.cache/tests`;
const bin = (name: string) => `${root}node_modules/.bin/${name}`;
/** The compiler in Go: `typescript` itself, which the linter needs, takes five times as long. */
const compiler = `${root}node_modules/typescript-native/bin/tsc`;
const built = { SITE_BUILT: "yes" };
const failure = new AbortController();

const checks: readonly Check[] = [
  aside("types", process.execPath, [compiler, "--noEmit"]),
  aside("lint", bin("eslint"), ["-c", "tests/eslint.config.js", "--max-warnings", "0", "."]),
  aside("format", bin("prettier"), ["--check", "--log-level", "warn", "."]),
  aside("unused", bin("knip"), ["--config", "tests/knip.json", "--no-progress"]),
  aside("build", process.execPath, [`${root}scripts/build.ts`]),
  { name: "unit", run: () => vitest("unit") },
  { name: "worker", run: () => vitest("worker") },
  { name: "browser", run: browser },
  { name: "kills", run: () => told(kills) },
];

let kills: Aside = Promise.resolve({ code: 1, output: "The kills never began." });
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

/** Begun at once; its words are kept until it is its turn. */
function aside(name: string, command: string, args: readonly string[]): Check {
  const running = runAside(command, args);
  return { name, run: () => told(running) };
}

/** With one provider of bots after the other: a site that is killed takes a core for itself. */
async function killAside(): Aside {
  const outputs: string[] = [];
  for (const provider of Object.keys(botProviders)) {
    const modules = ["--import", `${root}scripts/parts/app-modules.ts`];
    const args = [...modules, "tests/chaos/main.ts", "--kills", "15", "--provider", provider];
    const options = { env: built, signal: failure.signal };
    const { code, output } = await runAside(process.execPath, args, options);
    outputs.push(output);
    if (code !== 0) return { code, output: outputs.join("\n") };
  }
  return { code: 0, output: outputs.join("\n") };
}

/** A tool that only says yes or no counts as one test. */
async function told(running: Aside): Promise<Totals> {
  const { code, output } = await running;
  process.stdout.write(output);
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
  const env = { ...built, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return playwrightTotals(report, await run(bin("playwright"), args, env));
}

function summarise() {
  console.log("");
  for (const { name, passed, failed, seconds } of outcomes) {
    const count = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
    console.log(`  ${name.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${count}`);
  }
  const sound = outcomes.filter(({ failed }) => failed === 0).map(({ name }) => name);
  console.log(`  ${tally(register, sound)}`);
  const left = checks.slice(outcomes.length).map(({ name }) => name);
  if (left.length > 0) console.log(`  not run, because of the failure: ${left.join(", ")}`);

  const sum = (key: keyof Totals) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}
