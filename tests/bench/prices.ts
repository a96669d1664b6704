/** Prices and limits of Cloudflare's Workers Paid plan and of Recall.ai; read on 2026-11-22. */

const docs = "https://developers.cloudflare.com";
const million = 1_000_000;
const pricing = (product: string) => `${docs}/${product}/platform/pricing/`;
const limits = (product: string) => `${docs}/${product}/platform/limits/`;
const objectPricing = pricing("durable-objects");
const recallPricing = "https://www.recall.ai/pricing";

/** Dollars a month. */
export const subscription = 5;

/** `included` per month, then `dollars` for each `per`. */
const meter = (name: string, included: number, per: number, dollars: number, source: string) => {
  return { name, included, per, dollars, source };
};

export const meters = {
  requests: meter(
    "Worker: requests, ticks included",
    10 * million,
    million,
    0.3,
    pricing("workers"),
  ),
  cpuMs: meter("Worker: milliseconds of CPU", 30 * million, million, 0.02, pricing("workers")),
  rowsRead: meter("D1: rows read", 25_000 * million, million, 0.001, pricing("d1")),
  rowsWritten: meter("D1: rows written, indexes included", 50 * million, million, 1, pricing("d1")),
  storedGb: meter("D1: gigabytes stored", 5, 1, 0.75, pricing("d1")),
  objectRequests: meter("Counter: calls", million, million, 0.15, objectPricing),
  objectGbSeconds: meter("Counter: GB-seconds in memory", 400_000, million, 12.5, objectPricing),
  objectRowsWritten: meter("Counter: rows written", 50 * million, million, 1, objectPricing),
  mails: meter("Mails", 3_000, 1_000, 0.35, pricing("email-service")),
  logGb: meter("Logs: gigabytes", 50, 1, 0.25, `${docs}/workers/observability/pricing/`),
  botHours: meter("Recall.ai: hours of bots, with transcript", 0, 1, 0.65, recallPricing),
};

export type Usage = Readonly<Record<keyof typeof meters, number>>;

export const caps = {
  /** Created bots per workspace. */
  botsPerMinute: { max: 120, source: "https://docs.recall.ai/reference/bot_create" },
  /** A database runs one query at a time; each takes 1 ms. */
  queriesPerSecond: { max: 1_000, source: limits("d1") },
  databaseGb: { max: 10, source: limits("d1") },
  /** Calls of one Durable Object. */
  callsPerSecond: { max: 1_000, source: limits("durable-objects") },
  cronSeconds: { max: 900, source: limits("workers") },
} as const;
