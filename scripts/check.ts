import { parseArgs } from "node:util";
import "./parts/app-modules.ts";
import { root } from "./parts/root.ts";

/** `npm run check`: what only the outside can answer, tried out; here or, with `--remote`, deployed. */

const help = `npm run check [-- options]

Tries everything that only others can answer, says what is wrong and what to do, and takes back whatever
it made. Without options it does so on this machine, with everything outside simulated.

  --remote    the deployed site and the real accounts. A Worker does not tell its secrets: put them
              into .prod.vars, NAME=value a line (git ignores it), or into the environment
  --dry-run   only says what it would do
`;

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => stop.abort());
process.exit(await main(process.argv.slice(2)));

async function main(typed: readonly string[]): Promise<number> {
  const options = readOptions(typed);
  if (options === null || options.help) {
    console.log(help);
    return options === null ? 1 : 0;
  }
  const { runSubjects, summary } = await import("./check/run.ts");
  const { allSubjects } = await import("./check/subjects.ts");
  const world = await openWorld(options);
  try {
    const { dryRun } = options;
    const print = console.log;
    const tally = await runSubjects(world, allSubjects(), { dryRun, print, signal: stop.signal });
    if (dryRun) return 0;
    print(`\n${summary(tally)}`);
    return tally.failed === 0 && !stop.signal.aborted ? 0 : 1;
  } finally {
    await world.stop();
  }
}

/** A dry run asks nobody, so there is nothing to start for it. */
async function openWorld({ remote, dryRun }: { remote: boolean; dryRun: boolean }) {
  if (remote || dryRun) {
    const { openDeployedWorld } = await import("./check/deployed-world.ts");
    return { ...(await openDeployedWorld(stop.signal)), stop: () => Promise.resolve() };
  }
  const { startLocalWorld } = await import("./check/local-world.ts");
  return startLocalWorld(`${root}.wrangler/check-site`, stop.signal);
}

function readOptions(typed: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...typed],
      options: {
        remote: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    return { remote: values.remote, dryRun: values["dry-run"], help: values.help };
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  }
}
