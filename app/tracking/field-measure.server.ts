import { z } from "zod";
import type { Env } from "~/config/env.server";
import { pageAt } from "~/config/pages";
import { mayMeasure, visitorOf } from "./consent.server";

/** Core Web Vitals (https://web.dev/articles/vitals): numbers and the page, nothing about the visitor. */

const milliseconds = z.number().min(0).max(600_000);

const report = z
  .object({
    page: z.string().max(200),
    LCP: milliseconds.optional(),
    INP: milliseconds.optional(),
    CLS: z.number().min(0).max(100).optional(),
    TTFB: milliseconds.optional(),
  })
  .strict();

export async function isMeasured(
  { fieldMeasure }: Pick<Env, "fieldMeasure">,
  request: Request,
  random: () => number,
): Promise<boolean> {
  if (fieldMeasure === null || request.method !== "GET") return false;
  if (random() * 100 >= fieldMeasure.percent) return false;
  return mayMeasure(visitorOf(request));
}

export function withFieldMeasure(response: Response, nonce: string): Response {
  const script =
    `<script nonce="${nonce}">document.currentScript.remove();` +
    'addEventListener("load",()=>setTimeout(()=>import("/field-measure.js")))</script>';
  return new HTMLRewriter()
    .on("head", { element: (head) => void head.append(script, { html: true }) })
    .transform(response);
}

export function writeFieldMeasure(dataset: AnalyticsEngineDataset, body: unknown): boolean {
  const { data: measured } = report.safeParse(body);
  if (!measured) return false;
  const { page: path, ...metrics } = measured;
  const page = pageAt(path);
  if (!page?.indexed) return false;

  for (const [metric, value] of Object.entries(metrics)) {
    if (value === undefined) continue;
    dataset.writeDataPoint({ indexes: [page.id], blobs: [page.id, metric], doubles: [value] });
  }
  return true;
}
