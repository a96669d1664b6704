import { sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { runBatch, type Db } from "~/db/client.server";
import { retryWrite } from "~/db/retry-write.server";
import { isOneAddress, sendMail } from "~/email/send.server";
import { orderOperatorMail } from "~/email/templates/order-operator";
import { orderTemplateMail } from "~/email/templates/order-template";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { enqueue } from "~/outbox/enqueue.server";
import type { OutboxHandlers, OutboxMessage, SendOutcome } from "~/outbox/message";
import { confirmPayment } from "./confirm.server";
import { moneyText } from "./money";
import { findOrder, type Order } from "./orders.server";
import { orderEffects, templateVersions } from "./status";
import { createStripeSource } from "./stripe.server";

export type PaymentWorld = {
  readonly env: Pick<Env, "email" | "mailFrom" | "operatorEmail" | "siteSecret" | "stripe">;
  readonly db: Db;
  readonly clock: () => number;
  readonly random: () => number;
  readonly fetch: typeof globalThis.fetch;
};

const dropped = { outcome: "dropped" } as const;

/** What the outbox does with the messages about payments. Addresses are read here, at send time. */
export function paymentHandlers(world: PaymentWorld): OutboxHandlers {
  return {
    [orderEffects.confirm]: (message) => confirm(world, message),
    [orderEffects.template]: (message) => sendTemplate(world, message),
    [orderEffects.operator]: (message) => tellOperator(world, message),
  };
}

async function confirm(world: PaymentWorld, { subjectId }: OutboxMessage): Promise<SendOutcome> {
  const { env, clock, fetch } = world;
  if (!env.stripe) {
    log({ event: "payment.off" });
    return { outcome: "retry", code: "off" };
  }

  const source = createStripeSource(env.stripe, fetch);
  const confirmation = await confirmPayment({ ...world, source, now: clock() }, subjectId);
  switch (confirmation.outcome) {
    case "paid":
      return { outcome: "sent" };
    case "foreign":
      return dropped;
    case "unavailable":
      return { outcome: "retry", code: confirmation.code };
    // Stripe said the opposite, with its signature: a key of another account, or of another mode.
    case "unknown":
    case "processing":
    case "failed":
      return { outcome: "permanent", code: `payment_${confirmation.outcome}` };
  }
}

async function sendTemplate(world: PaymentWorld, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db } = world;
  const order = await findOrder(db, message.subjectId);
  if (!order?.email) return dropped;

  const mail = orderTemplateMail({ versions: versionsOf(order), paid: moneyText(order) });
  const result = await sendMail(env, { ...mail, to: order.email });
  if (result.outcome === "sent") await count(world, order);
  return result;
}

/**
 * A mailed template is an automated job done. The mail is out: it is not sent again because of a number.
 */
async function count({ db, clock, random }: PaymentWorld, { id }: Order): Promise<void> {
  const counted = enqueue("count", sql`select ${id} as id`, clock(), { lane: "bulk" });
  const file = () => runBatch(db, [counted]);
  await retryWrite(file, random).catch((error: unknown) => {
    log({ event: "tick.failed", step: "count_order", kind: kindOf(error) });
  });
}

async function tellOperator(
  { env, db }: PaymentWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const order = await findOrder(db, message.subjectId);
  if (!order || env.operatorEmail === null) return dropped;

  const mail = orderOperatorMail({
    id: order.id,
    versions: versionsOf(order),
    isGuess: order.version === null,
    paid: moneyText(order),
    paidAt: `${new Date(order.paidAt).toISOString().slice(0, 16).replace("T", " ")} UTC`,
    email: order.email,
  });
  // What no mail header may hold stands in the mail itself.
  const reply = order.email && isOneAddress(order.email) ? { replyTo: order.email } : {};
  return sendMail(env, { ...mail, ...reply, to: env.operatorEmail });
}

function versionsOf({ version }: Order) {
  return version === null ? templateVersions : [version];
}
