import { commonMailWords as common } from "../../content/mails/common.ts";
import {
  bookedMailWords as booked,
  confirmationMailWords as words,
  onItsWayMailWords as onItsWay,
} from "../../content/mails/confirmation.ts";
import type { RenderedMail } from "../mail.ts";
import {
  admitBlocks,
  bookingFacts,
  greeting,
  heading,
  meetingFact,
  paragraph,
  statusBlocks,
  type BookingProps,
} from "./blocks.ts";
import { letter, type Block } from "./letter.ts";

export type ConfirmationMailProps = Pick<BookingProps, "name" | "meeting" | "statusUrl"> & {
  /** Date and time as text, in the visitor's zone; null for a meeting that runs now. */
  readonly when: string | null;
  /** Whether a calendar file comes with the mail. */
  readonly hasCalendarFile: boolean;
};

/** When the notetaker comes, and what the host has to do so that it gets in. */
export function notetakerConfirmationMail(props: ConfirmationMailProps): RenderedMail {
  const { when } = props;
  if (when === null) return onItsWayMail(props);

  return letter({
    subject: booked.subject(when),
    title: booked.title,
    preview: booked.preview,
    blocks: [
      greeting(props.name),
      paragraph(booked.intro),
      bookingFacts({ ...props, when }),
      ...(props.hasCalendarFile ? [paragraph(booked.attachment)] : []),
      ...statusBlocks(props.statusUrl),
      ...admitBlocks,
      ...aboutRecording,
    ],
    footer: common.footer,
  });
}

function onItsWayMail({ name, meeting, statusUrl }: ConfirmationMailProps): RenderedMail {
  return letter({
    subject: onItsWay.subject,
    title: onItsWay.title,
    preview: onItsWay.preview,
    blocks: [
      greeting(name),
      paragraph(onItsWay.intro),
      ...admitBlocks,
      ...statusBlocks(statusUrl, onItsWay.statusButton),
      { kind: "facts", facts: [meetingFact(meeting)] },
      ...aboutRecording,
    ],
    footer: common.footer,
  });
}

const aboutRecording: readonly Block[] = [
  heading(words.tellHeading),
  paragraph(words.tell),
  paragraph(words.afterwards),
];
