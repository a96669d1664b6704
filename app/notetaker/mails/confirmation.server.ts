import { arrivalSeconds, retentionDays } from "~/config/facts";
import { names } from "~/config/names";
import { type Block, heading, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { href } from "~/lib/render/href";
import { amount } from "~/lib/text/amount";
import type { World } from "~/world.server";
import { bookingOf, dropped, findActive, isAhead, isCurrent, statusUrl } from "./addressee.server";
import {
  admitBlocks,
  bookingFacts,
  type BookingProps,
  meetingFact,
  personMail,
  statusBlocks,
} from "./blocks";
import { calendarAttachments } from "./calendar.server";

const bot = names.notetakerName;

const bookedWords = {
  subject: (when: string) => `Your notetaker is booked: ${when}`,
  title: "Your notetaker is booked",
  preview: "When it joins, and how the host admits it.",
  intro: `The ${bot} will ask to join your meeting at this time:`,
  attachment: "Open the attached file to add it to your calendar.",
} as const;

const onItsWayWords = {
  subject: "Your notetaker is on its way",
  title: "Your notetaker is on its way",
  preview: "It's about to ask to join. The host has to admit it.",
  intro: `The ${bot} is on its way to your meeting and will ask to join within ${amount(arrivalSeconds, "second")}.`,
  statusButton: "Track it live",
} as const;

const words = {
  tellHeading: "Let everyone know",
  tell: `The ${bot} records audio, video and chat, and says so in the chat when it joins. Please tell everyone in the meeting beforehand.`,
  afterwards: `After the meeting, you'll get the recording, the transcript and the chat log by email. We delete everything ${amount(retentionDays, "day")} after the meeting.`,
  sample: "See a sample result",
} as const;

type ConfirmationProps = Omit<BookingProps, "when"> & {
  /** null for a meeting that runs now. */
  readonly when: string | null;
  readonly hasCalendarFile: boolean;
  readonly sampleUrl: string;
};

export function notetakerConfirmationMail(props: ConfirmationProps): RenderedMail {
  const { when, meeting, botName } = props;
  const aboutRecording: readonly Block[] = [
    heading(words.tellHeading),
    paragraph(words.tell),
    paragraph(words.afterwards),
    { kind: "link", label: words.sample, url: props.sampleUrl },
  ];
  if (when === null) {
    return personMail(onItsWayWords, props, [
      paragraph(onItsWayWords.intro),
      ...admitBlocks(botName),
      ...statusBlocks(props, onItsWayWords.statusButton),
      { kind: "facts", facts: [meetingFact(meeting)] },
      ...aboutRecording,
    ]);
  }
  return personMail({ ...bookedWords, subject: bookedWords.subject(when) }, props, [
    paragraph(bookedWords.intro),
    bookingFacts({ ...props, when }),
    ...(props.hasCalendarFile ? [paragraph(bookedWords.attachment)] : []),
    ...statusBlocks(props),
    ...admitBlocks(botName),
    ...aboutRecording,
  ]);
}

export async function sendConfirmation(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  // The mail about a move tells of the new time.
  if (!addressee || !isCurrent(message, addressee) || !isAhead(addressee.notetaker)) return dropped;
  const { notetaker, to } = addressee;
  const attachments = calendarAttachments(world, addressee, "PUBLISH");
  const booking = bookingOf(addressee);
  const mail = notetakerConfirmationMail({
    ...booking,
    when: notetaker.scheduled ? booking.when : null,
    statusUrl: await statusUrl(world, addressee),
    hasCalendarFile: attachments.length > 0,
    sampleUrl: `${world.env.siteUrl}${href("notetaker-sample")}`,
  });
  return sendMail(world.env, { ...mail, to, attachments }, message.key);
}
