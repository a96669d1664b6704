import { loadStripe } from "./load-stripe.server";

export type EventCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly why: "missing_header" | "stale" | "bad_signature";
      /** How far the sender's clock is from ours, seconds; positive when the message is old. */
      readonly skewSeconds?: number;
    };

/** A message may be this much older or younger than our clock. */
export const toleranceSeconds = 300;

/**
 * Checks `Stripe-Signature` over the body's exact bytes. Any of `secrets` may match any of its `v1`
 * signatures, so a secret can be rotated. `now` in epoch milliseconds. Never throws.
 */
export async function verifyEvent(
  header: string | null,
  rawBody: Uint8Array,
  secrets: readonly string[],
  now: number,
): Promise<EventCheck> {
  const [timestamp, ...others] = [...(header ?? "").matchAll(/(?:^|,)t=(\d{1,12})(?=,)/g)];
  if (header === null || !timestamp || others.length > 0)
    return { ok: false, why: "missing_header" };

  // The library refuses what is too old, but takes any time that is still to come.
  const skewSeconds = Math.floor(now / 1000) - Number(timestamp[1]);
  if (Math.abs(skewSeconds) > toleranceSeconds) return { ok: false, why: "stale", skewSeconds };

  for (const secret of secrets) {
    if (await isSignedWith(secret, header, rawBody, now)) return { ok: true };
  }
  return { ok: false, why: "bad_signature", skewSeconds };
}

async function isSignedWith(secret: string, header: string, rawBody: Uint8Array, now: number) {
  try {
    const Stripe = await loadStripe();
    const provider = Stripe.createSubtleCryptoProvider();
    const { signature } = Stripe.webhooks;
    const given = [rawBody, header, secret, toleranceSeconds, provider, now] as const;
    return (await signature?.verifyHeaderAsync(...given)) ?? false;
  } catch {
    return false;
  }
}
