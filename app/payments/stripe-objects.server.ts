import { z } from "zod";
import { jsonOf } from "~/lib/crypto/bytes";
import type { Sale } from "./bought";

/** Null for a missing value and for another shape, such as an id that Stripe did not expand. */
const orNull = <Shape extends z.ZodTypeAny>(shape: Shape) => shape.nullish().catch(null);

const metadata = orNull(z.record(z.string()));
const contact = z.object({ email: orNull(z.string()) });

const chargeSchema = z.object({
  created: z.number().int(),
  billing_details: orNull(contact),
  refunded: z.boolean().catch(false),
  disputed: z.boolean().catch(false),
});

const intentSchema = z.object({
  id: z.string().startsWith("pi_"),
  status: z.string(),
  amount: z.number().int().nonnegative(),
  currency: z.string().length(3).toLowerCase(),
  created: z.number().int(),
  metadata,
  receipt_email: orNull(z.string()),
  customer: orNull(contact),
  latest_charge: orNull(chargeSchema),
});

const sessionSchema = z.object({ metadata, customer_details: orNull(contact) });
const paidSessionSchema = sessionSchema.extend({ payment_intent: intentSchema });
/** A promotion code may leave nothing to pay: then there is no payment intent. */
const freeCheckoutSchema = z.object({ mode: z.literal("payment"), payment_intent: z.null() });
const freeSessionSchema = sessionSchema.extend({
  id: z.string().startsWith("cs_"),
  status: z.literal("complete"),
  payment_status: z.literal("no_payment_required"),
  amount_subtotal: z.number().int().nonnegative(),
  currency: z.string().length(3).toLowerCase(),
  created: z.number().int(),
});

const eventSchema = z.object({
  id: z.string().startsWith("evt_").max(256),
  type: z.string().max(100),
  data: z.object({ object: z.unknown() }).catch({ object: null }),
});

export type Payment = Sale & {
  /** Id of the payment intent, or of the checkout session if there was nothing to pay. */
  readonly id: string;
  /** Equals `amount`, or is 0 if a promotion code left nothing to pay: `amount` is then the price without the code. */
  readonly paid: number;
  /** `returned`: refunded in full, or disputed. */
  readonly status: "paid" | "processing" | "failed" | "returned";
  readonly email: string | null;
  /** Epoch milliseconds. */
  readonly paidAt: number;
};

export function readIntent(value: unknown): Payment | null {
  const parsed = intentSchema.safeParse(value);
  return parsed.success ? toPayment(parsed.data) : null;
}

/** Null before payment. The metadata of a Payment Link is in the session only, not in its payment intent. */
export function readSession(value: unknown): Payment | null {
  const parsed = paidSessionSchema.safeParse(value);
  if (!parsed.success) return readFreeSession(value);
  return toPayment(parsed.data.payment_intent, parsed.data);
}

function readFreeSession(value: unknown): Payment | null {
  const parsed = freeSessionSchema.safeParse(value);
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

/** Null if an event or its sale is unreadable; `payment` is null for other events. */
export function readEvent(rawBody: Uint8Array) {
  const parsed = eventSchema.safeParse(jsonOf(rawBody));
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  if (type === "payment_intent.succeeded") {
    const payment = readIntent(data.object);
    return payment && { type, payment };
  }
  // A checkout with something to pay also sends `payment_intent.succeeded`.
  if (type !== "checkout.session.completed") return { type, payment: null };
  const payment = readFreeSession(data.object);
  const isUnread = payment === null && freeCheckoutSchema.safeParse(data.object).success;
  return isUnread ? null : { type, payment };
}

function toPayment(
  intent: z.infer<typeof intentSchema>,
  session?: z.infer<typeof sessionSchema>,
): Payment {
  const { latest_charge: charge } = intent;
  return {
    id: intent.id,
    status: statusOf(intent.status, charge),
    amount: intent.amount,
    paid: intent.amount,
    currency: intent.currency,
    template: intent.metadata?.["template"] ?? session?.metadata?.["template"] ?? null,
    email:
      intent.customer?.email ||
      charge?.billing_details?.email ||
      intent.receipt_email ||
      session?.customer_details?.email ||
      null,
    paidAt: (charge?.created ?? intent.created) * 1000,
  };
}

function statusOf(
  status: string,
  charge: z.infer<typeof chargeSchema> | null | undefined,
): Payment["status"] {
  if (charge?.refunded || charge?.disputed) return "returned";
  if (status === "succeeded") return "paid";
  return ["processing", "requires_action", "requires_capture"].includes(status)
    ? "processing"
    : "failed";
}
