import { z } from "zod";
import { NotLoggedIn, type CloudflareApi } from "../cloudflare/api.ts";
import { sheet } from "./print.ts";

/** Rows of the dataset whose columns `app/tracking/field-measure.server.ts` fills. */
const rows = z.array(
  z.object({
    page: z.string(),
    metric: z.enum(["LCP", "INP", "CLS", "TTFB"]),
    p75: z.number(),
    // 64-bit numbers come as text.
    visits: z.coerce.number(),
  }),
);
type Rows = z.infer<typeof rows>;

export type PageSpeed =
  | { readonly outcome: "measured"; readonly rows: Rows }
  | { readonly outcome: "unreadable"; readonly why: string };

/**
 * The 75th percentile of the last week's visits by page and metric, as for Core Web Vitals
 * (https://web.dev/articles/vitals). Milliseconds; CLS has no unit. Rows are sampled, hence the weights.
 */
export async function readPageSpeed(api: CloudflareApi, dataset: string): Promise<PageSpeed> {
  try {
    const [account = ""] = await api.accounts();
    const answer = await api.select(account, query(dataset));
    if (!answer.ok) return { outcome: "unreadable", why: answer.message };
    return { outcome: "measured", rows: rows.parse(answer.result) };
  } catch (error) {
    if (!(error instanceof NotLoggedIn)) throw error;
    return {
      outcome: "unreadable",
      why: "this login may not read Account Analytics: use a token that may",
    };
  }
}

function query(dataset: string): string {
  return `SELECT blob1 AS page, blob2 AS metric,
    quantileExactWeighted(0.75)(double1, _sample_interval) AS p75, SUM(_sample_interval) AS visits
    FROM ${dataset} WHERE timestamp > NOW() - INTERVAL '7' DAY GROUP BY page, metric`;
}

const title = "Speed of real visits (75% were at least this fast)";

export function pageSpeedText(speed: PageSpeed): string {
  if (speed.outcome === "unreadable") return `${title}: ${speed.why}`;
  const pages = [...new Set(speed.rows.map(({ page }) => page))].map((page) => {
    const own = speed.rows.filter((row) => row.page === page);
    const of = (metric: Rows[number]["metric"], digits: number) => {
      const found = own.find((row) => row.metric === metric);
      return found ? Number(found.p75.toFixed(digits)) : null;
    };
    return {
      page,
      visits: Math.max(...own.map((row) => row.visits)),
      "LCP ms": of("LCP", 0),
      "INP ms": of("INP", 0),
      CLS: of("CLS", 3),
      "TTFB ms": of("TTFB", 0),
    };
  });
  const mostVisited = pages.sort((a, b) => b.visits - a.visits);
  const now = 0; // No column is a time.
  return sheet(title, mostVisited, now);
}
