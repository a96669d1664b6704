import { names } from "~/config/names";
import { paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { bookingOf, dropped, findActive, isAhead, isCurrent, statusUrl } from "./addressee.server";
import { admitBlocks, bookingFacts, type BookingProps, personMail, statusBlocks } from "./blocks";
import { calendarAttachments } from "./calendar.server";

const words = {
  subject: (when: string) => `Your notetaker is rescheduled: ${when}`,
  title: "Your notetaker is rescheduled",
  preview: "The new time, and how the host admits it.",
  intro: `The ${names.notetakerName} will now ask to join at this time:`,
  attachment: "Open the attached file to update your calendar.",
} as const;

export function notetakerRescheduledMail(
  props: BookingProps & { readonly hasCalendarFile: boolean },
): RenderedMail {
  return personMail({ ...words, subject: words.subject(props.when) }, props, [
    paragraph(words.intro),
    bookingFacts(props),
    ...(props.hasCalendarFile ? [paragraph(words.attachment)] : []),
    ...statusBlocks(props),
    ...admitBlocks(props.botName),
  ]);
}

/** Mails only the last of several moves. */
export async function sendRescheduled(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  if (!addressee || !isCurrent(message, addressee) || !isAhead(addressee.notetaker)) return dropped;
  const attachments = calendarAttachments(world, addressee, "PUBLISH");
  const mail = notetakerRescheduledMail({
    ...bookingOf(addressee),
    statusUrl: await statusUrl(world, addressee),
    hasCalendarFile: attachments.length > 0,
  });
  return sendMail(world.env, { ...mail, to: addressee.to, attachments }, message.key);
}
