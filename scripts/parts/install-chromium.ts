import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";

/** The Chromium for the tests; installs one where there is none. null, with a sentence, if that fails. */
export async function findOrInstallChromium(): Promise<string | null> {
  if (canUseApt() && !hasFallbackFont()) await installByApt("fontconfig", "fonts-liberation");
  const found = findChromium();
  if (found !== null) return found;

  const byApt = canUseApt();
  console.log(
    `No Chromium on this machine: installing one with ${byApt ? "apt-get" : "Playwright"} …`,
  );
  if (byApt) await installByApt("chromium");
  else await run(`${root}node_modules/.bin/playwright`, ["install", "chromium"]);

  const installed = findChromium();
  if (installed === null) {
    console.error(
      "Chromium could not be installed. Install one and name it: CHROMIUM_PATH=… npm test",
    );
  }
  return installed;
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Looks for a font with the widths of Arial: pages are set in it until their own fonts arrive. */
function hasFallbackFont(): boolean {
  const { status, stdout } = spawnSync("fc-match", ["--format=%{family}", "Arial"]);
  return status === 0 && /Arial|Arimo|Liberation Sans/.test(String(stdout));
}

async function installByApt(...names: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], env);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], env);
}
