import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import { usdExact } from "~/lib/text/usd";
import type { PaymentState } from "~/payments/status";
import { checkoutOf } from "../shared/checkout";
import { prices } from "../shared/prices";
import { plannerTemplate } from "../shared/samples";

type Words = {
  readonly heading: string;
  /** `email`: where it goes, masked; null when it is not to be shown. */
  readonly text: (email: string | null) => string;
};

const { name } = plannerTemplate;
const provider = names.paymentProvider.name;

const back = { label: "Back to Template Info", to: { page: "social" } } satisfies Action;

/** What the page says of a payment. It claims one only where there was one. */
const states: Readonly<Record<PaymentState, Words>> = {
  loading: {
    heading: "Confirming your payment…",
    text: () => `We are asking ${provider}. This takes a few seconds.`,
  },
  paid: {
    heading: "Payment Successful!",
    text: (email) =>
      `The template will be sent to ${email ?? "your email"} within 10 minutes. Please check your spam folder too.`,
  },
  // The specification's words; what they cannot know stands below them.
  unavailable: {
    heading: "Payment Complete",
    text: () => "Your payment was successful. You'll receive an email shortly.",
  },
  busy: {
    heading: "One moment, please",
    text: () =>
      "Many payments are being looked up from your network right now. If you have paid, nothing is lost: the template comes by email all the same. To see it here, check again in a minute.",
  },
  processing: {
    heading: "Your payment is being processed",
    text: () =>
      `${provider} has not received it yet; some banks take days. The template will be sent to your email within 10 minutes of its arrival.`,
  },
  failed: {
    heading: "Your payment didn't go through",
    text: () => "You haven't been charged. Try another card, or ask us.",
  },
  unknown: {
    heading: "We cannot find this payment",
    text: () =>
      `The address of this page names no payment of ours. If you have paid, the template comes by email all the same; if it does not, write to ${names.contactEmail}.`,
  },
  missing: {
    heading: "Thank you for your interest in the template",
    text: () =>
      "Once you have paid, the template will be sent to your email within 10 minutes. Please check your spam folder too.",
  },
};

export const templateSuccess = {
  title: `Your ${name}`,
  description: `What happens after buying the ${name}: the email with the link, the setup guide, and help.`,
  states,
  unconfirmed: `${provider} has not confirmed it to us just now. The email leaves as soon as it does.`,
  checkAgain: "Check again",
  toasts: {
    label: "Notifications (F8)",
    close: "Close notification",
    paid: (email: string) => ({
      title: "Payment Successful!",
      text: `Template will be sent to ${email}`,
    }),
    unavailable: {
      title: "Payment Complete",
      text: "Your payment was successful. You'll receive an email shortly.",
    },
  },
  next: {
    title: "What's Next",
    steps: [
      {
        icon: "mail",
        title: "Check your email",
        text: "The link to your template is in it. No email after 10 minutes? Check your spam folder.",
      },
      {
        icon: "video",
        title: "Watch the setup guide",
        text: `It shows how to add the template to your ${plannerTemplate.tool} workspace and fill it in.`,
        action: {
          label: "Open the setup guide",
          to: { url: plannerTemplate.setupGuide.url },
        } satisfies Action,
      },
    ],
  },
  order: {
    title: "Order details",
    /** In front of them while no payment is confirmed. */
    once: "Once your payment is through:",
    item: name,
    price: usdExact(prices.templateReceipt),
    receipt: "Receipt sent to your email address",
    receiptLater: "Your receipt comes by email as well.",
  },
  help: {
    title: "Need help setting it up?",
    text: "In 15 minutes we set it up with you, free of charge.",
    action: {
      label: "Book Free Setup Call",
      to: { url: names.schedulingProvider.links.fitCall },
    } satisfies Action,
  },
  back,
  /** After a payment that failed. `to`: the checkout of what it was for. */
  retry: {
    label: "Try again",
    to: checkoutOf,
    ask: { label: "Email us", to: { mail: names.contactEmail } } satisfies Action,
    info: back,
  },
} as const;

/** Sentences of `POST /api/payment-success`. */
export const paymentApiWords = {
  unreadable: "Send a small JSON body.",
  invalid: "Send a JSON object with payment_intent_id, a text.",
  unavailable: "The payment cannot be looked up now. Please try again in a moment.",
} as const;
