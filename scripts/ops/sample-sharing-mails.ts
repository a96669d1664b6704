import {
  notetakerAlreadyComingMail,
  notetakerAnotherComingMail,
  notetakerAskedMail,
  notetakerDeclinedMail,
  notetakerHeldMail,
  notetakerLetInMail,
  notetakerQuestionOverMail,
  notetakerStoppedMail,
  notetakerUnprovenMail,
} from "../../app/email/templates/notetaker-sharing.ts";
import { questionOverMailWords } from "../../app/content/mails/sharing.ts";
import { botNameFor } from "../../app/notetaker/announcement.ts";
import type { BookingProps } from "../../app/email/templates/blocks.ts";
import type { SampleMail } from "./sample-mails.ts";

/** The mails between the owner of a notetaker and others at its meeting. */
export function sharingMails(booked: BookingProps, ownUrl: string): readonly SampleMail[] {
  const booking = { ...booked, who: "Grace (g•••r@example.com)" };
  const theirs = botNameFor("grace.hopper@example.com");
  const yours = booked.botName;
  const reasons = Object.keys(questionOverMailWords.reasons) as Reason[];
  return [
    { id: "already-coming", mail: notetakerAlreadyComingMail(booking) },
    { id: "asked", mail: notetakerAskedMail({ ...booking, again: false }) },
    { id: "asked-again", mail: notetakerAskedMail({ ...booking, again: true }) },
    { id: "let-in", mail: notetakerLetInMail(booking) },
    { id: "declined", mail: notetakerDeclinedMail(booking) },
    { id: "another-coming", mail: notetakerAnotherComingMail({ ...booking, theirs, yours }) },
    { id: "stopped", mail: notetakerStoppedMail({ ...booking, to: "recipient" }) },
    { id: "stopped-asker", mail: notetakerStoppedMail({ ...booking, to: "asker" }) },
    { id: "held", mail: notetakerHeldMail(booking) },
    { id: "unproven", mail: notetakerUnprovenMail(booking) },
    ...reasons.map((reason) => ({
      id: `question-over-${reason.replaceAll("_", "-")}`,
      mail: notetakerQuestionOverMail({ ...booking, reason, ownUrl }),
    })),
  ];
}

type Reason = keyof typeof questionOverMailWords.reasons;
