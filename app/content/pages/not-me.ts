import { names } from "~/config/names";

const { brand, contactEmail, notetakerName: bot } = names;

/** Words of the page behind "This wasn't me" in our mails. */
export const notMeWords = {
  title: "This wasn't me",
  description: `Tell ${brand} that it was not you who entered your address.`,
  heading: "Somebody else entered your address?",
  text: "Sorry about that. Press the button, and it ends here.",
  button: "This wasn't me",
  notetaker: {
    title: "What the button does",
    points: [
      `Every ${bot} that was asked for with your address and that you have done nothing with yourself stays away or leaves, and what is stored about it is deleted. Notes that are ready already are deleted on their day.`,
      "We won't write to your mailbox again, whoever enters its address. What you pay for is still confirmed.",
      "We keep your address only as a code that nobody can read. You can take it back on this page.",
    ],
  },
  lead: {
    title: "What the button does",
    points: [
      `What was asked for with your address is deleted, and nothing more comes of it. No ${bot} comes in your name either, unless you have done something with it yourself.`,
      "We won't write to your mailbox again, whoever enters its address. What you pay for is still confirmed.",
      "We keep your address only as a code that nobody can read. You can take it back on this page.",
    ],
  },
  done: {
    title: "Done: we won't write to you again",
    heading: "Done. We won't write to you again",
    text: `A mail that was on its way already may still arrive. Should any come after that, write to ${contactEmail}.`,
    button: "Undo: write to me again",
    after: {
      title: "If you press undo",
      points: [
        "Your mailbox can be written to again when its address is entered.",
        "What has ended stays ended: to have it, ask for it again.",
      ],
    },
  },
  unknown: {
    heading: "This link does not work",
    text: "It may have been cut off on its way. Open it again from the mail, or copy it whole.",
  },
  unavailable: {
    heading: "We are briefly out of reach",
    text: "Nothing has changed. Please load this page again in a minute.",
  },
  problems: {
    unavailable: "That could not be stored just now. Please press the button again in a moment.",
    tooFast: "Too many requests came from your network. Please wait a minute and press again.",
  },
} as const;
