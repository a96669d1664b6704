import { openCloudflareApi } from "./cloudflare/api.ts";
import { wranglerConfig } from "./cloudflare/wrangler-config.ts";
import "./parts/app-modules.ts";
import { checkSettings } from "./deploy/deploy-check.ts";
import { findSamples } from "./deploy/samples.ts";
import { root } from "./parts/root.ts";
import { run } from "./parts/run.ts";
import { table } from "./parts/steps.ts";

/**
 * `npm run deploy`: checks, migrations, the Worker, then what can be checked of it alone. Everything
 * after `--` goes to `wrangler deploy`; with `--dry-run` nothing leaves this machine.
 */
const given: readonly string[] = process.argv.slice(2);
const allowSample = given.includes("--allow-sample");
const skipCheck = given.includes("--skip-check");
const forWrangler = given.filter((one) => one !== "--allow-sample" && one !== "--skip-check");

const { openDeployedWorld } = await import("./check/deployed-world.ts");
const { secretsOfWorker } = await import("./check/cloudflare/account.ts");
const { runSubjects, summary } = await import("./check/run.ts");
const { allSubjects } = await import("./check/subjects.ts");

process.exit(await deploy());

async function deploy(): Promise<number> {
  if (!(await demandNoSamples())) return 1;
  if (forWrangler.includes("--dry-run")) {
    return demandSoundSettings(null) ? wrangler("deploy", ...forWrangler) : 1;
  }
  const secrets = await listSecrets();
  if (secrets === null || !demandSoundSettings(secrets)) return 1;
  if (!(await isInOrder("before"))) {
    console.error(
      "\nNot deployed. Put that right, or go on without: npm run deploy -- --skip-check",
    );
    return 1;
  }
  if ((await wrangler("d1", "migrations", "apply", "DB", "--remote")) !== 0) {
    console.error(
      "\nThe database could not be migrated. Does it exist? See README, “Deploy”, step 1.",
    );
    return 1;
  }
  const code = await wrangler("deploy", ...forWrangler);
  if (code !== 0 || (await isInOrder("after"))) return code;
  console.error(
    "\nIt is deployed, but not in order. A new domain or cron takes some minutes to begin;\n" +
      "npm run check -- --remote looks again.",
  );
  return 1;
}

/** The part of `npm run check -- --remote` that belongs before or after a deployment. */
async function isInOrder(when: "before" | "after"): Promise<boolean> {
  if (skipCheck) return true;
  const world = await openDeployedWorld(new AbortController().signal);
  const tally = await runSubjects(world, allSubjects(when), { print: console.log });
  console.log(`\n${summary(tally)}`);
  return tally.failed === 0;
}

async function demandNoSamples(): Promise<boolean> {
  const samples = await findSamples(root);
  if (samples.length === 0) return true;

  console.error("Still invented, and not to be published as if it were true:\n");
  console.error(table(samples.map(({ file, what, count }) => [file, `${count} ${what}`])));
  if (allowSample) {
    console.error("\nGoing on, because of --allow-sample.\n");
    return true;
  }
  console.error("\nReplace them, or publish a demonstration: npm run deploy -- --allow-sample");
  return false;
}

/** `secrets`: the names of those that are set; null on a dry run, which asks nobody. */
function demandSoundSettings(secrets: readonly string[] | null): boolean {
  const { vars } = wranglerConfig();
  const { refusals, off } = checkSettings({ vars, secrets });
  if (off.length > 0) {
    console.log("\nWithout these secrets it stays off (README, “Deploy”):\n");
    console.log(table(off.map(([feature, names]) => [feature, names.join(", ")])));
  }
  if (refusals.length === 0) return true;
  console.error(`\nNot deployed:\n\n${table(refusals.map((sentence) => [sentence]))}`);
  return false;
}

/** null, with a sentence, when Cloudflare does not say: because nobody is logged in, above all. */
async function listSecrets(): Promise<readonly string[] | null> {
  const config = wranglerConfig();
  const cloudflare = openCloudflareApi(config);
  const told = await secretsOfWorker({ cloudflare, worker: config.name ?? "" });
  if (told.ok) return told.value;
  const { outcome } = told;
  if (outcome.result === "failed") console.error(`\n${outcome.wrong}\n${outcome.todo}`);
  return null;
}

function wrangler(...args: string[]): Promise<number> {
  return run(`${root}node_modules/.bin/wrangler`, args);
}
