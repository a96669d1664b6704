import { readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { parseEnv } from "node:util";
import { exampleSecrets } from "../app/config/published-secrets.server.ts";
import { startMailbox } from "../tests/simulators/mailbox.ts";
import { startSimulators } from "../tests/simulators/simulators.ts";
import { startCompiler } from "./dev/compiler.ts";
import { demandFree, freePort, type LocalPorts, localPorts } from "./dev/ports.ts";
import type { ProcessGroup } from "./dev/process-group.ts";
import { onChange } from "./dev/on-change.ts";
import { startReloadProxy } from "./dev/reload-proxy.ts";
import { root } from "./parts/root.ts";
import { devConfigFile, writeDevConfig } from "./dev/site-config.ts";
import { createSiteOutput, greeting } from "./dev/screen.ts";
import { step } from "./parts/terminal.ts";
import { startTicker } from "./dev/ticker.ts";
import { applyMigrations, startWranglerDev } from "./cloudflare/wrangler.ts";

/** `npm start`: the whole site on this machine, with everything outside of it simulated. */

/** Folder of the mails that were sent. */
const tmpDir = `${root}.wrangler/start-tmp`;
/** Newest first. */
const running: { readonly stop: () => unknown }[] = [];
let ending = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void end("Stopping …", 0));
}
// A closed terminal ends the output first; a killed npm sends no signal at all.
process.stdout.on("error", () => void end("", 0));
process.stderr.on("error", () => void end("", 0));
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void end("", 0);
}, 500).unref();

try {
  await start(localPorts(process.env));
} catch (error) {
  await end(error instanceof Error ? error.message : String(error), 1);
}

async function start(ports: LocalPorts) {
  const siteUrl = `http://localhost:${ports.site}`;
  const botProvider = process.env["BOT_PROVIDER"] === "attendee" ? "attendee" : "recall";
  const tickSeconds = Number(process.env["TICK_SECONDS"] ?? 60);

  await demandFree(ports);
  await step("Bringing the local database up to date", () => applyMigrations({ cwd: root }));
  if (ending) return;

  const innerPort = await freePort();
  const innerUrl = `http://127.0.0.1:${innerPort}`;
  // The example's secrets come first, because `.dev.vars` may be older and lack one.
  const secrets = { ...exampleSecrets, ...parseEnv(readFileSync(`${root}.dev.vars`, "utf8")) };
  const simulated = { siteUrl: innerUrl, publicOrigin: siteUrl, secrets, ports };
  const { vars } = await startSimulators(simulated);
  await rm(tmpDir, { recursive: true, force: true });
  await mkdir(tmpDir, { recursive: true });
  await startMailbox({ port: ports.mailbox, siteUrl: innerUrl, cwd: root, tmpDir });
  if (ending) return;

  const onCompiler = (compiler: { stop: () => unknown }) => void running.unshift(compiler);
  await step("Building the site", () =>
    startCompiler({ onStart: onCompiler, onLine: console.log }),
  );
  if (ending) return;

  const proxy = await startReloadProxy({ listen: ports.site, site: innerPort });
  running.unshift(proxy);
  const output = createSiteOutput(console.log);
  await writeDevConfig();
  await step("Starting the site", () =>
    startWranglerDev(
      { cwd: root, tmpDir },
      {
        port: innerPort,
        config: devConfigFile,
        vars: { SITE_URL: siteUrl, BOT_PROVIDER: botProvider, ...vars },
        onStart: watch,
        onLine(line) {
          output.add(line);
          if (line.includes("Local server updated and ready")) proxy.reload();
        },
      },
    ),
  );
  if (ending) return;

  // Until a new migration is applied, code that needs it answers 503.
  running.unshift(
    onChange([`${root}migrations`], ".sql", async () => {
      const problem = await applyMigrations({ cwd: root }).catch((error: Error) => error.message);
      console.log(problem ?? "A migration was added: the local database is up to date.");
      proxy.reload();
    }),
  );
  const onFailure = (why: string) => console.log(`The cron tick failed: ${why}`);
  running.unshift(startTicker(innerUrl, { everySeconds: tickSeconds, onFailure }));
  output.show();
  console.log(greeting({ ports, siteUrl, tickSeconds, botProvider }));
}

function watch(group: ProcessGroup) {
  running.unshift(group);
  void group.ended.then((code) => end(`A part has ended (${code}); see above.`, 1));
}

async function end(message: string, code: number) {
  if (ending) return;
  ending = true;
  if (message) console.log(`\n${message}`);
  // A start that is under way may add to the list meanwhile.
  while (running.length > 0) await Promise.allSettled(running.splice(0).map(({ stop }) => stop()));
  process.exit(code);
}
