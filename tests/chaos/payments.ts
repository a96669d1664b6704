import { setTimeout as sleep } from "node:timers/promises";
import type { StripeControl } from "../simulators/stripe/stripe-simulator.ts";
import { queryLocalDb } from "../support/local-db.ts";
import type { Submitters } from "./submitters.ts";
import { countBy, type SentMail } from "./sent-mails.ts";

/** In every mail with a template, and in no other. */
const templateLink = "/social-planner-";

export type BuyerPayment = {
  readonly id: string;
  readonly email: string;
  /** The site said that it has it: to the visitor, or to Stripe. */
  acknowledged: boolean;
};

export type Buyers = {
  readonly payments: readonly BuyerPayment[];
  readonly finish: () => Promise<void>;
};

/**
 * People who have paid. Of some the page asks, of some a webhook tells, of most both, in any order; what
 * was not answered is told again half of the time. They come while the submitters do.
 */
export function startBuyers(
  siteUrl: string,
  stripe: StripeControl,
  random: () => number,
  people: Pick<Submitters, "isOpen">,
): Buyers {
  const payments: BuyerPayment[] = [];
  let finished = false;

  const loop = (async () => {
    while (!finished) {
      await sleep(20 + random() * 150);
      if (!people.isOpen()) continue;
      const email = `buyer-${payments.length}@example.com`;
      const payment = {
        id: stripe.addIntent({ customerEmail: email }),
        email,
        acknowledged: false,
      };
      payments.push(payment);
      const ways = [() => ask(payment), () => tell(payment)];
      const chosen = random() < 0.6 ? ways : [ways[random() < 0.5 ? 0 : 1]!];
      await Promise.all(chosen.map((way) => way()));
      if (!payment.acknowledged && random() < 0.5) await tell(payment);
    }
  })();

  async function ask(payment: BuyerPayment): Promise<void> {
    try {
      const answer = await fetch(`${siteUrl}/api/payment-success`, {
        method: "POST",
        signal: AbortSignal.timeout(5_000),
        headers: { "content-type": "application/json", "cf-connecting-ip": addressOf(payments) },
        body: JSON.stringify({ payment_intent_id: payment.id }),
      });
      const { success } = (await answer.json()) as { success?: boolean };
      if (success === true) payment.acknowledged = true;
    } catch {
      // The site was killed meanwhile: nobody knows whether it has the payment.
    }
  }

  async function tell(payment: BuyerPayment): Promise<void> {
    const statuses = await stripe.sendEvent(payment.id, { copies: random() < 0.3 ? 2 : 1 });
    if (statuses.includes(200)) payment.acknowledged = true;
  }

  return {
    payments,
    async finish() {
      finished = true;
      await loop;
    },
  };
}

/** Each paid intent that was acknowledged is one order with one mail; more only where a try was unclear. */
export function judgePayments(
  payments: readonly BuyerPayment[],
  persistTo: string,
  sentMails: readonly SentMail[],
) {
  const violations: string[] = [];
  const demand = (holds: boolean, otherwise: string) => {
    if (!holds) violations.push(otherwise);
  };
  const rows = queryLocalDb(
    persistTo,
    `select orders.id as id, coalesce(mail.attempts, 0) as attempts, coalesce(told.attempts, 0) as told
       from orders
       left join outbox mail on mail.key = orders.id || ':order-template'
       left join outbox told on told.key = orders.id || ':order-operator'`,
  );
  const orders = new Map(rows.map((row) => [String(row["id"]), row]));
  const templates = sentMails.filter(({ text }) => text.includes(templateLink));
  const mailsOf = countBy(templates.flatMap(({ to }) => to));

  for (const { id, email, acknowledged } of payments) {
    const order = orders.get(id);
    const mails = mailsOf.get(email) ?? 0;
    demand(order !== undefined || !acknowledged, `${id}: acknowledged and lost`);
    demand(order === undefined || mails >= 1, `${id}: no template mail`);
    demand(order === undefined || Number(order["told"]) >= 1, `${id}: the operator was not told`);
    demand(mails <= Number(order?.["attempts"] ?? 0), `${id}: ${mails} mails, more than tries`);
  }
  demand(orders.size <= payments.length, `${orders.size} orders for ${payments.length} payments`);

  const counts = payments.map(({ email }) => mailsOf.get(email) ?? 0);
  return {
    violations,
    stored: orders.size,
    acknowledged: payments.filter((payment) => payment.acknowledged).length,
    mails: counts.reduce((sum, count) => sum + count, 0),
    repeats: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}

function addressOf({ length }: readonly unknown[]): string {
  return `10.201.${(length >> 8) & 255}.${length & 255}`;
}
