import { names } from "~/config/names";

const { brand, contactEmail } = names;

export const unsubscribeWords = {
  title: "Unsubscribe",
  description: `Get no more news and offers from ${brand} by mail.`,
  heading: "No more mail from us?",
  text: "Press the button, and the address that this link was sent to gets no more news, guides and offers from us.",
  button: "Unsubscribe",
  after: {
    title: "What stays",
    points: [
      "What you order or book is still confirmed by mail: those are receipts, not news.",
      "Should your address be entered into a form of ours again, one mail asks you first, once a week at most. Only a click in it brings our mail back.",
      `To have everything deleted that we hold about you, write to ${contactEmail}.`,
    ],
  },
  done: {
    title: "You are unsubscribed",
    heading: "You are unsubscribed",
    text: `The address that this link was sent to gets no more news from us. Mail that is on its way already may still arrive. Should any come after that, write to ${contactEmail}.`,
  },
  problem: "That could not be stored just now. Please press the button again in a moment.",
} as const;

/** Words of the page behind the question whether somebody who unsubscribed wants mail again. */
export const resubscribeWords = {
  title: "Hear from us again",
  description: `Get mail from ${brand} again, after having unsubscribed.`,
  heading: "Shall we write to you again?",
  text: "Press the button, and the address that this link was sent to gets our mail again, beginning with what was asked for on our site.",
  button: "Yes, write to me again",
  after: {
    title: "Good to know",
    points: [
      "If you do not press it, you stay unsubscribed.",
      "Each mail has a link that ends it again.",
      `Questions? A person reads ${contactEmail}.`,
    ],
  },
  done: {
    title: "You are back",
    heading: "We write to you again",
    text: "The address that this link was sent to gets our mail again. What was asked for on our site comes within minutes; a guide comes when it is out.",
  },
  problem: "That could not be stored just now. Please press the button again in a moment.",
  tooFast: "Too many requests came from your network. Please wait a minute and press again.",
} as const;
