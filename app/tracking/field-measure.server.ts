import { z } from "zod";
import type { Env } from "~/config/env.server";
import { pageAt } from "~/config/pages";
import { mayMeasure, visitorOf } from "./consent.server";

/**
 * How fast pages are for those who visit them: Core Web Vitals (https://web.dev/articles/vitals) of a share
 * of the visits. What is written are numbers and the page's name; no cookie, no address, nothing by which
 * two visits could be told to be one person's.
 */

const milliseconds = z.number().min(0).max(600_000);

const report = z
  .object({
    /** The path, without its query. */
    page: z.string().max(200),
    LCP: milliseconds.optional(),
    INP: milliseconds.optional(),
    TTFB: milliseconds.optional(),
    /** A sum of shifts, without a unit. */
    CLS: z.number().min(0).max(100).optional(),
  })
  .strict();

const metrics = ["LCP", "INP", "CLS", "TTFB"] as const;

/** Whether this visit is one of the share, and nothing speaks against measuring it. `random` is below 1. */
export async function isMeasured(
  { fieldMeasure }: Pick<Env, "fieldMeasure">,
  request: Request,
  random: () => number,
): Promise<boolean> {
  if (fieldMeasure === null || request.method !== "GET") return false;
  if (random() * 100 >= fieldMeasure.percent) return false;
  return mayMeasure(visitorOf(request));
}

/**
 * The document with a script that loads `public/field-measure.js` once everything else is there. It takes
 * itself out of the page before React looks: to React, what it did not render is a fault.
 */
export function withFieldMeasure(response: Response, nonce: string): Response {
  const script =
    `<script nonce="${nonce}">document.currentScript.remove();` +
    'addEventListener("load",()=>setTimeout(()=>import("/field-measure.js")))</script>';
  return new HTMLRewriter()
    .on("head", { element: (head) => void head.append(script, { html: true }) })
    .transform(response);
}

/** Writes what a browser has measured, one data point for each metric; false when it is no such report. */
export function writeFieldMeasure(dataset: AnalyticsEngineDataset, body: unknown): boolean {
  const { success, data: measured } = report.safeParse(body);
  const page = success ? pageAt(measured.page) : undefined;
  if (!success || !page?.indexed) return false;

  for (const metric of metrics) {
    const value = measured[metric];
    if (value === undefined) continue;
    dataset.writeDataPoint({ indexes: [page.id], blobs: [page.id, metric], doubles: [value] });
  }
  return true;
}
