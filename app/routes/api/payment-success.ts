import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { paymentApiWords as words } from "~/content/pages/template-success";
import { readJson } from "~/forms/read-form.server";
import { readReference } from "~/payments/reference";
import { confirmFor } from "../payments.server";

const bodyLimit = 4 * 1024;
const body = z.object({ payment_intent_id: z.string() });

/**
 * `POST /api/payment-success {payment_intent_id}` → `{success, customer?: {email}, state}`, the
 * address masked. What was not paid, or is unknown, is 200 with `success: false`; 503 when Stripe or the database did
 * not say. The id may be that of a checkout session.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const read = await readJson(request, bodyLimit);
  if (read.outcome !== "ok") return refuse(refusals[read.outcome], words.unreadable);
  const parsed = body.safeParse(read.value);
  if (!parsed.success) return refuse(422, words.invalid);
  const reference = readReference(parsed.data.payment_intent_id);
  if (reference === null) return Response.json({ success: false, state: "unknown" });

  const { answer, work } = confirmFor(context, reference);
  context.waitUntil(work);
  const confirmation = await answer;
  switch (confirmation.outcome) {
    case "paid": {
      const { email } = confirmation;
      const customer = email === null ? {} : { customer: { email } };
      return Response.json({ success: true, ...customer, state: "paid" });
    }
    case "unavailable":
      return refuse(503, words.unavailable, { "Retry-After": "30" });
    case "foreign":
      return Response.json({ success: false, state: "unknown" });
    default:
      return Response.json({ success: false, state: confirmation.outcome });
  }
}

export function loader(): Response {
  return refuse(405, words.method, { Allow: "POST" });
}

const refusals = { too_large: 413, unsupported_type: 415, unreadable: 400 } as const;

function refuse(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ success: false, message }, { status, headers });
}
