import type { Browser } from "@playwright/test";
import { slowPhone } from "../pages/visit.ts";
import { paths, type WatchedPage } from "./capture.ts";

/** What React takes over, what is pressed from then on, and what shows that it was answered. */
const targets = {
  notetaker: { taken: "form", press: "schedule", answered: "form p[aria-live]:not(:empty)" },
  watch: { taken: "video", press: "line", answered: ".turns [aria-current]" },
} as const;
type Target = (typeof targets)[WatchedPage];

/** Milliseconds from the start of a cold visit until the page answers. */
export async function interactiveAfter(
  browser: Browser,
  origin: string,
  name: WatchedPage,
): Promise<number> {
  const context = await browser.newContext(slowPhone.context);
  try {
    const page = await context.newPage();
    await slowPhone.slowDown(page);
    await page.addInitScript(pressOnceTaken, targets[name]);
    await page.goto(`${origin}${paths[name]}`, { waitUntil: "commit", timeout: 30_000 });
    const answered = await page.waitForFunction(() => globalThis.answeredAfter, null, {
      timeout: 60_000,
    });
    return (await answered.jsonValue()) ?? NaN;
  } finally {
    await context.close();
  }
}

declare global {
  var answeredAfter: number | undefined;
}

/** Runs in the page, before anything of it. */
function pressOnceTaken({ taken, press, answered }: Target) {
  const lookEveryMs = 10;
  const pressEveryMs = 100;
  let pressedAt = -Infinity;
  const presses = {
    line: () => document.querySelector<HTMLElement>(".turns a")?.click(),
    schedule: () => {
      const fields = document.querySelector("form")?.elements;
      const date = fields?.namedItem("scheduledDate");
      const time = fields?.namedItem("scheduledTime");
      const zone = fields?.namedItem("timezone");
      if (!(date instanceof HTMLInputElement)) return;
      if (!(time instanceof HTMLSelectElement) || !(zone instanceof HTMLSelectElement)) return;
      date.value = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      time.selectedIndex = 30;
      zone.selectedIndex = 5;
      zone.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
  const timer = setInterval(() => {
    const keys = Object.keys(document.querySelector(taken) ?? {});
    if (!keys.some((key) => key.startsWith("__react"))) return;
    if (document.querySelector(answered)) {
      globalThis.answeredAfter = performance.now();
      clearInterval(timer);
    } else if (performance.now() - pressedAt > pressEveryMs) {
      pressedAt = performance.now();
      presses[press]();
    }
  }, lookEveryMs);
}
