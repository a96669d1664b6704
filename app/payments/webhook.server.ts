import { sql } from "drizzle-orm";
import { claimSignatureAlarm } from "~/abuse/counts.server";
import { type Db, retryWrite, runBatch } from "~/db/client.server";
import { webhookReceipts } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import { enqueue } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { versionsBought } from "./bought";
import { orderEffects } from "./status";
import { verifyEvent } from "./verify.server";
import { readEvent } from "./wire.server";

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
  const unordered = sql`
    select ${intentId} as id where not exists (select 1 from orders where id = ${intentId})`;
  const [receipt] = await runBatch(db, [
    db
      .insert(webhookReceipts)
      .values({ id: eventId, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: webhookReceipts.id }),
    enqueue(orderEffects.confirm, unordered, now, { lane: "personal" }),
  ]);
  return (receipt?.results.length ?? 0) > 0;
}

function ignored(type: string, repeated: boolean): "ignored" {
  const name = /^[a-z_.]{1,60}$/.test(type) ? type : "unknown";
  log({ event: "payment.webhook", name, repeated });
  return "ignored";
}
