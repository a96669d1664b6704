import { deliveryMinutes } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import { usdExact } from "~/lib/text/usd";
import type { PaymentState } from "~/payments/payment-state";
import { checkoutOf, plannerTemplate } from "../shared/planner";
import { prices } from "../shared/prices";

const delivery = amount(deliveryMinutes, "minute");
type Words = {
  readonly heading: string;
  /** `email`: masked; null if it must not be shown. */
  readonly text: (email: string | null) => string;
};

const { name } = plannerTemplate;
const provider = names.paymentProvider.name;

const back = { label: "Back to Template Info", to: { page: "social" } } satisfies Action;

const specifiedText = "Your payment was successful. You'll receive an email shortly.";

/** Words for each state. Only `unavailable` claims a payment that Stripe may not have confirmed. */
const states: Readonly<Record<PaymentState, Words>> = {
  loading: {
    heading: "Confirming your payment…",
    text: () => `We're checking with ${provider}. This takes a few seconds.`,
  },
  paid: {
    heading: "Payment Successful!",
    text: (email) =>
      `The template will be sent to ${email ?? "your email"} within ${delivery}. Not there? Please check your spam folder.`,
  },
  // The specification wants these words. The page adds `unconfirmed` below them.
  unavailable: {
    heading: "Payment Complete",
    text: () => specifiedText,
  },
  busy: {
    heading: "One moment, please",
    text: () =>
      "We're getting a lot of requests from your network. If you've paid, nothing is lost: you'll get the template by email. To see it here, check again in a minute.",
  },
  processing: {
    heading: "Your payment is being processed",
    text: () =>
      `${provider} hasn't received it yet. Some banks take days. The template will be sent to your email within ${delivery} of the payment clearing.`,
  },
  failed: {
    heading: "Your payment didn't go through",
    text: () => "You haven't been charged. Try another card, or ask us.",
  },
  unknown: {
    heading: "Looking for your template?",
    text: () =>
      `This link doesn't lead to a payment. If you've paid, you'll still get the template by email within ${delivery}. Nothing arrived? Check your spam folder, then write to us from the address you paid with, and we'll send it again.`,
  },
};

export const templateSuccess = {
  title: `Your ${name}`,
  description: `What happens after you buy the ${name}: your email with the link, the setup guide and help.`,
  states,
  unconfirmed: `We're still waiting for ${provider} to confirm. We'll send the email as soon as it does.`,
  checkAgain: "Check again",
  toasts: {
    paid: (email: string) => ({
      title: states.paid.heading,
      text: `Template will be sent to ${email}`,
    }),
    unavailable: { title: states.unavailable.heading, text: specifiedText },
  },
  /** For the minutes until the email arrives. */
  guide: {
    label: "Open the setup guide",
    to: { url: plannerTemplate.setupGuide.url },
  } satisfies Action,
  next: {
    title: "What's Next",
    steps: [
      {
        title: "Check your email",
        text: `It has the link to your template. No email after ${delivery}? Check your spam folder.`,
      },
      {
        title: "Watch the setup guide",
        text: `It shows how to add the template to your ${plannerTemplate.tool} workspace and set it up.`,
      },
    ],
  },
  order: {
    title: "Order details",
    /** Shown in the order card until the payment is confirmed. */
    once: "Once your payment goes through:",
    item: name,
    picture: {
      kind: "picture",
      src: "/media/planner/agency-first-evening.svg",
      width: 640,
      height: 460,
      phone: { src: "/media/planner/agency-first-evening-phone.svg", width: 340, height: 452 },
      caption: "The setup guide in the template: five steps, three of them done.",
    },
    price: usdExact(prices.templateReceipt),
    receipt: "Receipt sent to your email address",
    receiptLater: "You'll also get your receipt by email.",
  },
  help: {
    title: "Need help setting it up?",
    text: "We'll set it up with you on a free 15-minute call.",
    action: {
      label: "Book Free Setup Call",
      to: { url: names.schedulingProvider.links.fitCall },
    } satisfies Action,
  },
  back,
  /** Shown after a failed or unknown payment. `to`: the checkout of each version. */
  retry: {
    label: "Try again",
    to: checkoutOf,
    ask: { label: "Email us", to: { mail: names.contactEmail } } satisfies Action,
    info: back,
  },
} as const;

/** `message` in answers of `POST /api/payment-success`. */
export const paymentApiWords = {
  unreadable: "Send a small JSON body.",
  invalid: "Send a JSON object with payment_intent_id as a string.",
  unavailable: "We can't look up the payment right now. Please try again in a moment.",
} as const;
