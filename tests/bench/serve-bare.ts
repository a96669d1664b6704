import { readFile, writeFile } from "node:fs/promises";
import { unstable_startWorker as startWorker } from "wrangler";

/**
 * Serves the Worker of the folder it runs in as `wrangler dev` does, but without what is dear there and
 * free where it is deployed: the inspector, which makes a log line cost as much as an insert, and the
 * stand-in for Cloudflare's asset router, through which each request passes though no post is a file.
 * Arguments: port, folder of the stored state.
 */
const [port, persist] = process.argv.slice(2);
if (port === undefined || persist === undefined) throw new Error("needs a port and a folder");

const config = await readFile("wrangler.toml", "utf8");
await writeFile("wrangler.bare.toml", config.replace(/^\[assets\]\n(?:(?!\[).*\n)*/m, ""));
const noFile = () => new Response(null, { status: 404 });

const worker = await startWorker({
  config: "wrangler.bare.toml",
  bindings: { ASSETS: { type: "fetcher", fetcher: noFile } },
  dev: {
    server: { hostname: "127.0.0.1", port: Number(port) },
    inspector: false,
    persist,
    watch: false,
  },
});
await worker.ready;
console.log("Ready");
