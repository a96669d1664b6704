import { names } from "../config/names.ts";
import {
  plannerTemplate,
  plannerTemplates,
  plannerTemplate as template,
} from "../content/shared/planner.ts";
import {
  type Block,
  type Fact,
  greeting,
  heading,
  letter,
  paragraph,
  quiet,
  type RenderedMail,
} from "../email/letter.ts";

/** To the buyer of a template. */
const orderTemplateMailWords = {
  subject: `Your ${template.name}`,
  title: "Your template is ready",
  preview: "The link to your template, and how to set it up.",
  intro: `Thanks for buying the ${template.name}. Open it here and add it to your ${template.tool} workspace:`,
  both: "The amount you paid matches both versions, so here are both. Use the one you ordered.",
  open: (label: string) => `Open the ${label}`,
  setupHeading: "Set it up",
  setup: "Follow the setup video. One evening is all it takes.",
  guide: "Watch the setup guide",
  facts: { order: "Your order", paid: "Paid" },
  receipt: `${names.paymentProvider.name} sends your receipt separately. Something missing, or can't open the link? Email ${names.contactEmail}.`,
  footer: `You're getting this email because this address was used to buy the ${template.name}. It's not a newsletter: we send it once.`,
} as const;

/** To the operator. */
const orderOperatorMailWords = {
  subject: (what: string, paid: string) => `Sold: ${what}, ${paid}`,
  title: "A template was sold",
  preview: "Who bought what, and for how much.",
  facts: {
    what: "Template",
    paid: "Paid",
    at: "Paid at",
    email: "Buyer",
    id: `${names.paymentProvider.name} payment`,
  },
  both: "both versions",
  guess: `The payment doesn't say which version it's for, and the amount matches both, so we sent the buyer both. Set the metadata “template” on the payment link (README, “Deploy”).`,
  noAddress: `${names.paymentProvider.name} has no email address for the buyer, so the template wasn't sent. Look up the payment and send it by hand.`,
  sent: "The template is on its way to the buyer.",
  footer: "You're getting this email because OPERATOR_EMAIL of the site is set to this address.",
} as const;

type OrderOperatorMailProps = {
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
  const what = isGuess || !first ? orderOperatorMailWords.both : plannerTemplates[first].label;
  const facts: Fact[] = [
    [orderOperatorMailWords.facts.what, `${plannerTemplate.name}, ${what}`],
    [orderOperatorMailWords.facts.paid, paid],
    [orderOperatorMailWords.facts.at, paidAt],
    ...(email === null ? [] : [[orderOperatorMailWords.facts.email, email] as const]),
    [orderOperatorMailWords.facts.id, id, dashboardUrl(id)],
  ];
  return letter({
    subject: orderOperatorMailWords.subject(what, paid),
    title: orderOperatorMailWords.title,
    preview: orderOperatorMailWords.preview,
    blocks: [
      { kind: "facts", facts },
      paragraph(email === null ? orderOperatorMailWords.noAddress : orderOperatorMailWords.sent),
      ...(isGuess ? [paragraph(orderOperatorMailWords.guess)] : []),
    ],
    footer: orderOperatorMailWords.footer,
  });
}

/** To the operator, about a payment that came back before the template was sent. */
export function paymentReturnedMail(id: string): RenderedMail {
  const { footer, facts } = orderOperatorMailWords;
  const subject = "Not delivered: a payment that was refunded or disputed";
  const preview = "A template was paid for, and the payment was returned.";
  const text =
    "This payment was refunded or disputed before the template was sent, so nothing was sent to the buyer.";
  const fact: Fact = [facts.id, id, dashboardUrl(id)];
  const blocks: Block[] = [paragraph(text), { kind: "facts", facts: [fact] }];
  return letter({ subject, title: subject, preview, blocks, footer });
}

const dashboardUrl = (id: string) =>
  `https://dashboard.stripe.com/${id.startsWith("cs_") ? "search?query=" : "payments/"}${id}`;

type OrderTemplateMailProps = {
  readonly versions: readonly (keyof typeof plannerTemplates)[];
  /** Amount and currency as text. */
  readonly paid: string;
};

/** The template that somebody has bought. */
export function orderTemplateMail({ versions, paid }: OrderTemplateMailProps): RenderedMail {
  const bought = versions.map((version) => plannerTemplates[version]);
  const what = bought.map(({ label }) => label).join(", ");
  return letter({
    subject: orderTemplateMailWords.subject,
    title: orderTemplateMailWords.title,
    preview: orderTemplateMailWords.preview,
    blocks: [
      greeting(""),
      paragraph(orderTemplateMailWords.intro),
      ...(bought.length > 1 ? [paragraph(orderTemplateMailWords.both)] : []),
      ...bought.map(({ label, url }): Block => ({
        kind: "button",
        label: orderTemplateMailWords.open(label),
        url,
      })),
      heading(orderTemplateMailWords.setupHeading),
      paragraph(orderTemplateMailWords.setup),
      { kind: "link", label: orderTemplateMailWords.guide, url: plannerTemplate.setupGuide.url },
      {
        kind: "facts",
        facts: [
          [orderTemplateMailWords.facts.order, `${plannerTemplate.name}, ${what}`],
          [orderTemplateMailWords.facts.paid, paid],
        ],
      },
      quiet(orderTemplateMailWords.receipt),
    ],
    footer: orderTemplateMailWords.footer,
  });
}
