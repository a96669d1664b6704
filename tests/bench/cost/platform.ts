/**
 * What Cloudflare's Workers Paid plan and Recall.ai charge, and where they end. Each row names the page
 * that says so; read on 2026-11-22.
 */
export type Meter = {
  readonly name: string;
  /** Free in each month. */
  readonly included: number;
  /** How many are charged at once, and for how many dollars. */
  readonly per: number;
  readonly dollars: number;
  readonly source: string;
};

const docs = "https://developers.cloudflare.com";
const million = 1_000_000;
const billion = 1_000 * million;

/** Dollars a month, whatever is used. */
export const subscription = 5;

export const meters = {
  requests: {
    name: "Worker: requests, ticks included",
    ...{ included: 10 * million, per: million, dollars: 0.3 },
    source: `${docs}/workers/platform/pricing/`,
  },
  cpuMs: {
    name: "Worker: milliseconds of CPU",
    ...{ included: 30 * million, per: million, dollars: 0.02 },
    source: `${docs}/workers/platform/pricing/`,
  },
  rowsRead: {
    name: "D1: rows read",
    ...{ included: 25 * billion, per: million, dollars: 0.001 },
    source: `${docs}/d1/platform/pricing/`,
  },
  rowsWritten: {
    name: "D1: rows written, indexes included",
    ...{ included: 50 * million, per: million, dollars: 1 },
    source: `${docs}/d1/platform/pricing/`,
  },
  storedGb: {
    name: "D1: gigabytes stored",
    ...{ included: 5, per: 1, dollars: 0.75 },
    source: `${docs}/d1/platform/pricing/`,
  },
  objectRequests: {
    name: "Counter: calls",
    ...{ included: million, per: million, dollars: 0.15 },
    source: `${docs}/durable-objects/platform/pricing/`,
  },
  objectGbSeconds: {
    name: "Counter: gigabyte-seconds in memory",
    ...{ included: 400_000, per: million, dollars: 12.5 },
    source: `${docs}/durable-objects/platform/pricing/`,
  },
  objectRowsWritten: {
    name: "Counter: rows written, indexes included",
    ...{ included: 50 * million, per: million, dollars: 1 },
    source: `${docs}/durable-objects/platform/pricing/`,
  },
  mails: {
    name: "Mails",
    ...{ included: 3_000, per: 1_000, dollars: 0.35 },
    source: `${docs}/email-service/platform/pricing/`,
  },
  logGb: {
    name: "Logs: gigabytes",
    ...{ included: 50, per: 1, dollars: 0.25 },
    source: `${docs}/workers/observability/pricing/`,
  },
  points: {
    name: "Analytics Engine: points",
    ...{ included: 10 * million, per: million, dollars: 0.25 },
    source: `${docs}/analytics/analytics-engine/pricing/`,
  },
  botHours: {
    name: "Recall.ai: hours of bots, with transcript",
    ...{ included: 0, per: 1, dollars: 0.65 },
    source: "https://www.recall.ai/pricing",
  },
} as const satisfies Readonly<Record<string, Meter>>;

export type MeterId = keyof typeof meters;

/** Where the platform or the provider stops, in whatever is counted. */
export const ends = {
  /** Bots made in a minute and workspace. */
  botsPerMinute: { most: 120, source: "https://docs.recall.ai/reference/bot_create" },
  /** One database answers one query at a time: of queries that take 1 ms. */
  queriesPerSecond: { most: 1_000, source: `${docs}/d1/platform/limits/` },
  databaseGb: { most: 10, source: `${docs}/d1/platform/limits/` },
  /** Of one Durable Object; beyond it answers that it is overloaded. */
  callsPerSecond: { most: 1_000, source: `${docs}/durable-objects/platform/limits/` },
  cronSeconds: { most: 900, source: `${docs}/workers/platform/limits/` },
} as const;
