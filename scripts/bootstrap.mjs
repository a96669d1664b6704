/**
 * Runs `npm start|test` and `npm run check|deploy|ops`: installs the locked packages if they are missing or
 * stale, then starts `scripts/<task>.ts` with the project's own Node 24. Uses nothing newer than Node 18.
 */
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const windows = process.platform === "win32";
const ownNode = join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");

/** Printed without a stack. */
class UserError extends Error {}

try {
  process.exitCode = await main(process.argv[2], process.argv.slice(3));
} catch (error) {
  console.error(`\n${error instanceof UserError ? error.message : error}\n`);
  process.exitCode = 1;
}

async function main(task, args) {
  if (Number(process.versions.node.split(".")[0]) < 18) {
    throw new UserError(`Node 18 or newer is needed; this is ${process.version}.`);
  }
  if (!/^[a-z]+$/.test(task ?? "") || !existsSync(join(root, "scripts", `${task}.ts`))) {
    throw new UserError("Usage: node scripts/bootstrap.mjs start|test|check|deploy|ops");
  }
  const help = join(root, "scripts", "help", `${task}.txt`);
  if (args.some((arg) => arg === "--help" || arg === "-h") && existsSync(help)) {
    console.log(readFileSync(help, "utf8"));
    return 0;
  }
  if (!isInstalled()) await install();
  if (!existsSync(join(root, ".dev.vars"))) {
    copyFileSync(join(root, ".dev.vars.example"), join(root, ".dev.vars"));
    console.log("Wrote .dev.vars (local values) from .dev.vars.example.");
  }
  return handOver(task, args);
}

function isInstalled() {
  const wanted = readLock("package-lock.json");
  const present = readLock("node_modules/.package-lock.json");
  if (!wanted) throw new UserError("package-lock.json is missing or damaged: restore it from git.");
  if (!present || !existsSync(ownNode)) return false;

  return Object.entries(wanted).every(([path, { version, optional }]) => {
    return path === "" || (optional && !present[path]) || present[path]?.version === version;
  });
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return null;
  }
}

async function install() {
  console.log("Installing the locked packages: one to three minutes, only when they change …");
  const started = Date.now();
  const ticking = setInterval(() => {
    console.log(`  … still installing (${Math.round((Date.now() - started) / 1000)} s)`);
  }, 10_000);

  const { code, output } = await npmCi().finally(() => clearInterval(ticking));
  if (code !== 0) throw new UserError(whyNpmFailed(output));
  if (!existsSync(ownNode)) {
    throw new UserError(
      "The packages are there, but the `node` package could not run its install script. " +
        "Is `ignore-scripts` set in your npm configuration? Unset it, remove node_modules and try again.",
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function npmCi() {
  const cli = process.env.npm_execpath;
  const npm = cli?.endsWith(".js") ? [process.execPath, cli] : ["npm"];
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const [command, ...args] = [...npm, "ci", ...options];

  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, shell: windows && !cli });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.on("close", (code) => resolve({ code, output }));
    child.on("error", () => reject(new UserError("npm is not to be found: install it with Node.")));
  });
}

function whyNpmFailed(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output)) {
    return "The packages could not be fetched: npm's registry does not answer. Is this machine online?";
  }
  if (/ENOSPC/.test(output)) return "The packages could not be installed: the disk is full.";
  if (/EACCES|EPERM/.test(output)) {
    return "The packages could not be installed: node_modules may not be written by this user.";
  }
  return `\`npm ci\` failed. It says:\n\n${output.trim().split("\n").slice(0, 15).join("\n")}`;
}

/** Runs the task and returns its exit code. Passes signals on to it, and ends it if npm, its parent, is gone. */
function handOver(task, args) {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };
  const script = join(root, "scripts", `${task}.ts`);
  const child = spawn(ownNode, [script, ...args], { cwd: root, env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 500).unref();
  return new Promise((resolve, reject) => {
    child.on("close", (code) => resolve(code ?? 1));
    child.on("error", (error) =>
      reject(new UserError(`Node 24 could not start: ${error.message}`)),
    );
  });
}
