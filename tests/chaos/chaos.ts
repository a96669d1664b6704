import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freezeSite } from "../../scripts/dev/frozen-site.ts";
import { freePort } from "../../scripts/dev/ports.ts";
import { exitOnSignals, type ProcessGroup } from "../../scripts/dev/process-group.ts";
import { root } from "../../scripts/parts/root.ts";
import { step } from "../../scripts/parts/terminal.ts";
import { runCron } from "../../scripts/dev/ticker.ts";
import { startWranglerDev } from "../../scripts/cloudflare/wrangler.ts";
import { startSimulators } from "../simulators/simulators.ts";
import { queryLocalDb } from "../support/local-db.ts";
import { seededRandom } from "../support/random.ts";
import { createMailReader } from "../support/sent-mails.ts";
import { isolatedVars } from "../support/site-vars.ts";
import { startDeletions } from "./deletions.ts";
import { checkLeads } from "./chaos-leads.ts";
import { checkCopies, checkNotetakers } from "./notetaker-promises.ts";
import { checkPayments, startBuyers } from "./payments.ts";
import { startSubmitters, type Submitters } from "./submitters.ts";

/**
 * `npm run chaos`: while people ask for notetakers, delete notes, leave addresses and pay, the site's process
 * group is killed at random moments and started again. In the end nothing acknowledged may be missing or
 * doubled, and nothing deleted may be left.
 *
 *   --kills 200     how often    --seed 1   repeats the moments of a run
 *   --provider attendee    instead of recall
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    seed: { type: "string" },
    provider: { type: "string", default: "recall" },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const random = seededRandom(seed);
let killed = 0;

/** Longer than every lease. */
const pastEveryLeaseMs = 125_000;
const shortestLifeMs = 300;
const longestLifeMs = 1_800;
/** Share of the runs between two kills in which visitors come before the kill. */
const shareWithVisitors = 0.8;
const usualFirstTickMs = 300;
const submissionsPerKill = 40;

exitOnSignals();
const sitePort = await freePort();
const siteUrl = `http://127.0.0.1:${sitePort}`;
const botProvider = values.provider === "attendee" ? "attendee" : "recall";
const publicOrigin = `http://localhost:${sitePort}`;
const simulators = await startSimulators({
  siteUrl,
  publicOrigin,
  speed: 20,
  rateLimits: false,
  // The site signs with the cron's clock, which is ahead of the simulators' clock.
  toleranceSeconds: 3_600,
});
const { crm, stripe, [botProvider]: provider } = simulators;

console.log(
  `${kills} kills, seed ${seed}, ${botProvider} (repeat with --kills ${kills} --seed ${seed} --provider ${botProvider})`,
);
const site = await step("Building the site", () =>
  freezeSite(`${root}.wrangler/chaos-${botProvider}`, {
    ...isolatedVars,
    ...simulators.vars,
    SITE_URL: publicOrigin,
    SUMMARY: "off",
    BOT_PROVIDER: botProvider,
    DAILY_BOT_LIMIT: "100000",
  }),
);
const { persistTo } = site;
const mail = createMailReader(site.tmpDir);
const submitters = startSubmitters(siteUrl, random, kills * submissionsPerKill);
const buyers = startBuyers(siteUrl, stripe, random, submitters);
const deletions = startDeletions(siteUrl, random, submitters, mail);
let leftovers: readonly string[] = [];
await step(`Killing it ${kills} times`, () => killAgainAndAgain(submitters));
for (const people of [submitters, buyers, deletions]) await people.finish();
await step("Letting it finish in peace", finishInPeace);
await simulators.close();

const mails = mail.read();
const deleted = deletions.emails();
const found = {
  notetakers: checkNotetakers(
    submitters.submissions,
    deleted,
    persistTo,
    mails,
    provider.state().bots,
  ),
  leads: checkLeads(submitters.leads, persistTo, mails, crm.state()),
  payments: checkPayments(buyers.payments, persistTo, mails),
};
report();

