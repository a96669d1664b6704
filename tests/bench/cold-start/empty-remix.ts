import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runWrangler } from "../../../scripts/cloudflare/wrangler.ts";
import { root } from "../../../scripts/parts/root.ts";
import { runAside } from "../../../scripts/parts/run.ts";

/** The least that Remix can be: one page of a few words, compiled and bundled as the site is. */
const sources: Readonly<Record<string, string>> = {
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
export function action() { return { words: "Posted" }; }
export default function Index() { return <h1>Hello</h1>; }`,
  "worker.ts": `import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "./build/index.js";
const handler = createRequestHandler(build);
export default { fetch: (request) => handler(request) };`,
  "package.json": `{ "type": "module", "sideEffects": false }`,
};

/** Compiles it in `folder`, somewhere in the project, and returns the path of the bundled Worker. */
export async function buildEmptyRemix(folder: string, wranglerConfig: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  const written = {
    ...sources,
    "remix.config.js": remixConfig,
    "wrangler.toml": emptyConfig(wranglerConfig),
  };
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const remix = join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const built = await runAside(process.execPath, [remix, "build"], { cwd: folder });
  if (built.code !== 0) throw new Error(`the empty Remix app was not built:\n${built.output}`);
  await runWrangler(["deploy", "--dry-run", "--outdir", "bundled"], folder);
  return join(folder, "bundled/worker.js");
}

const remixConfig = `export default {
  serverBuildPath: "build/index.js",
  serverConditions: ["workerd", "worker", "browser"],
  serverDependenciesToBundle: [],
  serverMainFields: ["browser", "module", "main"],
  serverMinify: true,
  serverModuleFormat: "esm",
  serverPlatform: "neutral",
  postcss: false,
  tailwind: false,
  future: {
    v3_fetcherPersist: true, v3_lazyRouteDiscovery: true, v3_relativeSplatPath: true,
    v3_singleFetch: true, v3_throwAbortReason: true,
  },
};`;

/** What the site's configuration says of the bundle: the same choice of packages, minified too. */
function emptyConfig(wranglerConfig: string): string {
  const date = /^compatibility_date = .*$/m.exec(wranglerConfig)?.[0] ?? "";
  const alias = /^\[alias\]\n(?:(?!\[).*\n)*/m.exec(wranglerConfig)?.[0] ?? "";
  const here = alias.replaceAll('"./', `"${root}`);
  return `name = "empty"\nmain = "worker.ts"\n${date}\nminify = true\nkeep_names = false\n\n${here}`;
}
