import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addToTaskCount } from "~/counter/count.server";
import { readTaskCount } from "~/counter/read.server";
import { readReport } from "~/counter/report.server";
import { isOverLimit, rateLimitPeriod } from "~/lib/http/rate-limit.server";
import { createRecentKeys } from "~/lib/http/recent-keys";

/** Networks that have guessed at the secret too often: for a while, no guess of theirs is looked at. */
const guessers = createRecentKeys(rateLimitPeriod * 1_000, 1_000);

/** `GET /api/task-counter` → `{"count": n}`, polled by the home page. 503 while nothing is known. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const count = await readTaskCount(context.env, context.clock());
  if (count === null) return refuse(503, "The counter cannot be read.", { "Retry-After": "60" });
  return Response.json({ count }, { headers: { "Cache-Control": "public, max-age=30" } });
}

/**
 * `POST {"count": n}` with `Authorization: Bearer <COUNTER_SECRET>`: the operator's own automations
 * report what they have done. An `Idempotency-Key` makes repeats harmless. Reports with the right secret
 * have no limit; wrong ones count against their network's.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, network } = context;
  const now = context.clock();
  if (guessers.has(network, now)) return refuseGuess();
  const report = await readReport(request, env.counterSecret);
  if (report.outcome === "refused") {
    const isTooMany = report.status === 401 && (await isOverLimit(env, network));
    if (!isTooMany) return refuse(report.status, report.message, report.headers);
    guessers.add(network, now);
    return refuseGuess();
  }

  try {
    const { amount, key } = report;
    const count = await addToTaskCount(env, [{ amount, key }], now);
    return Response.json({ count });
  } catch {
    return refuse(503, "The counter cannot be reached.", { "Retry-After": "10" });
  }
}

function refuseGuess(): Response {
  return refuse(429, "Too many wrong secrets.", { "Retry-After": `${rateLimitPeriod}` });
}

function refuse(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}
