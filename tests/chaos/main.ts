import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freezeSite } from "../../scripts/parts/frozen-site.ts";
import { freePort } from "../../scripts/parts/ports.ts";
import { exitOnSignals, type ProcessGroup } from "../../scripts/parts/process-group.ts";
import { root } from "../../scripts/parts/root.ts";
import { step } from "../../scripts/parts/steps.ts";
import { runCron } from "../../scripts/parts/ticker.ts";
import { startWranglerDev } from "../../scripts/parts/wrangler.ts";
import { startCrmSimulator } from "../simulators/crm/crm-simulator.ts";
import { startRecallSimulator } from "../simulators/recall/recall-simulator.ts";
import { queryLocalDb } from "../support/local-db.ts";
import { seededRandom } from "../support/random.ts";
import {
  crmSecret,
  recallApiKey,
  siteVars,
  stripeKey,
  stripeWebhookSecret,
  webhookSecret,
} from "../support/site-vars.ts";
import { judgeLeads, waitingLeadMessages } from "./leads.ts";
import { judgePayments, startBuyers, unsentOrders } from "./payments.ts";
import { readSentMails } from "./sent-mails.ts";
import { startStripeSimulator } from "../simulators/stripe/stripe-simulator.ts";
import { startSubmitters, type Submitters } from "./submitters.ts";
import { judge, storedRequests } from "./verdict.ts";

/**
 * `npm run chaos`: while people ask for notetakers and leave their addresses and the cron ticks, the
 * site's whole process group is killed at random moments and started again; the provider and the CRM
 * live outside of it. In the end nothing that was acknowledged may be missing, nobody may have got two
 * bots, and everybody of a lead has heard of it once (quality R1).
 *
 *   --kills 200   how often    --seed 1   repeats the moments of a run
 */
const { values } = parseArgs({
  options: { kills: { type: "string", default: "200" }, seed: { type: "string" } },
});
const kills = Number(values.kills);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const random = seededRandom(seed);

/** Longer than every lease: what a tick at this distance finds leased belongs to the dead. */
const pastEveryLease = 125_000;
const shortestLife = 300;
const longestLife = 2_500;
const submissionsPerKill = 40;

exitOnSignals();
const sitePort = await freePort();
const siteUrl = `http://127.0.0.1:${sitePort}`;
const provider = await startRecallSimulator({
  port: 0,
  apiKey: recallApiKey,
  webhookSecret,
  webhookUrl: `${siteUrl}/api/bot-webhook`,
  publicOrigin: `http://localhost:${sitePort}`,
  speed: 60,
  rateLimits: false,
});
const stripe = await startStripeSimulator({
  port: 0,
  apiKey: stripeKey,
  webhookSecret: stripeWebhookSecret,
  webhookUrl: `${siteUrl}/api/stripe-webhook`,
});
const stripePort = Number(new URL(stripe.url).port);
const recallPort = Number(new URL(provider.url).port);
// The cron is told times that are still to come, and signs with them.
const crm = await startCrmSimulator({ port: 0, secret: crmSecret, toleranceSeconds: 3_600 });
const crmPort = Number(new URL(crm.url).port);

console.log(`${kills} kills, seed ${seed} (repeat with --kills ${kills} --seed ${seed})`);
const site = await step("Building the site", () =>
  freezeSite(
    `${root}.wrangler/chaos-site`,
    siteVars({ sitePort, recallPort, crmPort, stripePort }),
  ),
);
const submitters = startSubmitters(siteUrl, random, kills * submissionsPerKill);
const buyers = startBuyers(siteUrl, stripe.control, random, submitters);
await step(`Killing it ${kills} times`, () => killAgainAndAgain(submitters));
await submitters.finish();
await buyers.finish();
await step("Letting it finish in peace", finishInPeace);
await provider.close();
await crm.close();
await stripe.close();

