import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "../../scripts/dev/ports.ts";
import { runCron } from "../../scripts/dev/ticker.ts";
import { startWranglerDev, type SiteFolder } from "../../scripts/cloudflare/wrangler.ts";
import { writeVars } from "../../scripts/dev/frozen-site.ts";
import { startSimulators } from "../simulators/simulators.ts";
import { queryLocalDb } from "../support/local-db.ts";
import { isolatedVars } from "../support/site-vars.ts";
import { cpuOf, load, submission, workerdsOf } from "./load.ts";
import type { Usage } from "./prices.ts";
import { askSpans } from "./spans.ts";
import { startWorkers } from "./workers.ts";

const hour = 3_600_000;
const day = 24 * hour;

export async function measurePages(site: Required<SiteFolder>) {
  const workers = await startWorkers(site, {});
  const mean = async (query: string, count: number) => {
    const paths = ["/", "/notetaker", "/case-studies", "/automate"];
    let sum = 0;
    for (const path of paths) {
      const run = () => load(`${workers.site}${path}${query}`, { count, connections: 8 });
      // The first run has the code compiled and the page cached.
      await run();
      const before = workers.cpu();
      await run();
      sum += (workers.cpu() - before) / count;
    }
    return sum / paths.length / 1e6;
  };
  const cached = await mean("", 400);
  const rendered = await mean("?bench=1", 60);
  await workers.stop();
  return { cached, rendered };
}

/**
 * Measures the mean usage of one notetaker until its deletion a week later. Local spans count D1, the counter and
 * mails; the kernel counts the CPU time, which includes that of the simulated platform.
 */
export async function measureNotetaker(
  site: Required<SiteFolder>,
  count: number,
): Promise<{
  readonly usage: Partial<Usage>;
  /** Figures for the limits; `bytesKept` are left in the database after the deletion. */
  readonly demand: Readonly<Record<"queries" | "bytesKept" | "counterCalls" | "messages", number>>;
}> {
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const publicOrigin = `http://localhost:${port}`;
  const simulators = await startSimulators({
    siteUrl,
    publicOrigin,
    speed: 10,
    rateLimits: false,
  });
  const { RECALL_BASE_URL } = simulators.vars;
  await writeVars(site.cwd, { ...isolatedVars, SITE_URL: publicOrigin, RECALL_BASE_URL });
  const group = await startWranglerDev(site, { port, records: true });
  const cpuMs = () => {
    const workerds = workerdsOf("group", group.child.pid ?? 0);
    return workerds.reduce((sum, pid) => sum + cpuOf(pid), 0) / 1e6;
  };
  const bytes = () => {
    const [row] = queryLocalDb(
      site.persistTo,
      "select (page_count - freelist_count) * page_size as bytes from pragma_page_count, pragma_freelist_count, pragma_page_size",
    );
    return Number(row?.["bytes"]);
  };

  const before = { cpu: cpuMs(), bytes: bytes() };
  const url = `${siteUrl}/api/note-taker-registration`;
  await load(url, { connections: 4, count }, () => submission("now"));
  for (let left = count, ticks = 0; left > 0 && ticks < 60; ticks += 1) {
    await sleep(1_000);
    await runCron(siteUrl);
    const [row] = queryLocalDb(
      site.persistTo,
      "select count(*) as left from notetakers where status <> 'delivered'",
    );
    left = Number(row?.["left"]);
  }
  const cpu = cpuMs() - before.cpu;
  const [messages] = queryLocalDb(site.persistTo, "select count(*) as count from outbox");
  // Each tick deletes a few rows; the first tick of an hour deletes old counts.
  const firstOfHour = Math.ceil(Date.now() / hour) * hour;
  for (let tick = 0; tick < 12; tick += 1) await runCron(siteUrl, firstOfHour + 8 * day + tick);
  for (let tick = 0; tick < 4; tick += 1) await runCron(siteUrl, firstOfHour + 40 * day + tick);
  await sleep(2_000);
  const [counted] = spanRow.parse(await askSpans(siteUrl, spanSums));
  const [logBytes] = z.tuple([z.tuple([z.number()])]).parse(await askSpans(siteUrl, logSum))[0];
  const kept = bytes() - before.bytes;
  await group.stop();
  await simulators.close();

  const [requests, queries, read, written, calls, objectWritten, mails] = counted;
  const each = (sum: number) => sum / count;
  return {
    usage: {
      requests: each(requests),
      cpuMs: each(cpu),
      rowsRead: each(read),
      rowsWritten: each(written),
      storedGb: each(kept) / 1e9,
      objectRequests: each(calls),
      objectRowsWritten: each(objectWritten),
      mails: each(mails),
      logGb: each(logBytes) / 1e9,
      botHours: 1,
    },
    demand: {
      queries: each(queries),
      bytesKept: each(kept),
      counterCalls: each(calls),
      messages: each(Number(messages?.["count"])),
    },
  };
}

const n = z.number();
const spanRow = z.tuple([z.tuple([n, n, n, n, n, n, n])]);
const sumOfAttribute = (name: string) =>
  `coalesce(sum(json_extract(json(attributes), '$."${name}"')), 0)`;
const spanSums = `
  select sum(json_extract(json(attributes), '$."faas.trigger"') = 'http'), sum(name like 'd1_%'),
         ${sumOfAttribute("cloudflare.d1.response.rows_read")},
         ${sumOfAttribute("cloudflare.d1.response.rows_written")},
         sum(name = 'durable_object_subrequest'),
         ${sumOfAttribute("cloudflare.durable_object.response.rows_written")},
         sum(json_extract(json(attributes), '$."jsrpc.method"') = 'send')
    from spans`;
const logSum = "select coalesce(sum(length(message)), 0) from logs";
