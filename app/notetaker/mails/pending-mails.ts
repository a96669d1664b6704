import { names } from "../../config/names.ts";
import { type Blocks, button, facts, paragraph, quiet } from "../../email/letter.ts";
import { isErased } from "../changes/possible-actions.ts";
import {
  type About,
  type MailWords,
  meetingFact,
  type NotetakerMail,
  personMail,
  timeFact,
} from "./notetaker-mail.ts";

/** Mails to a mailbox that may not have asked. They contain no user-supplied text. */

const pendingWords = {
  subject: "Did you ask for a notetaker?",
  preview: "We won't send anything until you say so.",
  intro: `Several notetakers were requested with your address today, so we're checking with you. The latest ones wait until you tell us which are yours.`,
  button: "Review the requests",
  ignore: "If they aren't yours, just ignore this email. Nothing will be sent.",
} as const;

export const pendingConfirmation = pendingMail(pendingWords, ({ links }) => [
  paragraph(pendingWords.intro),
  button(pendingWords.button, links.status),
  quiet(pendingWords.ignore),
]);

const unprovenWords = {
  subject: "Did you invite the notetaker?",
  preview: "It only joins if you say so.",
  intro: `A calendar invite from your address asks the ${names.notetakerName} to join this meeting:`,
  question:
    "Your email provider didn't sign the invite in a way that shows it really came from you, so the notetaker won't join until you say yes. If the meeting repeats, your yes covers the later dates too.",
  button: "Yes, join",
  later:
    "If the meeting moves or is canceled, please change it on the same page. Your calendar's updates won't reach the notetaker, because we can't verify those either.",
  ignore: "If it wasn't you, just ignore this email. Nothing is booked.",
} as const;

export const unprovenInvite = pendingMail(unprovenWords, ({ notetaker, links }) => [
  paragraph(unprovenWords.intro),
  facts(timeFact(notetaker), meetingFact(notetaker)),
  paragraph(unprovenWords.question),
  button(unprovenWords.button, links.status),
  paragraph(unprovenWords.later),
  quiet(unprovenWords.ignore),
]);

function pendingMail(words: MailWords, blocks: (about: About) => Blocks): NotetakerMail {
  return {
    isTrue: (notetaker) => notetaker.status === "pending_confirmation" && !isErased(notetaker),
    hasPersonalLink: true,
    letter: (about) => {
      const nameless = { ...about, notetaker: { ...about.notetaker, name: null } };
      return personMail(words, nameless, blocks(about));
    },
  };
}
