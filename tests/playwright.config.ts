import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/parts/chromium.ts";

const executablePath = findChromium();
const specsWithOtherSettings = ["**/ad-measurement.spec.ts", "**/attendee-journey.spec.ts"];

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../test-results",
  globalSetup: "./e2e/global-setup.ts",
  // Each worker has a site and a database of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { intervals: [100] } },
  reporter: [["list"]],
  projects: [
    // One worker: the specs with `otherSettings` share a site, which is started once.
    { name: "other settings", testMatch: specsWithOtherSettings, workers: 1 },
    { name: "usual", testIgnore: specsWithOtherSettings },
  ],
  use: {
    // `channel` would look for Playwright's own Chromium, not for the system's.
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Letters are as wide in every build of the browser: some round them to whole pixels.
        "--font-render-hinting=none",
      ],
    },
    locale: "en-US",
    timezoneId: "America/New_York",
  },
});
