import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { addToTaskCount, readTaskCount } from "~/counter/task-count.server";
import { jsonOf } from "~/lib/crypto/bytes";
import { randomText, sameSecret } from "~/lib/crypto/secrets.server";
import { isOverLimit, rateLimitPeriod } from "~/lib/http/rate-limit.server";
import { type BodyRefusal, readBody, refusalStatus } from "~/lib/http/read-body.server";

/** `GET /api/task-counter` → `{"count": n}`, polled by the home page. 503 while nothing is known. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const count = await readTaskCount(context.env, context.clock());
  if (count === null) return refuse(503, "The counter cannot be read.", { "Retry-After": "60" });
  return Response.json({ count }, { headers: { "Cache-Control": "public, max-age=30" } });
}

/**
 * `POST {"count": n}` with `Authorization: Bearer <COUNTER_SECRET>`: the operator's automations
 * report their tasks. An `Idempotency-Key` makes repeats harmless. Only wrong secrets count against
 * the network's limit, and the right one is taken even from a network that is over it.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, network } = context;
  const report = await readReport(request, env.counterSecret);
  if (report.outcome === "refused") {
    const isTooMany = report.status === 401 && (await isOverLimit(env, network));
    return isTooMany
      ? refuse(429, "Too many wrong secrets.", { "Retry-After": `${rateLimitPeriod}` })
      : refuse(report.status, report.message, report.headers);
  }

  try {
    const { amount, key } = report;
    const count = await addToTaskCount(env, { amount, key, now: context.clock() });
    return Response.json({ count });
  } catch {
    return refuse(503, "The counter cannot be reached.", { "Retry-After": "10" });
  }
}

function refuse(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}

type Report =
  | { readonly outcome: "ok"; readonly amount: number; readonly key: string }
  | {
      readonly outcome: "refused";
      readonly status: number;
      readonly message: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Exported for `/openapi.json`. */
export const reportBody = z.object({ count: z.number().int().min(1).max(1_000_000) });
const keySchema = z.string().min(1).max(200);
const maxBytes = 1_024;

/**
 * Reads a report. 503 if no `secret` is configured; 401 for a wrong one, before the body is read.
 */
async function readReport(request: Request, secret: string | null): Promise<Report> {
  if (secret === null) return refused(503, "Reporting is not set up: COUNTER_SECRET is missing.");

  const given = /^Bearer +(\S{1,512})$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!given || !(await sameSecret(given, secret))) {
    return refused(401, "A valid bearer secret is required.", { "WWW-Authenticate": "Bearer" });
  }

  const read = await readBody(request, ["application/json"], maxBytes);
  if (read.outcome !== "ok") return refused(refusalStatus[read.outcome], bodyWords[read.outcome]);
  const json = jsonOf(read.bytes);
  if (json === undefined) return refused(400, "The body is not JSON.");

  const body = reportBody.safeParse(json);
  if (!body.success) return refused(422, "count must be a whole number from 1 to 1,000,000.");
  const key = keySchema.safeParse(request.headers.get("Idempotency-Key") ?? randomText(16));
  if (!key.success) return refused(422, "Idempotency-Key must be 1 to 200 characters long.");
  return { outcome: "ok", amount: body.data.count, key: `report:${key.data}` };
}

const bodyWords: Readonly<Record<BodyRefusal["outcome"], string>> = {
  too_large: "The body is too large.",
  unsupported_type: "The body must be application/json.",
  unreadable: "The body cannot be read.",
};

function refused(
  status: number,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Report {
  return { outcome: "refused", status, message, ...(headers ? { headers } : {}) };
}
