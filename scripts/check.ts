import "./parts/app-modules.ts";
import { boolean, readTyped, runCommandLine } from "./parts/terminal.ts";
import { root } from "./parts/root.ts";

/** `npm run check`: tries what depends on others, here or, with `--remote`, on the deployed site. */

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => stop.abort());

await runCommandLine(async () => {
  const options = readTyped("check", { remote: boolean, "dry-run": boolean })?.values;
  if (!options) return 0;
  const { runSubjects, summary } = await import("./check/run-subjects.ts");
  const { allSubjects } = await import("./check/deployed.ts");
  const dryRun = options["dry-run"];
  const world = await openWorld(options.remote || dryRun);
  try {
    const { signal } = stop;
    const tally = await runSubjects(world, allSubjects(), { dryRun, print: console.log, signal });
    if (dryRun) return 0;
    console.log(`\n${summary(tally)}`);
    return tally.failed === 0 && !signal.aborted ? 0 : 1;
  } finally {
    await world.stop?.();
  }
});
process.exit();

/** A dry run calls no service, so nothing is started for it. */
async function openWorld(deployed: boolean) {
  if (deployed) {
    const { openDeployedWorld } = await import("./check/deployed.ts");
    return { ...(await openDeployedWorld(stop.signal)), stop: null };
  }
  const { startLocalWorld } = await import("./check/local-world.ts");
  return startLocalWorld(`${root}.wrangler/check-site`, stop.signal);
}
