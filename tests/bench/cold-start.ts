import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { runWrangler, type SiteFolder } from "../../scripts/cloudflare/wrangler.ts";
import { freePort } from "../../scripts/dev/ports.ts";
import { root } from "../../scripts/parts/root.ts";
import { runAside } from "../../scripts/parts/run-program.ts";
import { ask, cpuOf, median, type Sent } from "./load.ts";

const rounds = 9;
const form = { "content-type": "application/x-www-form-urlencoded" };
type FirstRequest = Sent & { readonly path: string; readonly status: number };
const firstRequests: Readonly<Record<string, FirstRequest>> = {
  "a cached page": { path: "/case-studies", status: 200 },
  "a rendered page": { path: "/automate?hours=7", status: 200 },
  "a post": { path: "/AI4B", status: 422, headers: form, body: "email=none" },
};

/** Measures the time from a process's start to its first answer, and compares it with a Remix app of one page. */
export async function coldStartRows(site: SiteFolder, scratch: string): Promise<string[][]> {
  const toml = await readFile(join(site.cwd, "wrangler.toml"), "utf8");
  const empty = await layOut(`${scratch}/empty`, await buildEmptyRemix(`${scratch}/remix`, toml));
  const module = await readFile(join(site.cwd, "worker/app.js"), "utf8");
  const ours = await layOut(`${scratch}/site`, module, site.cwd);
  const found = new Map<string, Start[]>();
  const add = (what: string, start: Start) => found.set(what, [...(found.get(what) ?? []), start]);
  for (let round = 0; round <= rounds; round += 1) {
    const startOfEmpty = await startCold(empty, { path: "/", status: 200 });
    // The first round only brings the files into memory.
    if (round > 0) add("empty", startOfEmpty);
    for (const [what, first] of Object.entries(firstRequests)) {
      const start = await startCold(ours, first);
      if (round > 0) add(what, start);
    }
  }
  return Object.keys(firstRequests).flatMap((what) =>
    (["wall", "cpu", "ownCpu"] as const).map((figure) => {
      const medianOf = (name: string) => median((found.get(name) ?? []).map((one) => one[figure]));
      const times = `${medianOf(what).toFixed(0)} : ${medianOf("empty").toFixed(0)} ms`;
      const goal = what === "a cached page" && figure === "cpu" ? "≤ 2.8 ×" : "";
      const ratio = `${(medianOf(what) / medianOf("empty")).toFixed(2)} × an empty Remix (${times})`;
      return [`cold start to ${what}, ${figure}`, ratio, goal];
    }),
  );
}

/** Milliseconds until the first answer; `cpu` of all threads, `ownCpu` of the Worker's. */
type Start = { readonly wall: number; readonly cpu: number; readonly ownCpu: number };
type Layout = { readonly folder: string; readonly config: (port: number) => string };

/** Starts workerd alone, without wrangler and miniflare, asks it once, and ends it. */
async function startCold({ folder, config }: Layout, first: FirstRequest): Promise<Start> {
  const port = await freePort();
  const file = join(folder, "config.capnp");
  await writeFile(file, config(port));
  const began = performance.now();
  const workerd = join(root, "node_modules/workerd/bin/workerd");
  const server = spawn(workerd, ["serve", "--experimental", file], { stdio: "inherit" });
  try {
    let status: number | null = null;
    for (let tries = 0; status === null && tries < 10_000; tries += 1) {
      status = await ask(`http://127.0.0.1:${port}${first.path}`, first, false).catch(() => null);
      if (status === null) await sleep(1);
    }
    const wall = performance.now() - began;
    if (status !== first.status) throw new Error(`${first.path} answered ${status}`);
    const pid = String(server.pid);
    return { wall, cpu: cpuOf(pid) / 1e6, ownCpu: cpuOf(pid, "first") / 1e6 };
  } finally {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }
}

/** Writes a module and its configuration for workerd; with a `siteFolder`, the module gets all the site's bindings. */
async function layOut(folder: string, module: string, siteFolder?: string): Promise<Layout> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "app.js"), module);
  const quoted = JSON.stringify;
  const stub = `import { WorkerEntrypoint } from "cloudflare:workers";
export default class extends WorkerEntrypoint { limit() { return { success: true }; } }`;
  const vars = siteFolder
    ? (unstable_getMiniflareWorkerOptions(join(siteFolder, "wrangler.toml")).workerOptions
        .bindings ?? {})
    : {};
  const bound = siteFolder
    ? [
        ...Object.entries(vars).map(
          ([name, value]) => `(name = ${quoted(name)}, text = ${quoted(String(value))})`,
        ),
        ...["DB", "EMAIL", "POST_LIMIT"].map((name) => `(name = "${name}", service = "stub")`),
        `(name = "ASSETS", service = "assets")`,
        `(name = "TASK_COUNTER", durableObjectNamespace = "TaskCounter")`,
      ]
    : [];
  const objects = `durableObjectNamespaces = [(className = "TaskCounter", uniqueKey = "counter", enableSql = true)],
      durableObjectStorage = (inMemory = void)`;
  const services = `(name = "stub", worker = (compatibilityDate = "2026-08-15",
      modules = [(name = "stub.js", esModule = ${quoted(stub)})])),
    (name = "assets", disk = ${quoted(join(siteFolder ?? folder, "public"))})`;
  return {
    folder,
    config: (port) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "app.js", esModule = embed "app.js")],
      compatibilityDate = "2026-08-15", bindings = [${bound.join(", ")}],
      ${siteFolder ? objects : ""}
    )),
    ${siteFolder ? services : ""}
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
`,
  };
}

const emptyRemix: Readonly<Record<string, string>> = {
  "app/root.tsx": `import { Outlet } from "@remix-run/react";
export default function Root() {
  return <html lang="en"><head><title>Empty</title></head><body><Outlet /></body></html>;
}`,
  "app/entry.server.tsx": `import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
export default function handleRequest(request, status, headers, context) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = renderToString(<RemixServer context={context} url={request.url} />);
  return new Response("<!DOCTYPE html>" + html, { status, headers });
}`,
  "app/entry.client.tsx": "",
  "app/routes/_index.tsx": `export function loader() { return { words: "Hello" }; }
export default function Index() { return <h1>Hello</h1>; }`,
  "worker.ts": `import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "./build/index.js";
const handler = createRequestHandler(build);
export default { fetch: (request) => handler(request) };`,
  "package.json": `{ "type": "module", "sideEffects": false }`,
};

/** Compiles the empty app in `folder`, which is within the project. Returns the bundled Worker. */
async function buildEmptyRemix(folder: string, toml: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  const remixConfig = `import site from "${root}remix.config.js";
const { ignoredRouteFiles, routes, server, watchPaths, ...compiler } = site;
export default { ...compiler, postcss: false, serverDependenciesToBundle: [] };`;
  const date = /^compatibility_date = .*$/m.exec(toml)?.[0] ?? "";
  const alias = /^\[alias\]\n(?:(?!\[).*\n)*/m.exec(toml)?.[0] ?? "";
  const config = `name = "empty"\nmain = "worker.ts"\n${date}\nminify = true\nkeep_names = false\n\n${alias.replaceAll('"./', `"${root}`)}`;
  const files = { ...emptyRemix, "remix.config.js": remixConfig, "wrangler.toml": config };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const remix = join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const { code, output } = await runAside(process.execPath, [remix, "build"], { cwd: folder });
  if (code !== 0) throw new Error(`the empty Remix app was not built:\n${output}`);
  await runWrangler(["deploy", "--dry-run", "--outdir", "bundled"], folder);
  return readFile(join(folder, "bundled/worker.js"), "utf8");
}
