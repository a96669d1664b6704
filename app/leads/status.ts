/** What a visitor can ask for; each kind is one form (or the booking provider's answer). */
export const leadKinds = ["guide", "members-offer", "free-workspace", "booking"] as const;

export type LeadKind = (typeof leadKinds)[number];

/** The effects of a stored lead, each one outbox message: its idempotency key begins with `<lead id>:<kind>`. */
export const leadEffects = {
  /** To the visitor, where the page promises a mail. */
  confirmation: "lead-confirmation",
  /** To OPERATOR_EMAIL, with everything known. */
  operator: "lead-operator",
  /** To LEADS_WEBHOOK_URL, signed. */
  webhook: "lead-webhook",
  /** The guide has come out. */
  guideReady: "guide-ready",
  /** To a visitor who has unsubscribed: whether they want to hear from us again. */
  question: "lead-question",
} as const;
