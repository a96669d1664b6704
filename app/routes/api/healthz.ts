import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { failingPart } from "~/alarms/health.server";

/** `GET /healthz` for an uptime monitor: 200, or 503 with the reason (`docs/operating.md`). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { db, env, clock } = context;
  try {
    const why = await failingPart(db, clock(), env.operatorEmail !== null);
    return why === null ? Response.json({ ok: true }) : unwell(why);
  } catch {
    return unwell("database");
  }
}

function unwell(why: string): Response {
  return Response.json({ ok: false, why }, { status: 503, headers: { "Retry-After": "10" } });
}
