import { parseArgs } from "node:util";
import { freezeSite } from "../../../scripts/dev/frozen-site.ts";
import { freePort } from "../../../scripts/dev/ports.ts";
import { exitOnSignals } from "../../../scripts/dev/process-group.ts";
import { root } from "../../../scripts/parts/root.ts";
import { step, table } from "../../../scripts/parts/steps.ts";
import { startRecallSimulator } from "../../simulators/recall/recall-simulator.ts";
import { recallApiKey, siteVars, webhookSecret } from "../../support/site-vars.ts";
import { heapMegabytes } from "../heap.ts";
import { percentiles } from "../load.ts";
import { type Kind, kindOf, kinds, requestOf } from "./mix.ts";
import { startAsLocally, startBare } from "./worlds.ts";

/**
 * `npm run bench:soak`: 100,000 mixed requests through one isolate. After each tenth it prints the
 * Worker's own heap, collected, beside the memory that each process holds, and how long the slowest
 * requests took. `--count` makes it shorter; `--local` has them answered as `npm start` does, which is
 * many times slower, and tells whose the memory is. Asserts nothing.
 */
const { values } = parseArgs({
  options: { count: { type: "string", default: "100000" }, local: { type: "boolean" } },
});
const count = Number(values.count);
const connections = 8;

exitOnSignals();
const provider = await startRecallSimulator({
  ...{ port: 0, apiKey: recallApiKey, webhookSecret, webhookUrl: null, rateLimits: false },
});
const free = Promise.all(Array.from({ length: 7 }, freePort));
const [port = 0, recall = 0, mailbox = 0, crm = 0, stripe = 0, attendee = 0, model = 0] =
  await free;
const recallPort = values.local ? recall : Number(new URL(provider.url).port);
const site = await step("Building the site", () =>
  freezeSite(`${root}.wrangler/bench-soak`, {
    ...siteVars({ sitePort: port, recallPort }),
    DAILY_BOT_LIMIT: "100000",
  }),
);
const world = values.local
  ? await startAsLocally(site, { site: port, recall, mailbox, crm, stripe, attendee, model })
  : await startBare(site, port);

const refused = new Map<string, number>();
const rows: string[][] = [];
await sample(0, []);
for (let tenth = 1; tenth <= 10; tenth += 1) {
  const times = await ask(Math.round((count * (tenth - 1)) / 10), Math.round((count * tenth) / 10));
  await sample(Math.round((count * tenth) / 10), times);
}
const [header = [], ...samples] = rows;
console.log(`\nMegabytes after so many requests, then the slowest hundredth in milliseconds:\n`);
console.log(`${table([header, ...samples])}\n`);
for (const [what, times] of refused) console.log(`  ${times} × ${what}`);
await world.stop();
await provider.close();

type Timed = { readonly kind: Kind; readonly ms: number };

async function ask(from: number, to: number): Promise<Timed[]> {
  const times: Timed[] = [];
  let nth = from;
  async function connection() {
    while (nth < to) {
      const mine = nth++;
      const request = await requestOf(world, mine);
      const started = performance.now();
      const status = await fetch(request).then(
        async (answer) => {
          await answer.arrayBuffer();
          return String(answer.status);
        },
        (error: unknown) => String(error),
      );
      times.push({ kind: kindOf(mine), ms: performance.now() - started });
      if (!status.startsWith("2")) {
        const what = `${kindOf(mine)}: ${status}`;
        refused.set(what, (refused.get(what) ?? 0) + 1);
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  return times;
}

async function sample(requests: number, times: readonly Timed[]) {
  const processes = world.processes();
  const heap = await heapMegabytes(world.inspectorPort);
  if (rows.length === 0) {
    rows.push(["requests", "heap", ...processes.map(({ name }) => name), ...kinds]);
  }
  const slowest = kinds.map((kind) => {
    return percentiles(times.filter((one) => one.kind === kind).map(({ ms }) => ms)).p99;
  });
  rows.push([
    String(requests),
    heap.toFixed(2),
    ...processes.map(({ megabytes }) => megabytes.toFixed(0)),
    ...slowest.map((ms) => (Number.isNaN(ms) ? "" : ms.toFixed(0))),
  ]);
  console.log(`  ${rows.at(-1)?.join("  ")}`);
}
