import type { AppLoadContext } from "@remix-run/cloudflare";
import { counterHandlers } from "~/counter/task-count.server";
import { sendDue } from "~/jobs/send-due.server";
import { isOverLimit } from "~/lib/http/rate-limit.server";
import { createRecentValues } from "~/lib/http/recent-values";
import { kindOf, log } from "~/lib/log/log.server";
import { confirmPayment } from "~/payments/confirm-payment.server";
import { paymentHandlers } from "~/payments/deliver-order.server";
import type { PaymentView } from "~/payments/payment-state";
import { findPayment } from "~/payments/stripe-api.server";
import type { World } from "~/world.server";

/** `waitUntil` ends 30 s after the response; this leaves a margin. */
const sendBounds = { limit: 10, budgetMs: 10_000 } as const;

/** Ids that Stripe didn't know a moment ago, so repeating an invented one costs no further call. */
const unknownIds = createRecentValues<true>(60_000, 5_000);

const rateLimited = "rate_limited";

/** Confirms a payment, then sends the emails of a new order. `mayAsk`: whether Stripe may be called. Never rejects. */
export async function confirmFor(
  context: AppLoadContext,
  reference: string,
  mayAsk = () => Promise.resolve(true),
): Promise<PaymentView> {
  const now = context.clock();
  const confirmation = await confirmPayment(context, reference, async (account) => {
    if (unknownIds.get(reference, now)) return { outcome: "unknown" };
    if (!(await mayAsk())) return { outcome: "unavailable", code: rateLimited };
    const finding = await findPayment(account, context.fetch, reference);
    if (finding.outcome === "unknown") unknownIds.set(reference, true, now);
    return finding;
  });
  switch (confirmation.outcome) {
    case "paid":
      if (confirmation.isNew) context.waitUntil(confirmAndSendOrders(context));
      return { state: "paid", email: confirmation.email };
    case "failed":
      return { state: "failed", email: null, version: confirmation.version };
    case "returned":
      return { state: "failed", email: null, version: null };
    case "unavailable":
      return { state: confirmation.code === rateLimited ? "busy" : "unavailable", email: null };
    case "foreign":
    case "unknown":
      return { state: "unknown", email: null };
    case "processing":
      return { state: "processing", email: null };
  }
}

const answerTimeoutMs = 2_000;

/** Returns "loading" if Stripe is slow; the call goes on. Only loads that call Stripe count against the rate limit. */
export function viewOrLoading(context: AppLoadContext, reference: string): Promise<PaymentView> {
  const { env, network } = context;
  const mayAsk = async () => !(await isOverLimit(env, network));
  const answer = confirmFor(context, reference, mayAsk);
  context.waitUntil(answer);
  const loading: PaymentView = { state: "loading", email: null };
  const timeout = new Promise<PaymentView>((resolve) => {
    setTimeout(resolve, answerTimeoutMs, loading);
  });
  return Promise.race([answer, timeout]);
}

/** Confirms orders reported by webhooks, then sends their emails and counts them. Never rejects. */
export async function confirmAndSendOrders(world: World): Promise<void> {
  const handlers = { ...paymentHandlers(world), ...counterHandlers(world) };
  const send = (kinds: readonly string[]) =>
    sendDue(world, handlers, { ...sendBounds, only: { kinds } });
  try {
    await send(["payment-confirm"]);
    await send(["order-template", "order-operator", "count"]);
  } catch (error) {
    // If this fails, the database still holds the work, and the next tick does it.
    log({ event: "tick.failed", step: "after_payment", kind: kindOf(error) });
  }
}
