import { z } from "zod";

const answer = z.object({ result: z.object({ rows: z.array(z.unknown()) }) });
const cost = z.tuple([z.tuple([z.number().nullable(), z.number()])]);

type D1Cost = { readonly rowsRead: number; readonly queries: number };

/** Returns the rows and queries that D1 counted since `since` (epoch ms). Spans are written up to a second late. */
export async function d1Cost(siteUrl: string, since: number): Promise<D1Cost> {
  const sql = `
    select coalesce(sum(json_extract(json(attributes), '$."cloudflare.d1.response.rows_read"')), 0),
           count(*)
      from spans where name like 'd1_%' and start_ms >= ${since}`;
  const [[rowsRead, queries]] = cost.parse(await askSpans(siteUrl, sql));
  return { rowsRead: rowsRead ?? 0, queries };
}

/** Returns the rows of a SELECT from the tables `spans` and `logs`, in which wrangler records locally. */
export async function askSpans(siteUrl: string, sql: string): Promise<readonly unknown[]> {
  const path = "/cdn-cgi/local/explorer/api/local/observability/query";
  const response = await fetch(`${siteUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sql }),
  });
  return answer.parse(await response.json()).result.rows;
}
