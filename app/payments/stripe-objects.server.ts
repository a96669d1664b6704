import { z } from "zod";
import { jsonOf } from "~/lib/crypto/bytes";
import type { Sale } from "./bought";

/** What we read of Stripe's objects, and in which shape: expanded or not, and whatever is missing. */
const text = z.string().nullish().catch(null);
const metadata = z.record(z.string()).nullish().catch(null);
const orId = <Shape extends z.ZodTypeAny>(shape: Shape) =>
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
  customer: orId(z.object({ email: text })),
  latest_charge: orId(charge),
});

const session = z.object({
  metadata,
  customer_details: z.object({ email: text }).nullish().catch(null),
});
const paidSession = session.extend({ payment_intent: intent });
/** A promotion code may leave nothing to pay: Stripe makes no payment intent then. */
const freeSession = session.extend({
  id: z.string().startsWith("cs_"),
  status: z.literal("complete"),
  payment_status: z.literal("no_payment_required"),
  amount_subtotal: z.number().int().nonnegative(),
  currency: z.string().length(3).toLowerCase(),
  created: z.number().int(),
});

const event = z.object({ id: z.string().startsWith("evt_").max(256), type: z.string().max(100) });
const aboutObject = event.extend({ data: z.object({ object: z.unknown() }) });

/** `returned`: paid, and refunded in full or disputed since. */
type PaymentStatus = "paid" | "processing" | "failed" | "returned";

export type Payment = Sale & {
  /** Stripe's payment intent; the checkout session of one that cost nothing. */
  readonly id: string;
  /** In the currency's smallest unit; `amount` is what it would have cost without a promotion code. */
  readonly paid: number;
  readonly status: PaymentStatus;
  readonly email: string | null;
  /** Epoch milliseconds; of the attempt, while nothing is paid. */
  readonly paidAt: number;
};

/** null when it is not a payment intent. */
export function readIntent(value: unknown): Payment | null {
  const parsed = intent.safeParse(value);
  return parsed.success ? toPayment(parsed.data, null, null) : null;
}

/**
 * The payment of a hosted checkout, which copies the metadata of its Payment Link to the session alone;
 * null when there is none yet.
 */
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
    ...{ id, currency, amount: amount_subtotal, paid: 0, status: "paid" },
    template: parsed.data.metadata?.["template"] ?? null,
    email: customer_details?.email || null,
    paidAt: created * 1000,
  };
}

export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  /** null unless it says that something was paid. */
  readonly payment: Payment | null;
};

/** null when it is nothing we can use. */
export function readEvent(rawBody: Uint8Array): PaymentEvent | null {
  const value = jsonOf(rawBody);
  const parsed = event.safeParse(value);
  if (!parsed.success) return null;
  const { id, type } = parsed.data;
  const told = aboutObject.safeParse(value);
  const object = told.success ? told.data.data.object : null;
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
  const expanded = typeof wire.latest_charge === "string" ? null : wire.latest_charge;
  const customer = typeof wire.customer === "string" ? null : wire.customer;
  const addresses = [
    customer?.email,
    expanded?.billing_details?.email,
    wire.receipt_email,
    sessionEmail,
  ];
  return {
    id: wire.id,
    status: expanded?.refunded || expanded?.disputed ? "returned" : statusOf(wire.status),
    amount: wire.amount,
    paid: wire.amount,
    currency: wire.currency,
    template: wire.metadata?.["template"] ?? sessionTemplate,
    email: addresses.find((email) => email) ?? null,
    paidAt: (expanded?.created ?? wire.created) * 1000,
  };
}

/** Money may still come while a bank, a person or the owner has something left to do. */
function statusOf(status: string): PaymentStatus {
  if (status === "succeeded") return "paid";
  return ["processing", "requires_action", "requires_capture"].includes(status)
    ? "processing"
    : "failed";
}
