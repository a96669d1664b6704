import type { Browser, Page } from "@playwright/test";
import { brotli, type Delivery } from "./delivery.ts";
import type { Visit } from "./figures.ts";

/** A phone at 412 px, a fourth of this processor, slow 4G. */
const width = 412;
const processorShare = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const slowPhone = {
  context: { viewport: { width, height: 823 }, isMobile: true },
  async slowDown(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: processorShare });
  },
};

/** One cold load of a page, from a browser that has never been here. */
export async function visitCold(
  browser: Browser,
  { origin, bytesOf }: Delivery,
  path: string,
): Promise<Visit> {
  const context = await browser.newContext(slowPhone.context);
  try {
    const page = await context.newPage();
    await slowPhone.slowDown(page);
    await page.addInitScript(observe);
    const asked = askedBy(page, origin);

    const response = await page.goto(origin + path, { waitUntil: "load", timeout: 30_000 });
    const foreign = asked.foreign;
    const html = (await response?.text()) ?? "";
    await page.waitForLoadState("networkidle", { timeout: 15_000 });
    const inline = inlineScript(html);
    const sum = (paths: Iterable<string>) =>
      [...paths].reduce((bytes, one) => bytes + bytesOf(one), 0);
    return {
      ...(await page.evaluate(() => globalThis.benchFigures())),
      scriptBytes: sum(asked.scripts) + (inline === "" ? 0 : brotli(inline).byteLength),
      documentBytes: brotli(html, 4).byteLength,
      otherBytes: sum([path, ...asked.others]),
      foreign,
    };
  } finally {
    await context.close();
  }
}

/** What a page asks for, by what it is; pictures are left out, they are the same for every twin. */
function askedBy(page: Page, origin: string) {
  const asked = { scripts: new Set<string>(), others: new Set<string>(), foreign: 0 };
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith("http")) return;
    if (url.origin !== origin) asked.foreign += 1;
    else if (request.resourceType() === "script") asked.scripts.add(url.pathname);
    else if (/\.(?:css|woff2)$|\/sprite[^/]*\.svg$/.test(url.pathname)) {
      asked.others.add(url.pathname);
    }
  });
  return asked;
}

declare global {
  var benchFigures: () => { lcp: number; tbt: number; cls: number };
}

/** Runs in the page, before anything of it. */
function observe() {
  let lcp = NaN;
  let cls = 0;
  let painted = Infinity;
  const long: PerformanceEntry[] = [];
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", ({ startTime }) => (lcp = startTime));
  watch("layout-shift", (entry) => (cls += (entry as PerformanceEntry & { value: number }).value));
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") painted = startTime;
  });
  watch("longtask", (entry) => long.push(entry));
  globalThis.benchFigures = () => ({
    lcp,
    cls,
    tbt: long
      .filter(({ startTime, duration }) => startTime + duration > painted)
      .reduce((sum, { startTime, duration }) => {
        const after = startTime + duration - Math.max(startTime, painted);
        return sum + Math.max(0, Math.min(duration - 50, after));
      }, 0),
  });
}

/** The text of all inline scripts that run. */
function inlineScript(html: string): string {
  const scripts = html.matchAll(
    /<script\b(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return Array.from(scripts, ([, text = ""]) => text).join("");
}
