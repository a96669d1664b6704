/**
 * What the success page knows of a payment. `missing`: its address names none. `busy`: it was not asked
 * for, because too many of its network were.
 */
export type PaymentState =
  "loading" | "paid" | "processing" | "failed" | "unknown" | "unavailable" | "busy" | "missing";

export type PaymentView = {
  readonly state: PaymentState;
  /** Of the buyer, masked; null unless it is paid and may be shown. */
  readonly email: string | null;
};
