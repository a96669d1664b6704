import { names } from "~/config/names";
import { greeting, letter, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import {
  admitBlocks,
  alsoComingBlocks,
  bookingFacts,
  type BookingProps,
  commonMailWords as common,
  statusBlocks,
} from "./blocks";
import { calendarAttachments } from "./calendar.server";
import {
  bookingOf,
  dropped,
  findActive,
  isAhead,
  isCurrent,
  othersComing,
  statusUrl,
} from "./addressee.server";

const bot = names.notetakerName;

const rescheduledMailWords = {
  subject: (when: string) => `Your notetaker is rescheduled: ${when}`,
  title: "Your notetaker is rescheduled",
  sharedSubject: (when: string) => `The notetaker for your meeting is rescheduled: ${when}`,
  sharedTitle: "The notetaker for your meeting is rescheduled",
  preview: "The new time, and how the host admits it.",
  intro: `The ${bot} will now ask to join at this time:`,
  attachment: "Open the attached file to update your calendar.",
} as const;

/** The receipt of a move: the new time. */
export function notetakerRescheduledMail(
  props: BookingProps & {
    readonly hasCalendarFile: boolean;
    /** Whose notetakers come there as well; each a first name and a masked address. */
    readonly alsoComing: readonly string[];
  },
): RenderedMail {
  return letter({
    subject: props.owns
      ? rescheduledMailWords.subject(props.when)
      : rescheduledMailWords.sharedSubject(props.when),
    title: props.owns ? rescheduledMailWords.title : rescheduledMailWords.sharedTitle,
    preview: rescheduledMailWords.preview,
    blocks: [
      greeting(props.name),
      paragraph(rescheduledMailWords.intro),
      bookingFacts(props),
      ...(props.hasCalendarFile ? [paragraph(rescheduledMailWords.attachment)] : []),
      ...statusBlocks(props),
      ...alsoComingBlocks(props.alsoComing),
      ...admitBlocks(props.botName),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

/** The new time, in the calendar too. Only the last of several moves is told. */
export async function sendRescheduled(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  const isLatest = message.variant?.startsWith("latest-") ?? false;
  if (!addressee || !(isLatest || isCurrent(message, addressee))) return dropped;
  if (!isAhead(addressee.job)) return dropped;

  const attachments = calendarAttachments(world, addressee, "PUBLISH");
  const mail = notetakerRescheduledMail({
    ...bookingOf(addressee),
    statusUrl: await statusUrl(world, addressee),
    hasCalendarFile: attachments.length > 0,
    alsoComing: await othersComing(world, addressee),
  });
  return sendMail(world.env, { ...mail, to: addressee.to, attachments }, message.id);
}
