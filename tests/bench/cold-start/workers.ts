import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { SiteFolder } from "../../../scripts/cloudflare/wrangler.ts";
import { buildEmptyRemix } from "./empty-remix.ts";

export type ColdName = "bare" | "empty" | "site";

/** A Worker for workerd: the folder of its module, and the configuration for a port. */
export type ColdWorker = {
  readonly folder: string;
  readonly config: (port: number) => string;
};

/** The site, an empty Remix Worker and a Worker that is one line, each alone in a workerd. */
export async function coldWorkers(
  site: SiteFolder,
  scratch: string,
): Promise<Record<ColdName, ColdWorker>> {
  const toml = await readFile(join(site.cwd, "wrangler.toml"), "utf8");
  const empty = await buildEmptyRemix(`${scratch}/empty-remix`, toml);
  const bareModule = `export default { fetch: () => new Response("Hello") };`;
  const { bindings } = unstable_getMiniflareWorkerOptions(
    join(site.cwd, "wrangler.toml"),
  ).workerOptions;
  return {
    bare: await laidOut(`${scratch}/bare`, bareModule, []),
    empty: await laidOut(`${scratch}/empty`, await readFile(empty, "utf8"), []),
    site: await laidOut(
      `${scratch}/site`,
      await readFile(join(site.cwd, "worker/app.js"), "utf8"),
      Object.entries(bindings ?? {}).map(([name, value]) => text(name, String(value))),
      siteParts(join(site.cwd, "public")),
    ),
  };
}

async function laidOut(
  folder: string,
  module: string,
  bindings: readonly string[],
  more: Parts = { bindings: [], services: [], worker: "" },
): Promise<ColdWorker> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "app.js"), module);
  const list = (items: readonly string[]) => items.join(",\n      ");
  return {
    folder,
    config: (port) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "app.js", esModule = embed "app.js")],
      compatibilityDate = "2026-08-15",
      bindings = [${list([...bindings, ...more.bindings])}],
      ${more.worker}
    )),
    ${list(more.services)}
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
`,
  };
}

type Parts = {
  readonly bindings: readonly string[];
  readonly services: readonly string[];
  readonly worker: string;
};

/** What is asked of them before an answer is there: the style sheet, and whether a post is one too many. */
function siteParts(assets: string): Parts {
  const brake = `import { WorkerEntrypoint } from "cloudflare:workers";
export default class extends WorkerEntrypoint { limit() { return { success: true }; } }`;
  return {
    bindings: [
      ...["DB", "EMAIL", "POST_LIMIT"].map((name) => service(name, "brake")),
      service("ASSETS", "assets"),
      `(name = "TASK_COUNTER", durableObjectNamespace = "TaskCounter")`,
    ],
    services: [
      `(name = "brake", worker = (compatibilityDate = "2026-08-15",
        modules = [(name = "brake.js", esModule = ${JSON.stringify(brake)})]))`,
      `(name = "assets", disk = ${JSON.stringify(assets)})`,
    ],
    worker: `durableObjectNamespaces = [(className = "TaskCounter", uniqueKey = "counter", enableSql = true)],
      durableObjectStorage = (inMemory = void)`,
  };
}

function text(name: string, value: string): string {
  return `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`;
}

function service(name: string, of: string): string {
  return `(name = ${JSON.stringify(name)}, service = ${JSON.stringify(of)})`;
}
