import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { freePort } from "../../scripts/dev/ports.ts";
import type { SiteFolder } from "../../scripts/cloudflare/wrangler.ts";
import { cpuOf, workerdsOf } from "./load.ts";

export type Captured = {
  readonly body: string;
  readonly headers: readonly (readonly [string, string])[];
};

/**
 * Starts the site and, as its baseline, a Worker with constant answers. Both run in one workerd,
 * so that other load on the machine slows both alike.
 */
export async function startWorkers(
  folder: Required<SiteFolder>,
  answers: Readonly<Record<string, Captured>>,
) {
  const ports = { site: await freePort(), constant: await freePort() };
  const before = new Set(workerdsOf("parent", process.pid));
  const flare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        await siteWorker(folder, ports.site),
        {
          name: "constant",
          compatibilityDate: "2026-08-15",
          modules: [{ type: "ESModule", path: "constant.js", contents: constantWorker(answers) }],
          unsafeDirectSockets: [{ host: "127.0.0.1", port: ports.constant }],
        },
      ],
    }),
  );
  await flare.ready;
  const pid = workerdsOf("parent", process.pid).find((candidate) => !before.has(candidate));
  if (pid === undefined) throw new Error("workerd did not start");
  return {
    site: `http://127.0.0.1:${ports.site}`,
    constant: `http://127.0.0.1:${ports.constant}`,
    /** Nanoseconds of CPU of workerd. */
    cpu: () => cpuOf(pid),
    stop: () => flare.dispose(),
  };
}

async function siteWorker(folder: Required<SiteFolder>, port: number) {
  const config = join(folder.cwd, "wrangler.toml");
  // miniflare's stand-in for Cloudflare's asset router costs more than a page does.
  const { assets: _router, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const contents = await readFile(join(folder.cwd, "worker/app.js"), "utf8");
  return {
    ...options,
    serviceBindings: { ASSETS: { disk: { path: join(folder.cwd, "public") } } },
    name: "site",
    modules: [{ type: "ESModule" as const, path: "app.js", contents }],
    unsafeDirectSockets: [{ host: "127.0.0.1", port }],
  };
}

function constantWorker(answers: Readonly<Record<string, Captured>>): string {
  return `const answers = ${JSON.stringify(answers)};
export default {
  fetch(request) {
    const { body, headers } = answers[new URL(request.url).pathname];
    return new Response(body, { headers });
  },
};`;
}
