import { names } from "../config/names.ts";
import { plannerTemplate as template, plannerVersions } from "../content/shared/planner.ts";
import { mailAddress } from "../lib/text/addresses.ts";
import { unlinked } from "../lib/text/trim.ts";
import {
  button,
  type Fact,
  facts,
  greeting,
  heading,
  letter,
  link,
  operatorLetter,
  quiet,
  type RenderedMail,
} from "../email/letter.ts";
import type { TemplateVersion } from "./payment-state.ts";

const stripe = names.paymentProvider.name;

type OrderOperatorMailProps = {
  readonly id: string;
  /** Both if the payment names no version and its amount fits either. */
  readonly versions: readonly [TemplateVersion, ...TemplateVersion[]];
  readonly paid: string;
  readonly paidAt: string;
  readonly email: string | null;
};

export function orderOperatorMail(props: OrderOperatorMailProps): RenderedMail {
  const { id, versions, paid, paidAt, email } = props;
  const isBoth = versions.length > 1;
  const versionLabel = isBoth ? "both versions" : plannerVersions[versions[0]].label;
  const delivery =
    email === null
      ? `${stripe} has no email address for the buyer, so the template wasn't sent. Look up the payment and send it by hand.`
      : "The template is on its way to the buyer.";
  const bothSent = `The payment doesn't say which version it's for, and the amount matches both, so we sent the buyer both. Set the metadata “template” on the payment link (docs/options.md, “Payments”).`;
  return operatorLetter({
    subject: `Sold: ${versionLabel}, ${paid}`,
    title: "A template was sold",
    preview: "Who bought what, and for how much.",
    blocks: [
      facts(
        ["Template", `${template.name}, ${versionLabel}`],
        ["Paid", paid],
        ["Paid at", paidAt],
        ...buyerFacts(email),
        paymentFact(id),
      ),
      delivery,
      isBoth && bothSent,
    ],
  });
}

export function paymentReturnedMail(id: string): RenderedMail {
  const subject = "Not delivered: a payment that was refunded or disputed";
  const text =
    "This payment was refunded or disputed before the template was sent, so nothing was sent to the buyer.";
  return operatorLetter({
    subject,
    title: subject,
    preview: "A template was paid for, and the payment was returned.",
    blocks: [text, facts(paymentFact(id))],
  });
}

function buyerFacts(email: string | null): readonly Fact[] {
  if (email === null) return [];
  // A buyer may type anything at the checkout: only an address may become a link.
  return [["Buyer", mailAddress(email) === null ? unlinked(email) : email]];
}

function paymentFact(id: string): Fact {
  const path = id.startsWith("cs_") ? "search?query=" : "payments/";
  return [`${stripe} payment`, id, `https://dashboard.stripe.com/${path}${id}`];
}

export function orderTemplateMail({
  versions,
  paid,
}: Pick<OrderOperatorMailProps, "versions" | "paid">): RenderedMail {
  const bought = versions.map((version) => plannerVersions[version]);
  const order = `${template.name}, ${bought.map(({ label }) => label).join(", ")}`;
  const bothVersions =
    "The amount you paid matches both versions, so here are both. Use the one you ordered.";
  return letter({
    subject: `Your ${template.name}`,
    title: "Your template is ready",
    preview: "The link to your template, and how to set it up.",
    blocks: [
      greeting(""),
      `Thanks for buying the ${template.name}. Open it here and add it to your ${template.tool} workspace:`,
      bought.length > 1 && bothVersions,
      bought.map(({ label, url }) => button(`Open the ${label}`, url)),
      heading("Set it up"),
      "Follow the setup video. One evening is all it takes.",
      link("Watch the setup guide", template.setupGuide.url),
      facts(["Your order", order], ["Paid", paid]),
      quiet(
        `${stripe} sends your receipt separately. Something missing, or can't open the link? Email ${names.contactEmail}.`,
      ),
    ],
    footer: `You're getting this email because this address was used to buy the ${template.name}. It's not a newsletter: we send it once.`,
  });
}
