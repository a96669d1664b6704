import { names } from "~/config/names";
import { greeting, letter, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import {
  admitBlocks,
  bookingFacts,
  type BookingProps,
  commonMailWords as common,
  statusBlocks,
} from "./blocks";
import { calendarAttachments } from "./calendar.server";
import { bookingOf, dropped, findActive, isAhead, isCurrent, statusUrl } from "./addressee.server";

const bot = names.notetakerName;

const rescheduledMailWords = {
  subject: (when: string) => `Your notetaker is rescheduled: ${when}`,
  title: "Your notetaker is rescheduled",
  preview: "The new time, and how the host admits it.",
  intro: `The ${bot} will now ask to join at this time:`,
  attachment: "Open the attached file to update your calendar.",
} as const;

/** The receipt of a move: the new time. */
export function notetakerRescheduledMail(
  props: BookingProps & { readonly hasCalendarFile: boolean },
): RenderedMail {
  return letter({
    subject: rescheduledMailWords.subject(props.when),
    title: rescheduledMailWords.title,
    preview: rescheduledMailWords.preview,
    blocks: [
      greeting(props.name),
      paragraph(rescheduledMailWords.intro),
      bookingFacts(props),
      ...(props.hasCalendarFile ? [paragraph(rescheduledMailWords.attachment)] : []),
      ...statusBlocks(props),
      ...admitBlocks(props.botName),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

/** The new time, in the calendar too. Only the last of several moves is told. */
export async function sendRescheduled(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  if (!addressee || !isCurrent(message, addressee)) return dropped;
  if (!isAhead(addressee.notetaker)) return dropped;

  const attachments = calendarAttachments(world, addressee, "PUBLISH");
  const mail = notetakerRescheduledMail({
    ...bookingOf(addressee),
    statusUrl: await statusUrl(world, addressee),
    hasCalendarFile: attachments.length > 0,
  });
  return sendMail(world.env, { ...mail, to: addressee.to, attachments }, message.key);
}
