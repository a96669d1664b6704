import type { StripeConfig } from "~/config/env.server";
import { userAgent } from "~/config/user-agent";
import { readIntent, readSession, type Payment } from "./stripe-objects.server";

type Finding =
  | { readonly outcome: "found"; readonly payment: Payment }
  | { readonly outcome: "unknown" }
  /** `code` for the log. */
  | { readonly outcome: "unavailable"; readonly code: string };

export type PaymentSource = {
  /** `reference` as in `bought.ts`. Never throws. */
  readonly find: (reference: string) => Promise<Finding>;
};

const stripeTimeoutMs = 10_000;

/** `stripe-objects.server.ts` reads this version's shapes (https://docs.stripe.com/api/versioning). */
export const stripeVersion = "2026-10-28.endive";

const expand = ["latest_charge", "customer"];

/** Reads two objects of Stripe's API. Its own library would be a fifth of the Worker. */
export function createStripeSource(
  { baseUrl, secretKey }: Pick<StripeConfig, "baseUrl" | "secretKey">,
  fetch: typeof globalThis.fetch,
  timeoutMs = stripeTimeoutMs,
): PaymentSource {
  return {
    async find(reference) {
      try {
        const response = await fetch(addressOf(baseUrl, reference), {
          headers: {
            Accept: "application/json",
            Authorization: `Bearer ${secretKey}`,
            "Stripe-Version": stripeVersion,
            "User-Agent": userAgent,
          },
          // The key must go only to Stripe.
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status !== 200) return await refusalOf(response);

        const found: unknown = await response.json();
        const payment = isSession(reference) ? readSession(found) : readIntent(found);
        return payment ? { outcome: "found", payment } : { outcome: "unknown" };
      } catch {
        return { outcome: "unavailable", code: "network" };
      }
    },
  };
}

function addressOf(baseUrl: string, reference: string): URL {
  const [kind, fields] = isSession(reference)
    ? ["checkout/sessions", ["payment_intent", ...expand.map((one) => `payment_intent.${one}`)]]
    : ["payment_intents", expand];
  const url = new URL(`/v1/${kind}/${encodeURIComponent(reference)}`, baseUrl);
  for (const field of fields) url.searchParams.append("expand[]", field);
  return url;
}

function isSession(reference: string): boolean {
  return reference.startsWith("cs_");
}

async function refusalOf({ status, body }: Response): Promise<Finding> {
  await body?.cancel();
  if (status === 400 || status === 404) return { outcome: "unknown" };
  return { outcome: "unavailable", code: `http_${status}` };
}
