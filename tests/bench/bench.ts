import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { freezeSite } from "../../scripts/dev/frozen-site.ts";
import { freePort } from "../../scripts/dev/ports.ts";
import { exitOnSignals } from "../../scripts/dev/process-group.ts";
import { root } from "../../scripts/parts/root.ts";
import { step, table } from "../../scripts/parts/terminal.ts";
import { runCron } from "../../scripts/dev/ticker.ts";
import { applyMigrations, startWranglerDev } from "../../scripts/cloudflare/wrangler.ts";
import { startSimulators } from "../simulators/simulators.ts";
import { isolatedVars } from "../support/site-vars.ts";
import { coldStartRows } from "./cold-start.ts";
import { load, percentile, submission } from "./load.ts";
import { countStatus, insertDue, insertFinished, insertMail, mailSent } from "./rows.ts";
import { d1Cost } from "./spans.ts";

/** `npm run bench`: load, ticks and cold start. Ratios and counts hold on other machines too, milliseconds do not. */
const finishedRows = 100_000;
const manyDue = 10_000;
const scratch = `${root}.wrangler/bench`;

exitOnSignals();
const port = await freePort();
const siteUrl = `http://127.0.0.1:${port}`;
const publicOrigin = `http://localhost:${port}`;
const simulators = await startSimulators({ siteUrl, publicOrigin, rateLimits: false });
const varsWithoutLimits = {
  ...isolatedVars,
  SITE_URL: publicOrigin,
  RECALL_BASE_URL: simulators.vars.RECALL_BASE_URL,
  PROVIDER_RATE_PER_MINUTE: "100000",
  DAILY_BOT_LIMIT: "100000",
};
const site = await step("Building the site", () =>
  freezeSite(`${scratch}/site`, varsWithoutLimits),
);
const group = await startWranglerDev(site, { port, records: true });

const figures: string[][] = [["", "measured", "goal"]];
await measure(`An idle tick over ${finishedRows} finished jobs`, idleTick);
await measure("A tick with 200 jobs due", busyTick);
await measure(`Draining ${manyDue} due jobs`, draining);
await measure(`A tick with ${manyDue} bulk messages due`, sending);
await group.stop();
await measure("Submitting", submitting);
await simulators.close();
await measure("Starting cold", () => coldStartRows(site, `${scratch}/cold-start`));
console.log(`\n${table(figures)}\n`);

async function measure(what: string, work: () => Promise<string[][]>) {
  figures.push(...(await step(what, work)));
}

async function submitting(): Promise<string[][]> {
  // Recording spans costs more than the request itself.
  const withoutSpans = await startWranglerDev(site, { port });
  const bare = await startBareInsert();
  const rows: string[][] = [];
  for (const { connections, count } of [
    { connections: 1, count: 100 },
    { connections: 20, count: 800 },
  ]) {
    const url = `${siteUrl}/api/note-taker-registration`;
    const measured = async (address: string) => {
      await load(address, { connections, count }, () => submission("in 20 days"));
      return load(address, { connections, count }, () => submission("in 20 days"));
    };
    const [ours, inserts] = [await measured(url), await measured(bare.url)];
    for (const part of [0.5, 0.99]) {
      const [our, insert] = [percentile(ours, part), percentile(inserts, part)];
      const times = `${our.toFixed(1)} : ${insert.toFixed(1)} ms`;
      rows.push([
        `submit → stored, ${connections} connections, p${part * 100}`,
        `${(our / insert).toFixed(2)} × a bare insert (${times})`,
        part === 0.5 ? "≤ 3.5 ×" : "",
      ]);
    }
  }
  await withoutSpans.stop();
  await bare.stop();
  return rows;
}

/** Starts a Worker that does the least with a submission: one insert into D1. */
async function startBareInsert() {
  const cwd = `${scratch}/bare-insert`;
  await mkdir(`${cwd}/migrations`, { recursive: true });
  await writeFile(
    `${cwd}/migrations/0000_bodies.sql`,
    "create table bodies (id text primary key, body text);",
  );
  await writeFile(
    `${cwd}/worker.js`,
    `export default {
      async fetch(request, { DB }) {
        const insert = DB.prepare("insert into bodies (id, body) values (?, ?)");
        await insert.bind(crypto.randomUUID(), await request.text()).run();
        return Response.json({ ok: true });
      },
    };`,
  );
  await writeFile(
    `${cwd}/wrangler.toml`,
    `name = "bare-insert"
main = "worker.js"
compatibility_date = "2026-08-15"
[[d1_databases]]
binding = "DB"
database_name = "bare-insert"
`,
  );
  await applyMigrations({ cwd });
  const barePort = await freePort();
  const bareInsert = await startWranglerDev({ cwd }, { port: barePort });
  return { url: `http://127.0.0.1:${barePort}`, stop: () => bareInsert.stop() };
}

async function idleTick(): Promise<string[][]> {
  insertFinished(site.persistTo, finishedRows, Date.now());
  const { rowsRead, queries } = await tickCost();
  return [["rows read by a tick with nothing due", `${rowsRead} (${queries} queries)`, "≤ 10"]];
}

async function busyTick(): Promise<string[][]> {
  const before = countStatus(site.persistTo, "scheduled");
  insertDue(site.persistTo, "busy", 200, Date.now());
  const { rowsRead } = await tickCost();
  const forwarded = countStatus(site.persistTo, "scheduled") - before;
  return [
    ["forwarded in one tick, of 200 due", String(forwarded), "200"],
    ["rows read by it, for each", (rowsRead / 200).toFixed(1), "bounded"],
  ];
}

async function draining(): Promise<string[][]> {
  insertDue(site.persistTo, "many", manyDue, Date.now());
  const ticks: { rowsRead: number; jobs: number }[] = [];
  for (let left = countStatus(site.persistTo, "requested"); left > 0 && ticks.length < 100;) {
    const { rowsRead } = await tickCost();
    const now = countStatus(site.persistTo, "requested");
    ticks.push({ rowsRead, jobs: left - now });
    left = now;
  }
  const busy = ticks.filter(({ jobs }) => jobs > 0);
  // The last tick has few jobs left.
  const [early, late] = [busy[0], busy.at(-2)];
  const perJob = (tick = early) => (tick ? (tick.rowsRead / tick.jobs).toFixed(1) : "?");
  return [
    [`ticks for ${manyDue} due jobs`, String(ticks.length), ""],
    ["  jobs that leave in each, the rate lifted", String(early?.jobs), "≥ 1000"],
    ["rows read for each, early : late", `${perJob(early)} : ${perJob(late)}`, "the same"],
  ];
}

async function sending(): Promise<string[][]> {
  insertMail(site.persistTo, manyDue, Date.now());
  const { rowsRead, queries } = await tickCost();
  const { sent, beforeUrgent, beforePersonal } = mailSent(site.persistTo);
  return [
    [`messages sent in a tick, of ${manyDue} bulk ones due`, String(sent), "≥ 300"],
    ["  before the one urgent mail", String(beforeUrgent), "0"],
    ["  before the one personal mail", String(beforePersonal), "0"],
    ["  queries of that tick", String(queries), "< 1000"],
    ["  rows read for each", (rowsRead / sent).toFixed(1), "bounded"],
  ];
}

async function tickCost() {
  await sleep(50);
  const since = Date.now();
  const problem = await runCron(siteUrl);
  if (problem !== null) throw new Error(problem);
  await sleep(1_500);
  return d1Cost(siteUrl, since);
}
