import { parseArgs } from "node:util";
import "./parts/app-modules.ts";
import { helpOf } from "./parts/help.ts";
import { root } from "./parts/root.ts";

/** `npm run check`: what only the outside can answer, tried out; here or, with `--remote`, deployed. */

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => stop.abort());
process.exit(await main());

async function main(): Promise<number> {
  const options = readOptions();
  if (options === null || options.help) {
    console.log(helpOf("check"));
    return options === null ? 1 : 0;
  }
  const { runSubjects, summary } = await import("./check/run.ts");
  const { allSubjects } = await import("./check/subjects.ts");
  const dryRun = options["dry-run"] === true;
  const world = await openWorld(options.remote === true || dryRun);
  try {
    const { signal } = stop;
    const tally = await runSubjects(world, allSubjects(), { dryRun, print: console.log, signal });
    if (dryRun) return 0;
    console.log(`\n${summary(tally)}`);
    return tally.failed === 0 && !signal.aborted ? 0 : 1;
  } finally {
    await world.stop?.();
  }
}

/** A dry run asks nobody, so there is nothing to start for it. */
async function openWorld(deployed: boolean) {
  if (deployed) {
    const { openDeployedWorld } = await import("./check/values.ts");
    return { ...(await openDeployedWorld(stop.signal)), stop: null };
  }
  const { startLocalWorld } = await import("./check/local-world.ts");
  return startLocalWorld(`${root}.wrangler/check-site`, stop.signal);
}

function readOptions() {
  const boolean = { type: "boolean" } as const;
  try {
    const options = { remote: boolean, "dry-run": boolean, help: { ...boolean, short: "h" } };
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  }
}
