import { names } from "../../config/names.ts";
import { button, facts, type Letter, quiet } from "../../email/letter.ts";
import { isGone } from "../changes/possible-actions.ts";
import {
  type MailProps,
  meetingFact,
  type NotetakerMail,
  personMail,
  timeFact,
} from "./notetaker-mail.ts";

/** Mails to a person who may not have asked for a notetaker. They contain no user-supplied text. */

export const pendingConfirmation = pendingMail(({ links }) => ({
  subject: "Did you ask for a notetaker?",
  preview: "We won't send anything until you say so.",
  blocks: [
    "Several notetakers were requested with your address today, so we're checking with you. The latest ones wait until you tell us which are yours.",
    button("Review the requests", links.status),
    quiet("If they aren't yours, just ignore this email. Nothing will be sent."),
  ],
}));

export const unprovenInvite = pendingMail(({ notetaker, links }) => ({
  subject: "Did you invite the notetaker?",
  preview: "It only joins if you say so.",
  blocks: [
    `A calendar invite from your address asks the ${names.notetakerName} to join this meeting:`,
    facts(timeFact(notetaker), meetingFact(notetaker)),
    "Your email provider didn't sign the invite in a way that shows it really came from you, so the notetaker won't join until you say yes. If the meeting repeats, your yes covers the later dates too.",
    button("Yes, join", links.status),
    "If the meeting moves or is canceled, please change it on the same page. Your calendar's updates won't reach the notetaker, because we can't verify those either.",
    quiet("If it wasn't you, just ignore this email. Nothing is booked."),
  ],
}));

function pendingMail(words: (props: MailProps) => Omit<Letter, "footer">): NotetakerMail {
  return {
    isTrue: (notetaker) => notetaker.status === "pending_confirmation" && !isGone(notetaker),
    letter: (props) => {
      const nameless = { ...props, notetaker: { ...props.notetaker, name: null } };
      return personMail(nameless, words(props));
    },
  };
}
