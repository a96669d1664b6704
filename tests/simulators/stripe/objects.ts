/** Stripe's objects with the fields that a reader of payments may need, as its API writes them (2026-10-28). */
export type SimIntent = {
  readonly id: string;
  readonly status:
    | "succeeded"
    | "processing"
    | "requires_payment_method"
    | "requires_confirmation"
    | "requires_action"
    | "requires_capture"
    | "canceled";
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** The three places where Stripe may have the buyer's email address. */
  readonly customerEmail: string | null;
  readonly billingEmail: string | null;
  readonly receiptEmail: string | null;
  /** Epoch ms; null uses the time of each call. */
  readonly paidAt: number | null;
  /** In the currency's smallest unit. */
  readonly refunded?: number;
  readonly disputed?: boolean;
};

export type SimSession = {
  readonly id: string;
  readonly intentId: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly customerDetailsEmail: string | null;
  /** Price in US cents of a checkout that a promotion code made free. */
  readonly freeOf?: number;
};

export function intentObject(intent: SimIntent, expand: readonly string[], now: number) {
  const created = Math.floor((intent.paidAt ?? now) / 1000);
  const suffix = intent.id.slice("pi_".length);
  const charged = intent.status === "succeeded" || intent.status === "processing";
  const customer = intent.customerEmail === null ? null : `cus_${suffix}`;
  const charge = charged ? `ch_${suffix}` : null;
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    created,
    currency: intent.currency,
    customer: customer && expand.includes("customer") ? customerObject(intent, customer) : customer,
    latest_charge:
      charge && expand.includes("latest_charge") ? chargeObject(intent, charge, created) : charge,
    livemode: false,
    metadata: intent.metadata,
    receipt_email: intent.receiptEmail,
    status: intent.status,
  };
}

function customerObject({ customerEmail: email }: SimIntent, id: string) {
  return { id, object: "customer", email, name: null, metadata: {}, livemode: false };
}

function chargeObject(intent: SimIntent, id: string, created: number) {
  const { amount, currency, billingEmail, receiptEmail, status } = intent;
  return {
    id,
    object: "charge",
    amount,
    billing_details: { address: {}, email: billingEmail, name: null, phone: null, tax_id: null },
    amount_refunded: intent.refunded ?? 0,
    created,
    currency,
    disputed: intent.disputed ?? false,
    paid: status === "succeeded",
    receipt_email: receiptEmail,
    refunded: intent.refunded === amount,
    status: status === "succeeded" ? "succeeded" : "pending",
  };
}

export function sessionObject(
  session: SimSession,
  intent: SimIntent | undefined,
  expand: readonly string[],
  now: number,
) {
  const prefix = "payment_intent";
  const within = expand.flatMap((field) =>
    field.startsWith(`${prefix}.`) ? [field.slice(prefix.length + 1)] : [],
  );
  const expanded = expand.includes(prefix) || within.length > 0;
  return {
    id: session.id,
    object: "checkout.session",
    amount_subtotal: session.freeOf ?? intent?.amount ?? null,
    amount_total: session.freeOf === undefined ? (intent?.amount ?? null) : 0,
    created: Math.floor((intent?.paidAt ?? now) / 1000),
    currency: intent?.currency ?? "usd",
    customer_details: { address: null, email: session.customerDetailsEmail, name: null },
    metadata: session.metadata,
    mode: "payment",
    payment_intent: intent ? (expanded ? intentObject(intent, within, now) : intent.id) : null,
    payment_status:
      session.freeOf !== undefined
        ? "no_payment_required"
        : intent?.status === "succeeded"
          ? "paid"
          : "unpaid",
    status: intent || session.freeOf !== undefined ? "complete" : "open",
  };
}

export function missing(param: "intent" | "session", id: string) {
  const kind = param === "intent" ? "payment_intent" : "checkout.session";
  return errorObject(`No such ${kind}: '${id}'`, {
    code: "resource_missing",
    doc_url: "https://stripe.com/docs/error-codes/resource-missing",
    param,
  });
}

export function errorObject(message: string, more: Readonly<Record<string, string>> = {}) {
  return { error: { message, type: "invalid_request_error", ...more } };
}
