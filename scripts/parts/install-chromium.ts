import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";

/** The Chromium for the tests; installs one where there is none. null, with a sentence, if that fails. */
export async function findOrInstallChromium(): Promise<string | null> {
  const found = findChromium();
  if (found !== null) return found;

  const byApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  console.log(
    `No Chromium on this machine: installing one with ${byApt ? "apt-get" : "Playwright"} …`,
  );
  if (byApt) await installByApt();
  else await run(`${root}node_modules/.bin/playwright`, ["install", "chromium"]);

  const installed = findChromium();
  if (installed === null) {
    console.error(
      "Chromium could not be installed. Install one and name it: CHROMIUM_PATH=… npm test",
    );
  }
  return installed;
}

async function installByApt(): Promise<void> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], env);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], env);
}