async function killAgainAndAgain(people: Submitters) {
  while (killed < kills) {
    const group = await boot();
    const done = new AbortController();
    const booted = performance.now();
    let announceOpen = () => {};
    const opened = new Promise<void>((resolve) => (announceOpen = resolve));
    const ticking = keepTicking(done.signal, people, () => announceOpen());
    if (random() < shareWithVisitors) await opened;
    // A slow machine gets up to twice the time.
    const slowness = Math.min(2, Math.max(1, (performance.now() - booted) / usualFirstTickMs));
    await sleep(slowness * (shortestLifeMs + random() * (longestLifeMs - shortestLifeMs)));
    await group.kill();
    killed += 1;
    done.abort();
    people.close();
    await ticking;
    mail.readToEnd();
    if (killed % 10 === 0) {
      console.log(`  ${killed} kills, ${people.submissions.length} submissions`);
    }
  }
}

/**
 * Runs the first tick before new visitors come, with a clock that is 2 minutes ahead, so that the leases of killed
 * processes have ended. Runs all later ticks with the real time.
 */
async function keepTicking(signal: AbortSignal, people: Submitters, onOpen: () => void) {
  await runCron(siteUrl, Date.now() + pastEveryLeaseMs);
  if (!signal.aborted) people.open();
  onOpen();
  while (!signal.aborted) {
    await runCron(siteUrl, Date.now());
    await sleep(100);
  }
}

/** Runs ticks with a clock that moves ahead by a lease each round, until everything is delivered. */
async function finishInPeace() {
  const group = await boot();
  for (let round = 1; round <= 30; round += 1) {
    await tickUntilNothingIsDue(Date.now() + round * pastEveryLeaseMs);
    await provider.settled();
    await deletions.pressAll();
    await sleep(300);
    // After 15 minutes a request counts as missed.
    if (isAllDone() || round * pastEveryLeaseMs > 12 * 60_000) break;
  }
  leftovers = await deletions.leftovers();
  // Kills the site, because wrangler deletes the mails of its session when it stops.
  await group.kill();
}

function isAllDone(): boolean {
  const open = `select 1 from notetakers where status not in ('delivered', 'deleted')
      or (status = 'delivered' and delete_requested_at is not null)
    union all select 1 from outbox where state = 'pending' limit 1`;
  return queryLocalDb(persistTo, open).length === 0;
}

async function tickUntilNothingIsDue(now: number) {
  const due = `select 1 from outbox where state = 'pending' and due_at <= ${now} limit 1`;
  for (let nth = 0; nth < 60; nth += 1) {
    await runCron(siteUrl, now);
    if (queryLocalDb(site.persistTo, due).length === 0) return;
  }
}

function boot(): Promise<ProcessGroup> {
  return startWranglerDev(site, { port: sitePort });
}

function report() {
  const { submissions, refusals } = submitters;
  const violations = [
    ...Object.values(found).flatMap((findings) => findings.violations),
    ...leftovers,
    ...checkCopies(mails, persistTo),
  ];
  console.log(`\n  kills              ${killed}`);
  for (const [what, { acknowledged, stored, mails: sent }] of Object.entries(found)) {
    console.log(
      `  ${what.padEnd(18)} ${acknowledged} acknowledged, ${stored} stored, ${sent} mails`,
    );
  }
  const refused = [...refusals].map(([status, count]) => `${status} × ${count}`).join(", ");
  console.log(`  deleted            ${deleted.size}
  refused            ${refused || "none"}
  broken promises    ${violations.length}`);
  for (const violation of violations.slice(0, 20)) console.log(`    ${violation}`);

  const provesSomething =
    Object.values(found).every(({ acknowledged }) => acknowledged > 0) &&
    deleted.size > 0 &&
    submissions.length > killed;
  if (!provesSomething) console.log("  Hardly anything was submitted: this run proves nothing.");
  process.exitCode = violations.length === 0 && provesSomething ? 0 : 1;
}
