import { setTimeout as sleep } from "node:timers/promises";
import type { StripeControl } from "../simulators/stripe/stripe-simulator.ts";
import { queryLocalDb } from "../support/local-db.ts";
import type { Submitters } from "./submitters.ts";
import { collectViolations, countBy, type Findings } from "./notetaker-promises.ts";
import type { SentMail } from "../support/sent-mails.ts";

const templateLink = "/social-planner-";

export type BuyerPayment = {
  readonly id: string;
  readonly email: string;
  acknowledged: boolean;
};

export type Buyers = {
  readonly payments: readonly BuyerPayment[];
  readonly finish: () => Promise<void>;
};

/** Starts people who pay. The page, a webhook or both report a payment; half of the lost reports are repeated. */
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
      const ways = [() => ask(payment), () => sendWebhook(payment)];
      const chosen = random() < 0.6 ? ways : [ways[random() < 0.5 ? 0 : 1]!];
      await Promise.all(chosen.map((way) => way()));
      if (!payment.acknowledged && random() < 0.5) await sendWebhook(payment);
    }
  })();

  async function ask(payment: BuyerPayment): Promise<void> {
    try {
      const answer = await fetch(`${siteUrl}/api/payment-success`, {
        method: "POST",
        signal: AbortSignal.timeout(5_000),
        headers: {
          "content-type": "application/json",
          "cf-connecting-ip": networkAddress(payments.length),
        },
        body: JSON.stringify({ payment_intent_id: payment.id }),
      });
      const { success } = (await answer.json()) as { success?: boolean };
      if (success === true) payment.acknowledged = true;
    } catch {
      // The site was killed, perhaps after it had stored the payment.
    }
  }

  async function sendWebhook(payment: BuyerPayment): Promise<void> {
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

/** Checks that every acknowledged payment is one order with one mail; only a kill may repeat the mail. */
export function checkPayments(
  payments: readonly BuyerPayment[],
  persistTo: string,
  sentMails: readonly SentMail[],
): Findings {
  const { violations, demand } = collectViolations();
  const rows = queryLocalDb(
    persistTo,
    `select orders.id as id, coalesce(mail.attempts, 0) as attempts, coalesce(report.attempts, 0) as reports
       from orders
       left join outbox mail on mail.key = orders.id || ':order-template'
       left join outbox report on report.key = orders.id || ':order-operator'`,
  );
  const orders = new Map(rows.map((row) => [String(row["id"]), row]));
  const templates = sentMails.filter(({ text }) => text.includes(templateLink));
  const mailsOf = countBy(templates.flatMap(({ to }) => to));
  for (const { id, email, acknowledged } of payments) {
    const order = orders.get(id);
    const mails = mailsOf.get(email) ?? 0;
    const attempts = Number(order?.["attempts"] ?? 0);
    demand(order !== undefined || !acknowledged, `${id}: acknowledged and lost`);
    demand(!order || mails >= 1, `${id}: no template mail`);
    demand(!order || Number(order["reports"]) >= 1, `${id}: not reported to the operator`);
    demand(mails <= attempts, `${id}: ${mails} template mails, ${attempts} attempts`);
  }
  demand(orders.size <= payments.length, `${orders.size} orders for ${payments.length} payments`);
  const acknowledged = payments.filter((payment) => payment.acknowledged).length;
  return { violations, acknowledged, stored: orders.size, mails: templates.length };
}

function networkAddress(nth: number): string {
  return `10.201.${(nth >> 8) & 255}.${nth & 255}`;
}
