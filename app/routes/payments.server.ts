import type { AppLoadContext } from "@remix-run/cloudflare";
import { counterHandlers } from "~/counter/outbox-handler.server";
import { openDb } from "~/db/client.server";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { sendDue } from "~/outbox/send-due.server";
import { confirmPayment, type Confirmation } from "~/payments/confirm.server";
import { paymentHandlers } from "~/payments/deliver.server";
import { orderEffects } from "~/payments/status";
import { createStripeSource } from "~/payments/stripe.server";
import type { PaymentView } from "~/payments/view";

/** The answer is out, and 30 s are left. */
const sendBounds = { limit: 10, budgetMs: 10_000 } as const;

/**
 * Confirms a payment for a page or a program. The mails of a new order leave right after the answer; what
 * does not get out then is due in the next tick. `work` ends with them.
 */
export function confirmFor(
  context: AppLoadContext,
  reference: string,
): { answer: Promise<Confirmation>; work: Promise<unknown> } {
  const { env, now } = context;
  if (!env.stripe) {
    log({ event: "payment.off" });
    const off = Promise.resolve<Confirmation>({ outcome: "unavailable", code: "off" });
    return { answer: off, work: off };
  }

  const source = createStripeSource(env.stripe, fetch);
  const world = { env, db: openDb(env.db), source, now, random: Math.random };
  const answer = confirmPayment(world, reference);
  const work = answer.then((confirmation) => {
    return confirmation.outcome === "paid" && confirmation.isNew ? sendOrders(context) : undefined;
  });
  return { answer, work };
}

/** How long a page waits for Stripe before it is shown without an answer. */
const patienceMs = 2_000;

/** What the page can say of a payment now; "loading" while Stripe is slow, which goes on meanwhile. */
export async function viewFor(context: AppLoadContext, reference: string): Promise<PaymentView> {
  const { answer, work } = confirmFor(context, reference);
  context.waitUntil(work);
  const confirmation = await Promise.race([answer, patience()]);
  switch (confirmation.outcome) {
    case "paid":
      return { state: "paid", email: confirmation.email };
    case "foreign":
      return { state: "unknown", email: null };
    default:
      return { state: confirmation.outcome, email: null };
  }
}

function patience(): Promise<{ outcome: "loading" }> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, { outcome: "loading" } as const));
}

/** Asks Stripe about what the webhooks told of, then sends what follows. Never rejects. */
export async function sendOrders({ env, now }: AppLoadContext): Promise<void> {
  const began = Date.now();
  const clock = () => now + Date.now() - began;
  const world = { env, db: openDb(env.db), clock, random: Math.random, fetch };
  const handlers = { ...paymentHandlers(world), ...counterHandlers(env) };
  const { confirm, template, operator } = orderEffects;
  try {
    for (const kinds of [[confirm], [template, operator], ["count"]]) {
      await sendDue(world, handlers, { ...sendBounds, kinds });
    }
  } catch (error) {
    // What failed here is due in the database and done by the next tick.
    log({ event: "tick.failed", step: "after_payment", kind: kindOf(error) });
  }
}
