import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../../scripts/parts/chromium.ts";
import { freezeSite } from "../../scripts/dev/frozen-site.ts";
import { exitOnSignals } from "../../scripts/dev/process-group.ts";
import { root } from "../../scripts/parts/root.ts";
import { step, table } from "../../scripts/parts/terminal.ts";
import { isolatedVars } from "../support/site-vars.ts";
import { load, median } from "./load.ts";
import { startWorkers, type Captured } from "./workers.ts";

/**
 * `npm run bench:pages`: compares six pages on a slow phone with the same documents without script, and the CPU of
 * a request with that of a Worker with constant answers. Byte budgets: `tests/e2e/budgets.spec.ts`.
 */
const pages = [
  { path: "/", hydrated: true, read: null },
  { path: "/notetaker", hydrated: true, read: null },
  { path: "/social", hydrated: true, read: "?version=agency" },
  { path: "/automate", hydrated: false, read: "?hours=6" },
  { path: "/case-studies", hydrated: false, read: null },
  { path: "/terms-of-use", hydrated: false, read: null },
] as const;
type Page = (typeof pages)[number];

const runs = 9;
const budgetMs = 8 * 60_000;

exitOnSignals();
const end = Date.now() + budgetMs;
const site = await step("Building the site", () =>
  freezeSite(`${root}.wrangler/bench-pages`, isolatedVars),
);
const captured = await step("Asking for the pages", capture);
const requests = await step(`Requests, ${runs} rounds`, measureRequests);
const browser = await chromium.launch({ executablePath: findChromium() ?? "" });
const visits = await step(`Cold visits, ${runs} rounds`, () => measureVisits(browser));
await browser.close();
console.log(`\n${table([["page", "figure", "measured", "goal", ""], ...pages.flatMap(rowsOf)])}\n`);

async function capture(): Promise<Record<string, Captured>> {
  const workers = await startWorkers(site, {});
  const answers: Record<string, Captured> = {};
  for (const { path } of pages) {
    const response = await fetch(workers.site + path);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    const headers = [...response.headers].filter(([name]) => name !== "content-length");
    answers[path] = { body: await response.text(), headers };
  }
  await workers.stop();
  return answers;
}

type Requests = Record<"constant" | "cached" | "rendered", number[]>;

async function measureRequests(): Promise<Map<Page, Requests>> {
  const workers = await startWorkers(site, captured);
  const cpu = async (url: string, count: number) => {
    const before = workers.cpu();
    await load(url, { count, connections: 16 });
    return (workers.cpu() - before) / count / 1_000;
  };
  const found = new Map(
    pages.map((page) => [page, { constant: [], cached: [], rendered: [] } as Requests]),
  );
  // The first round only has the code compiled.
  for (let round = 0; round <= runs && Date.now() < end; round += 1) {
    for (const [{ path, read }, list] of found) {
      const figures = {
        constant: await cpu(workers.constant + path, 400),
        cached: await cpu(workers.site + path, 400),
        rendered: read === null ? null : await cpu(workers.site + path + read, 40),
      };
      if (round === 0) continue;
      for (const [kind, figure] of Object.entries(figures)) {
        if (figure !== null) list[kind as keyof Requests].push(figure);
      }
    }
    console.log(`  round ${round} of ${runs}`);
  }
  await workers.stop();
  return found;
}

type Visit = { readonly lcp: number; readonly tbt: number; readonly cls: number };
type Visits = { readonly site: Visit[]; readonly limit: Visit[] };

/** Visits each page for the first time, and the same page without script, which is the fastest it could be. */
async function measureVisits(chrome: Browser): Promise<Map<Page, Visits>> {
  const found = new Map(pages.map((page) => [page, { site: [], limit: [] } as Visits]));
  for (const [{ path }, list] of found) {
    const { body = "" } = captured[path] ?? {};
    const twins = { site: await deliver(path, body), limit: await deliver(path, noScript(body)) };
    for (let round = 0; round < runs && Date.now() < end; round += 1) {
      for (const twin of ["site", "limit"] as const) {
        list[twin].push(await visitCold(chrome, twins[twin].origin + path));
      }
    }
    for (const { close } of Object.values(twins)) close();
    console.log(`  ${path}`);
  }
  return found;
}

function noScript(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
}

const types: Readonly<Record<string, string>> = {
  ...{ ".js": "text/javascript", ".svg": "image/svg+xml", ".json": "application/json" },
  ...{ ".woff2": "font/woff2", ".png": "image/png", ".webp": "image/webp", ".avif": "image/avif" },
};

/** Serves one document and the site's files, compressed once each. */
async function deliver(path: string, html: string) {
  const packed = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const pack = (type: string, body: Buffer) =>
    /^(?:text|application|image\/svg)/.test(type)
      ? {
          body: brotliCompressSync(body),
          headers: { "content-type": type, "content-encoding": "br" },
        }
      : { body, headers: { "content-type": type } };
  packed.set(path, pack("text/html; charset=utf-8", Buffer.from(html)));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(site.cwd, "public", decodeURIComponent(pathname));
    void (async () => {
      const sent = packed.get(pathname) ?? pack(types[extname(file)] ?? "", await readFile(file));
      packed.set(pathname, sent);
      response.writeHead(200, sent.headers).end(sent.body);
    })().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Visits a page for the first time, on a phone of 412 px with a fourth of this CPU and slow 4G. */
async function visitCold(chrome: Browser, url: string): Promise<Visit> {
  const context = await chrome.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const network = { downloadThroughput: 200_000, uploadThroughput: 93_750 };
    const conditions = { offline: false, latency: 150, ...network };
    await session.send("Network.emulateNetworkConditions", conditions);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "networkidle", timeout: 45_000 });
    return await page.evaluate(() => globalThis.benchFigures());
  } finally {
    await context.close();
  }
}

declare global {
  var benchFigures: () => Visit;
}

function observe() {
  let [lcp, cls, painted] = [NaN, 0, Infinity];
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

function rowsOf(page: Page): string[][] {
  const { hydrated, path } = page;
  const { site: ours = [], limit = [] } = visits.get(page) ?? {};
  const { constant = [], cached = [], rendered = [] } = requests.get(page) ?? {};
  const of = (list: readonly Visit[], what: keyof Visit) => median(list.map((one) => one[what]));
  const figures: [what: string, value: number, goal: number, times: string][] = [
    times("LCP : without script", of(ours, "lcp"), of(limit, "lcp"), hydrated ? 1.15 : 1.05, "ms"),
    ["TBT − without script, ms", of(ours, "tbt") - of(limit, "tbt"), hydrated ? 100 : 20, ""],
    ["CLS", of(ours, "cls"), hydrated ? 0.02 : 0.01, ""],
    times("CPU, cached : constant", median(cached), median(constant), 1.5, "µs"),
    times("CPU, rendered : constant", median(rendered), median(constant), hydrated ? 12 : 8, "µs"),
  ];
  return figures
    .filter(([what]) => rendered.length > 0 || !what.includes("rendered"))
    .map(([what, value, goal, shown], nth) => [
      nth === 0 ? path : "",
      what,
      `${value.toFixed(2)}${shown}`,
      `≤ ${goal}`,
      value <= goal ? "ok" : "MISS",
    ]);
}

function times(what: string, value: number, other: number, goal: number, unit: string) {
  const shown = ` × (${value.toFixed(0)} : ${other.toFixed(0)} ${unit})`;
  return [what, value / other, goal, shown] as [string, number, number, string];
}
