import type Stripe from "stripe";
import type { StripeConfig } from "~/config/env.server";
import { loadStripe } from "./load-stripe.server";
import { readIntent, readSession, type Payment } from "./wire.server";

export type Finding =
  | { readonly outcome: "found"; readonly payment: Payment }
  /** Stripe knows no such payment. */
  | { readonly outcome: "unknown" }
  /** Stripe did not say; `code` is fit for a log. */
  | { readonly outcome: "unavailable"; readonly code: string };

export type PaymentSource = {
  /** `reference`: the id of a payment intent or of a checkout session (`reference.ts`). Never throws. */
  readonly find: (reference: string) => Promise<Finding>;
};

/** For the whole exchange. It is not repeated here: whoever asks decides whether to ask again. */
export const stripeTimeoutMs = 10_000;

const expand = ["latest_charge", "customer"];

/** The one place that speaks to Stripe's API. */
export function createStripeSource(
  config: Pick<StripeConfig, "baseUrl" | "secretKey">,
  fetch: typeof globalThis.fetch,
  timeoutMs = stripeTimeoutMs,
): PaymentSource {
  return {
    async find(reference) {
      try {
        const stripe = await connect(config, fetch, timeoutMs);
        const payment = reference.startsWith("cs_")
          ? readSession(await retrieveSession(stripe, reference))
          : readIntent(await stripe.paymentIntents.retrieve(reference, { expand }));
        return payment ? { outcome: "found", payment } : { outcome: "unknown" };
      } catch (error) {
        return refusalOf(error);
      }
    },
  };
}

async function connect(
  { baseUrl, secretKey }: Pick<StripeConfig, "baseUrl" | "secretKey">,
  fetch: typeof globalThis.fetch,
  timeout: number,
): Promise<Stripe> {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isPlain = protocol === "http:";
  const Library = await loadStripe();
  return new Library(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
    httpClient: Library.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input, { ...init, redirect: "manual" }),
    ),
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function retrieveSession(stripe: Stripe, id: string) {
  const within = expand.map((field) => `payment_intent.${field}`);
  return stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent", ...within] });
}

function refusalOf(error: unknown): Finding {
  const status = (error as { readonly statusCode?: number } | null)?.statusCode;
  if (status === 400 || status === 404) return { outcome: "unknown" };
  return { outcome: "unavailable", code: status === undefined ? "network" : `http_${status}` };
}
