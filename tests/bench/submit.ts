import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/dev/ports.ts";
import { startGroup, type ProcessGroup } from "../../scripts/dev/process-group.ts";
import { applyMigrations, quiet, type SiteFolder } from "../../scripts/cloudflare/wrangler.ts";
import { median, percentiles, post, type Latencies } from "./load.ts";
import { submission } from "./submission.ts";

export type SubmitRow = {
  readonly connections: number;
  /** A Worker with one insert. */
  readonly insert: Latencies;
  readonly site: Latencies;
};

const rounds = 9;
const load = [
  { connections: 1, count: 100 },
  { connections: 20, count: 400 },
];

/**
 * Submit → stored, beside the bare Worker, in turns, so that a slow minute hits all of them: medians
 * of the rounds. `sitePort` is the one that the site's variables name.
 */
export async function measureSubmit(
  site: Required<SiteFolder>,
  sitePort: number,
  folder: string,
): Promise<SubmitRow[]> {
  // wrangler leaves files where it runs.
  await rm(folder, { recursive: true, force: true });
  await cp(fileURLToPath(new URL("baseline", import.meta.url)), folder, { recursive: true });
  const baseline = { cwd: folder, persistTo: `${folder}/state` };
  await applyMigrations(baseline);
  const port = await freePort();
  const groups = await Promise.all([serve(baseline, port), serve(site, sitePort)]);
  const targets = {
    insert: `http://127.0.0.1:${port}/`,
    site: `http://127.0.0.1:${sitePort}/api/note-taker-registration`,
  };

  const rows: SubmitRow[] = [];
  for (const { connections, count } of load) {
    const found: Record<keyof typeof targets, Latencies[]> = { insert: [], site: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const target of ["insert", "site"] as const) {
        const times = await post(targets[target], submission("in 20 days"), { connections, count });
        // The first round only warms up.
        if (round > 0) found[target].push(percentiles(times));
      }
    }
    rows.push({ connections, insert: median(found.insert), site: median(found.site) });
    console.log(`  ${connections} at a time: ${rounds} rounds`);
  }
  await Promise.all(groups.map((group) => group.stop()));
  return rows;
}

const server = fileURLToPath(new URL("serve-bare.ts", import.meta.url));

async function serve(folder: SiteFolder & { persistTo: string }, port: number) {
  const lines: string[] = [];
  return new Promise<ProcessGroup>((resolve, reject) => {
    const group = startGroup(process.execPath, [server, String(port), folder.persistTo], {
      cwd: folder.cwd,
      // What wrangler writes down of each query and log line, nothing writes down where it is deployed.
      env: { ...quiet, X_LOCAL_OBSERVABILITY: "false" },
      onLine(line) {
        lines.push(line);
        if (line === "Ready") resolve(group);
      },
    });
    void group.ended.then(() => reject(new Error(`no Worker was served:\n${lines.join("\n")}`)));
  });
}
