import type { ZodType, ZodTypeDef } from "zod";
import { bodyLimitBytes, readJson } from "~/components/forms/read-form.server";
import { firstMessages } from "~/components/forms/schema-parts";
import type { PageId } from "~/config/pages";
import { registrationWords as words } from "~/content/words/registration";
import { refusalStatus } from "~/lib/http/read-body.server";
import type { WithVisitor } from "~/world.server";
import type { LeadInput } from "./submission";
import { takeLeads } from "./take.server";

/** What an endpoint of the lead forms takes, and whose form it stands for. */
export type LeadEndpoint = {
  readonly page: PageId;
  readonly schema: ZodType<readonly LeadInput[], ZodTypeDef, unknown>;
};

/**
 * Answers a lead as JSON: `{ ok: true }`, or a `message` with 400, 413, 415, 422 (and `errors` by
 * field) or 503. Known and unknown addresses have the same answer. Never throws.
 */
export async function answerLeadJson(
  request: Request,
  world: WithVisitor,
  { page, schema }: LeadEndpoint,
): Promise<Response> {
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return answer(refusalStatus[body.outcome], words[body.outcome]);

  const reading = schema.safeParse(body.value);
  if (!reading.success) {
    const errors = firstMessages(reading.error, "payload");
    return Response.json({ message: words.invalid, errors }, { status: 422 });
  }

  const result = await takeLeads(world, {
    inputs: reading.data,
    page,
    token: request.headers.get("Idempotency-Key")?.slice(0, 200),
    trapped: false,
    request,
    network: world.network,
  });
  if (result.outcome === "taken") return Response.json({ ok: true });
  return answer(503, words.unavailable, { "Retry-After": `${result.retryAfterSeconds}` });
}

function answer(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}
