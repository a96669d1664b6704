import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { notetakers } from "~/db/schema.server";

/** `GET /healthz`: 200 when the site can read its tables, 503 when it cannot. Says nothing else. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  try {
    await context.db
      .select({ one: sql`1` })
      .from(notetakers)
      .limit(1);
    return Response.json({ ok: true });
  } catch {
    return Response.json({ ok: false }, { status: 503, headers: { "Retry-After": "10" } });
  }
}
