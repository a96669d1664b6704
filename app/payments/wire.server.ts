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
  payment_intent: intent.nullable(),
  metadata,
  customer_details: z.object({ email: text }).nullish().catch(null),
});

const event = z.object({ id: z.string().startsWith("evt_").max(256), type: z.string().max(100) });
const succeeded = event.extend({ data: z.object({ object: intent }) });

type PaymentStatus = "paid" | "processing" | "failed";

export type Payment = Sale & {
  /** Stripe's payment intent. */
  readonly id: string;
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
  const parsed = session.safeParse(value);
  if (!parsed.success || parsed.data.payment_intent === null) return null;
  const { payment_intent, customer_details } = parsed.data;
  const template = parsed.data.metadata?.["template"] ?? null;
  return toPayment(payment_intent, template, customer_details?.email ?? null);
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
  if (type !== "payment_intent.succeeded") return { id, type, payment: null };

  const told = succeeded.safeParse(value);
  return told.success ? { id, type, payment: toPayment(told.data.data.object, null, null) } : null;
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
    status: statusOf(wire.status),
    amount: wire.amount,
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
