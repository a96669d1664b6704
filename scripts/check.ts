import "./parts/app-modules.ts";
import { boolean, parseCommandLine, runCommandLine } from "./parts/terminal.ts";
import { root } from "./parts/root.ts";

/**
 * Runs `npm run check` with its arguments: tries everything that depends on other services, for this checkout or,
 * with `--remote`, for the deployed site. Returns the exit code. The signal ends the check after the current step.
 */
export async function check(args: readonly string[], signal: AbortSignal): Promise<number> {
  const options = parseCommandLine("check", { remote: boolean, "dry-run": boolean }, args).values;
  const { runSubjects, summary } = await import("./check/run-subjects.ts");
  const { allSubjects, openDeployedWorld } = await import("./check/deployed.ts");
  const { startLocalWorld } = await import("./check/local-world.ts");
  const dryRun = options["dry-run"];
  // A dry run calls no service, so nothing is started for it.
  const world =
    options.remote || dryRun
      ? await openDeployedWorld(signal)
      : await startLocalWorld(`${root}.wrangler/check-site`, signal);
  try {
    const tally = await runSubjects(world, allSubjects(), { dryRun, print: console.log, signal });
    if (dryRun) return 0;
    console.log(`\n${summary(tally)}`);
    return tally.failed === 0 && !signal.aborted ? 0 : 1;
  } finally {
    await world.stop?.();
  }
}

if (import.meta.main) {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stop.abort());
  }
  await runCommandLine(() => check(process.argv.slice(2), stop.signal));
  process.exit();
}
