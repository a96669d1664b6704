import { mailboxKey, selectMailbox } from "~/abuse/mailboxes.server";
import { isOneAddress, sendMail } from "~/email/send.server";
import type { OrderMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { utcText } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { moneyText } from "./bought";
import { confirmPayment, findOrder, type Order } from "./confirm-payment.server";
import { orderOperatorMail, orderTemplateMail, paymentReturnedMail } from "./order-mails";
import { templateVersions } from "./payment-state";

const dropped = { outcome: "dropped" } as const;

export function paymentHandlers(world: World): OutboxHandlers<OrderMessage> {
  return {
    "payment-confirm": (message) => confirm(world, message),
    "order-template": (message) => sendTemplate(world, message),
    "order-operator": (message) => notifyOperator(world, message),
  };
}

/** Asks Stripe about a payment that a webhook reported, and stores the order. */
async function confirm(world: World, { subjectId }: OutboxMessage): Promise<SendOutcome> {
  const confirmation = await confirmPayment(world, subjectId);
  switch (confirmation.outcome) {
    case "paid":
      return { outcome: "sent" };
    case "foreign":
    case "returned":
      return dropped;
    case "unavailable":
      return { outcome: "retry", code: confirmation.code };
    // Contradicts the signed webhook, as when the API key belongs to another account or mode.
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

  const key = await mailboxKey(env.siteSecret, order.email);
  const [mailbox] = await selectMailbox(db, key);
  if (mailbox && (mailbox.bouncedAt !== null || mailbox.complainedAt !== null)) {
    // Notifies the operator that the template cannot be delivered.
    return { outcome: "permanent", code: "mail_unreachable" };
  }

  const mail = orderTemplateMail({ versions: versionsOf(order), paid: moneyText(order) });
  return sendMail(env, { ...mail, to: order.email }, message.key);
}

async function notifyOperator(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db } = world;
  const to = env.operatorEmail;
  if (to === null) return dropped;
  const order = await findOrder(db, message.subjectId);
  // A payment that was returned before delivery has no order.
  if (!order) {
    return sendMail(env, { ...paymentReturnedMail(message.subjectId), to }, message.key);
  }

  const mail = orderOperatorMail({
    id: order.id,
    versions: versionsOf(order),
    paid: moneyText(order),
    paidAt: utcText(order.paidAt),
    email: order.email,
  });
  const replyTo = order.email && isOneAddress(order.email) ? order.email : to;
  return sendMail(env, { ...mail, to, replyTo }, message.key);
}

/** Returns both versions if the payment does not say which one was bought. */
function versionsOf({ version }: Order) {
  return version === null ? templateVersions : ([version] as const);
}
