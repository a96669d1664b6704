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
} from "../../../app/notetaker/mails/sharing/letters.ts";
import { questionOverMailWords } from "../../../app/notetaker/mails/sharing/words.ts";
import { botNameFor } from "../../../app/notetaker/mails/chat/announcement.ts";
import type { BookingProps } from "../../../app/notetaker/mails/blocks.ts";
import type { SampleMail } from "./samples.ts";

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
