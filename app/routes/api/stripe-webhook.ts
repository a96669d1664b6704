import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readBody, refusalStatus } from "~/lib/http/read-body.server";
import { log } from "~/lib/log/log.server";
import { takeStripeWebhook } from "~/payments/stripe-webhook.server";
import { confirmAndSendOrders } from "../pages/shop/template-success.server";
import { refuseForgery } from "./refuse-forgery.server";

const bodyLimitBytes = 256 * 1024;

/** `POST /api/stripe-webhook`. 2xx if stored or ignored, 401 if unsigned, 5xx so that it is sent again. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, waitUntil } = context;
  const secrets = env.stripe?.webhookSecrets ?? [];
  if (secrets.length === 0) {
    log({ event: "payment.off" });
    return answer(503);
  }
  const body = await readBody(request, ["application/json"], bodyLimitBytes);
  if (body.outcome !== "ok") return answer(refusalStatus[body.outcome]);

  const signature = request.headers.get("Stripe-Signature");
  const outcome = await takeStripeWebhook(context, secrets, signature, body.bytes);
  if (outcome === "refused") return refuseForgery(context);
  if (outcome === "stored") waitUntil(confirmAndSendOrders(context));
  return answer(statuses[outcome]);
}

const statuses = { failed: 500, stored: 200, ignored: 200 } as const;

function answer(status: number): Response {
  return new Response(null, { status });
}
