import { z } from "zod";
import { jsonOf } from "~/lib/crypto/bytes";
import type { Sale } from "./bought";

const text = z.string().nullish().catch(null);
const metadata = z.record(z.string()).nullish().catch(null);
/** An object that a request expands; without that, Stripe sends its id. */
const expandable = <Shape extends z.ZodTypeAny>(shape: Shape) =>
  z.union([z.string(), shape]).nullish().catch(null);

const charge = z.object({
  created: z.number().int(),
  billing_details: z.object({ email: text }).nullish().catch(null),
  refunded: z.boolean().catch(false),
  disputed: z.boolean().catch(false),
});

const intent = z.object({
  id: z.string().startsWith("pi_"),
  status: z.string(),
  amount: z.number().int().nonnegative(),
  currency: z.string().length(3).toLowerCase(),
  created: z.number().int(),
  metadata,
  receipt_email: text,
  customer: expandable(z.object({ email: text })),
  latest_charge: expandable(charge),
});

const session = z.object({
  metadata,
  customer_details: z.object({ email: text }).nullish().catch(null),
});
const paidSession = session.extend({ payment_intent: intent });
/** A promotion code may leave nothing to pay: then there is no payment intent. */
const freeSession = session.extend({
  id: z.string().startsWith("cs_"),
  status: z.literal("complete"),
  payment_status: z.literal("no_payment_required"),
  amount_subtotal: z.number().int().nonnegative(),
  currency: z.string().length(3).toLowerCase(),
  created: z.number().int(),
});

const event = z.object({
  id: z.string().startsWith("evt_").max(256),
  type: z.string().max(100),
  data: z.object({ object: z.unknown() }).catch({ object: null }),
});

export type Payment = Sale & {
  /** Id of the payment intent, or of the checkout session if there was nothing to pay. */
  readonly id: string;
  /** In the currency's smallest unit; `amount` is the price without a promotion code. */
  readonly paid: number;
  /** `returned`: refunded in full, or disputed. */
  readonly status: "paid" | "processing" | "failed" | "returned";
  readonly email: string | null;
  /** Epoch milliseconds. */
  readonly paidAt: number;
};

export function readIntent(value: unknown): Payment | null {
  const parsed = intent.safeParse(value);
  return parsed.success ? toPayment(parsed.data, null, null) : null;
}

/** Reads a hosted checkout, where only the session has the metadata of its Payment Link; null before payment. */
export function readSession(value: unknown): Payment | null {
  const parsed = paidSession.safeParse(value);
  if (!parsed.success) return readFree(value);
  const { payment_intent, customer_details } = parsed.data;
  const template = parsed.data.metadata?.["template"] ?? null;
  return toPayment(payment_intent, template, customer_details?.email ?? null);
}

function readFree(value: unknown): Payment | null {
  const parsed = freeSession.safeParse(value);
  if (!parsed.success) return null;
  const { id, amount_subtotal, currency, created, customer_details } = parsed.data;
  return {
    id,
    currency,
    amount: amount_subtotal,
    paid: 0,
    status: "paid",
    template: parsed.data.metadata?.["template"] ?? null,
    email: customer_details?.email || null,
    paidAt: created * 1000,
  };
}

export function readEvent(rawBody: Uint8Array) {
  const parsed = event.safeParse(jsonOf(rawBody));
  if (!parsed.success) return null;
  const { id, type } = parsed.data;
  const { object } = parsed.data.data;
  if (type === "checkout.session.completed") return { id, type, payment: readFree(object) };
  if (type !== "payment_intent.succeeded") return { id, type, payment: null };
  const payment = readIntent(object);
  return payment && { id, type, payment };
}

function toPayment(
  wire: z.infer<typeof intent>,
  sessionTemplate: string | null,
  sessionEmail: string | null,
): Payment {
  const latestCharge = typeof wire.latest_charge === "string" ? null : wire.latest_charge;
  const customer = typeof wire.customer === "string" ? null : wire.customer;
  const addresses = [
    customer?.email,
    latestCharge?.billing_details?.email,
    wire.receipt_email,
    sessionEmail,
  ];
  return {
    id: wire.id,
    status: statusOf(wire.status, latestCharge),
    amount: wire.amount,
    paid: wire.amount,
    currency: wire.currency,
    template: wire.metadata?.["template"] ?? sessionTemplate,
    email: addresses.find((email) => email) ?? null,
    paidAt: (latestCharge?.created ?? wire.created) * 1000,
  };
}

function statusOf(
  status: string,
  latestCharge: z.infer<typeof charge> | null | undefined,
): Payment["status"] {
  if (latestCharge?.refunded || latestCharge?.disputed) return "returned";
  if (status === "succeeded") return "paid";
  return ["processing", "requires_action", "requires_capture"].includes(status)
    ? "processing"
    : "failed";
}
