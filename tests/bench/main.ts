import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { freezeSite, writeVars } from "../../scripts/dev/frozen-site.ts";
import { freePort } from "../../scripts/dev/ports.ts";
import { exitOnSignals } from "../../scripts/dev/process-group.ts";
import { root } from "../../scripts/parts/root.ts";
import { step, table } from "../../scripts/parts/steps.ts";
import { runCron } from "../../scripts/dev/ticker.ts";
import { startWranglerDev } from "../../scripts/cloudflare/wrangler.ts";
import { startRecallSimulator } from "../simulators/recall/recall-simulator.ts";
import { recallApiKey, siteVars, webhookSecret } from "../support/site-vars.ts";
import { coldStartRows } from "./cold-start/rows.ts";
import { countStatus, insertDue, insertFinished, insertMail, mailSent } from "./rows.ts";
import { pageBytes, workerBytes } from "./sizes.ts";
import { d1Cost } from "./spans.ts";
import { measureSubmit } from "./submit.ts";

/**
 * `npm run bench`: the figures of the product in one run on this machine, over loopback. Ratios and
 * counts hold anywhere; milliseconds only here and now. Nothing is asserted.
 */
const finishedRows = 100_000;
const manyDue = 10_000;
const minutesAtTheRate = 4;
const scratch = `${root}.wrangler/bench`;

const inspectorTargets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).nonempty();
const inspectorAnswer = z.object({ id: z.number().optional() }).passthrough();
const heapUsage = z.object({ result: z.object({ usedSize: z.number() }) });

exitOnSignals();
const port = await freePort();
const inspectorPort = await freePort();
const siteUrl = `http://127.0.0.1:${port}`;
const provider = await startRecallSimulator({
  port: 0,
  apiKey: recallApiKey,
  webhookSecret,
  webhookUrl: null,
  publicOrigin: `http://localhost:${port}`,
  rateLimits: false,
});
const recallPort = Number(new URL(provider.url).port);
/** Neither the provider nor the site holds anything back but where that is what is measured. */
const lifted = {
  ...siteVars({ sitePort: port, recallPort }),
  PROVIDER_RATE_PER_MINUTE: "100000",
  DAILY_BOT_LIMIT: "100000",
};
const site = await step("Building the site", () => freezeSite(`${scratch}/site`, lifted));
let group = await startWranglerDev(site, { port, inspectorPort, records: true });

const figures: string[][] = [["", "measured", "goal"]];
await measure(`An idle tick over ${finishedRows} finished jobs`, idleTick);
await measure("A tick with 200 jobs due", busyTick);
await measure(`Draining ${manyDue} due jobs`, draining);
await measure(`A tick with ${manyDue} bulk messages due`, sending);
await measure("Sizes", sizes);
await group.stop();
await measure(`${minutesAtTheRate} minutes at the provider's rate`, atTheRate);
await measure("Submitting, beside a bare Worker", submitting);
await provider.close();
await measure("Starting cold", () => coldStartRows(site, `${scratch}/cold-start`));
console.log(`\n${table(figures)}\n`);

async function measure(what: string, work: () => Promise<string[][]>) {
  figures.push(...(await step(what, work)));
}

async function submitting(): Promise<string[][]> {
  const rows = await measureSubmit(site, port, `${scratch}/baseline`);
  return rows.flatMap(({ connections, insert, braked, site: ours }) =>
    (["p50", "p99"] as const).flatMap((at) => [
      [
        `submit → stored, ${connections} connections, ${at}`,
        `${ratio(ours[at], insert[at])} a bare insert (${ms(ours[at])} : ${ms(insert[at])})`,
        "≤ 1.60 ×",
      ],
      [
        "  beside an insert behind the same rate limit",
        `${ratio(ours[at], braked[at])} (${ms(braked[at])})`,
        "",
      ],
    ]),
  );
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
  const ticks: { rowsRead: number; megabytes: number; jobs: number }[] = [];
  for (let left = countStatus(site.persistTo, "requested"); left > 0 && ticks.length < 100;) {
    const { rowsRead } = await tickCost();
    const now = countStatus(site.persistTo, "requested");
    const megabytes = await heapMegabytes(inspectorPort);
    ticks.push({ rowsRead, megabytes, jobs: left - now });
    left = now;
    if (ticks.length % 5 === 0) console.log(`  ${left} left, heap ${megabytes.toFixed(1)} MB`);
  }
  // What takes no job is no cost of one: the last ticks may find nothing to do yet.
  const busy = ticks.filter(({ jobs }) => jobs > 0);
  const tenth = busy[Math.floor(busy.length / 10)];
  // The last one takes what is left, which may be little.
  const last = busy.at(-2);
  const perJob = (tick = tenth) => (tick ? (tick.rowsRead / tick.jobs).toFixed(1) : "?");
  return [
    [`ticks for ${manyDue} due jobs`, String(ticks.length), ""],
    ["  jobs that leave in each, the rate lifted", String(ticks[0]?.jobs), "≥ 1000"],
    ["rows read for each, early : late", `${perJob(tenth)} : ${perJob(last)}`, "the same"],
    [
      "the Worker's heap, early : late",
      `${tenth?.megabytes.toFixed(1)} MB : ${last?.megabytes.toFixed(1)} MB`,
      "no growth",
    ],
  ];
}

