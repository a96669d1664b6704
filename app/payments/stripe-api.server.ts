import type { StripeConfig } from "~/config/env.server";
import { userAgent } from "~/config/user-agent";
import { readIntent, readSession, type Payment } from "./stripe-objects.server";

export type StripeAccount = Pick<StripeConfig, "baseUrl" | "secretKey">;

export type Finding =
  | { readonly outcome: "found"; readonly payment: Payment }
  | { readonly outcome: "unknown" }
  | { readonly outcome: "unavailable"; readonly code: string };

const stripeTimeoutMs = 10_000;

/** `stripe-objects.server.ts` reads this version's shapes (https://docs.stripe.com/api/versioning). */
export const stripeVersion = "2026-10-28.endive";

/** Fields that Stripe sends as objects instead of ids. */
const expandedInIntent = ["latest_charge", "customer"];
const expandedInSession = [
  "payment_intent",
  "payment_intent.latest_charge",
  "payment_intent.customer",
];

/**
 * Reads a payment intent or a checkout session from Stripe's API. `reference`: see `readReference`. Never throws.
 * Stripe's own library would take up a fifth of the Worker's size.
 */
export async function findPayment(
  { baseUrl, secretKey }: StripeAccount,
  fetch: typeof globalThis.fetch,
  reference: string,
): Promise<Finding> {
  const isSession = reference.startsWith("cs_");
  const collection = isSession ? "checkout/sessions" : "payment_intents";
  const url = new URL(`/v1/${collection}/${encodeURIComponent(reference)}`, baseUrl);
  for (const field of isSession ? expandedInSession : expandedInIntent) {
    url.searchParams.append("expand[]", field);
  }
  try {
    const response = await fetch(url, {
      headers: {
        Accept: "application/json",
        Authorization: `Bearer ${secretKey}`,
        "Stripe-Version": stripeVersion,
        "User-Agent": userAgent,
      },
      // The key must go only to Stripe.
      redirect: "manual",
      signal: AbortSignal.timeout(stripeTimeoutMs),
    });
    const { status } = response;
    if (status !== 200) {
      await response.body?.cancel();
      if (status === 400 || status === 404) return { outcome: "unknown" };
      return { outcome: "unavailable", code: `http_${status}` };
    }
    const found: unknown = await response.json();
    const payment = isSession ? readSession(found) : readIntent(found);
    return payment ? { outcome: "found", payment } : { outcome: "unknown" };
  } catch {
    return { outcome: "unavailable", code: "network" };
  }
}
