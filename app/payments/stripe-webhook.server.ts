import { retryWrite, runBatch } from "~/db/client.server";
import { enqueue } from "~/jobs/outbox.server";
import { bytesOfHex, joinBytes } from "~/lib/crypto/bytes";
import { isSignedByOne, verificationKey } from "~/lib/crypto/signatures.server";
import { kindOf, log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { versionsBought } from "./bought";
import { readEvent } from "./stripe-objects.server";

export type WebhookOutcome =
  | "refused"
  /** Not stored, or not readable by this version: Stripe sends it again for three days. */
  | "failed"
  /** Stripe is asked about the payment next. */
  | "stored"
  /** The event was stored before, or is about something else. */
  | "ignored";

/** Checks the signature, then enqueues one message per payment, whose handler asks Stripe. Never throws. */
export async function takeStripeWebhook(
  { db, clock, random }: Pick<World, "db" | "clock" | "random">,
  secrets: readonly string[],
  signature: string | null,
  rawBody: Uint8Array,
): Promise<WebhookOutcome> {
  const now = clock();
  const refusal = await refusalOfEvent(signature, rawBody, secrets, now);
  if (refusal) {
    log({ event: "payment.webhook_refused", ...refusal });
    return "refused";
  }

  const event = readEvent(rawBody);
  if (!event) {
    log({ event: "payment.event_unread" });
    return "failed";
  }
  if (!event.payment) return ignore(event.type);
  if (versionsBought(event.payment).length === 0) {
    log({ event: "payment.foreign" });
    return ignore(event.type);
  }

  const message = { kind: "payment-confirm", subjectId: event.payment.id } as const;
  try {
    const write = () => runBatch(db, enqueue(db, [message], now));
    const [enqueued] = await retryWrite(write, random);
    if (enqueued?.meta.changes === 0) return ignore(event.type, { repeated: true });
    log({ event: "payment.webhook", name: event.type, repeated: false });
    return "stored";
  } catch (error) {
    log({ event: "payment.unavailable", code: kindOf(error) });
    return "failed";
  }
}

function ignore(type: string, { repeated } = { repeated: false }): "ignored" {
  const name = /^[a-z_.]{1,60}$/.test(type) ? type : "unknown";
  log({ event: "payment.webhook", name, repeated });
  return "ignored";
}

type EventRefusal = {
  readonly why: "missing_header" | "unreadable_header" | "stale" | "bad_signature";
  /** Our clock minus the sender's. */
  readonly skewSeconds?: number;
};

const toleranceSeconds = 300;
/** Limits the work a forged header can cause. Stripe sends two while a secret is rotated. */
const maxSignatures = 10;

/**
 * Checks `Stripe-Signature` over the exact bytes (https://docs.stripe.com/webhooks#verify-manually). Returns null
 * if any of `secrets` made any of the `v1` signatures. `now` in epoch milliseconds. Never throws.
 */
export async function refusalOfEvent(
  header: string | null,
  rawBody: Uint8Array,
  secrets: readonly string[],
  now: number,
): Promise<EventRefusal | null> {
  // Such as "t=1732147200,v1=5257a8…,v0=6ffbb5…".
  const parts = (header ?? "").split(",", 2 * maxSignatures).map((part) => part.split("=", 2));
  const valuesOf = (scheme: string) =>
    parts.filter(([name]) => name === scheme).map(([, value = ""]) => value);
  const [timestamp = "", ...moreTimestamps] = valuesOf("t");
  if (!/^\d{1,12}$/.test(timestamp) || moreTimestamps.length > 0) {
    return { why: header === null ? "missing_header" : "unreadable_header" };
  }
  const skewSeconds = Math.floor(now / 1000) - Number(timestamp);
  if (Math.abs(skewSeconds) > toleranceSeconds) return { why: "stale", skewSeconds };

  const encoder = new TextEncoder();
  const content = joinBytes([encoder.encode(`${timestamp}.`), rawBody]);
  const signatures = valuesOf("v1")
    .slice(0, maxSignatures)
    .map(bytesOfHex)
    .filter((bytes) => bytes !== null);
  const keyOf = (secret: string) => verificationKey(encoder.encode(secret));
  const isSigned = await isSignedByOne(content, signatures, secrets, keyOf);
  return isSigned ? null : { why: "bad_signature", skewSeconds };
}
