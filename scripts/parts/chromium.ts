import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * The browser for the tests: `CHROMIUM_PATH`, else Playwright's own, else the system's. null if there
 * is none. A `CHROMIUM_PATH` that names no file is an error, not a reason to take another.
 */
export function findChromium(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  const candidates = [chromium.executablePath(), ...inPath()];
  return candidates.find((path) => existsSync(path)) ?? null;
}

function inPath(): string[] {
  const searched: string = process.env["PATH"] ?? "";
  const folders = searched.split(delimiter);
  const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), onMac];
}
