import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** `GET /healthz`: 200 when the site can read its database, 503 when it cannot. Says nothing else. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  try {
    await context.env.db.prepare("SELECT 1").first();
    return Response.json({ ok: true });
  } catch {
    return Response.json({ ok: false }, { status: 503, headers: { "Retry-After": "10" } });
  }
}
