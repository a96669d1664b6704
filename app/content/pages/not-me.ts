import { notMeDays } from "~/config/facts";
import { names } from "~/config/names";
import { amount } from "~/lib/text/amount";
import { buttonProblems } from "../words/form-parts";

const { brand, contactEmail, notetakerName: bot } = names;

const alwaysPoints = [
  "We won't email you again, no matter who enters your address. You'll still get receipts for anything you pay for.",
  "We keep your address only as a one-way code. You can undo this on the same page.",
];

/** Words of the page behind "This wasn't me" in our mails. */
export const notMeWords = {
  title: "This wasn't me",
  description: `Tell ${brand} that someone else entered your email address.`,
  heading: "Someone else used your address?",
  text: "Sorry about that. Press the button and it stops.",
  button: "This wasn't me",
  notetaker: {
    title: "What the button does",
    points: [
      `Any ${bot} someone else requested with your address won't join, or leaves, and its data is deleted. Notes that are already finished are deleted on their scheduled date.`,
      ...alwaysPoints,
    ],
  },
  lead: {
    title: "What the button does",
    points: [
      `The request made with your address is deleted. No ${bot} joins a meeting in your name, unless you've used it yourself.`,
      ...alwaysPoints,
    ],
  },
  done: {
    title: "Done: we won't email you again",
    heading: "Done. We won't email you again.",
    text: `An email that was already on its way may still arrive. If you get another one after that, email ${contactEmail}.`,
    button: "Undo: email me again",
    after: {
      title: "If you press undo",
      points: [
        "We can email you again when your address is entered.",
        "Canceled requests stay canceled. To get one back, request it again.",
      ],
    },
  },
  over: {
    heading: "This link has expired",
    text: `It worked for ${amount(notMeDays, "day")}. Nothing was changed. If someone is using your address now, press “This wasn't me” in the newest email from us, or email ${contactEmail}.`,
  },
  unavailable: {
    heading: "We're temporarily unavailable",
    text: "Nothing has changed. Please reload this page in a minute.",
  },
  problems: buttonProblems,
} as const;
