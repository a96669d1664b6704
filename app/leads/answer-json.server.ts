import type { ZodType, ZodTypeDef } from "zod";
import type { PageId } from "~/config/addresses";
import { registrationWords as words } from "~/content/registration";
import { bodyLimitBytes, readJson } from "~/forms/read-form.server";
import { firstMessages } from "~/forms/schema-parts";
import type { LeadInput } from "./submission";
import { takeLeads, type LeadWorld } from "./take.server";
import { attributionJson } from "./visit-cookie.server";

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
  { network, ...world }: LeadWorld & { readonly network: string },
  { page, schema }: LeadEndpoint,
): Promise<Response> {
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return answer(refusals[body.outcome], words[body.outcome]);

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
    attribution: attributionJson(request.headers),
    network,
  });
  if (result.outcome === "taken") return Response.json({ ok: true });
  return answer(503, words.unavailable, { "Retry-After": `${result.retryAfterSeconds}` });
}

export function onlyPost(): Response {
  return answer(405, words.method, { Allow: "POST" });
}

const refusals = { too_large: 413, unsupported_type: 415, unreadable: 400 } as const;

function answer(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}
