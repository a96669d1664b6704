import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addToTaskCount } from "~/counter/add-to-task-count.server";
import { readTaskCount } from "~/counter/read-task-count.server";
import { readReport } from "~/counter/report.server";

/** `GET /api/task-counter` → `{"count": n}`, polled by the home page (spec 7). 503 while nothing is known. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const count = await readTaskCount(context.env, context.now);
  if (count === null) return refuse(503, "The counter cannot be read.", { "Retry-After": "60" });
  return Response.json({ count }, { headers: { "Cache-Control": "public, max-age=30" } });
}

/**
 * `POST {"count": n}` with `Authorization: Bearer <COUNTER_SECRET>`: the operator's own automations
 * report what they have done (decisions 3.2). An `Idempotency-Key` makes repeats harmless.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const report = await readReport(request, context.env.counterSecret);
  if (report.outcome === "refused") return refuse(report.status, report.message, report.headers);

  try {
    const count = await addToTaskCount(context.env, report.amount, report.key, context.now);
    return Response.json({ count });
  } catch {
    return refuse(503, "The counter cannot be reached.", { "Retry-After": "10" });
  }
}

function refuse(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}
