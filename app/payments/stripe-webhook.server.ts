import { eq } from "drizzle-orm";
import { claimSignatureAlarm } from "~/abuse/counts.server";
import { type Db, retryWrite, runBatch } from "~/db/client.server";
import { orders, webhookReceipts } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import { enqueue } from "~/jobs/outbox.server";
import { bytesOfHex, joinBytes } from "~/lib/crypto/bytes";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { versionsBought } from "./bought";
import { orderEffects } from "./payment-state";
import { readEvent } from "./stripe-objects.server";

export type WebhookOutcome =
  | "refused"
  /** It could not be stored: the sender is to try again. */
  | "failed"
  /** Stored: there is a payment to ask Stripe about. */
  | "stored"
  /** Signed, and nothing to do: known already, or about something else. */
  | "ignored";

/**
 * Takes one webhook of Stripe's: signature, then receipt and message in one transaction. Who paid is
 * asked of Stripe afterwards, because the event names neither. Never throws.
 */
export async function takeStripeWebhook(
  { db, clock, random }: Pick<World, "db" | "clock" | "random">,
  secrets: readonly string[],
  signature: string | null,
  rawBody: Uint8Array,
): Promise<WebhookOutcome> {
  const now = clock();
  const check = await verifyEvent(signature, rawBody, secrets, now);
  if (!check.ok) {
    const { why, skewSeconds } = check;
    const skew = skewSeconds === undefined ? {} : { skewSeconds };
    const claim = await claimSignatureAlarm(db, why, now);
    log({ event: "payment.webhook_refused", why, ...skew, ...claim });
    return "refused";
  }

  // Sent again it would be as useless: 2xx all the same.
  const event = readEvent(rawBody);
  if (!event?.payment) return ignored(event?.type ?? "", false);
  if (versionsBought(event.payment).length === 0) {
    log({ event: "payment.foreign" });
    return ignored(event.type, false);
  }

  const { id, type, payment } = event;
  try {
    const isNew = await retryWrite(() => store(db, id, payment.id, now), random);
    if (!isNew) return ignored(type, true);
    log({ event: "payment.webhook", name: type, repeated: false });
    return "stored";
  } catch (error) {
    log({ event: "payment.unavailable", code: kindOf(error) });
    return "failed";
  }
}

/** False when this very event was here before. */
async function store(db: Db, eventId: string, intentId: string, now: number): Promise<boolean> {
  const ordered = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, intentId));
  const confirm = { kind: orderEffects.confirm, subjectId: intentId } as const;
  const [receipt] = await runBatch(db, [
    db
      .insert(webhookReceipts)
      .values({ id: eventId, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: webhookReceipts.id }),
    ...(ordered.length === 0 ? enqueue(db, [confirm], now) : []),
  ]);
  return (receipt?.results.length ?? 0) > 0;
}

function ignored(type: string, repeated: boolean): "ignored" {
  const name = /^[a-z_.]{1,60}$/.test(type) ? type : "unknown";
  log({ event: "payment.webhook", name, repeated });
  return "ignored";
}

type EventCheck =
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
