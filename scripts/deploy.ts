import { findSamples } from "./parts/samples.ts";
import { root } from "./parts/root.ts";
import { run } from "./parts/run.ts";
import { table } from "./parts/steps.ts";
import { runWrangler } from "./parts/wrangler.ts";

/**
 * `npm run deploy`: migrations, then the Worker. Everything after `--` goes to `wrangler deploy`;
 * with `--dry-run` nothing leaves this machine.
 */
const given: readonly string[] = process.argv.slice(2);
const allowSample = given.includes("--allow-sample");
const forWrangler = given.filter((argument) => argument !== "--allow-sample");

/** Without the first the site does not answer; without the others what they belong to is off. */
const secrets = [
  "SITE_SECRET",
  "RECALL_API_KEY",
  "RECALL_WEBHOOK_SECRETS",
  "COUNTER_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRETS",
];

process.exitCode = await deploy();

async function deploy(): Promise<number> {
  if (!(await demandNoSamples())) return 1;
  if (forWrangler.includes("--dry-run")) return wrangler("deploy", ...forWrangler);
  if (!(await isLoggedIn())) {
    console.error("\nNot logged in to Cloudflare. Run `npx wrangler login`, then this again.");
    return 1;
  }
  if ((await wrangler("d1", "migrations", "apply", "DB", "--remote")) !== 0) {
    console.error(
      "\nThe database could not be migrated. Does it exist? See README, “Deploy”, step 1.",
    );
    return 1;
  }
  const code = await wrangler("deploy", ...forWrangler);
  if (code === 0) await hintAtSecrets();
  return code;
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

async function isLoggedIn(): Promise<boolean> {
  const answer = await runWrangler(["whoami"], root).catch(() => "not authenticated");
  return !/not authenticated/i.test(answer);
}

async function hintAtSecrets() {
  const list = await runWrangler(["secret", "list"], root).catch(() => "");
  const missing = secrets.filter((name) => !list.includes(`"${name}"`));
  if (missing.length === 0) return;
  console.log("\nSecrets that are not set yet (README, “Deploy”):\n");
  console.log(table(missing.map((name) => [`npx wrangler secret put ${name}`])));
}

function wrangler(...args: string[]): Promise<number> {
  return run(`${root}node_modules/.bin/wrangler`, args);
}
