import type { Action } from "~/components/sections/section";
import type { StopsAndStaysWords } from "~/components/artefacts/stops-and-stays";
import { names } from "~/config/names";

const { brand, contactEmail, workspaceTool } = names;

const next = { label: "Back to Home", to: { page: "home" } } satisfies Action;

export const unsubscribeWords = {
  title: "Unsubscribe",
  description: `Stop getting news and offers from ${brand} by email.`,
  heading: "Unsubscribe from our emails",
  /** `to`: a masked address; null once the address is deleted. */
  text: (to: string | null) =>
    to === null
      ? "We'll stop sending you news, guides and offers."
      : `We'll stop sending news, guides and offers to ${to}.`,
  button: "Unsubscribe",
  after: {
    title: "Good to know",
    points: [
      "If you fill in one of our forms later, we won't add you back without asking.",
      `To delete everything we have about you, email ${contactEmail}.`,
    ],
  },
  inbox: {
    icon: "mail",
    title: `Your email from ${brand}`,
    state: "After you unsubscribe",
    rows: [
      { label: "News and tips", text: "What we built lately, and how", outcome: "Stops" },
      { label: "Guides", text: "“It's out: 10 Mistakes to Avoid”", outcome: "Stops" },
      { label: "Offers", text: `2 free months of ${workspaceTool.name}`, outcome: "Stops" },
      { label: "Receipts", text: "For anything you buy", outcome: "Still sent", stays: true },
      { label: "Bookings", text: "“Your notetaker is booked”", outcome: "Still sent", stays: true },
      {
        label: "Meeting notes",
        text: "When you send a notetaker",
        outcome: "Still sent",
        stays: true,
      },
    ],
  } satisfies StopsAndStaysWords,
  done: {
    title: "You're unsubscribed",
    heading: "You're unsubscribed",
    next,
    text: `We won't send any more news to the address this link was sent to. An email that was already on its way may still arrive. If you get another one after that, email ${contactEmail}.`,
  },
} as const;

/** Words of the page that asks an unsubscribed person whether they want email again. */
export const resubscribeWords = {
  title: "Hear from us again",
  description: `Get emails from ${brand} again after unsubscribing.`,
  heading: "Want to hear from us again?",
  text: (to: string | null) =>
    `Press the button and we'll email ${to ?? "the address this link was sent to"} again, starting with what was requested on our site.`,
  button: "Yes, email me again",
  after: {
    title: "Good to know",
    points: [
      "If you don't, you stay unsubscribed.",
      "You can unsubscribe from any email.",
      `Questions? A real person reads ${contactEmail}.`,
    ],
  },
  done: {
    title: "Welcome back",
    heading: "Welcome back",
    next,
    text: "You'll get our emails again. What was requested on our site arrives within minutes. Guides arrive when they come out.",
  },
} as const;
