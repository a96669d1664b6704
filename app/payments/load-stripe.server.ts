/**
 * Stripe's library, read when a payment first needs it: it is as large as a fifth of the Worker, and
 * every isolate would pay for it as it starts.
 */
export async function loadStripe() {
  const { default: Stripe } = await import("stripe");
  return Stripe;
}