/** Ticks each minute, which go on beside each other, over more jobs than the provider takes. */
async function atTheRate(): Promise<string[][]> {
  const rate = 120;
  await writeVars(site.cwd, { ...lifted, PROVIDER_RATE_PER_MINUTE: String(rate) });
  group = await startWranglerDev(site, { port, inspectorPort });
  provider.control.reset();
  provider.control.configure({ rateLimits: true });
  insertDue(site.persistTo, "rated", rate * (minutesAtTheRate + 1), Date.now());
  const before = countStatus(site.persistTo, "scheduled");
  const ticks: Promise<string | null>[] = [];
  for (let nth = 0; nth < minutesAtTheRate; nth += 1) {
    ticks.push(runCron(siteUrl));
    await sleep(60_000);
  }
  const made = countStatus(site.persistTo, "scheduled") - before;
  await Promise.all(ticks);
  await group.stop();
  await writeVars(site.cwd, lifted);
  provider.control.configure({ rateLimits: false });
  const refused = provider.control.state().calls.filter(({ status }) => status === 429).length;
  const share = (100 * made) / (rate * minutesAtTheRate);
  return [
    [`of a rate of ${rate} a minute used`, `${share.toFixed(1)} %`, "≥ 95 %"],
    ["  refused by the provider for it", String(refused), "0"],
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

async function sizes(): Promise<string[][]> {
  const [worker, notetaker, terms] = await Promise.all([
    workerBytes(site.cwd),
    pageBytes(siteUrl, "/notetaker", site.cwd),
    pageBytes(siteUrl, "/terms-of-use", site.cwd),
  ]);
  return [
    ["Worker, gzip", kilobytes(worker), "≤ 400 KB"],
    ["script of the notetaker page, brotli", kilobytes(notetaker.script), "≤ 100 KB"],
    ["script of the terms page", kilobytes(terms.script), "0"],
  ];
}

/** Runs one tick and answers what it cost D1. */
async function tickCost() {
  await sleep(50);
  const since = Date.now();
  const problem = await runCron(siteUrl);
  if (problem !== null) throw new Error(problem);
  await sleep(1_500);
  return d1Cost(siteUrl, since);
}

function ratio(a: number, b: number): string {
  return `${(a / b).toFixed(2)} ×`;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** Megabytes on the Worker's own heap after a garbage collection, as its inspector says. */
async function heapMegabytes(inspectorPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const [target] = inspectorTargets.parse(await response.json());
  // The inspector answers local tools only, and knows them by this header.
  const headers = { headers: { Origin: "http://localhost" } };
  const socket = new WebSocket(target.webSocketDebuggerUrl, headers as unknown as string[]);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });

  const answers = new Map<number, (message: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, ...message } = inspectorAnswer.parse(JSON.parse(String(data)));
    if (id !== undefined) answers.get(id)?.(message);
  });
  const ask = (id: number, method: string) =>
    new Promise((resolve) => {
      answers.set(id, resolve);
      socket.send(JSON.stringify({ id, method }));
    });
  // It collects all there is before it begins; `collectGarbage` is never answered, nor done by then.
  await ask(1, "HeapProfiler.takeHeapSnapshot");
  const { result } = heapUsage.parse(await ask(2, "Runtime.getHeapUsage"));
  socket.close();
  return result.usedSize / 1_000_000;
}
