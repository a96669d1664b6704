/**
 * The id of a payment intent (`pi_…`), or of a checkout session (`cs_…`), which is all that a Payment
 * Link can hand over. Whoever has one may see the buyer's masked address for an hour: it goes into no log.
 */
export function readReference(text: unknown): string | null {
  return typeof text === "string" && /^(pi|cs)_\w{1,250}$/.test(text) ? text : null;
}

/** What the address of the success page says; null when it names no payment at all. */
export function referenceIn(query: URLSearchParams): string | null {
  return query.get("payment_intent") || query.get("session_id") || null;
}
