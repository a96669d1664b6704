import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { addToTaskCount, readTaskCount } from "~/counter/task-count.server";
import { randomText, sameSecret } from "~/lib/crypto/secrets.server";
import { isOverLimit, rateLimitSeconds } from "~/lib/http/rate-limit.server";
import { type BodyRefusal, readJson, refusalStatus } from "~/lib/http/read-body.server";

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const count = await readTaskCount(context.env, context.clock());
  if (count === null) return refuse(503, "The counter cannot be read.", { "Retry-After": "60" });
  return Response.json({ count }, { headers: { "Cache-Control": "public, max-age=30" } });
}

/** Only wrong secrets count against the limit. A right one passes even from a network over the limit. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, network } = context;
  if (env.counterSecret === null) {
    return refuse(503, "Reporting is not set up: COUNTER_SECRET is missing.");
  }
  const authorization = request.headers.get("Authorization") ?? "";
  const secret = /^Bearer +(\S{1,512})$/i.exec(authorization)?.[1];
  if (!secret || !(await sameSecret(secret, env.counterSecret))) {
    return (await isOverLimit(env, network))
      ? refuse(429, "Too many wrong secrets.", { "Retry-After": `${rateLimitSeconds}` })
      : refuse(401, "A valid bearer secret is required.", { "WWW-Authenticate": "Bearer" });
  }

  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return refuse(refusalStatus[body.outcome], bodyWords[body.outcome]);
  const report = reportBody.safeParse(body.value);
  if (!report.success) return refuse(422, "count must be a whole number from 1 to 1,000,000.");
  const key = keySchema.safeParse(request.headers.get("Idempotency-Key") ?? randomText(16));
  if (!key.success) return refuse(422, "Idempotency-Key must be 1 to 200 characters long.");

  try {
    const addition = { amount: report.data.count, key: `report:${key.data}`, now: context.clock() };
    return Response.json({ count: await addToTaskCount(env, addition) });
  } catch {
    return refuse(503, "The counter cannot be reached.", { "Retry-After": "10" });
  }
}

function refuse(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}

export const reportBody = z.object({ count: z.number().int().min(1).max(1_000_000) });
const keySchema = z.string().min(1).max(200);
const bodyLimitBytes = 1_024;

const bodyWords: Readonly<Record<BodyRefusal["outcome"], string>> = {
  too_large: "The body is too large.",
  unsupported_type: "The body must be application/json.",
  unreadable: "The body is not JSON.",
};
