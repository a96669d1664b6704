import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "./root.ts";
import { run } from "./run-program.ts";

/** Chromium without a window: pages open in two thirds of the time. */
const shell = "chromium-headless-shell";
const browsers = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Returns `CHROMIUM_PATH`, else the system's headless shell, Playwright's browser or the system's browser; null if
 * there is none. Throws if the variable names no file.
 */
export function findChromium(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  const folders: string[] = (process.env["PATH"] ?? "").split(delimiter);
  const inPath = (name: string) => folders.map((folder) => join(folder, name));
  const places = [...inPath(shell), chromium.executablePath(), ...browsers.flatMap(inPath), onMac];
  return places.find((path) => existsSync(path)) ?? null;
}

/**
 * Returns the path of a Chromium; null if none can be installed. With apt, installs Debian's headless shell unless
 * that or `CHROMIUM_PATH` is there; without apt, Playwright's Chromium if there is no browser.
 */
export async function findOrInstallChromium(): Promise<string | null> {
  const canUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canUseApt && !hasFallbackFont()) await installByApt("fontconfig", "fonts-liberation");
  const found = findChromium();
  const isBest = Boolean(process.env["CHROMIUM_PATH"]) || found?.endsWith(shell);
  if (found !== null && (isBest || !canUseApt)) return found;
  console.log("Installing Chromium's headless shell …");
  if (canUseApt) await installByApt(shell);
  if (findChromium() === null) {
    await run(`${root}node_modules/.bin/playwright`, ["install", "chromium"]);
  }
  const installed = findChromium();
  if (installed === null) {
    console.error("Chromium could not be installed. Name one: CHROMIUM_PATH=… npm test");
  }
  return installed;
}

/** Looks for a font with the widths of Arial: pages are set in it until their own fonts arrive. */
function hasFallbackFont(): boolean {
  const { status, stdout } = spawnSync("fc-match", ["--format=%{family}", "Arial"]);
  return status === 0 && /Arial|Arimo|Liberation Sans/.test(String(stdout));
}

async function installByApt(...packages: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], env);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], env);
}
