import { bytesOfHex, joinBytes } from "~/lib/crypto/bytes";

export type EventCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly why: "missing_header" | "stale" | "bad_signature";
      /** How far the sender's clock is from ours, seconds; positive when the message is old. */
      readonly skewSeconds?: number;
    };

/** A message may be this much older or younger than our clock. */
const toleranceSeconds = 300;

/** While a secret is rotated there are two; more than this is not a sender's work. */
const mostSignatures = 10;

/**
 * Checks `Stripe-Signature` over the body's exact bytes, as
 * https://docs.stripe.com/webhooks#verify-manually says. Any of `secrets` may match any of its `v1`
 * signatures, so a secret can be rotated. `now` in epoch milliseconds. Never throws.
 */
export async function verifyEvent(
  header: string | null,
  rawBody: Uint8Array,
  secrets: readonly string[],
  now: number,
): Promise<EventCheck> {
  const signed = readHeader(header ?? "");
  if (!signed) return { ok: false, why: "missing_header" };

  const skewSeconds = Math.floor(now / 1000) - Number(signed.timestamp);
  if (Math.abs(skewSeconds) > toleranceSeconds) return { ok: false, why: "stale", skewSeconds };

  const content = joinBytes([new TextEncoder().encode(`${signed.timestamp}.`), rawBody]);
  for (const secret of secrets) {
    const key = await keyOf(secret);
    for (const signature of key ? signed.signatures : []) {
      // verify() compares in constant time and answers false to a signature of another length.
      if (key && (await crypto.subtle.verify("HMAC", key, signature, content))) return { ok: true };
    }
  }
  return { ok: false, why: "bad_signature", skewSeconds };
}

type SignedHeader = {
  /** Epoch seconds, as the sender wrote them: these characters are signed. */
  readonly timestamp: string;
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
};

/** `t=<seconds>,v1=<hex>,v1=<hex>,v0=…`; null unless it says one time. */
function readHeader(header: string): SignedHeader | null {
  const parts = header.split(",", 2 * mostSignatures).map((part) => part.split("=", 2));
  const valuesOf = (scheme: string) =>
    parts.filter(([name]) => name === scheme).map(([, value = ""]) => value);

  const [timestamp = "", ...others] = valuesOf("t");
  if (!/^\d{1,12}$/.test(timestamp) || others.length > 0) return null;
  const signatures = valuesOf("v1").slice(0, mostSignatures).map(bytesOfHex);
  return { timestamp, signatures: signatures.filter((signature) => signature !== null) };
}

/** null for an empty secret, with which anybody could sign. */
async function keyOf(secret: string): Promise<CryptoKey | null> {
  if (secret === "") return null;
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
}
