/** The two versions of the social media planner template. */
export const templateVersions = ["agency", "creator"] as const;

export type TemplateVersion = (typeof templateVersions)[number];

/** What follows from a payment, each one outbox message about its payment intent. */
export const orderEffects = {
  /** A webhook said that it is paid: ask Stripe, and store the order. */
  confirm: "payment-confirm",
  /** To the buyer, with the link. */
  template: "order-template",
  /** To OPERATOR_EMAIL, with everything known. */
  operator: "order-operator",
} as const;

/**
 * What the success page knows of a payment. `busy`: it was not asked for, because too many of its network
 * were.
 */
export type PaymentState =
  "loading" | "paid" | "processing" | "failed" | "unknown" | "unavailable" | "busy";

export type PaymentView = {
  readonly state: PaymentState;
  /** Of the buyer, masked; null unless it is paid and may be shown. */
  readonly email: string | null;
  /** Of a failed payment: what it was for, to try again; null where that is not known. */
  readonly version?: TemplateVersion | null;
};
