import { freezeSite } from "../../../scripts/dev/frozen-site.ts";
import { exitOnSignals } from "../../../scripts/dev/process-group.ts";
import { root } from "../../../scripts/parts/root.ts";
import { step, table } from "../../../scripts/parts/terminal.ts";
import { bounds } from "../../../workers/scheduled.ts";
import { siteVars } from "../../support/site-vars.ts";
import { billOf, limitsOf, nothing, peak, sumOf, totalOf, type Usage, yearsKept } from "./bill.ts";
import { ends, meters } from "./platform.ts";
import { measureNotetaker, measurePages } from "./usage.ts";

/**
 * `npm run bench:cost`: what visits and notetakers take, measured on this machine, times the platform's
 * published prices; and which limit is met first. Nothing is asserted. CPU is this machine's.
 */
const visitsAMonth = [10_000, 1_000_000, 100_000_000];
const notetakersAMonth = [1_000, 100_000, 10_000_000];
const measured = 60;
const ticksInMonth = 30 * 24 * 60;
/** A visit looks at so many pages, and the home page asks for the count so often. */
const pagesPerVisit = 2;
const pollsPerVisit = 1;
/** Of the pages so many are not kept: they have something in their address, or are new in an isolate. */
const renderedShare = 0.2;
/** Cloudflare's data centres, each of which asks the counter every 30 seconds at most. */
const dataCentres = 330;
const counterReads = dataCentres * ticksInMonth * 2;
const megabytesOfObject = 128;

exitOnSignals();
const site = await step("Building the site", () =>
  freezeSite(`${root}.wrangler/bench-cost`, siteVars({ sitePort: 1, recallPort: 1 })),
);
const cpu = await step("Pages", () => measurePages(site));
const { usage: notetaker, demand } = await step(`${measured} notetakers, to the end`, () =>
  measureNotetaker(site, measured),
);

const visit: Usage = {
  ...nothing,
  requests: pagesPerVisit + pollsPerVisit,
  cpuMs:
    pagesPerVisit * (cpu.rendered * renderedShare + cpu.kept * (1 - renderedShare)) +
    pollsPerVisit * cpu.kept,
};
/** Whatever happens: an idle tick each minute, and a counter that never sleeps. */
const always: Usage = {
  ...nothing,
  requests: ticksInMonth,
  cpuMs: ticksInMonth,
  rowsRead: ticksInMonth * 10,
  objectGbSeconds: (ticksInMonth * 60 * megabytesOfObject) / 1_000,
};

console.log(`\nA visit: ${pagesPerVisit} pages, ${pollsPerVisit} poll of the counter. Measured:\n`);
console.log(
  table([
    ["", "a visit", "a notetaker"],
    ...(Object.keys(meters) as (keyof Usage)[])
      .filter((id) => visit[id] > 0 || notetaker[id] > 0)
      .map((id) => [meters[id].name, amount(visit[id]), amount(notetaker[id])]),
    ["D1: queries", "0", amount(demand.queries)],
    ["messages of the outbox", "0", amount(demand.messages)],
  ]),
);

for (const visits of visitsAMonth) printBill(`${amount(visits)} visits a month`, visits, 0);
for (const count of notetakersAMonth) printBill(`${amount(count)} notetakers a month`, 0, count);

const settings = {
  botsPerDay: 500,
  perTick: {
    dispatch: 120,
    purge: bounds.purge.limit,
    send: bounds.send.limit,
  },
};
console.log(`\nLimits, the first one first; the busiest hour has ${peak} times the mean:\n`);
console.log(
  table([
    ["notetakers a month", "limit", "what lifts it"],
    ...limitsOf(demand, settings).map(({ notetakers, name, lift }) => {
      return [amount(Math.round(notetakers)), name, lift];
    }),
  ]),
);
const budget = Object.values(bounds).reduce((sum, { budgetMs }) => sum + budgetMs, 0) / 1_000;
console.log(`\n  A tick takes at most ${budget} s of the cron's ${ends.cronSeconds.most} s.`);
console.log("\nPrices and limits:\n");
const sources = [...Object.values(meters), ...Object.values(ends)].map(({ source }) => source);
for (const source of new Set(sources)) console.log(`  ${source}`);
console.log();

function printBill(what: string, visits: number, notetakers: number) {
  const reads = Math.min(counterReads, visits * (pagesPerVisit + pollsPerVisit));
  const month = sumOf([
    { of: always, times: 1 },
    { of: visit, times: visits },
    { of: notetaker, times: notetakers },
    { of: { ...nothing, objectRequests: 1 }, times: reads },
    // What the months before have left is stored as well.
    { of: { ...nothing, storedGb: notetaker.storedGb }, times: notetakers * (12 * yearsKept - 1) },
  ]);
  const lines = billOf(month);
  const provider = lines.at(-1)?.dollars ?? 0;
  const platform = totalOf(lines) - provider;
  console.log(`\n${what}: $${amount(platform)} and $${amount(provider)} for bots\n`);
  console.log(
    table(
      lines
        .filter(({ dollars }) => dollars > 0)
        .map(({ name, used, dollars }) => [name, amount(used), `$${dollars.toFixed(2)}`]),
    ),
  );
}

function amount(value: number): string {
  const digits = value >= 100 ? 0 : 3;
  return value < 0.001 && value > 0
    ? value.toExponential(1)
    : value.toLocaleString("en-US", { maximumFractionDigits: digits });
}
