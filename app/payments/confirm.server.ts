import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { retryWrite } from "~/db/retry-write.server";
import { foldEmail } from "~/lib/fold-email";
import { kindOf } from "~/lib/drain.server";
import { keyedHash } from "~/lib/hash.server";
import { log } from "~/lib/log.server";
import { maskEmail } from "~/lib/mask-email";
import { versionsBought } from "./bought";
import { findOrder, storeOrder, type Order } from "./orders.server";
import type { PaymentSource } from "./stripe.server";
import type { Payment } from "./wire.server";

export type ConfirmWorld = {
  readonly env: Pick<Env, "siteSecret">;
  readonly db: Db;
  readonly source: PaymentSource;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random: () => number;
};

export type Confirmation =
  /** `email`: masked; null once the payment is older than an hour, or when Stripe knows none. */
  | { readonly outcome: "paid"; readonly email: string | null; readonly isNew: boolean }
  | { readonly outcome: "processing" | "failed" }
  /** Unknown to Stripe, or for something else that the account sells. */
  | { readonly outcome: "unknown" | "foreign" }
  | { readonly outcome: "unavailable"; readonly code: string };

/** How long after a payment its link shows the masked address it was made with. */
export const revealMs = 60 * 60_000;

/**
 * Asks Stripe whether a payment was made for a template, and records the order once.
 * `reference` as in `reference.ts`. What an order brings about is in the outbox then. Never throws.
 */
export async function confirmPayment(
  world: ConfirmWorld,
  reference: string,
): Promise<Confirmation> {
  try {
    const known = await findOrder(world.db, reference);
    if (known) return paid(known, world.now, false);

    const found = await world.source.find(reference);
    if (found.outcome === "unavailable") return unavailable(found.code);
    return found.outcome === "unknown" ? found : await settle(world, found.payment);
  } catch (error) {
    return unavailable(kindOf(error));
  }
}

async function settle(world: ConfirmWorld, payment: Payment): Promise<Confirmation> {
  const { db, now, random } = world;
  const versions = versionsBought(payment);
  if (versions.length === 0) {
    log({ event: "payment.foreign" });
    return { outcome: "foreign" };
  }
  if (payment.status !== "paid") return { outcome: payment.status };

  const [version = null] = versions.length === 1 ? versions : [];
  const order = await toOrder(world, payment, version);
  const isNew = await retryWrite(() => storeOrder(db, order), random);
  const hasAddress = order.email !== null;
  log({ event: "payment.stored", versions: version ?? "both", repeated: !isNew, hasAddress });
  return paid(order, now, isNew);
}

async function toOrder(
  { env, now }: ConfirmWorld,
  { id, amount, currency, email, paidAt }: Payment,
  version: Order["version"],
): Promise<Order> {
  const emailKey = email && (await keyedHash(env.siteSecret, "email", foldEmail(email)));
  return { id, version, amount, currency, email, emailKey, paidAt, createdAt: now };
}

/** Whoever has the link of a payment may see this: enough for the buyer to know the address again. */
function paid({ email, paidAt }: Order, now: number, isNew: boolean): Confirmation {
  const isShown = email !== null && now - paidAt <= revealMs;
  return { outcome: "paid", email: isShown ? maskEmail(email) : null, isNew };
}

function unavailable(code: string): Confirmation {
  log({ event: "payment.unavailable", code });
  return { outcome: "unavailable", code };
}
