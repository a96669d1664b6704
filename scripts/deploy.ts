import { unstable_readConfig as readConfig } from "wrangler";
import { checkSettings } from "./parts/deploy-check.ts";
import { findSamples } from "./parts/samples.ts";
import { root } from "./parts/root.ts";
import { run } from "./parts/run.ts";
import { table } from "./parts/steps.ts";
import { askWrangler, runWrangler } from "./parts/wrangler.ts";

/**
 * `npm run deploy`: checks, migrations, then the Worker. Everything after `--` goes to `wrangler deploy`;
 * with `--dry-run` nothing leaves this machine.
 */
const given: readonly string[] = process.argv.slice(2);
const allowSample = given.includes("--allow-sample");
const forWrangler = given.filter((argument) => argument !== "--allow-sample");

process.exitCode = await deploy();

async function deploy(): Promise<number> {
  if (!(await demandNoSamples())) return 1;
  if (forWrangler.includes("--dry-run")) {
    return demandSoundSettings(null) ? wrangler("deploy", ...forWrangler) : 1;
  }
  if (!(await isLoggedIn())) {
    console.error("\nNot logged in to Cloudflare. Run `npx wrangler login`, then this again.");
    return 1;
  }
  const secrets = await listSecrets();
  if (secrets === null || !demandSoundSettings(secrets)) return 1;
  if ((await wrangler("d1", "migrations", "apply", "DB", "--remote")) !== 0) {
    console.error(
      "\nThe database could not be migrated. Does it exist? See README, “Deploy”, step 1.",
    );
    return 1;
  }
  return wrangler("deploy", ...forWrangler);
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

/** `secrets`: the names of those that are set; null on a dry run, which asks nobody. */
function demandSoundSettings(secrets: readonly string[] | null): boolean {
  const { vars } = readConfig({ config: `${root}wrangler.toml` }, { hideWarnings: true });
  const { refusals, off } = checkSettings({ vars, secrets });
  if (off.length > 0) {
    console.log("\nWithout these secrets it stays off (README, “Deploy”):\n");
    console.log(table(off.map(([feature, names]) => [feature, names.join(", ")])));
  }
  if (refusals.length === 0) return true;
  console.error(`\nNot deployed:\n\n${table(refusals.map((sentence) => [sentence]))}`);
  return false;
}

/** null, with a sentence, when Cloudflare does not say. */
async function listSecrets(): Promise<readonly string[] | null> {
  const { code, stdout, stderr } = await askWrangler(["secret", "list"], root);
  const names = Array.from(stdout.matchAll(/"name":\s*"(\w+)"/g), ([, name = ""]) => name);
  if (code === 0) return names;
  // Before the first deployment there is no Worker yet, and none of its secrets.
  if (/\b10007\b/.test(stdout + stderr)) return [];
  console.error(`\nThe secrets could not be listed:\n${(stderr || stdout).trim()}`);
  return null;
}

function wrangler(...args: string[]): Promise<number> {
  return run(`${root}node_modules/.bin/wrangler`, args);
}
