export const templateVersions = ["agency", "creator"] as const;

export type TemplateVersion = (typeof templateVersions)[number];

export type PaymentState =
  "loading" | "paid" | "processing" | "failed" | "unknown" | "unavailable" | "busy";

export type PaymentView = {
  readonly state: PaymentState;
  /** Masked; null if the address must not be shown. */
  readonly email: string | null;
  /** For another try after a failed payment. */
  readonly version?: TemplateVersion | null;
};
