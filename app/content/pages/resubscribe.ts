import { names } from "~/config/names";

const { brand, contactEmail } = names;

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
