import { mailboxKey, selectMailbox } from "~/abuse/mailboxes.server";
import { retryWrite, runBatch } from "~/db/client.server";
import { isOneAddress, sendMail } from "~/email/send.server";
import { kindOf } from "~/jobs/drain.server";
import type { OrderMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import { utcText } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { moneyText } from "./bought";
import { confirmPayment, findOrder, type Order } from "./confirm-payment.server";
import { orderOperatorMail, orderTemplateMail, paymentReturnedMail } from "./order-mails";
import { orderEffects, templateVersions } from "./payment-state";
import { createStripeSource } from "./stripe-api.server";

const dropped = { outcome: "dropped" } as const;

export function paymentHandlers(world: World): OutboxHandlers<OrderMessage> {
  return {
    [orderEffects.confirm]: (message) => confirm(world, message),
    [orderEffects.template]: (message) => sendTemplate(world, message),
    [orderEffects.operator]: (message) => tellOperator(world, message),
  };
}

async function confirm(world: World, { subjectId }: OutboxMessage): Promise<SendOutcome> {
  const { env, fetch } = world;
  if (!env.stripe) {
    log({ event: "payment.off" });
    return { outcome: "retry", code: "off" };
  }

  const source = createStripeSource(env.stripe, fetch);
  const confirmation = await confirmPayment(world, source, subjectId);
  switch (confirmation.outcome) {
    case "paid":
      return { outcome: "sent" };
    case "foreign":
    case "returned":
      return dropped;
    case "unavailable":
      return { outcome: "retry", code: confirmation.code };
    // The signed webhook said otherwise: the API key is of another account or mode.
    case "unknown":
    case "processing":
    case "failed":
      return { outcome: "permanent", code: `payment_${confirmation.outcome}` };
  }
}

async function sendTemplate(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db } = world;
  const order = await findOrder(db, message.subjectId);
  if (!order?.email) return dropped;

  // The operator is notified that it cannot be delivered.
  const mailbox = await mailboxKey(env.siteSecret, order.email);
  const [known] = await selectMailbox(db, mailbox);
  if (known && (known.bouncedAt !== null || known.complainedAt !== null)) {
    return { outcome: "permanent", code: "mail_unreachable" };
  }

  const mail = orderTemplateMail({ versions: versionsOf(order), paid: moneyText(order) });
  const result = await sendMail(env, { ...mail, to: order.email }, message.key);
  if (result.outcome === "sent") await count(world, order);
  return result;
}

/** Counts an automated task. Never throws: the mail is sent already. */
async function count({ db, clock, random }: World, { id }: Order): Promise<void> {
  const counted = { kind: "count", subjectId: id, priority: "bulk" } as const;
  const file = () => runBatch(db, enqueue(db, [counted], clock()));
  await retryWrite(file, random).catch((error: unknown) => {
    log({ event: "payment.uncounted", kind: kindOf(error) });
  });
}

async function tellOperator(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db } = world;
  if (env.operatorEmail === null) return dropped;
  const order = await findOrder(db, message.subjectId);
  if (!order) {
    const mail = paymentReturnedMail(message.subjectId);
    return sendMail(env, { ...mail, to: env.operatorEmail }, message.key);
  }

  const mail = orderOperatorMail({
    id: order.id,
    versions: versionsOf(order),
    isGuess: order.version === null,
    paid: moneyText(order),
    paidAt: utcText(order.paidAt),
    email: order.email,
  });
  const reply = order.email && isOneAddress(order.email) ? { replyTo: order.email } : {};
  return sendMail(env, { ...mail, ...reply, to: env.operatorEmail }, message.key);
}

function versionsOf({ version }: Order) {
  return version === null ? templateVersions : [version];
}
