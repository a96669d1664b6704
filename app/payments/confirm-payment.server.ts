import { and, eq, isNotNull } from "drizzle-orm";
import { type Db, retryWrite, runBatch } from "~/db/client.server";
import { orders } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import { enqueue, enqueueForEach } from "~/jobs/outbox.server";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import { foldEmail, maskEmail } from "~/lib/text/addresses";
import type { World } from "~/world.server";
import { versionsBought } from "./bought";
import { orderEffects, type TemplateVersion } from "./payment-state";
import type { PaymentSource } from "./stripe-api.server";
import type { Payment } from "./stripe-objects.server";

export type Order = typeof orders.$inferSelect;

export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** Stores an order and its effects in one transaction, once per payment. False for a known order. */
async function storeOrder(db: Db, order: Order): Promise<boolean> {
  const [inserted] = await runBatch(db, [
    db.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id }),
    enqueueForEach(
      db,
      orders,
      and(eq(orders.id, order.id), isNotNull(orders.email)),
      { kind: orderEffects.template },
      order.createdAt,
    ),
    ...enqueue(
      db,
      [{ kind: orderEffects.operator, subjectId: order.id, priority: "bulk" }],
      order.createdAt,
    ),
  ]);
  return (inserted?.results.length ?? 0) > 0;
}

export type Confirmation =
  /** `email`: masked; null without one, or an hour after the payment. */
  | { readonly outcome: "paid"; readonly email: string | null; readonly isNew: boolean }
  | { readonly outcome: "processing" }
  | { readonly outcome: "failed"; readonly version: TemplateVersion | null }
  | { readonly outcome: "returned" }
  /** `foreign`: the account sold something else. */
  | { readonly outcome: "unknown" | "foreign" }
  | { readonly outcome: "unavailable"; readonly code: string };

/** How long the link of a payment shows the masked address. */
const revealMs = 60 * 60_000;

/** Asks Stripe about a payment and stores the order once. `reference` as in `bought.ts`. Never throws. */
export async function confirmPayment(
  world: World,
  source: PaymentSource,
  reference: string,
): Promise<Confirmation> {
  try {
    const known = await findOrder(world.db, reference);
    if (known) return paid(known, world.clock(), false);

    const found = await source.find(reference);
    if (found.outcome === "unavailable") return unavailable(found.code);
    return found.outcome === "unknown" ? found : await recordPayment(world, found.payment);
  } catch (error) {
    return unavailable(kindOf(error));
  }
}

async function recordPayment(world: World, payment: Payment): Promise<Confirmation> {
  const { db, random } = world;
  const now = world.clock();
  const versions = versionsBought(payment);
  if (versions.length === 0) {
    log({ event: "payment.foreign" });
    return { outcome: "foreign" };
  }
  const [version = null] = versions.length === 1 ? versions : [];
  if (payment.status === "failed") return { outcome: "failed", version };
  if (payment.status === "processing") return { outcome: "processing" };
  if (payment.status === "returned") {
    log({ event: "payment.returned" });
    const told = { kind: orderEffects.operator, subjectId: payment.id, priority: "bulk" } as const;
    await retryWrite(() => runBatch(db, enqueue(db, [told], now)), random);
    return { outcome: "returned" };
  }

  const order = await toOrder(world, payment, version);
  const isNew = await retryWrite(() => storeOrder(db, order), random);
  const hasAddress = order.email !== null;
  log({ event: "payment.stored", versions: version ?? "both", repeated: !isNew, hasAddress });
  return paid(order, now, isNew);
}

async function toOrder(
  { env, clock }: World,
  { id, paid: amount, currency, email, paidAt }: Payment,
  version: Order["version"],
): Promise<Order> {
  const emailKey = email && (await keyedHash(env.siteSecret, "email", foldEmail(email)));
  return { id, version, amount, currency, email, emailKey, paidAt, createdAt: clock() };
}

/** Visible to anyone with the link of a payment. */
function paid({ email, paidAt }: Order, now: number, isNew: boolean): Confirmation {
  const isShown = email !== null && now - paidAt <= revealMs;
  return { outcome: "paid", email: isShown ? maskEmail(email) : null, isNew };
}

function unavailable(code: string): Confirmation {
  log({ event: "payment.unavailable", code });
  return { outcome: "unavailable", code };
}
