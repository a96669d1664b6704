import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { paymentApiWords as words } from "~/content/pages/template-success";
import { readJson, refusalStatus } from "~/lib/http/read-body.server";
import { readReference } from "~/payments/bought";
import { confirmFor } from "../pages/shop/template-success.server";

const bodyLimitBytes = 4 * 1024;
export const paymentBody = z.object({ payment_intent_id: z.string() });

/** `POST /api/payment-success`, described in `/openapi.json`. An unpaid or unknown payment is a 200 too. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return refuse(refusalStatus[body.outcome], words.unreadable);
  const parsed = paymentBody.safeParse(body.value);
  if (!parsed.success) return refuse(422, words.invalid);
  const reference = readReference(parsed.data.payment_intent_id);
  if (reference === null) return Response.json({ success: false, state: "unknown" });

  const confirming = confirmFor(context, reference);
  // Goes on if the visitor leaves.
  context.waitUntil(confirming);
  const { state, email, version } = await confirming;
  if (state === "unavailable") return refuse(503, words.unavailable, { "Retry-After": "30" });
  const customer = email === null ? undefined : { email };
  return Response.json({ success: state === "paid", customer, state, version });
}

function refuse(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ success: false, message }, { status, headers });
}
