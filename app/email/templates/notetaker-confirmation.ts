import { commonMailWords as common } from "../../content/mails/common.ts";
import {
  bookedMailWords as booked,
  confirmationMailWords as words,
  onItsWayMailWords as onItsWay,
} from "../../content/mails/confirmation.ts";
import type { RenderedMail } from "../mail.ts";
import {
  admitBlocks,
  alsoComingBlocks,
  bookingFacts,
  greeting,
  heading,
  meetingFact,
  paragraph,
  statusBlocks,
  type BookingProps,
} from "./blocks.ts";
import { letter, type Block } from "./letter.ts";

export type ConfirmationMailProps = Pick<
  BookingProps,
  "name" | "meeting" | "botName" | "statusUrl" | "notMeUrl"
> & {
  /** Date and time as text, in the visitor's zone; null for a meeting that runs now. */
  readonly when: string | null;
  /** Whether a calendar file comes with the mail. */
  readonly hasCalendarFile: boolean;
  /** Whose notetakers come as well; each a first name and a masked address. */
  readonly alsoComing: readonly string[];
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
      ...alsoComingBlocks(props.alsoComing),
      ...admitBlocks(props.botName),
      ...aboutRecording,
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

function onItsWayMail(props: ConfirmationMailProps): RenderedMail {
  const { name, meeting, statusUrl } = props;
  return letter({
    subject: onItsWay.subject,
    title: onItsWay.title,
    preview: onItsWay.preview,
    blocks: [
      greeting(name),
      paragraph(onItsWay.intro),
      ...alsoComingBlocks(props.alsoComing),
      ...admitBlocks(props.botName),
      ...statusBlocks(statusUrl, onItsWay.statusButton),
      { kind: "facts", facts: [meetingFact(meeting)] },
      ...aboutRecording,
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

const aboutRecording: readonly Block[] = [
  heading(words.tellHeading),
  paragraph(words.tell),
  paragraph(words.afterwards),
];
