import { freezeSite } from "../../scripts/dev/frozen-site.ts";
import { exitOnSignals } from "../../scripts/dev/process-group.ts";
import { root } from "../../scripts/parts/root.ts";
import { step, table } from "../../scripts/parts/terminal.ts";
import { bounds } from "../../workers/scheduled.ts";
import { isolatedVars } from "../support/site-vars.ts";
import { meters, caps, subscription, type Usage } from "./prices.ts";
import { measureNotetaker, measurePages } from "./usage.ts";

/**
 * `npm run bench:cost`: prints what visits and notetakers cost, by usage measured on this machine and published
 * prices; then the limits, in the order in which growth meets them.
 */
const visitsAMonth = [10_000, 1_000_000, 100_000_000];
const notetakersAMonth = [1_000, 100_000, 10_000_000];
const sampleSize = 60;
const ticksInMonth = 30 * 24 * 60;
const pagesPerVisit = 2;
/** Calls for the live count on the home page. */
const pollsPerVisit = 1;
/** Share of page requests that the cache does not answer. */
const renderedShare = 0.2;
/** Cloudflare's data centers each read the counter every 30 seconds at most. */
const counterReads = 330 * ticksInMonth * 2;
const megabytesOfObject = 128;
/** The busiest hour has this many times the mean. */
const peak = 5;

exitOnSignals();
const site = await step("Building the site", () =>
  freezeSite(`${root}.wrangler/bench-cost`, isolatedVars),
);
const cpu = await step("Pages", () => measurePages(site));
const { usage: notetaker, demand } = await step(`${sampleSize} notetakers, to the end`, () =>
  measureNotetaker(site, sampleSize),
);

const visit: Partial<Usage> = {
  requests: pagesPerVisit + pollsPerVisit,
  cpuMs:
    pagesPerVisit * (cpu.rendered * renderedShare + cpu.cached * (1 - renderedShare)) +
    pollsPerVisit * cpu.cached,
};
/** An idle tick each minute, and a counter that never sleeps. */
const fixedUsage: Partial<Usage> = {
  requests: ticksInMonth,
  cpuMs: ticksInMonth,
  rowsRead: ticksInMonth * 10,
  objectGbSeconds: (ticksInMonth * 60 * megabytesOfObject) / 1_000,
};
const ids = Object.keys(meters) as (keyof Usage)[];

console.log(`\nA visit: ${pagesPerVisit} pages, ${pollsPerVisit} poll of the counter. Measured:\n`);
console.log(
  table([
    ["", "a visit", "a notetaker"],
    ...ids
      .filter((id) => (visit[id] ?? 0) > 0 || (notetaker[id] ?? 0) > 0)
      .map((id) => [meters[id].name, amount(visit[id] ?? 0), amount(notetaker[id] ?? 0)]),
    ["D1: queries", "0", amount(demand.queries)],
    ["messages of the outbox", "0", amount(demand.messages)],
  ]),
);
for (const visits of visitsAMonth) printBill(`${amount(visits)} visits a month`, visits, 0);
for (const count of notetakersAMonth) printBill(`${amount(count)} notetakers a month`, 0, count);

console.log(`\nLimits, the first one first; the busiest hour has ${peak} times the mean:\n`);
const limits = limitsOfNotetakers().sort(([a], [b]) => a - b);
const rows = limits.map(([count, name]) => [amount(Math.round(count)), name]);
console.log(table([["notetakers a month", "limit (docs/growing.md says what lifts it)"], ...rows]));
const budget = Object.values(bounds).reduce((sum, { budgetMs }) => sum + budgetMs, 0) / 1_000;
console.log(`\n  A tick takes at most ${budget} s of the cron's ${caps.cronSeconds.max} s.`);
console.log("\nPrices and limits:\n");
const sources = [...Object.values(meters), ...Object.values(caps)].map(({ source }) => source);
console.log([...new Set(sources)].map((source) => `  ${source}`).join("\n"));

function limitsOfNotetakers(): [number, string][] {
  const [minutes, seconds] = [ticksInMonth, ticksInMonth * 60];
  const { botsPerMinute, queriesPerSecond, databaseGb, callsPerSecond } = caps;
  return [
    [500 * 30, "DAILY_BOT_LIMIT of 500"],
    [(botsPerMinute.max * minutes) / peak, `Recall.ai: ${botsPerMinute.max} new bots a minute`],
    // Deletions and mails may go on through the quiet hours.
    [bounds.purge.limit * minutes, `a tick deletes ${bounds.purge.limit}`],
    [(bounds.send.limit * minutes) / demand.messages, `a tick sends ${bounds.send.limit} messages`],
    [
      (queriesPerSecond.max * seconds) / demand.queries / peak,
      `D1: ${queriesPerSecond.max} queries a second of 1 ms`,
    ],
    [(databaseGb.max * 1e9) / demand.bytesKept / 12, `D1: ${databaseGb.max} GB within a year`],
    [
      (callsPerSecond.max * seconds) / demand.counterCalls / peak,
      `counter: ${callsPerSecond.max} calls a second`,
    ],
  ];
}

function printBill(what: string, visits: number, notetakers: number) {
  const reads = Math.min(counterReads, visits * (pagesPerVisit + pollsPerVisit));
  const used = (id: keyof Usage) =>
    (fixedUsage[id] ?? 0) +
    (visit[id] ?? 0) * visits +
    // Rows of the 11 months before are stored as well.
    (notetaker[id] ?? 0) * notetakers * (id === "storedGb" ? 12 : 1) +
    (id === "objectRequests" ? reads : 0);
  const lines = ids.map((id) => {
    const { name, included, per, dollars } = meters[id];
    return { id, name, dollars: (Math.max(0, used(id) - included) / per) * dollars };
  });
  const bots = lines.find(({ id }) => id === "botHours")?.dollars ?? 0;
  const platform = subscription + lines.reduce((sum, { dollars }) => sum + dollars, 0) - bots;
  console.log(`\n${what}: $${amount(platform)} and $${amount(bots)} for bots\n`);
  const charged = lines.filter(({ dollars }) => dollars > 0);
  const plan = ["Workers Paid plan", "1", `$${subscription.toFixed(2)}`];
  console.log(
    table([
      plan,
      ...charged.map(({ id, name, dollars }) => [name, amount(used(id)), `$${dollars.toFixed(2)}`]),
    ]),
  );
}

function amount(value: number): string {
  const digits = value >= 100 ? 0 : 3;
  return value < 0.001 && value > 0
    ? value.toExponential(1)
    : value.toLocaleString("en-US", { maximumFractionDigits: digits });
}
