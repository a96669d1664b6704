import { orderOperatorMailWords as words } from "../../content/mails/orders.ts";
import { plannerTemplate, plannerTemplates } from "../../content/shared/planner-templates.ts";
import type { RenderedMail } from "../mail.ts";
import { paragraph } from "./blocks.ts";
import { letter, type Fact } from "./letter.ts";

export type OrderOperatorMailProps = {
  /** Stripe's payment intent. */
  readonly id: string;
  readonly versions: readonly (keyof typeof plannerTemplates)[];
  /** Whether the versions were taken from the amount, which is a price of both. */
  readonly isGuess: boolean;
  readonly paid: string;
  /** Date and time as text. */
  readonly paidAt: string;
  /** null when Stripe knows none. */
  readonly email: string | null;
};

/** Everything that is known of an order, for the operator. */
export function orderOperatorMail(props: OrderOperatorMailProps): RenderedMail {
  const { id, versions, isGuess, paid, paidAt, email } = props;
  const [first] = versions;
  const what = isGuess || !first ? words.both : plannerTemplates[first].label;
  const facts: Fact[] = [
    [words.facts.what, `${plannerTemplate.name}, ${what}`],
    [words.facts.paid, paid],
    [words.facts.at, paidAt],
    ...(email === null ? [] : [[words.facts.email, email] as const]),
    [words.facts.id, id, `https://dashboard.stripe.com/payments/${id}`],
  ];
  return letter({
    subject: words.subject(what, paid),
    title: words.title,
    preview: words.preview,
    blocks: [
      { kind: "facts", facts },
      paragraph(email === null ? words.noAddress : words.sent),
      ...(isGuess ? [paragraph(words.guess)] : []),
    ],
    footer: words.footer,
  });
}
