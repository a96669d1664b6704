import { chromium } from "@playwright/test";
import { join } from "node:path";
import { freezeSite } from "../../../scripts/dev/frozen-site.ts";
import { exitOnSignals } from "../../../scripts/dev/process-group.ts";
import { findChromium } from "../../../scripts/parts/chromium.ts";
import { root } from "../../../scripts/parts/root.ts";
import { step, table } from "../../../scripts/parts/steps.ts";
import { siteVars } from "../../support/site-vars.ts";
import { deliver } from "../pages/delivery.ts";
import { median } from "../pages/figures.ts";
import { capturePages, type WatchedPage } from "./capture.ts";
import { interactiveAfter } from "./interactive.ts";

/**
 * `npm run bench:watch`: when the page of a recorded meeting of three hours does what a person presses, beside
 * the notetaker's own page, on the same slow phone, in turns. Nothing is asserted.
 */
const rounds = 9;
const pages = ["notetaker", "watch"] as const satisfies readonly WatchedPage[];

exitOnSignals();
const site = await step("Building the site", () =>
  freezeSite(`${root}.wrangler/bench-watch`, siteVars({ sitePort: 1, recallPort: 1 })),
);
const captured = await step("Recording a meeting of three hours", () => capturePages(site));
const delivery = await deliver(captured, join(site.cwd, "public"));
const browser = await chromium.launch({ executablePath: findChromium() ?? "" });
const found = { notetaker: [] as number[], watch: [] as number[] };
await step(`Cold visits, ${rounds} rounds`, async () => {
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages)
      found[page].push(await interactiveAfter(browser, delivery.origin, page));
});
await browser.close();
await delivery.close();

const [notetaker, watch] = [median(found.notetaker), median(found.watch)];
console.log(
  `\n${table([
    ["", "measured", "goal"],
    ["notetaker page, answers after", `${notetaker.toFixed(0)} ms`, ""],
    ["page of three hours of talk", `${watch.toFixed(0)} ms`, ""],
    ["  beside the notetaker page", `${(watch / notetaker).toFixed(2)} ×`, "≤ 1.30 ×"],
  ])}\n`,
);
