/** What the success page knows of a payment. `missing`: its address names none. */
export type PaymentState =
  "loading" | "paid" | "processing" | "failed" | "unknown" | "unavailable" | "missing";

export type PaymentView = {
  readonly state: PaymentState;
  /** Of the buyer; null unless it is paid and may be shown. */
  readonly email: string | null;
};
