import { chromium, type Browser } from "@playwright/test";
import { join } from "node:path";
import { findChromium } from "../../../scripts/parts/chromium.ts";
import { freezeSite } from "../../../scripts/dev/frozen-site.ts";
import { exitOnSignals } from "../../../scripts/dev/process-group.ts";
import { root } from "../../../scripts/parts/root.ts";
import { step, table } from "../../../scripts/parts/terminal.ts";
import { siteVars } from "../../support/site-vars.ts";
import { deliver, type Delivery, type Sent } from "./delivery.ts";
import { figuresOf, rowsOf, twins, type PageRuns, type Twin, type Visit } from "./figures.ts";
import { measureLoad } from "./load.ts";
import { visitCold } from "./visit.ts";
import { startWorkers, type Captured } from "./workers.ts";

/**
 * `npm run bench:pages`: the figures of six pages, in one run on this machine, all twins of a page in
 * turns, so that a slow minute hits all of them. `--quick`: three runs in place of nine.
 * Nothing is asserted.
 */
const pages = [
  { path: "/", hydrated: true, read: null },
  { path: "/notetaker", hydrated: true, read: "?sent=1" },
  { path: "/social", hydrated: true, read: "?version=agency" },
  { path: "/automate", hydrated: false, read: "?hours=6" },
  { path: "/case-studies", hydrated: false, read: null },
  { path: "/terms-of-use", hydrated: false, read: null },
] as const;
type Path = (typeof pages)[number]["path"];

const runs = process.argv.includes("--quick") ? 3 : 9;
/** No further round is begun after this; what was measured by then is printed. */
const budgetMs = 8 * 60_000;
/** What an ad appends: no page reads it, so the page is the one that is kept. */
const campaign = "?utm_source=news&utm_medium=mail&utm_campaign=fall&gclid=Cj0KCQiA";

exitOnSignals();
const end = Date.now() + budgetMs;
const site = await step("Building the site", () =>
  freezeSite(`${root}.wrangler/bench-pages`, siteVars({ sitePort: 1, recallPort: 1 })),
);
const captured = await step("Asking for the pages", capture);
const server = await step(`Requests, ${runs} rounds`, measureServer);
const browser = await chromium.launch({ executablePath: findChromium() ?? "" });
const client = await step(`Cold visits, ${runs} rounds`, () => measureClient(browser));
await browser.close();

const measured: PageRuns[] = pages.map((page) => ({
  ...page,
  client: client[page.path],
  server: server[page.path],
}));
const figures = measured.flatMap(figuresOf);
const count = measured[0]?.client.site.length ?? 0;
console.log(`\nMedians of ${count} cold visits and ${runs} rounds of requests.`);
console.log(`\n${table([["page", "figure", "measured", "goal", ""], ...rowsOf(figures)])}\n`);

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

async function measureServer(): Promise<Record<Path, PageRuns["server"]>> {
  const workers = await startWorkers(site, captured);
  const kinds = ["constant", "kept", "campaign"] as const;
  const ask = (kind: (typeof kinds)[number], path: string) => {
    const origin = kind === "constant" ? workers.constant : workers.site;
    const query = kind === "campaign" ? campaign : "";
    return measureLoad(`${origin}${path}${query}`, { count: 400, connections: 16 }, workers.cpu);
  };
  /** With what the page reads of a query it is rendered; without, none is but once. */
  const render = async ({ path, read }: (typeof pages)[number]) => {
    const options = { count: 40, connections: 16 };
    return read === null
      ? null
      : measureLoad(`${workers.site}${path}${read}`, options, workers.cpu);
  };
  const found = byPage(() => ({
    constant: [] as number[],
    kept: [] as number[],
    campaign: [] as number[],
    rendered: [] as number[],
  }));
  for (const page of pages) {
    // What is compiled only once it is hot shall be so.
    for (const kind of kinds) await ask(kind, page.path);
    await render(page);
  }
  for (let round = 0; round < runs && Date.now() < end; round += 1) {
    for (const page of pages) {
      const { path } = page;
      const list = found[path];
      for (const kind of kinds) list[kind].push(await ask(kind, path));
      const rendered = await render(page);
      if (rendered !== null) list.rendered.push(rendered);
    }
    console.log(`  round ${round + 1} of ${runs}`);
  }
  await workers.stop();
  return found;
}

async function measureClient(with_: Browser): Promise<Record<Path, Record<Twin, Visit[]>>> {
  const found = byPage(() => ({ site: [] as Visit[], limit: [] as Visit[] }));
  const delivered = new Map<Path, Record<Twin, Delivery>>();
  for (const { path } of pages) delivered.set(path, await deliverTwins(path));

  for (let round = 0; round < runs && Date.now() < end; round += 1) {
    for (const { path } of pages) {
      const deliveries = delivered.get(path);
      for (const twin of twins) {
        if (deliveries) found[path][twin].push(await visitCold(with_, deliveries[twin], path));
      }
    }
    console.log(`  round ${round + 1} of ${runs}`);
  }
  for (const deliveries of delivered.values()) {
    await Promise.all(twins.map((twin) => deliveries[twin].close()));
  }
  return found;
}

async function deliverTwins(path: Path): Promise<Record<Twin, Delivery>> {
  const { body = "", headers = [] } = captured[path] ?? {};
  const page = (html: string): [string, Sent] => [
    path,
    { body: html, headers: Object.fromEntries(headers) },
  ];
  const folder = join(site.cwd, "public");
  return {
    site: await deliver(new Map([page(body)]), folder),
    limit: await deliver(new Map([page(withoutScript(body))]), folder),
  };
}

function byPage<Found>(make: () => Found): Record<Path, Found> {
  return Object.fromEntries(pages.map(({ path }) => [path, make()])) as Record<Path, Found>;
}

/** The page as fast as it can be: what is script, or asks for it, is taken out. Data in script tags stays. */
function withoutScript(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
}
