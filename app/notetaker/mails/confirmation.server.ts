import { names } from "~/config/names";
import {
  type Block,
  greeting,
  heading,
  letter,
  paragraph,
  type RenderedMail,
} from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { arrivalSeconds, retentionDays } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import {
  admitBlocks,
  bookingFacts,
  type BookingProps,
  commonMailWords as common,
  meetingFact,
  statusBlocks,
} from "./blocks";
import { calendarAttachments } from "./calendar.server";
import { bookingOf, dropped, findActive, isAhead, isCurrent, statusUrl } from "./addressee.server";

const bot = names.notetakerName;

/** For a meeting that was booked ahead. Times and dates come in as text, in the visitor's zone. */
const bookedMailWords = {
  subject: (when: string) => `Your notetaker is booked: ${when}`,
  title: "Your notetaker is booked",
  preview: "When it joins, and how the host admits it.",
  intro: `The ${bot} will ask to join your meeting at this time:`,
  attachment: "Open the attached file to add it to your calendar.",
} as const;

/** For a meeting that runs now. */
const onItsWayMailWords = {
  subject: "Your notetaker is on its way",
  title: "Your notetaker is on its way",
  preview: "It's about to ask to join. The host has to admit it.",
  intro: `The ${bot} is on its way to your meeting and will ask to join within ${amount(arrivalSeconds, "second")}.`,
  statusButton: "Track it live",
} as const;

const confirmationMailWords = {
  tellHeading: "Let everyone know",
  tell: `The ${bot} records audio, video and chat, and says so in the chat when it joins. Please tell everyone in the meeting beforehand.`,
  afterwards: `After the meeting, you'll get the recording, the transcript and the chat log by email. We delete everything ${amount(retentionDays, "day")} after the meeting.`,
} as const;

type ConfirmationMailProps = Pick<
  BookingProps,
  "name" | "meeting" | "botName" | "statusUrl" | "notMeUrl"
> & {
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
    subject: bookedMailWords.subject(when),
    title: bookedMailWords.title,
    preview: bookedMailWords.preview,
    blocks: [
      greeting(props.name),
      paragraph(bookedMailWords.intro),
      bookingFacts({ ...props, when }),
      ...(props.hasCalendarFile ? [paragraph(bookedMailWords.attachment)] : []),
      ...statusBlocks(props),
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
    subject: onItsWayMailWords.subject,
    title: onItsWayMailWords.title,
    preview: onItsWayMailWords.preview,
    blocks: [
      greeting(name),
      paragraph(onItsWayMailWords.intro),
      ...admitBlocks(props.botName),
      ...statusBlocks({ statusUrl }, onItsWayMailWords.statusButton),
      { kind: "facts", facts: [meetingFact(meeting)] },
      ...aboutRecording,
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

const aboutRecording: readonly Block[] = [
  heading(confirmationMailWords.tellHeading),
  paragraph(confirmationMailWords.tell),
  paragraph(confirmationMailWords.afterwards),
];

/** That it is booked, or on its way; with the personal link, and the calendar file if there is a date. */
export async function sendConfirmation(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  // A booking that has moved meanwhile is told by the mail about the move.
  if (!addressee || !isCurrent(message, addressee)) return dropped;

  const { notetaker, to } = addressee;
  if (!isAhead(notetaker)) return dropped;

  const attachments = calendarAttachments(world, addressee, "PUBLISH");
  const booking = bookingOf(addressee);
  const mail = notetakerConfirmationMail({
    ...booking,
    when: notetaker.scheduled ? booking.when : null,
    statusUrl: await statusUrl(world, addressee),
    hasCalendarFile: attachments.length > 0,
  });
  return sendMail(world.env, { ...mail, to, attachments }, message.key);
}
