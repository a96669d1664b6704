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
