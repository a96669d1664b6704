import { names } from "../../config/names.ts";
import { plannerTemplate as template } from "../shared/planner-templates.ts";

/** To the buyer of a template. */
export const orderTemplateMailWords = {
  subject: `Your ${template.name}`,
  title: "Your template is ready",
  preview: "The link to your template, and how to set it up.",
  intro: `thank you for buying the ${template.name}. Open it here and add it to your ${template.tool} workspace:`,
  both: "The amount you paid is a price of both versions, so here are both: use the one you ordered.",
  open: (label: string) => `Open the ${label}`,
  setupHeading: "Set it up",
  setup: "The setup guide is a video. An evening is enough.",
  guide: "Watch the setup guide",
  facts: { order: "Your order", paid: "Paid" },
  receipt: `${names.paymentProvider.name} sends the receipt in a mail of its own. Something is missing, or you cannot open the link? Write to ${names.contactEmail}.`,
  footer: `You get this mail because this address was entered when the ${template.name} was bought. It is no newsletter: it comes once.`,
} as const;

/** To the operator. */
export const orderOperatorMailWords = {
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
  guess: `The payment does not say which version it is for, and its amount is a price of both, so the buyer was sent both. Set the metadata "template" on the payment link (README, "Deploy").`,
  noAddress: `${names.paymentProvider.name} knows no address of the buyer: the template was sent to nobody. Look the payment up and send it by hand.`,
  sent: "The template is on its way to the buyer.",
  footer: "You get this mail because OPERATOR_EMAIL of the site is this address.",
} as const;