const mails = readSentMails(site.tmpDir);
const { persistTo } = site;
const verdict = judge(submitters.submissions, persistTo, mails, provider.control.state());
const ofLeads = judgeLeads(submitters.leads, persistTo, mails, crm.control.state());
const paid = judgePayments(buyers.payments, persistTo, mails);
report();

async function killAgainAndAgain(people: Submitters) {
  for (let nth = 1; nth <= kills; nth += 1) {
    const group = await boot();
    const life = sleep(shortestLife + random() * (longestLife - shortestLife));
    const done = new AbortController();
    const ticking = keepTicking(done.signal, people);
    await life;
    await group.kill();
    done.abort();
    people.close();
    await ticking;
    if (nth % 10 === 0) {
      console.log(`  ${nth} kills, ${people.submissions.length} submissions`);
    }
  }
}

/**
 * The first tick comes as after a pause of two minutes, before anybody new has been let in: leases of
 * the dead have run out by then, and there are no others. From then on the cron has the real time.
 */
async function keepTicking(signal: AbortSignal, people: Submitters) {
  await runCron(siteUrl, Date.now() + pastEveryLease);
  if (!signal.aborted) people.open();
  while (!signal.aborted) {
    await runCron(siteUrl, Date.now());
    await sleep(100);
  }
}

/** Ticks with a clock that goes ahead from lease to lease, until everything is delivered. */
async function finishInPeace() {
  const group = await boot();
  for (let round = 1; round <= 30; round += 1) {
    await tickUntilNothingIsDue(Date.now() + round * pastEveryLease);
    await provider.control.settled();
    await sleep(300);
    const waiting = storedRequests(site.persistTo).filter(({ status }) => status !== "delivered");
    // "Missed" begins 15 minutes after a request: nothing may need that long.
    const waitingMessages = waitingLeadMessages(site.persistTo) + unsentOrders(site.persistTo);
    const isDone = waiting.length === 0 && waitingMessages === 0;
    if (isDone || round * pastEveryLease > 12 * 60_000) break;
  }
  // Not asked to stop: wrangler would take the mails of its session with it.
  await group.kill();
}

/** A tick sends so many messages and no more. */
async function tickUntilNothingIsDue(now: number) {
  const due = `select 1 from outbox where state = 'pending' and next_at <= ${now} limit 1`;
  for (let nth = 0; nth < 60; nth += 1) {
    await runCron(siteUrl, now);
    if (queryLocalDb(site.persistTo, due).length === 0) return;
  }
}

function boot(): Promise<ProcessGroup> {
  return startWranglerDev(site, { port: sitePort });
}

function report() {
  const { stored, acknowledged, mails, repeats } = verdict;
  const { submissions, leads, refusals } = submitters;
  const violations = [...verdict.violations, ...ofLeads.violations, ...paid.violations];
  console.log(`
  submissions          ${submissions.length}
  acknowledged         ${acknowledged}
  stored               ${stored}
  result mails         ${mails}, of which ${repeats} repeated because a kill hid whether they were sent
  leads                ${leads.length}, ${ofLeads.acknowledged} acknowledged, ${ofLeads.stored} stored
  operator's mails     ${ofLeads.mails}, of which ${ofLeads.mailRepeats} repeated for the same reason
  webhooks             ${ofLeads.webhooks}, of which ${ofLeads.webhookRepeats} repeated, under their old ids
  payments             ${buyers.payments.length}, of which ${paid.acknowledged} acknowledged, ${paid.stored} stored
  template mails       ${paid.mails}, of which ${paid.repeats} repeated for the same reason
  refused              ${[...refusals].map(([status, count]) => `${status} × ${count}`).join(", ") || "none"}
  broken promises      ${violations.length}`);
  for (const violation of violations.slice(0, 20)) console.log(`    ${violation}`);

  const worked =
    acknowledged > 0 &&
    ofLeads.acknowledged > 0 &&
    paid.acknowledged > 0 &&
    submissions.length > kills;
  if (!worked) console.log("  Hardly anything was submitted: this run proves nothing.");
  process.exitCode = violations.length === 0 && worked ? 0 : 1;
}
