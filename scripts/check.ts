import "./parts/app-modules.ts";
import { helpOf, readTyped, runCommandLine } from "./parts/terminal.ts";
import { root } from "./parts/root.ts";

/** `npm run check`: what only the outside can answer, tried out; here or, with `--remote`, deployed. */

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => stop.abort());
await runCommandLine(main);
process.exit();

async function main(): Promise<number> {
  const boolean = { type: "boolean", default: false } as const;
  const { values: options } = readTyped("check", process.argv.slice(2), {
    options: { remote: boolean, "dry-run": boolean, help: { ...boolean, short: "h" } },
  });
  if (options.help) {
    console.log(helpOf("check"));
    return 0;
  }
  const { runSubjects, summary } = await import("./check/run.ts");
  const { allSubjects } = await import("./check/subjects.ts");
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
