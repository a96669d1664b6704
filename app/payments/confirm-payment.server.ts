import { eq } from "drizzle-orm";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { type Db, retryWrite, runBatch } from "~/db/client.server";
import { orders } from "~/db/schema.server";
import { enqueue, type NewMessage } from "~/jobs/outbox.server";
import { kindOf, log } from "~/lib/log/log.server";
import { maskEmail } from "~/lib/text/addresses";
import type { World } from "~/world.server";
import { versionsBought } from "./bought";
import type { TemplateVersion } from "./payment-state";
import { type Finding, findPayment, type StripeAccount } from "./stripe-api.server";
import type { Payment } from "./stripe-objects.server";

export type Order = typeof orders.$inferSelect;

export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

export type Confirmation =
  /** `email`: masked; null if the payment has none, or was made more than an hour ago. */
  | { readonly outcome: "paid"; readonly email: string | null; readonly isNew: boolean }
  | { readonly outcome: "failed"; readonly version: TemplateVersion | null }
  /** `returned`: refunded or disputed. `foreign`: the account sold something else. */
  | { readonly outcome: "processing" | "returned" | "unknown" | "foreign" }
  | { readonly outcome: "unavailable"; readonly code: string };

/** Looks up a payment with `find`, and stores its order and mails unless they are stored. Never throws. */
export async function confirmPayment(
  world: World,
  reference: string,
  find: (account: StripeAccount) => Promise<Finding> = (account) =>
    findPayment(account, world.fetch, reference),
): Promise<Confirmation> {
  const { stripe } = world.env;
  if (!stripe) {
    log({ event: "payment.off" });
    return { outcome: "unavailable", code: "off" };
  }
  try {
    const storedOrder = await findOrder(world.db, reference);
    if (storedOrder) return paidConfirmation(storedOrder, world.clock(), { isNew: false });

    const finding = await find(stripe);
    if (finding.outcome === "found") return await recordPayment(world, finding.payment);
    return finding.outcome === "unknown" ? finding : unavailable(finding.code);
  } catch (error) {
    return unavailable(kindOf(error));
  }
}

async function recordPayment(world: World, payment: Payment): Promise<Confirmation> {
  const { db, env, random } = world;
  const { id, status, paid, currency, email, paidAt } = payment;
  const now = world.clock();
  const [first, second] = versionsBought(payment);
  if (first === undefined) {
    log({ event: "payment.foreign" });
    return { outcome: "foreign" };
  }
  // Null if the amount fits either version.
  const version = second === undefined ? first : null;
  if (status === "failed") return { outcome: "failed", version };
  if (status === "processing") return { outcome: "processing" };
  const operatorMail = { kind: "order-operator", subjectId: id, priority: "bulk" } as const;
  if (status === "returned") {
    log({ event: "payment.returned" });
    await retryWrite(() => runBatch(db, enqueue(db, [operatorMail], now)), random);
    return { outcome: "returned" };
  }

  const emailKey = email && (await mailboxKey(env.siteSecret, email));
  const sale = { version, amount: paid, currency };
  const order: Order = { id, ...sale, email, emailKey, paidAt, createdAt: now };
  const messages: NewMessage[] = [operatorMail];
  if (email !== null) {
    messages.push({ kind: "order-template", subjectId: id });
    messages.push({ kind: "count", subjectId: id, priority: "bulk" });
  }
  const insert = db.insert(orders).values(order).onConflictDoNothing();
  const write = () => runBatch(db, [insert, ...enqueue(db, messages, now)]);
  const [inserted] = await retryWrite(write, random);
  const isNew = (inserted?.meta.changes ?? 0) > 0;
  const versions = version ?? "both";
  log({ event: "payment.stored", versions, repeated: !isNew, hasAddress: email !== null });
  return paidConfirmation(order, now, { isNew });
}

/** Anyone with a payment's link can open its page, so the page shows the masked address only this long. */
const revealMs = 60 * 60_000;

function paidConfirmation(order: Order, now: number, { isNew }: { isNew: boolean }): Confirmation {
  const { email, paidAt } = order;
  const isShown = email !== null && now - paidAt <= revealMs;
  return { outcome: "paid", email: isShown ? maskEmail(email) : null, isNew };
}

function unavailable(code: string): Confirmation {
  log({ event: "payment.unavailable", code });
  return { outcome: "unavailable", code };
}
