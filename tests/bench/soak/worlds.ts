import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { startWranglerDev, type SiteFolder } from "../../../scripts/cloudflare/wrangler.ts";
import { freePort, type LocalPorts } from "../../../scripts/dev/ports.ts";
import { startSimulators } from "../../../scripts/dev/simulators.ts";
import type { ProcessGroup } from "../../../scripts/dev/process-group.ts";
import { workerdsOfOurs, siteWorker } from "../pages/workers.ts";
import { memoryOf, processesOf, type Process } from "./memory.ts";

/** What the requests are sent to. */
export type World = {
  readonly siteUrl: string;
  /** Where mail and ticks come in; elsewhere they are Cloudflare's to bring. */
  readonly triggersUrl: string;
  readonly inspectorPort: number;
  readonly processes: () => Process[];
  readonly stop: () => Promise<void>;
};

/** The Worker straight in workerd, which holds D1, the counter and the rate limits as well. */
export async function startBare(site: Required<SiteFolder>, port: number): Promise<World> {
  const inspectorPort = await freePort();
  const before = new Set(await workerdsOfOurs());
  const options = { workers: [await siteWorker(site, port)], inspectorPort };
  const flare = new Miniflare({
    ...convertV4MiniflareOptions(options),
    unsafeTriggerHandlers: true,
    handleStructuredLogs: () => {},
  });
  const triggersUrl = (await flare.ready).origin;
  const pids = (await workerdsOfOurs()).filter((pid) => !before.has(pid));
  const db = await flare.getD1Database("DB", "site");
  const folder = join(site.cwd, "migrations");
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort()) {
    const sql = await readFile(join(folder, file), "utf8");
    await db.batch(sql.split("--> statement-breakpoint").map((text) => db.prepare(text)));
  }
  return {
    siteUrl: `http://127.0.0.1:${port}`,
    triggersUrl,
    inspectorPort,
    processes: () => pids.flatMap(memoryOf),
    stop: () => flare.dispose(),
  };
}

/** The site and all that it speaks to as `npm start` runs them, without the compiler. */
export async function startAsLocally(
  site: Required<SiteFolder>,
  ports: LocalPorts,
): Promise<World> {
  const siteUrl = `http://127.0.0.1:${ports.site}`;
  const inspectorPort = await freePort();
  const groups: ProcessGroup[] = [];
  const onStart = (group: ProcessGroup) => void groups.push(group);
  await startSimulators({ ports, siteUrl, innerUrl: siteUrl, onStart, onLine: () => {} });
  await startWranglerDev(site, { port: ports.site, inspectorPort, onStart });
  return {
    siteUrl,
    triggersUrl: siteUrl,
    inspectorPort,
    processes: () => groups.flatMap(({ child }) => processesOf(child.pid)),
    stop: async () => void (await Promise.all(groups.map((group) => group.stop()))),
  };
}
