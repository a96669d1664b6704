import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "../../scripts/parts/install-chromium.ts";
import { root } from "../../scripts/parts/root.ts";
import { run } from "../../scripts/parts/run.ts";
import { inEnvironment } from "./names.ts";
import { acceptedEngine, acceptedFiles, acceptEngine, forget, lookOf } from "./store.ts";
import { everyLook, placesOfLooks, testsOf } from "./where.ts";

/**
 * `npm run looks -- [name …]`: builds the site, runs the tests that take pictures, without their other
 * checks, and compares. A name stands for all that begin with it: `status` for `status-booked` too.
 *
 *   --accept     what differs, or is new, becomes what is accepted
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: "boolean", default: false } },
});
process.exitCode = await main(positionals, values.accept);

async function main(names: readonly string[], accept: boolean): Promise<number> {
  const browser = await findOrInstallChromium();
  if (browser === null) return 1;
  const built = await run(process.execPath, [`${root}scripts/build.ts`]);
  if (built !== 0) return built;

  if (accept && !(await prepare(names, browser))) return 1;
  const tests = testsOf(names, placesOfLooks());
  const args = ["test", "-c", "tests/playwright.config.ts", "--reporter=list", ...tests];
  return run(`${root}node_modules/.bin/playwright`, args, {
    ...inEnvironment({ accept, names }),
    SITE_BUILT: "yes",
    CHROMIUM_PATH: browser,
  });
}

/** One engine draws them all; false, with a sentence, if it would be two. */
async function prepare(names: readonly string[], executablePath: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const engine = Number.parseInt(browser.version());
  await browser.close();
  const isOther = acceptedEngine() !== null && acceptedEngine() !== engine;
  if (isOther && names.length > 0) {
    console.error(
      `Chromium ${acceptedEngine()} drew the accepted pictures, this is ${engine}: accept all of them, ` +
        "without a name, or take the other browser (CHROMIUM_PATH).",
    );
    return false;
  }
  const known = everyLook(placesOfLooks());
  for (const file of names.length > 0 ? [] : acceptedFiles()) {
    if (!isOther && known.has(lookOf(file))) continue;
    await forget(file);
    if (!isOther) console.log(`no test takes ${file} any more`);
  }
  await acceptEngine(engine);
  return true;
}
