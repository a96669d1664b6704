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
