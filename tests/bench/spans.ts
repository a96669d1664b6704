import { z } from "zod";

const answer = z.object({
  result: z.object({ rows: z.array(z.tuple([z.number().nullable(), z.number()])) }),
});

export type D1Cost = { readonly rowsRead: number; readonly queries: number };

/**
 * What D1 itself counted since a moment (epoch milliseconds), from the spans that wrangler records
 * locally. Spans are written a little after the fact: call it once the work is done and a second old.
 */
export async function d1Cost(siteUrl: string, since: number): Promise<D1Cost> {
  const sql = `
    select coalesce(sum(json_extract(json(attributes), '$."cloudflare.d1.response.rows_read"')), 0),
           count(*)
      from spans where name like 'd1_%' and start_ms >= ${since}`;
  const path = "/cdn-cgi/local/explorer/api/local/observability/query";
  const response = await fetch(`${siteUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sql }),
  });
  const [row] = answer.parse(await response.json()).result.rows;
  return { rowsRead: row?.[0] ?? 0, queries: row?.[1] ?? 0 };
}
