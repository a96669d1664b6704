import { portVariables, type LocalPorts } from "./ports.ts";
import { startGroup, type ProcessGroup } from "./process-group.ts";
import { root } from "../parts/root.ts";

/** Starts the simulated outside world (`tests/simulators/main.ts`) and answers once it listens. */
export async function startSimulators(options: {
  readonly ports: LocalPorts;
  /** Where the public finds the site, and where its wrangler listens. */
  readonly siteUrl: string;
  readonly innerUrl: string;
  readonly onStart: (group: ProcessGroup) => void;
  readonly onLine: (line: string) => void;
}): Promise<void> {
  let announceReady = () => {};
  const ready = new Promise<void>((resolve) => (announceReady = resolve));
  const group = startGroup(process.execPath, [`${root}tests/simulators/main.ts`], {
    cwd: root,
    env: {
      SITE_URL: options.siteUrl,
      SITE_LOCAL_URL: options.innerUrl,
      ...portVariables(options.ports),
    },
    onLine(line) {
      if (!line.includes(" ready on ")) options.onLine(line);
      if (line.includes("mailbox ready")) announceReady();
    },
  });
  options.onStart(group);
  await Promise.race([ready, group.ended]);
}
