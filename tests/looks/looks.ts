import { parseArgs } from "node:util";
import { findOrInstallChromium } from "../../scripts/parts/chromium.ts";
import { root } from "../../scripts/parts/root.ts";
import { run } from "../../scripts/parts/run-program.ts";

/**
 * `npm run looks`: builds the site and compares every page and main state with the accepted pictures.
 * `-- --update` accepts what differs; words after it name the tests, as `-- --update status`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean", default: false } },
});
const browser = await findOrInstallChromium();
const built = await run(process.execPath, [`${root}scripts/build.ts`]);
if (browser === null || built !== 0) {
  process.exitCode = 1;
} else {
  const args = ["test", "-c", "tests/looks/playwright.config.ts", "--grep", positionals.join("|")];
  if (values.update) args.push("--update-snapshots");
  process.exitCode = await run(`${root}node_modules/.bin/playwright`, args, {
    SITE_BUILT: "yes",
    CHROMIUM_PATH: browser,
  });
}
