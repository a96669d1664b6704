import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { freePort } from "../../../scripts/dev/ports.ts";
import type { SiteFolder } from "../../../scripts/cloudflare/wrangler.ts";
import { cpuOf } from "../processor.ts";

/** An answer as it came, to be given again. */
export type Captured = {
  readonly body: string;
  readonly headers: readonly (readonly [string, string])[];
};

export type Workers = {
  /** Straight into the site's Worker, without what miniflare puts before it. */
  readonly site: string;
  /** Into a Worker of the same workerd that knows its answers by heart. */
  readonly constant: string;
  /** Nanoseconds that workerd has had a processor for. */
  readonly cpu: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Both Workers in one workerd, so that whatever else the machine does befalls both. */
export async function startWorkers(
  folder: Required<SiteFolder>,
  answers: Readonly<Record<string, Captured>>,
): Promise<Workers> {
  const ports = { site: await freePort(), constant: await freePort() };
  const before = new Set(await workerdsOfOurs());
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
  const pid = (await workerdsOfOurs()).find((candidate) => !before.has(candidate));
  if (pid === undefined) throw new Error("workerd did not start");
  return {
    site: `http://127.0.0.1:${ports.site}`,
    constant: `http://127.0.0.1:${ports.constant}`,
    cpu: () => cpuOf(pid),
    stop: () => flare.dispose(),
  };
}

/** The site for miniflare, on a port that leads straight into it. */
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

/** The workerd processes that this one started. */
async function workerdsOfOurs(): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
    if (stat.includes("(workerd)") && parent === String(process.pid)) found.push(pid);
  }
  return found;
}
