import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

/** Small pictures show what moved or changed color, but not how a version of Chromium smooths letters. */
export default defineConfig(base, {
  testDir: ".",
  outputDir: "../../test-results/looks",
  snapshotPathTemplate: "{testDir}/accepted/{arg}{ext}",
  globalSetup: "../e2e/global-setup.ts",
  expect: {
    toHaveScreenshot: {
      scale: "device",
      maxDiffPixelRatio: 0.01,
      stylePath: "./still.css",
    },
  },
  use: {
    deviceScaleFactor: 0.125,
    // The style sheet that holds a page still has no nonce.
    bypassCSP: true,
    contextOptions: { reducedMotion: "reduce" },
  },
});
