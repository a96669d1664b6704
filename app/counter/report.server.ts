import { z } from "zod";
import { jsonOf } from "~/lib/crypto/bytes";
import { randomText, sameSecret } from "~/lib/crypto/secrets.server";
import { readBody, type BodyRefusal, refusalStatus } from "~/lib/http/read-body.server";

export type Report =
  | { readonly outcome: "ok"; readonly amount: number; readonly key: string }
  | {
      readonly outcome: "refused";
      readonly status: number;
      readonly message: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

const bodySchema = z.object({ count: z.number().int().min(1).max(1_000_000) });
const keySchema = z.string().min(1).max(200);
const maxBytes = 1_024;

/**
 * What an automation reports to `POST /api/task-counter`. Without a configured `secret` (null) nobody
 * may report: 503. 401 for a wrong one, before anything of the body is read.
 */
export async function readReport(request: Request, secret: string | null): Promise<Report> {
  if (secret === null) return refused(503, "Reporting is not set up: COUNTER_SECRET is missing.");

  const given = /^Bearer +(\S{1,512})$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!given || !(await sameSecret(given, secret))) {
    return refused(401, "A valid bearer secret is required.", { "WWW-Authenticate": "Bearer" });
  }

  const read = await readBody(request, ["application/json"], maxBytes);
  if (read.outcome !== "ok") return refused(refusalStatus[read.outcome], bodyWords[read.outcome]);
  const json = jsonOf(read.bytes);
  if (json === undefined) return refused(400, "The body is not JSON.");

  const body = bodySchema.safeParse(json);
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
